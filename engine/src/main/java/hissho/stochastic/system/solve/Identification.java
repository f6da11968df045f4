package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.algebra.IntegerRelation;
import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Guesses which algebraic numbers long decimals are: fractions, square roots of one number, or numbers of one field of higher degree. The
 * guess is proved by putting it into the system.
 */
final class Identification {

    private static final int MOST_DEGREE = 8;

    private Identification() {}

    /**
     * Numbers that are equal up to the sign are guessed once: a game whose roles are exchanged is worth minus what it was. A guess that runs
     * out of its share of the time is not made.
     */
    static Optional<List<Algebraic>> of(BigDecimal[] values, int bits, Progress progress) {
        BigDecimal tiny = BigDecimal.ONE.movePointLeft(bits / 4);
        List<BigDecimal> distinct = new ArrayList<>();
        int[] which = new int[values.length];
        boolean[] negated = new boolean[values.length];
        for (int k = 0; k < values.length; k++) {
            which[k] = -1;
            for (int l = 0; l < distinct.size() && which[k] < 0; l++) {
                boolean same = distinct.get(l).subtract(values[k]).abs().compareTo(tiny) < 0;
                negated[k] = !same && distinct.get(l).add(values[k]).abs().compareTo(tiny) < 0;
                if (same || negated[k]) which[k] = l;
            }
            if (which[k] >= 0) continue;
            which[k] = distinct.size();
            distinct.add(values[k]);
        }
        try {
            return guessed(distinct.toArray(BigDecimal[]::new), bits, progress.share(1, 3))
                    .map(found -> IntStream.range(0, values.length)
                            .mapToObj(k -> negated[k] ? found.get(which[k]).negated() : found.get(which[k]))
                            .toList());
        } catch (Progress.Stopped e) {
            progress.check();
            return Optional.empty();
        }
    }

    private static Optional<List<Algebraic>> guessed(BigDecimal[] values, int bits, Progress progress) {
        List<Polynomial> polynomials = new ArrayList<>();
        int degree = 1;
        boolean allKnown = true;
        for (BigDecimal value : values) {
            progress.check();
            Optional<Polynomial> found = IntegerRelation.polynomial(value, bits, MOST_DEGREE);
            allKnown &= found.isPresent();
            polynomials.add(found.orElse(Polynomial.ZERO));
            degree = Math.max(degree, polynomials.getLast().degree());
        }
        if (allKnown && degree <= 2) {
            Optional<List<Algebraic>> surds = surds(values, polynomials);
            if (surds.isPresent()) return surds;
        }
        for (int k = 0; k < values.length; k++)
            if (polynomials.get(k).degree() == degree && degree > 2) {
                Optional<List<Algebraic>> field = field(values, values[k], polynomials.get(k), bits, progress);
                if (field.isPresent()) return field;
            }
        BigDecimal mixed = BigDecimal.ZERO;
        for (int k = 0; k < values.length; k++) mixed = mixed.add(values[k].multiply(BigDecimal.valueOf(2L * k + 1)));
        BigDecimal generator = mixed;
        return IntegerRelation.polynomial(generator, bits, MOST_DEGREE)
                .flatMap(polynomial -> field(values, generator, polynomial, bits, progress));
    }

    /** Fractions and square roots of one number. */
    private static Optional<List<Algebraic>> surds(BigDecimal[] values, List<Polynomial> polynomials) {
        List<Algebraic> numbers = new ArrayList<>();
        Algebraic sum = Algebraic.ZERO;
        try {
            for (int k = 0; k < values.length; k++) {
                numbers.add(surd(values[k], polynomials.get(k)));
                sum = sum.plus(numbers.getLast().times(Rational.of(k + 1L)));
            }
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
        return Optional.of(numbers);
    }

    private static Algebraic surd(BigDecimal value, Polynomial p) {
        if (p.degree() == 1) return Algebraic.of(p.coefficient(0).negated().over(p.coefficient(1)));
        Rational a = p.coefficient(2);
        Rational b = p.coefficient(1);
        Rational inside = b.times(b).minus(a.times(p.coefficient(0)).times(4));
        Algebraic root = Algebraic.root(inside);
        Rational half = a.times(2).inverse();
        Algebraic plus = root.minus(Algebraic.of(b)).times(half);
        Algebraic minus = root.negated().minus(Algebraic.of(b)).times(half);
        return gap(plus, value).compareTo(gap(minus, value)) <= 0 ? plus : minus;
    }

    private static BigDecimal gap(Algebraic number, BigDecimal value) {
        return number.decimal(40).subtract(value).abs();
    }

    /** Every value as a combination of the powers of one number. */
    private static Optional<List<Algebraic>> field(
            BigDecimal[] values, BigDecimal generator, Polynomial polynomial, int bits, Progress progress) {
        Optional<RealRoot> root = polynomial.realRoots().stream()
                .min(java.util.Comparator.comparing(
                        r -> r.near(40).subtract(generator).abs()));
        if (root.isEmpty()) return Optional.empty();
        Algebraic theta = Algebraic.of(root.get());
        int degree = polynomial.degree();
        List<Algebraic> numbers = new ArrayList<>();
        for (BigDecimal value : values) {
            progress.check();
            BigDecimal[] powers = new BigDecimal[degree + 1];
            powers[0] = BigDecimal.ONE;
            for (int k = 1; k < degree; k++)
                powers[k] = powers[k - 1].multiply(generator).setScale(bits / 2, java.math.RoundingMode.HALF_EVEN);
            powers[degree] = value;
            Optional<BigInteger[]> relation = IntegerRelation.of(powers, bits - 8 - 2 * degree);
            if (relation.isEmpty() || relation.get()[degree].signum() == 0) return Optional.empty();
            Rational[] part = new Rational[degree];
            for (int k = 0; k < degree; k++) part[k] = Rational.of(relation.get()[k].negate(), relation.get()[degree]);
            numbers.add(theta.of(Polynomial.of(part)));
        }
        return Optional.of(numbers);
    }
}
