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

    private static boolean bySearch(ColouredPicture game, long present, int mover, Map<List<Object>, Boolean> known) {
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

    /** With stalks beside it that are worth minus as much, a picture is lost for whoever starts: by plain search, without any theory. */
    @Test
    void theValueIsWhatItsNegativeMakesZero() {
        int[] told = {0};
        for (int colours : new int[] {2, 3})
            Property.holds(200, pictures(6), edges -> {
                ColouredPicture game = picture(edges, colours);
                PartizanSolution solution = PartizanSolution.of(game, Progress.none());
                if (solution.parts().stream()
                        .anyMatch(part -> !part.worth().mixed().isEmpty())) return;
                String value = String.valueOf(
                        solution.facts().find("value").orElseThrow().value());
                String[] sum = value.startsWith("*") ? new String[] {"0", value} : value.split("\\+");
                Rational number = Rational.read(sum[0]).orElseThrow();
                int nimber = sum.length > 1 ? Integer.parseInt(sum[1].substring(1)) : 0;
                List<List<Integer>> all = new java.util.ArrayList<>(edges.stream()
                        .map(e -> List.of(e.get(0), e.get(1), e.get(2) % colours))
                        .toList());
                addStalk(all, signs(number.negated()));
                addStalk(all, java.util.Collections.nCopies(nimber, 2));
                if (all.size() > 14) return;
                ColouredPicture zero = picture(all, 3);
                Map<List<Object>, Boolean> known = new HashMap<>();
                for (int player = 0; player < 2; player++)
                    assertEquals(false, bySearch(zero, zero.whole(), player, known), value + " of " + edges);
                told[0]++;
            });
        assertEquals(true, told[0] > 150, "values told: " + told[0]);
    }

    /** The colours of the stalk that is worth a number, from the ground up: blue where the number is still above what is there. */
    private static List<Integer> signs(Rational number) {
        List<Integer> colours = new java.util.ArrayList<>();
        Rational now = Rational.ZERO;
        Rational low = null;
        Rational high = null;
        while (!now.equals(number)) {
            boolean up = number.compareTo(now) > 0;
            colours.add(up ? 0 : 1);
            if (up) low = now;
            else high = now;
            now = up && high == null
                    ? now.plus(1)
                    : !up && low == null
                            ? now.minus(Rational.ONE)
                            : low.plus(high).over(2);
        }
        return colours;
    }

    private static void addStalk(List<List<Integer>> edges, List<Integer> colours) {
        int vertex = 0;
        int fresh = 10 + edges.size();
        for (int colour : colours) {
            edges.add(List.of(vertex, fresh, colour));
            vertex = fresh++;
        }
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
