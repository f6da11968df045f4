package hissho.impartial.hackenbush;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The shape of a coloured part that is a tree: the same text for trees that differ only in the order of branches. */
final class TreeShape {

    private TreeShape() {}

    /** The shape, with the players' colours exchanged on request; none where the part has a cycle. */
    static Optional<String> of(ColouredPicture game, long part, boolean exchanged) {
        return isTree(game, part) ? Optional.of(shape(game, part, 0, -1, exchanged)) : Optional.empty();
    }

    /** The number a blue-red tree is worth, branch by branch; none where the part has a cycle. */
    static Optional<Rational> number(ColouredPicture game, long part) {
        return isTree(game, part) ? Optional.of(number(game, part, 0, -1)) : Optional.empty();
    }

    private static boolean isTree(ColouredPicture game, long part) {
        return Fusion.of(game.picture(), ColouredPicture.set(part)).seen == Long.bitCount(part) + 1;
    }

    private static String shape(ColouredPicture game, long part, int vertex, int from, boolean exchanged) {
        List<String> branches = new ArrayList<>();
        for (int edge : branches(game, part, vertex, from)) {
            Colour colour = exchanged
                    ? game.colours().get(edge).exchanged()
                    : game.colours().get(edge);
            branches.add(
                    colour.name().charAt(0) + shape(game, part, game.picture().across(edge, vertex), edge, exchanged));
        }
        Collections.sort(branches);
        return "(" + String.join("", branches) + ")";
    }

    private static Rational number(ColouredPicture game, long part, int vertex, int from) {
        Rational sum = Rational.ZERO;
        for (int edge : branches(game, part, vertex, from)) {
            Rational carried = number(game, part, game.picture().across(edge, vertex), edge);
            sum = sum.plus(
                    game.colours().get(edge) == Colour.BLUE
                            ? Simplest.onBlue(carried)
                            : Simplest.onBlue(carried.negated()).negated());
        }
        return sum;
    }

    private static List<Integer> branches(ColouredPicture game, long part, int vertex, int from) {
        List<Integer> branches = new ArrayList<>();
        Picture picture = game.picture();
        for (int i = picture.firstEnd(vertex); i < picture.firstEnd(vertex + 1); i++) {
            int edge = picture.edgeAt(i);
            if (edge != from && (part >> edge & 1) == 1) branches.add(edge);
        }
        return branches;
    }
}
