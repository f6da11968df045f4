package hissho.poker.tree;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.poker.BettingTree;
import hissho.poker.HandPlay;
import hissho.poker.solve.BettingSolver;
import hissho.progress.Kept;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Any betting tree with uniform hands as a kind. */
public final class BettingTreeKind implements Kind<BettingTree> {

    static final String NAME = "betting-tree";

    private static final Field<BettingTree> TREE = Field.required(
                    "tree", Shape.either(Shape.deep(), Shape.text()).by(BettingReader::read))
            .looksLike("betting");
    private static final Field<String> HANDS = Field.optional("hands", Shape.choice("uniform"), "uniform");

    @Override
    public Listing listing() {
        return new Listing(NAME, "poker", Chapter.POKER);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(TREE, HANDS);
    }

    @Override
    public List<String> facts() {
        return BettingSolution.FACTS;
    }

    @Override
    public BettingTree read(Node document) {
        HANDS.in(document);
        return TREE.in(document);
    }

    /** A tree in a line, in quotes or not. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        String line = String.join(" ", words);
        return line.contains(":") ? Optional.of(Map.of("tree", line)) : Optional.empty();
    }

    @Override
    public Solution solve(BettingTree tree, Progress progress) {
        return new BettingSolution(tree, BettingSolver.solve(tree, progress), progress);
    }

    @Override
    public Optional<Position> play(BettingTree tree, Progress progress) {
        return Optional.of(HandPlay.start(tree, new Kept<>(budget -> BettingSolver.solve(tree, budget))));
    }
}
