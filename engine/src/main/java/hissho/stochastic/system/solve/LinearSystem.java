package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Square systems of linear equations over a field of real numbers, by Gauss' elimination. */
final class LinearSystem {

    private LinearSystem() {}

    /** The solution, where there is exactly one; the right side is the last column, and the rows are used up. */
    static Optional<List<Algebraic>> solve(Algebraic[][] rows) {
        int n = rows.length;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && rows[pivot][k].isZero()) pivot++;
            if (pivot == n) return Optional.empty();
            Algebraic[] line = rows[pivot];
            rows[pivot] = rows[k];
            rows[k] = line;
            Algebraic inverse = line[k].inverse();
            for (int j = k; j <= n; j++) if (!line[j].isZero()) line[j] = line[j].times(inverse);
            for (int i = k + 1; i < n; i++) {
                Algebraic factor = rows[i][k];
                if (factor.isZero()) continue;
                for (int j = k; j <= n; j++)
                    if (!line[j].isZero()) rows[i][j] = rows[i][j].minus(factor.times(line[j]));
            }
        }
        List<Algebraic> solution = new ArrayList<>(Collections.nCopies(n, Algebraic.ZERO));
        for (int k = n - 1; k >= 0; k--) {
            Algebraic sum = rows[k][n];
            for (int j = k + 1; j < n; j++)
                if (!rows[k][j].isZero()) sum = sum.minus(rows[k][j].times(solution.get(j)));
            solution.set(k, sum);
        }
        return Optional.of(solution);
    }
}
