package hissho.coalition.core;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/** Vectors that are linearly independent, found one after another (Gauss). */
final class Independent {

    private final List<RationalVector> rows = new ArrayList<>();
    private final List<Integer> pivots = new ArrayList<>();

    /** Whether a vector is independent of those added so far; then it is added too. */
    boolean add(RationalVector vector) {
        RationalVector rest = vector;
        for (int k = 0; k < rows.size(); k++) {
            Rational factor = rest.get(pivots.get(k));
            if (!factor.isZero()) rest = rest.minus(rows.get(k).times(factor));
        }
        for (int i = 0; i < rest.size(); i++) {
            if (rest.get(i).isZero()) continue;
            rows.add(rest.times(rest.get(i).inverse()));
            pivots.add(i);
            return true;
        }
        return false;
    }

    static int rank(List<RationalVector> vectors) {
        Independent found = new Independent();
        vectors.forEach(found::add);
        return found.rows.size();
    }
}
