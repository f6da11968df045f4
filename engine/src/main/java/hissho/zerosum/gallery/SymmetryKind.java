package hissho.zerosum.gallery;

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
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.invariance.InvarianceGroup;
import hissho.zerosum.invariance.Permutation;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.named.GameInput;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Claims about the symmetries of a matrix game: permutations to verify or refute, a claimed order, a strategy to average. */
final class SymmetryKind implements Kind<SymmetryKind.Asked> {

    private static final int MOST_PERMUTATIONS = 1_000;

    /** A game and what is claimed about its symmetries. */
    record Asked(
            MatrixGame game,
            List<Permutation> permutations,
            Optional<BigInteger> claimedOrder,
            Optional<RationalVector> strategy)
            implements Game {

        Asked {
            permutations = List.copyOf(permutations);
        }
    }

    @Override
    public Listing listing() {
        return new Listing("matrix-symmetry", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("matrix", Shape.matrix()).looksLike("matrix"),
                Field.optional("rowLabels", Shape.listOf(Shape.text())),
                Field.optional("colLabels", Shape.listOf(Shape.text())),
                Field.optional(
                        "permutations", Shape.listOf(Shape.listOf(Shape.whole(1, 100_000)), 0, MOST_PERMUTATIONS)),
                Field.optional("claimedOrder", Shape.whole(1, Long.MAX_VALUE)),
                Field.optional("q", Shape.listOf(Shape.number())));
    }

    @Override
    public Asked read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        document().fields().forEach(field -> known.add(field.name()));
        document.only(known);
        MatrixGame game = GameInput.read(document);
        if ((long) game.height() * game.width() > InvarianceGroup.MOST_ENTRIES)
            throw document.get("matrix")
                    .bad("core.bad.too-large", game.height() * game.width(), InvarianceGroup.MOST_ENTRIES);
        List<Permutation> permutations = document.find("permutations")
                .map(list -> list.list(0, MOST_PERMUTATIONS).stream()
                        .map(node -> permutation(node, game.width()))
                        .toList())
                .orElse(List.of());
        Optional<RationalVector> strategy = document.find("q").map(node -> {
            node.list(game.width(), game.width());
            return node.vector();
        });
        return new Asked(game, permutations, document.find("claimedOrder").map(Node::whole), strategy);
    }

    private static Permutation permutation(Node node, int width) {
        return Permutation.fromOne(node.wholes(1, width))
                .filter(g -> g.size() == width)
                .orElseThrow(() -> node.bad("invariance.bad.permutation", width));
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return new SymmetryAnswer(asked, Invariance.of(asked.game(), progress));
    }
}
