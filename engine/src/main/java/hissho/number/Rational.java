package hissho.number;

import static hissho.number.LongArithmetic.fits;
import static hissho.number.LongArithmetic.gcd;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An exact fraction in lowest terms with a positive denominator.
 *
 * <p>Numerator and denominator live in two longs while they fit, and in two big integers when they do not; every
 * operation comes back to longs when it can, so equal numbers always have the same form.
 */
public final class Rational implements Comparable<Rational> {

    public static final Rational ZERO = new Rational(0, 1);
    public static final Rational ONE = new Rational(1, 1);
    public static final Rational HALF = new Rational(1, 2);
    public static final Rational MINUS_ONE = new Rational(-1, 1);

    private final long numerator;
    private final long denominator;
    private final @Nullable BigInteger bigNumerator;
    private final @Nullable BigInteger bigDenominator;

    private Rational(long numerator, long denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
        this.bigNumerator = null;
        this.bigDenominator = null;
    }

    private Rational(BigInteger numerator, BigInteger denominator) {
        this.numerator = 0;
        this.denominator = 0;
        this.bigNumerator = numerator;
        this.bigDenominator = denominator;
    }

    public static Rational of(long whole) {
        if (whole == 0) return ZERO;
        if (whole == Long.MIN_VALUE) return new Rational(BigInteger.valueOf(whole), BigInteger.ONE);
        return whole == 1 ? ONE : new Rational(whole, 1);
    }

    public static Rational of(BigInteger whole) {
        return whole.bitLength() < 64 ? of(whole.longValue()) : new Rational(whole, BigInteger.ONE);
    }

    public static Rational of(long numerator, long denominator) {
        if (denominator == 0) throw new ArithmeticException("a fraction with denominator zero");
        if (numerator == Long.MIN_VALUE || denominator == Long.MIN_VALUE)
            return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
        if (numerator == 0) return ZERO;
        long g = gcd(Math.abs(numerator), Math.abs(denominator));
        if (denominator < 0) g = -g;
        return new Rational(numerator / g, denominator / g);
    }

    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) throw new ArithmeticException("a fraction with denominator zero");
        if (numerator.signum() == 0) return ZERO;
        BigInteger g = numerator.gcd(denominator);
        if (denominator.signum() < 0) g = g.negate();
        return reduced(numerator.divide(g), denominator.divide(g));
    }

    /** A fraction already in lowest terms with a positive denominator, in the form its size asks for. */
    private static Rational reduced(BigInteger n, BigInteger d) {
        if (n.signum() == 0) return ZERO;
        if (n.bitLength() < 64 && d.bitLength() < 64 && !isLongMinimum(n))
            return new Rational(n.longValue(), d.longValue());
        return new Rational(n, d);
    }

    /** A fraction that the caller knows to be in lowest terms with a positive denominator: nothing is reduced or checked. */
    public static Rational ofLowestTerms(BigInteger numerator, BigInteger denominator) {
        return reduced(numerator, denominator);
    }

    /** The exact value of a double: 0.1 is not one tenth here. */
    public static Rational ofExactly(double value) {
        BigDecimal decimal = new BigDecimal(value);
        return decimal.scale() <= 0
                ? of(decimal.toBigIntegerExact())
                : of(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }

    /** Reads 3/4, -0.25, 1e-3, 12; throws where the text is no such number. */
    public static Rational parse(String text) {
        return read(text).orElseThrow(() -> WrittenNumber.bad(text));
    }

    /** Reads 3/4, -0.25, 1e-3, 12, or nothing where the text is no such number or is beyond any sensible length. */
    public static Optional<Rational> read(String text) {
        return WrittenNumber.read(text);
    }

    public Rational plus(Rational other) {
        if (isSmall() && other.isSmall()) {
            if (denominator == 1 && other.denominator == 1) {
                long sum = numerator + other.numerator;
                if (((numerator ^ sum) & (other.numerator ^ sum)) >= 0 && sum != Long.MIN_VALUE) return of(sum);
            } else {
                Rational sum = smallSum(numerator, denominator, other.numerator, other.denominator);
                if (sum != null) return sum;
            }
        }
        return bigSum(numerator(), denominator(), other.numerator(), other.denominator());
    }

    public Rational minus(Rational other) {
        return plus(other.negated());
    }

    public Rational times(Rational other) {
        if (isSmall() && other.isSmall()) {
            long g = gcd(Math.abs(numerator), other.denominator);
            long h = gcd(Math.abs(other.numerator), denominator);
            if (numerator == 0 || other.numerator == 0) return ZERO;
            long a = numerator / g;
            long b = other.numerator / h;
            long c = denominator / h;
            long d = other.denominator / g;
            if (fits(a, b) && fits(c, d)) return new Rational(a * b, c * d);
        }
        BigInteger g = numerator().gcd(other.denominator());
        BigInteger h = other.numerator().gcd(denominator());
        return reduced(
                numerator().divide(g).multiply(other.numerator().divide(h)),
                denominator().divide(h).multiply(other.denominator().divide(g)));
    }

    public Rational over(Rational other) {
        return times(other.inverse());
    }

    public Rational plus(long other) {
        return plus(of(other));
    }

    public Rational minus(long other) {
        return minus(of(other));
    }

    public Rational times(long other) {
        return times(of(other));
    }

    public Rational over(long other) {
        return over(of(other));
    }

    public Rational negated() {
        if (isSmall()) return numerator == 0 ? ZERO : new Rational(-numerator, denominator);
        return reduced(numerator().negate(), denominator());
    }

    public Rational inverse() {
        if (isZero()) throw new ArithmeticException("division by zero");
        if (isSmall())
            return numerator > 0 ? new Rational(denominator, numerator) : new Rational(-denominator, -numerator);
        return signum() > 0
                ? reduced(denominator(), numerator())
                : reduced(denominator().negate(), numerator().negate());
    }

    public Rational absolute() {
        return signum() < 0 ? negated() : this;
    }

    /** This number to a whole power, which may be negative unless this is zero. */
    public Rational power(int exponent) {
        if (exponent < 0) return inverse().power(-exponent);
        return reduced(numerator().pow(exponent), denominator().pow(exponent));
    }

    /** The largest whole number not above this. */
    public BigInteger floor() {
        if (isSmall()) return BigInteger.valueOf(Math.floorDiv(numerator, denominator));
        BigInteger[] parts = numerator().divideAndRemainder(denominator());
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The smallest whole number not below this. */
    public BigInteger ceiling() {
        return negated().floor().negate();
    }

    public Rational min(Rational other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public int signum() {
        return bigNumerator == null ? Long.signum(numerator) : bigNumerator.signum();
    }

    public boolean isZero() {
        return signum() == 0;
    }

    public boolean isPositive() {
        return signum() > 0;
    }

    public boolean isNegative() {
        return signum() < 0;
    }

    public boolean isWhole() {
        return isSmall() ? denominator == 1 : denominator().equals(BigInteger.ONE);
    }

    /** Whether numerator and denominator both live in longs. */
    public boolean isSmall() {
        return bigNumerator == null;
    }

    public BigInteger numerator() {
        return bigNumerator == null ? BigInteger.valueOf(numerator) : bigNumerator;
    }

    public BigInteger denominator() {
        return bigDenominator == null ? BigInteger.valueOf(denominator) : bigDenominator;
    }

    /** The whole number this is, where it is one and fits. */
    public int intValueExact() {
        if (!isWhole()) throw new ArithmeticException(this + " is not a whole number");
        return numerator().intValueExact();
    }

    public double doubleValue() {
        if (isSmall() && Math.abs(numerator) < 1L << 53 && denominator < 1L << 53)
            return (double) numerator / denominator;
        BigDecimal n = new BigDecimal(numerator());
        return n.divide(new BigDecimal(denominator()), new java.math.MathContext(20, RoundingMode.HALF_EVEN))
                .doubleValue();
    }

    /** Rounded to so many decimals, halves away from zero. */
    public String toDecimal(int decimals) {
        return new BigDecimal(numerator())
                .divide(new BigDecimal(denominator()), decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }

    /** A decimal of at most so many places that is not above this, for a bound that must stay true when it is rounded. */
    public String decimalBelow(int decimals) {
        return directed(decimals, RoundingMode.FLOOR);
    }

    /** A decimal of at most so many places that is not below this. */
    public String decimalAbove(int decimals) {
        return directed(decimals, RoundingMode.CEILING);
    }

    private String directed(int decimals, RoundingMode mode) {
        BigDecimal near = new BigDecimal(numerator()).divide(new BigDecimal(denominator()), decimals, mode);
        return near.signum() == 0 ? "0" : near.stripTrailingZeros().toPlainString();
    }

    @Override
    public int compareTo(Rational other) {
        if (isSmall() && other.isSmall()) {
            if (denominator == other.denominator) return Long.compare(numerator, other.numerator);
            if (fits(numerator, other.denominator) && fits(other.numerator, denominator))
                return Long.compare(numerator * other.denominator, other.numerator * denominator);
        }
        if (signum() != other.signum()) return Integer.compare(signum(), other.signum());
        return numerator()
                .multiply(other.denominator())
                .compareTo(other.numerator().multiply(denominator()));
    }

    @Override
    public boolean equals(@Nullable Object object) {
        if (!(object instanceof Rational other)) return false;
        if (isSmall()) return other.isSmall() && numerator == other.numerator && denominator == other.denominator;
        return !other.isSmall()
                && numerator().equals(other.numerator())
                && denominator().equals(other.denominator());
    }

    @Override
    public int hashCode() {
        return isSmall()
                ? Long.hashCode(numerator * 31 + denominator)
                : numerator().hashCode() * 31 + denominator().hashCode();
    }

    @Override
    public String toString() {
        return isWhole() ? numerator().toString() : numerator() + "/" + denominator();
    }

    /** n1/d1 + n2/d2 by Knuth's method in longs, or null where a step does not fit. */
    private static @Nullable Rational smallSum(long n1, long d1, long n2, long d2) {
        long g = gcd(d1, d2);
        long e1 = d1 / g;
        long e2 = d2 / g;
        if (!fits(n1, e2) || !fits(n2, e1)) return null;
        long a = n1 * e2;
        long b = n2 * e1;
        long t = a + b;
        if (((a ^ t) & (b ^ t)) < 0 || t == Long.MIN_VALUE) return null;
        if (t == 0) return ZERO;
        long h = g == 1 ? 1 : gcd(Math.abs(t), g);
        return fits(e1, d2 / h) ? new Rational(t / h, e1 * (d2 / h)) : null;
    }

    /** The same in big integers: the greatest common divisors are taken of the small parts, not of the products. */
    private static Rational bigSum(BigInteger n1, BigInteger d1, BigInteger n2, BigInteger d2) {
        BigInteger g = d1.gcd(d2);
        if (g.equals(BigInteger.ONE)) return reduced(n1.multiply(d2).add(n2.multiply(d1)), d1.multiply(d2));
        BigInteger e1 = d1.divide(g);
        BigInteger t = n1.multiply(d2.divide(g)).add(n2.multiply(e1));
        BigInteger h = t.gcd(g);
        return reduced(t.divide(h), e1.multiply(d2.divide(h)));
    }

    private static boolean isLongMinimum(BigInteger value) {
        return value.bitLength() == 63 && value.longValue() == Long.MIN_VALUE;
    }
}
