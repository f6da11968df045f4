package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.math.BigInteger;
import java.util.Optional;

/** II writes a number from 1 to n and I guesses it; the games differ in what a guess pays. */
public final class Guessing {

    private Guessing() {}

    /** II pays the distance between number and guess. */
    public record AbsoluteDifference(int n) implements NamedGame {

        public static final Family FAMILY =
                Family.of("guess-absolute-difference", p -> new AbsoluteDifference(Family.N.in(p)), Family.N);

        @Override
        public String family() {
            return "guess-absolute-difference";
        }

        @Override
        public MatrixGame matrix() {
            return NamedGame.onNumbers(n, (i, j) -> Rational.of(Math.abs(i - j)));
        }

        /** The two ends, evenly, earn (n-1)/2 against every number and concede no more. */
        @Override
        public Optional<ClosedForm> closedForm() {
            RationalVector ends =
                    ClosedForm.normalised(RationalVector.unit(n, 0).plus(RationalVector.unit(n, n - 1)));
            return Optional.of(new ClosedForm(family(), Rational.of(n - 1L, 2), ends, ends));
        }
    }

    /** A correct guess of j wins 2 to the power j. */
    public record PowerOfTwo(int n) implements NamedGame {

        public static final Family FAMILY =
                Family.of("guess-power-of-two", p -> new PowerOfTwo(Family.N.in(p)), Family.N);

        @Override
        public String family() {
            return "guess-power-of-two";
        }

        @Override
        public MatrixGame matrix() {
            return NamedGame.onNumbers(n, (i, j) -> i == j ? Rational.of(2).power(i) : Rational.ZERO);
        }

        @Override
        public Optional<ClosedForm> closedForm() {
            RationalVector weights =
                    RationalVector.generate(n, i -> Rational.of(2).power(-(i + 1)));
            return Optional.of(ClosedForm.proportional(family(), weights.sum().inverse(), weights, weights));
        }
    }

    /** A correct guess wins one amount, a guess too high another, a guess too low a third. */
    public record HighLow(int n, Rational correct, Rational tooHigh, Rational tooLow) implements NamedGame {

        private static final Field<Rational> CORRECT = Family.amount("correct", 1);
        private static final Field<Rational> TOO_HIGH = Family.amount("tooHigh", 0);
        private static final Field<Rational> TOO_LOW = Family.amount("tooLow", 0);

        public static final Family FAMILY = Family.of(
                "guess-high-low",
                p -> new HighLow(Family.N.in(p), CORRECT.in(p), TOO_HIGH.in(p), TOO_LOW.in(p)),
                Family.N,
                CORRECT,
                TOO_HIGH,
                TOO_LOW);

        @Override
        public String family() {
            return "guess-high-low";
        }

        @Override
        public MatrixGame matrix() {
            return NamedGame.onNumbers(n, (i, j) -> i == j ? correct : i > j ? tooHigh : tooLow);
        }

        /** Where a correct guess is best, the weights that make everything equal are geometric. */
        @Override
        public Optional<ClosedForm> closedForm() {
            if (correct.compareTo(tooHigh) <= 0 || correct.compareTo(tooLow) <= 0) return Optional.empty();
            Rational ratio = correct.minus(tooLow).over(correct.minus(tooHigh));
            RationalVector rising = ClosedForm.normalised(RationalVector.generate(n, ratio::power));
            RationalVector falling = ClosedForm.normalised(RationalVector.generate(n, i -> ratio.power(n - 1 - i)));
            Rational last = rising.get(n - 1);
            Rational value = correct.times(last).plus(tooLow.times(Rational.ONE.minus(last)));
            return Optional.of(new ClosedForm(family(), value, rising, falling));
        }
    }

    /** A correct guess wins 1, a guess k too high wins b to the power k, a guess too low nothing. */
    public record Discount(int n, Rational b) implements NamedGame {

        private static final Field<Rational> B = Field.required("b", Shape.number());

        public static final Family FAMILY =
                Family.of("guess-discount", p -> new Discount(Family.N.in(p), B.in(p)), Family.N, B);

        @Override
        public String family() {
            return "guess-discount";
        }

        @Override
        public MatrixGame matrix() {
            return NamedGame.onNumbers(n, (i, j) -> i < j ? Rational.ZERO : b.power(i - j));
        }

        @Override
        public Optional<ClosedForm> closedForm() {
            if (b.compareTo(Rational.ONE) > 0) {
                RationalVector top = RationalVector.unit(n, n - 1);
                return Optional.of(new ClosedForm("guess-discount-growth", Rational.ONE, top, top));
            }
            Rational rest = Rational.ONE.minus(b);
            RationalVector row = RationalVector.generate(n, i -> i == n - 1 ? Rational.ONE : rest);
            RationalVector column = RationalVector.generate(n, i -> i == 0 ? Rational.ONE : rest);
            return Optional.of(ClosedForm.proportional(family(), row.sum().inverse(), row, column));
        }
    }

    /** The inverse of Pascal's triangle: binomial coefficients with alternating signs. */
    public record Pascal(int n) implements NamedGame {

        public static final Family FAMILY = Family.of("pascal", p -> new Pascal(Family.N.in(p)), Family.N);

        @Override
        public String family() {
            return "pascal";
        }

        @Override
        public MatrixGame matrix() {
            return NamedGame.onNumbers(n, (i, j) -> {
                Rational binomial = Rational.of(binomial(i - 1, j - 1));
                return (i + j) % 2 == 0 ? binomial : binomial.negated();
            });
        }

        @Override
        public Optional<ClosedForm> closedForm() {
            Rational value = Rational.of(2).power(n).minus(1).inverse();
            return Optional.of(new ClosedForm(
                    family(),
                    value,
                    RationalVector.generate(
                            n, j -> Rational.of(binomial(n, j + 1)).times(value)),
                    RationalVector.generate(n, i -> Rational.of(2).power(i).times(value))));
        }

        /** The number of ways to choose k of n. */
        public static BigInteger binomial(int n, int k) {
            if (k < 0 || k > n) return BigInteger.ZERO;
            BigInteger ways = BigInteger.ONE;
            for (int i = 1; i <= k; i++)
                ways = ways.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
            return ways;
        }
    }
}
