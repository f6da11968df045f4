package hissho.poker.solve;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Gauss' elimination for a few equations in which some unknowns may stay free. */
final class Elimination {

    private Elimination() {}

    /**
     * Solves forms = 0, each form being coefficients with the constant last; unknowns the equations leave free get the value that is
     * chosen for them. Nothing where the equations contradict each other.
     */
    static Optional<Rational[]> solve(List<Rational[]> forms, int unknowns, IntFunction<Rational> free) {
        List<Rational[]> rows =
                new ArrayList<>(forms.stream().map(Rational[]::clone).toList());
        // an unknown whose own equation says nothing is left free rather than one that is needed elsewhere
        List<Integer> order = new ArrayList<>();
        for (int k = 0; k < unknowns; k++) if (!isZero(rows.get(k))) order.add(k);
        for (int k = 0; k < unknowns; k++) if (isZero(rows.get(k))) order.add(k);
        int[] pivotRow = new int[unknowns];
        java.util.Arrays.fill(pivotRow, -1);
        int used = 0;
        for (int column : order) {
            int pivot = used;
            while (pivot < rows.size() && rows.get(pivot)[column].isZero()) pivot++;
            if (pivot == rows.size()) continue;
            java.util.Collections.swap(rows, used, pivot);
            Rational[] row = rows.get(used);
            Rational inverse = row[column].inverse();
            for (int k = 0; k <= unknowns; k++) row[k] = row[k].times(inverse);
            for (int r = 0; r < rows.size(); r++) if (r != used) subtract(rows.get(r), row, rows.get(r)[column]);
            pivotRow[column] = used++;
        }
        for (int r = used; r < rows.size(); r++) if (!rows.get(r)[unknowns].isZero()) return Optional.empty();
        Rational[] solution = new Rational[unknowns];
        for (int k = 0; k < unknowns; k++) if (pivotRow[k] < 0) solution[k] = free.apply(k);
        for (int k = 0; k < unknowns; k++) {
            if (pivotRow[k] < 0) continue;
            Rational[] row = rows.get(pivotRow[k]);
            Rational value = row[unknowns].negated();
            for (int f = 0; f < unknowns; f++) if (pivotRow[f] < 0) value = value.minus(row[f].times(solution[f]));
            solution[k] = value;
        }
        return Optional.of(solution);
    }

    private static boolean isZero(Rational[] row) {
        for (Rational entry : row) if (!entry.isZero()) return false;
        return true;
    }

    private static void subtract(Rational[] from, Rational[] row, Rational factor) {
        if (factor.isZero()) return;
        for (int k = 0; k < row.length; k++) from[k] = from[k].minus(row[k].times(factor));
    }
}
