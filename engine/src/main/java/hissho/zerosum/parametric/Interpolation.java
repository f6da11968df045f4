package hissho.zerosum.parametric;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.math.BigInteger;
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

    /**
     * Each unknown times the determinant, and the determinant last; nothing where it is zero. Every equation is multiplied to whole numbers, which multiplies all
     * of these alike; then no fraction is met (Bareiss).
     */
    private static Rational[] at(RationalFunction[][] system, Rational place) {
        int n = system.length;
        BigInteger[][] work = new BigInteger[n][];
        for (int i = 0; i < n; i++) work[i] = whole(system[i], place);
        BigInteger before = BigInteger.ONE;
        boolean exchanged = false;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && work[pivot][k].signum() == 0) pivot++;
            if (pivot == n) return new Rational[0];
            if (pivot != k) {
                BigInteger[] line = work[pivot];
                work[pivot] = work[k];
                work[k] = line;
                exchanged = !exchanged;
            }
            for (int i = k + 1; i < n; i++)
                for (int j = n; j >= k; j--)
                    work[i][j] = work[i][j]
                            .multiply(work[k][k])
                            .subtract(work[i][k].multiply(work[k][j]))
                            .divide(before);
            before = work[k][k];
        }
        BigInteger[] times = new BigInteger[n];
        for (int k = n - 1; k >= 0; k--) {
            BigInteger sum = work[k][n].multiply(before);
            for (int j = k + 1; j < n; j++) sum = sum.subtract(work[k][j].multiply(times[j]));
            times[k] = sum.divide(work[k][k]);
        }
        Rational[] found = new Rational[n + 1];
        for (int k = 0; k < n; k++) found[k] = Rational.of(exchanged ? times[k].negate() : times[k]);
        found[n] = Rational.of(exchanged ? before.negate() : before);
        return found;
    }

    /** An equation at one number, multiplied by the denominators of all its coefficients. */
    private static BigInteger[] whole(RationalFunction[] equation, Rational place) {
        BigInteger factor = Arrays.stream(equation)
                .map(entry -> entry.denominator()
                        .leading()
                        .times(common(entry.numerator()))
                        .numerator())
                .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)));
        return Arrays.stream(equation)
                .map(entry ->
                        entry.at(place).orElseThrow().times(Rational.of(factor)).numerator())
                .toArray(BigInteger[]::new);
    }

    private static Rational common(Polynomial p) {
        BigInteger all = BigInteger.ONE;
        for (int k = 0; k <= p.degree(); k++) {
            BigInteger bottom = p.coefficient(k).denominator();
            all = all.multiply(bottom).divide(all.gcd(bottom));
        }
        return Rational.of(all);
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
