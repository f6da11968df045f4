package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.impartial.claim.ImpartialClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.impartial.board.Wythoff;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Theorems on Wythoff's queen, Chomp, Empty and Divide, and takes limited by the take before. */
final class BoardClaims {

    private BoardClaims() {}

    static List<Claim> all() {
        ByDefinition<List<Integer>> queen = new ByDefinition<>(BoardClaims::queen);
        ByDefinition<List<Integer>> chomp = new ByDefinition<>(BoardClaims::bites);
        ByDefinition<List<Integer>> boxes = new ByDefinition<>(BoardClaims::divisions);
        ByDefinition<List<Integer>> same = new ByDefinition<>(state -> takes(state, 1));
        ByDefinition<List<Integer>> twice = new ByDefinition<>(state -> takes(state, 2));
        return List.of(
                holds(
                        "wythoff-beatty",
                        0,
                        80,
                        size -> size + 1L,
                        (size, number) -> compare(
                                Wythoff.isP(BigInteger.valueOf(number), BigInteger.valueOf(size)),
                                queen.isP(List.of((int) number, size)),
                                document("wythoff", "x", number, "y", size))),
                holds(
                        "chomp-rectangles",
                        2,
                        9,
                        size -> size,
                        (size, number) ->
                                compare(false, chomp.isP(rectangle(size, number + 1)), chompOf(size, number + 1))),
                holds(
                        "chomp-squares",
                        2,
                        9,
                        size -> 1,
                        (size, number) -> compare(
                                List.of(bite(rectangle(size, size), 2, 2)),
                                winning(chomp, rectangle(size, size)),
                                chompOf(size, size))),
                holds(
                        "chomp-two-rows",
                        2,
                        12,
                        size -> 1,
                        (size, number) -> compare(
                                List.of(bite(rectangle(size, 2), size, 2)),
                                winning(chomp, rectangle(size, 2)),
                                chompOf(size, 2))),
                holds(
                        "empty-and-divide",
                        1,
                        40,
                        size -> size,
                        (size, number) -> compare(
                                size % 2 == 1 && (number + 1) % 2 == 1,
                                boxes.isP(List.of((int) number + 1, size)),
                                document("empty-and-divide", "m", number + 1, "n", size))),
                holds(
                        "dynamic-subtraction",
                        1,
                        120,
                        size -> size,
                        (size, number) -> limited(size, number, 1, Integer.lowestOneBit(size), same)),
                holds(
                        "fibonacci-nim",
                        1,
                        120,
                        size -> size,
                        (size, number) -> limited(size, number, 2, smallestFibonacciPart(size), twice)));
    }

    // ---- Wythoff: the smaller distance first

    private static Collection<List<Integer>> queen(List<Integer> at) {
        int x = at.get(0);
        int y = at.get(1);
        List<List<Integer>> found = new ArrayList<>();
        for (int to = 0; to < x; to++) found.add(sorted(to, y));
        for (int to = 0; to < y; to++) found.add(sorted(x, to));
        for (int down = 1; down <= Math.min(x, y); down++) found.add(sorted(x - down, y - down));
        return found;
    }

    private static List<Integer> sorted(int a, int b) {
        return a <= b ? List.of(a, b) : List.of(b, a);
    }

    // ---- Chomp: heights of the columns; the poisoned square is never bitten

    private static List<Integer> rectangle(int columns, long rows) {
        return Collections.nCopies(columns, (int) rows);
    }

    private static Map<String, Object> chompOf(int columns, long rows) {
        return document("chomp", "columns", columns, "rows", rows);
    }

    private static List<Integer> bite(List<Integer> heights, int column, int row) {
        List<Integer> after = new ArrayList<>();
        for (int c = 1; c <= heights.size(); c++) {
            int height = c < column ? heights.get(c - 1) : Math.min(heights.get(c - 1), row - 1);
            if (height > 0) after.add(height);
        }
        return List.copyOf(after);
    }

    private static Collection<List<Integer>> bites(List<Integer> heights) {
        List<List<Integer>> found = new ArrayList<>();
        for (int column = 1; column <= heights.size(); column++)
            for (int row = 1; row <= heights.get(column - 1); row++)
                if (column > 1 || row > 1) found.add(bite(heights, column, row));
        return found;
    }

    private static List<List<Integer>> winning(ByDefinition<List<Integer>> chomp, List<Integer> board) {
        return bites(board).stream().filter(chomp::isP).toList();
    }

    // ---- Empty and Divide: the smaller content first

    private static Collection<List<Integer>> divisions(List<Integer> boxes) {
        List<List<Integer>> found = new ArrayList<>();
        for (int content : boxes)
            for (int part = 1; 2 * part <= content; part++) found.add(List.of(part, content - part));
        return found;
    }

    // ---- limited takes: chips left, most that may be taken

    private static Collection<List<Integer>> takes(List<Integer> state, int factor) {
        int chips = state.get(0);
        List<List<Integer>> found = new ArrayList<>();
        for (int take = 1; take <= Math.min(chips, state.get(1)); take++)
            found.add(List.of(chips - take, Math.min(chips - take, factor * take)));
        return found;
    }

    private static Finding limited(int size, long number, int factor, int part, ByDefinition<List<Integer>> game) {
        int most = (int) number + 1;
        return compare(
                most < part,
                game.isP(List.of(size, most)),
                document("dynamic-subtraction", "pile", size, "factor", factor, "maxTake", most));
    }

    /** The smallest part of the sum of Fibonacci numbers, no two neighbours, that the greedy choice gives. */
    private static int smallestFibonacciPart(int number) {
        int rest = number;
        while (true) {
            int a = 1;
            int b = 2;
            while (b <= rest) {
                int next = a + b;
                a = b;
                b = next;
            }
            if (a == rest) return a;
            rest -= a;
        }
    }
}
