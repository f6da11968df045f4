package hissho.zerosum.invariance;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.Payoffs;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.question.LineNames;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Claims about the symmetries of a matrix game: permutations to verify or refute, a claimed order, a strategy to average. */
public final class SymmetryKind implements Kind<SymmetryKind.Asked> {

    private static final int MOST_PERMUTATIONS = 1_000;

    private static final Shape<List<Integer>> IMAGES = Shape.listOf(Shape.whole(1, 100_000));
    private static final Field<Node> PERMUTATIONS =
            Field.optional("permutations", Shape.either(Shape.listOf(IMAGES, 0, MOST_PERMUTATIONS), IMAGES));
    private static final Field<BigInteger> CLAIMED_ORDER =
            Field.optional("claimedOrder", Shape.whole(1L, Long.MAX_VALUE).by(Node::whole));
    private static final Field<Node> P =
            Field.optional("p", Shape.listOf(Shape.number()).by(node -> node));
    private static final Field<Node> Q =
            Field.optional("q", Shape.listOf(Shape.number()).by(node -> node));

    /**
     * A game and what is claimed about its symmetries.
     *
     * @param rows how the asker names rows
     * @param p a strategy of I to be judged
     * @param q a strategy of II to be judged and averaged
     */
    public record Asked(
            MatrixGame game,
            LineNames rows,
            LineNames columns,
            List<Permutation> permutations,
            Optional<BigInteger> claimedOrder,
            Optional<RationalVector> p,
            Optional<RationalVector> q)
            implements Game {

        public Asked {
            permutations = List.copyOf(permutations);
        }

        /** The same question about the strategy of player I that is meant. */
        Asked meaning(UnaryOperator<RationalVector> read) {
            return new Asked(game, rows, columns, permutations, claimedOrder, p.map(read), q);
        }

        /** Whether every permutation that was given is a symmetry. */
        boolean allHold() {
            return permutations.stream()
                    .allMatch(g -> Symmetry.test(game.payoffs(), g) instanceof Symmetry.Verdict.Holds);
        }
    }

    @Override
    public Listing listing() {
        return new Listing("matrix-symmetry", "invariance", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Payoffs.MATRIX, Payoffs.ROW_LABELS, Payoffs.COL_LABELS, PERMUTATIONS, CLAIMED_ORDER, P, Q);
    }

    @Override
    public List<String> facts() {
        return SymmetryFacts.KEYS;
    }

    @Override
    public Asked read(Node document) {
        MatrixGame game = Payoffs.in(document);
        if ((long) game.height() * game.width() > InvarianceGroup.MOST_ENTRIES)
            throw document.get("matrix")
                    .bad("core.bad.too-large", game.height() * game.width(), InvarianceGroup.MOST_ENTRIES);
        return new Asked(
                game,
                new LineNames(game.rows(), Payoffs.ROW_LABELS.isIn(document)),
                new LineNames(game.columns(), Payoffs.COL_LABELS.isIn(document)),
                PERMUTATIONS
                        .find(document)
                        .map(node -> permutations(node, game.width()))
                        .orElse(List.of()),
                CLAIMED_ORDER.find(document),
                P.find(document).map(node -> strategy(node, game.height())),
                Q.find(document).map(node -> strategy(node, game.width())));
    }

    /** One permutation, or a list of them. */
    private static List<Permutation> permutations(Node node, int width) {
        List<Node> entries = node.list(0, Math.max(width, MOST_PERMUTATIONS));
        boolean single = !entries.isEmpty() && entries.stream().noneMatch(Node::isList);
        return single
                ? List.of(permutation(node, width))
                : entries.stream().map(entry -> permutation(entry, width)).toList();
    }

    private static Permutation permutation(Node node, int width) {
        return Permutation.fromOne(node.wholes(1, width))
                .filter(g -> g.size() == width)
                .orElseThrow(() -> node.bad("invariance.bad.permutation", width));
    }

    private static RationalVector strategy(Node node, int size) {
        node.list(size, size);
        return node.vector();
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        Invariance found = Invariance.of(asked.game(), progress);
        Asked meant = asked.meaning(p ->
                DecimalReading.judged(p, List.of(), mixed -> asked.game().secures(mixed, found.value())));
        return new SymmetryAnswer(meant, found, SymmetryFacts.of(meant, () -> found, progress), progress);
    }
}
