package hissho.card.memory;

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
import java.util.ArrayList;
import java.util.List;

/** The Memory game with a common imperfect memory, exactly for few pairs. */
final class ForgettingKind implements Kind<ForgettingKind.Question> {

    private static final int MOST_PAIRS = 6;

    /** A state and the probability with which each known card is forgotten after a turn. */
    record Question(MemoryState state, Rational forget) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-forgetting", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pairs", Shape.whole(1, MOST_PAIRS)),
                Field.optional("known", Shape.whole(0, MOST_PAIRS)),
                Field.optional("lead", Shape.whole(-MOST_PAIRS, MOST_PAIRS)),
                Field.required("forget", Shape.number()));
    }

    @Override
    public Question read(Node document) {
        document.get("pairs").whole(1, MOST_PAIRS);
        Node forget = document.get("forget");
        Rational chance = forget.rational();
        if (!chance.isPositive() || chance.compareTo(Rational.ONE) > 0) throw forget.bad("memory.bad.forget", chance);
        if (chance.denominator().bitLength() > 20) throw forget.bad("memory.bad.forget-size");
        return new Question(MemoryKind.state(document), chance);
    }

    @Override
    public Solution solve(Question game, Progress progress) {
        return new Found(game, Forgetting.upTo(game.state().pairs(), game.forget(), progress));
    }

    /** The value and every strategy's worth; the certificate is that no strategy anywhere is better than the value. */
    private record Found(Question game, Forgetting solved) implements Solution {

        @Override
        public boolean certified() {
            return solved.certified();
        }

        @Override
        public Report tell(Words words) {
            MemoryState state = game.state();
            Rational value = solved.value(state);
            List<Rational> worths = WinTable.open(state) ? solved.strategies(state) : List.of();
            List<Said> answer = new ArrayList<>();
            answer.add(Said.of(words, "value", "memory.fact.value", value));
            int lowest = state.known() >= 2 ? 0 : state.known() >= 1 ? 1 : 2;
            List<Block.Step> steps = new ArrayList<>();
            for (int i = 0; i < worths.size(); i++) {
                answer.add(Said.of(
                        words, "strategy" + (lowest + i), "memory.fact.strategy" + (lowest + i), worths.get(i)));
                if (worths.get(i).equals(value)) steps.add(Block.Step.of(words.say("memory.forget.best", lowest + i)));
            }
            return new Report(
                    "memory-forgetting",
                    words.say("memory.title.forget", state.pairs(), state.known(), state.lead(), game.forget()),
                    words.say("memory.headline.forget", value, value.toDecimal(4)),
                    answer,
                    List.of(Section.of(
                            words.say("memory.section.argument"),
                            new Block.Paragraph(words.say("memory.forget.how")),
                            new Block.Steps(steps))),
                    new Report.Certificate(words.say("memory.certificate.forget"), certified()));
        }
    }
}
