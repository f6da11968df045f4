package hissho.zerosum.invariance;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * A symmetry of a matrix game: a permutation of the columns together with the permutation of the rows it induces, so that
 * a(x,y) = a(row(x), column(y)) everywhere.
 */
public record Symmetry(Permutation columns, Permutation rows) {

    /** What testing a permutation of the columns finds. */
    public sealed interface Verdict {

        /** It is a symmetry. */
        record Holds(Symmetry symmetry) implements Verdict {}

        /** The image of this row, counted from 0, is no row of the matrix (or is one too few times). */
        record Fails(int row, RationalVector image) implements Verdict {}
    }

    /** Tests the definition: the image of every row must be a row. */
    public static Verdict test(RationalMatrix payoffs, Permutation columns) {
        Map<RationalVector, Deque<Integer>> places = new HashMap<>();
        for (int i = 0; i < payoffs.height(); i++)
            places.computeIfAbsent(payoffs.row(i), row -> new ArrayDeque<>()).add(i);
        int[] rows = new int[payoffs.height()];
        for (int i = 0; i < payoffs.height(); i++) {
            RationalVector image = image(payoffs.row(i), columns);
            Deque<Integer> found = places.get(image);
            if (found == null || found.isEmpty()) return new Verdict.Fails(i, image);
            rows[i] = found.removeFirst();
        }
        return new Verdict.Holds(new Symmetry(columns, Permutation.of(rows)));
    }

    /** The row that has at g(y) what the given one has at y. */
    public static RationalVector image(RationalVector row, Permutation columns) {
        Permutation back = columns.inverse();
        return RationalVector.generate(row.size(), y -> row.get(back.of(y)));
    }

    public boolean holds(RationalMatrix payoffs) {
        for (int i = 0; i < payoffs.height(); i++)
            for (int j = 0; j < payoffs.width(); j++)
                if (!payoffs.get(i, j).equals(payoffs.get(rows.of(i), columns.of(j)))) return false;
        return true;
    }

    /** The strategy as the symmetry moves it: the weight of y goes to g(y). */
    static RationalVector moved(RationalVector weights, Permutation permutation) {
        Rational[] moved = new Rational[weights.size()];
        for (int y = 0; y < weights.size(); y++) moved[permutation.of(y)] = weights.get(y);
        return RationalVector.of(moved);
    }
}
