package hissho.zerosum.parametric;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Linear equations whose coefficients are polynomials of a parameter, solved at many whole numbers: by Cramer's rule the determinant, and each unknown times
 * it, are polynomials of no more than a known degree, so their values at that many numbers and one more tell them.
 */
final class Interpolation {

    private Interpolation() {}

    static boolean serves(RationalFunction[][] system) {
        return Arrays.stream(system)
                .flatMap(Arrays::stream)
                .allMatch(entry -> entry.denominator().isConstant());
    }

    /** The unknowns; nothing where the determinant is zero everywhere. The last column holds the right sides. */
    static Optional<List<RationalFunction>> solve(RationalFunction[][] system) {
        int n = system.length;
        int degree = Arrays.stream(system)
                .mapToInt(line -> Stream.of(line)
                        .mapToInt(entry -> Math.max(0, entry.numerator().degree()))
                        .max()
                        .orElse(0))
                .sum();
        List<Rational> places = new ArrayList<>();
        List<Rational[]> values = new ArrayList<>();
        // a determinant that is zero at more places than its degree is zero everywhere
        for (int t = 0; places.size() <= degree; t++) {
            if (t - places.size() > degree) return Optional.empty();
            Rational place = Rational.of(t);
            Rational[] found = at(system, place);
            if (found.length == 0) continue;
            places.add(place);
            values.add(found);
        }
        Polynomial determinant = through(places, values, n);
        List<RationalFunction> solution = new ArrayList<>();
        for (int k = 0; k < n; k++) solution.add(RationalFunction.of(through(places, values, k), determinant));
        return Optional.of(solution);
    }

    /** Each unknown times the determinant, and the determinant last; nothing where it is zero. */
    private static Rational[] at(RationalFunction[][] system, Rational place) {
        int n = system.length;
        Rational[][] work = new Rational[n][n + 1];
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= n; j++) work[i][j] = system[i][j].at(place).orElseThrow();
        Rational determinant = Rational.ONE;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && work[pivot][k].isZero()) pivot++;
            if (pivot == n) return new Rational[0];
            if (pivot != k) {
                Rational[] line = work[pivot];
                work[pivot] = work[k];
                work[k] = line;
                determinant = determinant.negated();
            }
            determinant = determinant.times(work[k][k]);
            for (int i = k + 1; i < n; i++) {
                if (work[i][k].isZero()) continue;
                Rational factor = work[i][k].over(work[k][k]);
                for (int j = k; j <= n; j++) work[i][j] = work[i][j].minus(factor.times(work[k][j]));
            }
        }
        Rational[] found = new Rational[n + 1];
        for (int k = n - 1; k >= 0; k--) {
            Rational sum = work[k][n].times(determinant);
            for (int j = k + 1; j < n; j++) sum = sum.minus(work[k][j].times(found[j]));
            found[k] = sum.over(work[k][k]);
        }
        found[n] = determinant;
        return found;
    }

    /** Newton's polynomial through the values of one unknown. */
    private static Polynomial through(List<Rational> places, List<Rational[]> values, int unknown) {
        int count = places.size();
        Rational[] differences = values.stream().map(each -> each[unknown]).toArray(Rational[]::new);
        for (int order = 1; order < count; order++)
            for (int k = count - 1; k >= order; k--)
                differences[k] = differences[k]
                        .minus(differences[k - 1])
                        .over(places.get(k).minus(places.get(k - order)));
        Polynomial sum = Polynomial.ZERO;
        for (int k = count - 1; k >= 0; k--)
            sum = sum.times(Polynomial.of(places.get(k).negated(), Rational.ONE))
                    .plus(Polynomial.constant(differences[k]));
        return sum;
    }
}
