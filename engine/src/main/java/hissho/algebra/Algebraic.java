package hissho.algebra;

import hissho.number.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A number of a real field Q(θ), where θ is a root of an irreducible polynomial: a polynomial in θ of smaller degree, with exact
 * arithmetic and exact signs. A rational number belongs to every field; two numbers of different fields are not added.
 */
public final class Algebraic implements Comparable<Algebraic> {

    public static final Algebraic ZERO = of(Rational.ZERO);
    public static final Algebraic ONE = of(Rational.ONE);

    private static final BigInteger LAST_DIVISOR = BigInteger.valueOf(100_000);

    private final @Nullable RealRoot theta;
    private final Polynomial part;

    private Algebraic(@Nullable RealRoot theta, Polynomial part) {
        this.theta = part.isConstant() ? null : theta;
        this.part = part;
    }

    public static Algebraic of(Rational number) {
        return new Algebraic(null, Polynomial.constant(number));
    }

    public static Algebraic of(long number) {
        return of(Rational.of(number));
    }

    /** A root of an irreducible polynomial, as a number of the field it makes. */
    public static Algebraic of(RealRoot root) {
        return root.isRational() ? of(root.rational()) : new Algebraic(root, Polynomial.X);
    }

    /** A polynomial in this number, which must be a generator of its field or rational. */
    public Algebraic of(Polynomial polynomial) {
        Algebraic sum = ZERO;
        for (int k = polynomial.degree(); k >= 0; k--) sum = sum.times(this).plus(of(polynomial.coefficient(k)));
        return sum;
    }

    /** The square root of a fraction that is not negative; square divisors are taken out. */
    public static Algebraic root(Rational square) {
        if (square.isNegative()) throw new ArithmeticException("the root of " + square + " is not real");
        BigInteger inside = square.numerator().multiply(square.denominator());
        BigInteger outside = BigInteger.ONE;
        for (BigInteger k = BigInteger.TWO;
                k.compareTo(LAST_DIVISOR) <= 0 && k.multiply(k).compareTo(inside) <= 0;
                k = k.add(BigInteger.ONE)) {
            BigInteger pair = k.multiply(k);
            while (inside.mod(pair).signum() == 0) {
                inside = inside.divide(pair);
                outside = outside.multiply(k);
            }
        }
        BigInteger[] whole = inside.sqrtAndRemainder();
        Rational factor = Rational.of(outside, square.denominator());
        if (whole[1].signum() == 0) return of(factor.times(Rational.of(whole[0])));
        RealRoot positive = Polynomial.of(Rational.of(inside.negate()), Rational.ZERO, Rational.ONE)
                .realRoots()
                .getLast();
        return new Algebraic(positive, Polynomial.of(Rational.ZERO, factor));
    }

    public boolean isRational() {
        return theta == null;
    }

    /** The number, where it is rational. */
    public Rational rational() {
        if (theta != null) throw new ArithmeticException(this + " is not rational");
        return part.coefficient(0);
    }

    /** The degree of the field it is written in. */
    public int fieldDegree() {
        return theta == null ? 1 : theta.polynomial().degree();
    }

    @SuppressWarnings("ReferenceEquality") // the same root is soon told
    private @Nullable RealRoot common(Algebraic other) {
        if (theta == null) return other.theta;
        RealRoot its = other.theta;
        if (its == null || its == theta) return theta;
        if (!theta.polynomial().equals(its.polynomial()) || !theta.equals(its))
            throw new ArithmeticException("numbers of different fields");
        return theta;
    }

    public Algebraic plus(Algebraic other) {
        return new Algebraic(common(other), part.plus(other.part));
    }

    public Algebraic minus(Algebraic other) {
        return new Algebraic(common(other), part.minus(other.part));
    }

    public Algebraic negated() {
        return new Algebraic(theta, part.negated());
    }

    public Algebraic times(Algebraic other) {
        RealRoot field = common(other);
        Polynomial product = part.times(other.part);
        return new Algebraic(
                field,
                field == null ? product : product.over(field.polynomial()).remainder());
    }

    public Algebraic times(Rational factor) {
        return new Algebraic(theta, part.times(factor));
    }

    public Algebraic over(Algebraic other) {
        return times(other.inverse());
    }

    /** By Euclid's algorithm on this polynomial and the irreducible one. */
    public Algebraic inverse() {
        RealRoot field = theta;
        if (field == null) return of(rational().inverse());
        Polynomial a = field.polynomial();
        Polynomial b = part;
        Polynomial before = Polynomial.ZERO;
        Polynomial now = Polynomial.ONE;
        while (!b.isConstant()) {
            Polynomial.Division division = a.over(b);
            Polynomial next = before.minus(division.quotient().times(now));
            a = b;
            b = division.remainder();
            before = now;
            now = next;
        }
        if (b.isZero()) throw new ArithmeticException("the polynomial of the field is not irreducible");
        return new Algebraic(
                field, now.times(b.leading().inverse()).over(field.polynomial()).remainder());
    }

    public int signum() {
        RealRoot field = theta;
        if (field == null) return part.coefficient(0).signum();
        Polynomial p = field.polynomial();
        if (p.degree() == 2 && p.coefficient(1).isZero() && field.compareTo(Rational.ZERO) > 0) {
            Rational a = part.coefficient(0);
            Rational b = part.coefficient(1);
            if (a.signum() * b.signum() >= 0) return b.signum();
            Rational square = p.coefficient(0).over(p.coefficient(2)).negated();
            return a.times(a).compareTo(b.times(b).times(square)) > 0 ? a.signum() : b.signum();
        }
        return field.signOf(part);
    }

    public boolean isZero() {
        return part.isZero();
    }

    public boolean isPositive() {
        return signum() > 0;
    }

    public boolean isNegative() {
        return signum() < 0;
    }

    public Algebraic absolute() {
        return isNegative() ? negated() : this;
    }

    @Override
    public int compareTo(Algebraic other) {
        return minus(other).signum();
    }

    /** Whether two numbers are the same, also where their fields are not. */
    @Override
    public boolean equals(@Nullable Object object) {
        if (!(object instanceof Algebraic other)) return false;
        if (isRational() || other.isRational()) return isRational() && other.isRational() && part.equals(other.part);
        try {
            return minus(other).isZero();
        } catch (ArithmeticException e) {
            return sameRoot(other);
        }
    }

    private boolean sameRoot(Algebraic other) {
        Polynomial own = minimalPolynomial();
        if (!own.equals(other.minimalPolynomial())) return false;
        BigDecimal gap = decimal(60).subtract(other.decimal(60)).abs();
        return gap.compareTo(BigDecimal.ONE.movePointLeft(40)) < 0;
    }

    @Override
    public int hashCode() {
        return isRational() ? rational().hashCode() : 31;
    }

    /** The irreducible polynomial with whole coefficients that has this root: the first powers that depend on each other. */
    public Polynomial minimalPolynomial() {
        if (isRational())
            return Polynomial.of(rational().negated(), Rational.ONE).primitive();
        int degree = fieldDegree();
        Rational[][] rows = new Rational[degree + 1][];
        Algebraic power = ONE;
        for (int k = 0; k <= degree; k++) {
            rows[k] = new Rational[degree];
            for (int j = 0; j < degree; j++) rows[k][j] = power.part.coefficient(j);
            power = power.times(this);
        }
        return Dependence.first(rows).primitive();
    }

    /** The decimal with so many places, rounded. */
    public BigDecimal decimal(int places) {
        MathContext context = new MathContext(places + 40);
        RealRoot field = theta;
        if (field == null) return divide(rational(), context).setScale(places, RoundingMode.HALF_EVEN);
        BigDecimal x = field.near(places + 30);
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = part.degree(); k >= 0; k--)
            sum = sum.multiply(x, context).add(divide(part.coefficient(k), context));
        return sum.setScale(places, RoundingMode.HALF_EVEN);
    }

    private static BigDecimal divide(Rational r, MathContext context) {
        return new BigDecimal(r.numerator()).divide(new BigDecimal(r.denominator()), context);
    }

    public double doubleValue() {
        return isRational() ? rational().doubleValue() : decimal(20).doubleValue();
    }

    /** Square roots written out, where the field is that of a square root: (5-sqrt(5))/4. */
    public Optional<String> closedForm() {
        RealRoot field = theta;
        if (field == null) return Optional.of(rational().toString());
        Polynomial p = field.polynomial().monic();
        if (p.degree() != 2 || !p.coefficient(1).isZero() || !p.coefficient(0).isWhole()) return Optional.empty();
        String root = "sqrt(" + p.coefficient(0).negated() + ")";
        Rational b = field.compareTo(Rational.ZERO) > 0
                ? part.coefficient(1)
                : part.coefficient(1).negated();
        return Optional.of(surd(part.coefficient(0), b, root));
    }

    private static String surd(Rational a, Rational b, String root) {
        BigInteger bottom =
                a.denominator().multiply(b.denominator()).divide(a.denominator().gcd(b.denominator()));
        BigInteger first = a.times(Rational.of(bottom)).numerator();
        BigInteger second = b.times(Rational.of(bottom)).numerator();
        BigInteger size = second.abs();
        String term = (size.equals(BigInteger.ONE) ? "" : size + "*") + root;
        String sum;
        if (first.signum() == 0) sum = (second.signum() < 0 ? "-" : "") + term;
        else if (first.signum() < 0 && second.signum() > 0) sum = term + first;
        else sum = first + (second.signum() < 0 ? "-" : "+") + term;
        if (bottom.equals(BigInteger.ONE)) return sum;
        return (first.signum() == 0 ? sum : "(" + sum + ")") + "/" + bottom;
    }

    /** A fraction, square roots, or a decimal with the equation it solves. */
    @Override
    public String toString() {
        return closedForm()
                .orElseGet(() -> decimal(10).toPlainString() + "… ("
                        + minimalPolynomial().write("x") + "=0)");
    }
}
