package hissho.zerosum.invariance;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The game between orbits: an entry is the mean payoff of a row orbit against a column orbit. By the invariance theorem its
 * value is that of the full game, and its optimal strategies, spread evenly inside each orbit, are optimal there.
 */
public record QuotientGame(MatrixGame full, List<List<Integer>> rowOrbits, List<List<Integer>> columnOrbits) {

    public QuotientGame {
        rowOrbits = rowOrbits.stream().map(List::copyOf).toList();
        columnOrbits = columnOrbits.stream().map(List::copyOf).toList();
    }

    public MatrixGame game() {
        return new MatrixGame(
                RationalMatrix.generate(rowOrbits.size(), columnOrbits.size(), this::mean),
                names(full.rows(), rowOrbits),
                names(full.columns(), columnOrbits));
    }

    /** One row of the orbit against all columns of the other says it all: every row of the orbit has the same mean. */
    private Rational mean(int rowOrbit, int columnOrbit) {
        int row = rowOrbits.get(rowOrbit).getFirst();
        Rational sum = Rational.ZERO;
        for (int column : columnOrbits.get(columnOrbit)) sum = sum.plus(full.payoff(row, column));
        return sum.over(columnOrbits.get(columnOrbit).size());
    }

    private static List<String> names(List<String> labels, List<List<Integer>> orbits) {
        List<String> names = new ArrayList<>();
        for (List<Integer> orbit : orbits) names.add(labels.get(orbit.getFirst()) + (orbit.size() > 1 ? "*" : ""));
        return names;
    }

    /** Whether two matrices are equal after some reordering of rows and columns. */
    public static boolean sameUpToOrder(RationalMatrix a, RationalMatrix b) {
        return a.height() == b.height() && a.width() == b.width() && matchColumns(a, b, new ArrayList<>());
    }

    /** Tries the columns of a in every order, giving up as soon as the rows so far do not match those of b. */
    private static boolean matchColumns(RationalMatrix a, RationalMatrix b, List<Integer> chosen) {
        int k = chosen.size();
        List<RationalVector> left = new ArrayList<>();
        List<RationalVector> right = new ArrayList<>();
        for (int i = 0; i < a.height(); i++) {
            int row = i;
            left.add(RationalVector.generate(k, j -> a.get(row, chosen.get(j))));
            right.add(RationalVector.generate(k, j -> b.get(row, j)));
        }
        if (!right.stream().allMatch(left::remove)) return false;
        if (k == a.width()) return true;
        for (int j = 0; j < a.width(); j++) {
            if (chosen.contains(j)) continue;
            chosen.add(j);
            if (matchColumns(a, b, chosen)) return true;
            chosen.removeLast();
        }
        return false;
    }

    public Mixed liftedRow(Mixed weights) {
        return lifted(weights, rowOrbits, full.height());
    }

    public Mixed liftedColumn(Mixed weights) {
        return lifted(weights, columnOrbits, full.width());
    }

    /** Each orbit's weight, spread evenly over its members. */
    private static Mixed lifted(Mixed weights, List<List<Integer>> orbits, int size) {
        Rational[] all = new Rational[size];
        java.util.Arrays.fill(all, Rational.ZERO);
        for (int o = 0; o < orbits.size(); o++)
            for (int member : orbits.get(o))
                all[member] = weights.get(o).over(orbits.get(o).size());
        return new Mixed(RationalVector.of(all));
    }
}
