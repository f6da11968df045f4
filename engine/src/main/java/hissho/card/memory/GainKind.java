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
import java.util.Map;

/** The Memory game played for as many cards as possible: the expected gain and its strategy. */
final class GainKind implements Kind<GainKind.Start> {

    private static final int MOST_PAIRS = 400;

    /** How many pairs are left and how many cards are known; the score so far does not matter. */
    record Start(int pairs, int known) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-gain", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pairs", Shape.whole(1, MOST_PAIRS)),
                Field.optional("known", Shape.whole(0, MOST_PAIRS)));
    }

    @Override
    public Start read(Node document) {
        int pairs = document.get("pairs").whole(1, MOST_PAIRS);
        return new Start(
                pairs, document.find("known").map(n -> n.whole(0, pairs)).orElse(0));
    }

    @Override
    public Solution solve(Start game, Progress progress) {
        return new Found(game, GainTable.upTo(game.pairs(), progress));
    }

    /** The gain, every strategy's gain, and the theorem's word on it. */
    private record Found(Start game, GainTable table) implements Solution {

        @Override
        public boolean certified() {
            Rational gain = table.gain(game.pairs(), game.known());
            if (game.known() == game.pairs()) return gain.equals(Rational.of(2L * game.pairs()));
            return gain.equals(table.strategies(game.pairs(), game.known()).values().stream()
                    .max(Rational::compareTo)
                    .orElseThrow());
        }

        @Override
        public Report tell(Words words) {
            int n = game.pairs();
            int k = game.known();
            Rational gain = table.gain(n, k);
            List<Said> answer = new ArrayList<>();
            answer.add(Said.of(words, "gainInCards", "memory.fact.gain-cards", gain));
            answer.add(Said.of(words, "gainInPairs", "memory.fact.gain-pairs", table.gainInPairs(n, k)));
            List<Block.Step> steps = new ArrayList<>();
            if (k < n) {
                answer.add(Said.of(words, "strategy", "memory.fact.strategy", table.strategy(n, k)));
                for (Map.Entry<Integer, Rational> e : table.strategies(n, k).entrySet())
                    steps.add(Block.Step.of(words.say("memory.gain.worth", e.getKey(), e.getValue())));
                steps.add(Block.Step.of(
                        words.say("memory.gain.theorem", ClosedForms.gainStrategy(n, k), table.strategy(n, k))));
            } else steps.add(Block.Step.of(words.say("memory.argument.all-sure")));
            return new Report(
                    "memory-gain",
                    words.say("memory.title.gain", n, k),
                    words.say("memory.headline.gain", table.gainInPairs(n, k), gain),
                    answer,
                    List.of(Section.of(words.say("memory.section.argument"), new Block.Steps(steps))),
                    new Report.Certificate(words.say("memory.certificate.gain"), certified()));
        }
    }
}
