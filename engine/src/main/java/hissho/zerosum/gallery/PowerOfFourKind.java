package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.countable.PowerOfFour;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The game whose lower value comes out above its upper value. */
final class PowerOfFourKind implements Kind<PowerOfFourKind.Asked> {

    /** The weights to try. */
    record Asked(PowerOfFour weights) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("power-of-four", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Field.optional("p", Shape.text()));
    }

    @Override
    public Asked read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        known.add("p");
        document.only(known);
        return new Asked(document.find("p").map(PowerOfFour::read).orElseGet(PowerOfFour::halves));
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return new Told(asked.weights());
    }

    private record Told(PowerOfFour weights) implements Solution {

        private static final int SHOWN = 8;

        /** The weights that prove the bounds: 1 against the number 0, 2 against every other. */
        private static PowerOfFour best() {
            return new PowerOfFour(List.of(Rational.ZERO, Rational.HALF), Rational.HALF);
        }

        @Override
        public boolean certified() {
            return best().against(0).equals(Rational.ONE)
                    && best().constantFrom(1).equals(Optional.of(Rational.of(2)));
        }

        @Override
        public Report tell(Words words) {
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (int j = 0; j < SHOWN; j++)
                rows.add(Telling.row(words, Integer.toString(j), weights.against(j), best().against(j)));
            Optional<Rational> same = weights.constantFrom(0);
            List<Block.Step> steps = new ArrayList<>();
            same.ifPresent(x -> steps.add(Telling.step(words, "countable.power.equal", x, x.negated())));
            steps.add(Telling.step(words, "countable.power.best"));
            steps.add(Telling.step(words, "countable.power.bound"));
            steps.add(Telling.step(words, "countable.power.why"));
            return new Report(
                    "power-of-four",
                    words.say("named.power-of-four"),
                    words.say("countable.power.headline"),
                    List.of(
                            Said.of(words, "lower", "countable.fact.lower", Rational.ONE),
                            Said.of(words, "upper", "countable.fact.upper", Rational.MINUS_ONE),
                            Said.of(words, "absolutelyConvergent", "countable.fact.absolutely", false)),
                    List.of(
                            Telling.rules(words, "power-of-four"),
                            Section.of(
                                    words.say("named.section.proof"),
                                    Telling.table(
                                            words,
                                            rows,
                                            "countable.head.j",
                                            "countable.head.yours",
                                            "countable.head.best"),
                                    new Block.Steps(steps))),
                    new Report.Certificate(words.say("countable.power.certificate"), certified()));
        }
    }
}
