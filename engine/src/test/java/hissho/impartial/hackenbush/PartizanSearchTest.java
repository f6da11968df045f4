package hissho.impartial.hackenbush;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartizanSearchTest {

    /** Edges with a colour as third entry. */
    private static Generator<List<List<Integer>>> pictures(int edges) {
        return Generator.listOf(Generator.listOf(Generator.whole(0, 4), 3, 3), 1, edges);
    }

    private static ColouredPicture picture(List<List<Integer>> edges, int colours) {
        Picture picture = Picture.of(0, edges.stream().map(e -> e.subList(0, 2)).toList());
        return new ColouredPicture(
                picture,
                edges.stream().map(e -> Colour.values()[e.get(2) % colours]).toList(),
                Layout.of(picture));
    }

    private static boolean bySearch(
            ColouredPicture game, long present, int mover, Map<List<Object>, Boolean> known) {
        List<Object> key = List.of(present, mover);
        Boolean before = known.get(key);
        if (before != null) return before;
        boolean found = ColouredPicture.set(present).stream()
                .filter(e -> game.colours().get(e).isCutBy(mover))
                .anyMatch(e -> !bySearch(game, game.cut(present, e), 1 - mover, known));
        known.put(key, found);
        return found;
    }

    @Test
    void outcomesAreThoseOfThePlainSearch() {
        for (int colours : new int[] {2, 3})
            Property.holds(400, pictures(9), edges -> {
                ColouredPicture game = picture(edges, colours);
                Map<List<Object>, Boolean> known = new HashMap<>();
                for (int player = 0; player < 2; player++)
                    assertEquals(
                            bySearch(game, game.whole(), player, known),
                            new PartizanSearch(game, Progress.none()).wins(game.whole(), player),
                            player + " in " + game.colours());
            });
    }

    @Test
    void numbersOfTreesAreTheSimplestOnes() {
        assertEquals(Rational.ONE, Simplest.onBlue(Rational.ZERO));
        assertEquals(Rational.HALF, Simplest.onBlue(Rational.MINUS_ONE));
        assertEquals(Rational.of(1, 4), Simplest.onBlue(Rational.of(-2)));
        assertEquals(Rational.of(3, 2), Simplest.onBlue(Rational.HALF));
        assertEquals(Rational.of(3, 4), Simplest.between(Optional.of(Rational.HALF), Optional.of(Rational.ONE)));
        assertEquals(Rational.of(-2), Simplest.between(Optional.empty(), Optional.of(Rational.MINUS_ONE)));
        assertEquals(Rational.ZERO, Simplest.between(Optional.empty(), Optional.empty()));
    }
}
