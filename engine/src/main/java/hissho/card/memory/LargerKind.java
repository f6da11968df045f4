package hissho.card.memory;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The larger Memory game, where sure pairs may be declined: do x, y or i ever truly gain? */
final class LargerKind implements Kind<LargerKind.Question> {

    private static final int MOST_PAIRS = 40;

    /** A state of the larger game, with or without strategy 0. */
    record Question(LargerGame.State state, boolean passing) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-larger", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pairs", Shape.whole(1, MOST_PAIRS)),
                Field.optional("lying", Shape.whole(0, MOST_PAIRS)),
                Field.optional("known", Shape.whole(0, MOST_PAIRS)),
                Field.optional("lead", Shape.whole(-MOST_PAIRS, MOST_PAIRS)),
                Field.optional("passing", Shape.truth()));
    }

    @Override
    public Question read(Node document) {
        int pairs = document.get("pairs").whole(1, MOST_PAIRS);
        int lying = document.find("lying").map(n -> n.whole(0, pairs)).orElse(0);
        int known = document.find("known").map(n -> n.whole(0, pairs - lying)).orElse(0);
        int lead = document.find("lead").map(n -> n.whole(-pairs, pairs)).orElse(0);
        boolean passing = document.find("passing").map(Node::truth).orElse(true);
        return new Question(new LargerGame.State(pairs, lying, known, lead), passing);
    }

    @Override
    public Solution solve(Question game, Progress progress) {
        LargerGame larger = LargerGame.upTo(game.state().pairs(), game.passing(), progress);
        List<LargerGame.State> gains = new ArrayList<>();
        for (int n = 1; n <= game.state().pairs(); n++) gains.addAll(larger.gains(n));
        return new Found(game, larger, List.copyOf(gains));
    }

    /** The value, what it would be without each doubtful strategy, and all smaller states where one gains. */
    private record Found(Question game, LargerGame larger, List<LargerGame.State> gains) implements Solution {

        @Override
        public boolean certified() {
            LargerGame.Worth worth = larger.worth(game.state());
            return worth.value().compareTo(worth.withoutX()) >= 0
                    && worth.value().compareTo(worth.withoutY()) >= 0
                    && worth.value().compareTo(worth.withoutI()) >= 0
                    && gains.stream().map(larger::worth).allMatch(w -> w.gainsByX() || w.gainsByY() || w.gainsByI());
        }

        @Override
        public Report tell(Words words) {
            LargerGame.State state = game.state();
            LargerGame.Worth worth = larger.worth(state);
            List<Said> answer = List.of(
                    Said.of(words, "value", "memory.fact.value", worth.value()),
                    Said.of(words, "withoutX", "memory.fact.without-x", worth.withoutX()),
                    Said.of(words, "withoutY", "memory.fact.without-y", worth.withoutY()),
                    Said.of(words, "withoutI", "memory.fact.without-i", worth.withoutI()),
                    Said.of(words, "gainingStates", "memory.fact.gaining", gains.size()));
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say(
                    gains.isEmpty() ? "memory.larger.none" : "memory.larger.some", state.pairs(), gains.size())));
            if (!gains.isEmpty()) blocks.add(table(words));
            boolean here = worth.gainsByX() || worth.gainsByY() || worth.gainsByI();
            return new Report(
                    "memory-larger",
                    words.say("memory.title.larger", state.pairs(), state.lying(), state.known(), state.lead()),
                    words.say(here ? "memory.headline.larger.gains" : "memory.headline.larger.none", worth.value()),
                    answer,
                    List.of(Section.of(words.say("memory.section.argument"), blocks.toArray(Block[]::new))),
                    new Report.Certificate(words.say("memory.certificate.larger"), certified()));
        }

        private Block table(Words words) {
            List<List<Block.Cell>> rows = gains.stream()
                    .limit(40)
                    .map(state -> {
                        LargerGame.Worth w = larger.worth(state);
                        return List.of(
                                Block.Cell.of(state.pairs(), words),
                                Block.Cell.of(state.lying(), words),
                                Block.Cell.of(state.known(), words),
                                Block.Cell.of(state.lead(), words),
                                Block.Cell.of(w.value(), words),
                                Block.Cell.of(w.withoutX(), words),
                                Block.Cell.of(w.withoutY(), words),
                                Block.Cell.of(w.withoutI(), words));
                    })
                    .toList();
            return new Block.Table(
                    words.say("memory.larger.table"),
                    List.of(
                            "n",
                            "p",
                            "k",
                            "s",
                            words.say("memory.fact.value"),
                            words.say("memory.fact.without-x"),
                            words.say("memory.fact.without-y"),
                            words.say("memory.fact.without-i")),
                    rows,
                    false);
        }
    }
}
