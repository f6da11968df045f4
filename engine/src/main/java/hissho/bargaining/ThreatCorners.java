package hissho.bargaining;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The corners of the set of mixtures that secure a value, found by trying: a corner satisfies all inequalities and so many of them
 * with equality that nothing else does. It shares nothing with the solver and serves small tables only.
 */
final class ThreatCorners {

    /** The most choices of tight inequalities that are tried. */
    static final long MOST_CHOICES = 4_000;

    private ThreatCorners() {}

    /** All mixtures of rows at corners that earn at least so much against every column; nothing where there are too many choices. */
    static Optional<Set<RationalVector>> of(RationalMatrix payoffs, Rational value, Progress progress) {
        int m = payoffs.height();
        int n = payoffs.width();
        if (choices(m + n, m - 1) > MOST_CHOICES) return Optional.empty();
        List<Rational[]> tight = new ArrayList<>();
        for (int i = 0; i < m; i++) tight.add(line(RationalVector.unit(m, i), Rational.ZERO));
        for (int j = 0; j < n; j++) tight.add(line(payoffs.column(j), value));
        Set<RationalVector> found = new HashSet<>();
        choose(tight, 0, new ArrayList<>(List.<Rational[]>of(ones(m))), m, chosen -> {
            progress.check();
            solve(chosen, m)
                    .filter(RationalVector::isDistribution)
                    .filter(p -> payoffs.leftTimes(p).minimum().compareTo(value) >= 0)
                    .ifPresent(found::add);
        });
        return Optional.of(found);
    }

    private static long choices(int of, int take) {
        long count = 1;
        for (int k = 1; k <= take && count <= MOST_CHOICES * 64; k++) count = count * (of - take + k) / k;
        return count;
    }

    private static Rational[] ones(int m) {
        Rational[] line = new Rational[m + 1];
        java.util.Arrays.fill(line, Rational.ONE);
        return line;
    }

    private static Rational[] line(RationalVector left, Rational right) {
        Rational[] line = new Rational[left.size() + 1];
        for (int i = 0; i < left.size(); i++) line[i] = left.get(i);
        line[left.size()] = right;
        return line;
    }

    private static void choose(
            List<Rational[]> from,
            int next,
            List<Rational[]> chosen,
            int size,
            java.util.function.Consumer<List<Rational[]>> each) {
        if (chosen.size() == size) {
            each.accept(chosen);
            return;
        }
        for (int k = next; k < from.size(); k++) {
            chosen.add(from.get(k));
            choose(from, k + 1, chosen, size, each);
            chosen.removeLast();
        }
    }

    /** The only solution of as many equations as unknowns, by elimination. */
    private static Optional<RationalVector> solve(List<Rational[]> equations, int size) {
        Rational[][] rows = equations.stream().map(Rational[]::clone).toArray(Rational[][]::new);
        for (int column = 0; column < size; column++) {
            int pivot = column;
            while (pivot < size && rows[pivot][column].isZero()) pivot++;
            if (pivot == size) return Optional.empty();
            Rational[] swapped = rows[pivot];
            rows[pivot] = rows[column];
            rows[column] = swapped;
            for (int r = 0; r < size; r++) {
                if (r == column || rows[r][column].isZero()) continue;
                Rational factor = rows[r][column].over(swapped[column]);
                for (int c = column; c <= size; c++) rows[r][c] = rows[r][c].minus(swapped[c].times(factor));
            }
        }
        List<Rational> solution = new ArrayList<>();
        for (int i = 0; i < size; i++) solution.add(rows[i][size].over(rows[i][i]));
        return Optional.of(RationalVector.of(solution));
    }
}
