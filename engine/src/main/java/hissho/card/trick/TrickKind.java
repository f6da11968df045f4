package hissho.card.trick;

import hissho.card.trick.table.StairSearch;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.List;
import java.util.OptionalInt;

/** Single-suit trick-taking for two with open hands. */
public final class TrickKind implements Kind<TrickGame> {

    @Override
    public String name() {
        return "trick";
    }

    @Override
    public String room() {
        return "trick";
    }

    @Override
    public Chapter chapter() {
        return Chapter.TRICK;
    }

    @Override
    public Shape.Fields document() {
        Shape rank = Shape.whole(1, 2L * Deal.LARGEST);
        Shape hand = Shape.listOf(rank, 1, Deal.LARGEST);
        return Shape.fields(
                Field.optional("left", hand).looksLike("hand"),
                Field.optional("right", hand).looksLike("hand"),
                Field.optional("word", Shape.text()),
                Field.optional(
                        "random",
                        Shape.fields(
                                Field.required("cards", Shape.whole(1, TrickReader.LARGEST_GENERAL)),
                                Field.required("seed", Shape.whole(Long.MIN_VALUE, Long.MAX_VALUE)))),
                Field.optional("scoring", Shape.whole(0, 2L * Deal.LARGEST)),
                Field.optional("block", Shape.listOf(rank, 2, 2)),
                Field.optional("subset", Shape.listOf(rank, 0, 2 * Deal.LARGEST)),
                Field.optional("points", Shape.mapOf(Shape.whole(0, TrickReader.MOST_POINTS))),
                Field.optional("leader", Shape.choice("left", "right")),
                Field.optional("aim", Shape.choice("collect", "avoid", "last-trick")),
                Field.optional("target", Shape.whole(1, 64 * TrickReader.MOST_POINTS)),
                Field.optional(
                        "contract",
                        Shape.fields(
                                Field.required("by", Shape.choice("left", "right")),
                                Field.required("points", Shape.whole(0, 64 * TrickReader.MOST_POINTS)))),
                Field.optional("exchange", Shape.listOf(Shape.listOf(rank, 2, 2))),
                Field.optional("layout", Shape.choice("full", "printed")));
    }

    @Override
    public TrickGame read(Node document) {
        return TrickReader.read(document);
    }

    @Override
    public Solution solve(TrickGame game, Progress progress) {
        return new TrickSolution(game, analysis(game, progress));
    }

    /** The analysis of a game, remembering what it has worked out. */
    static Analysis analysis(TrickGame game, Progress progress) {
        return new Analysis(game.deal(), game.rules(), values(game, progress));
    }

    private static SuitValues values(TrickGame game, Progress progress) {
        OptionalInt scoring = game.rules().highestScoring();
        return scoring.isPresent()
                ? new TopValues(scoring.getAsInt(), new StairSearch(progress))
                : new RuleValues(game.rules(), progress);
    }

    @Override
    public List<Topic> topics() {
        return TrickTopics.all();
    }
}
