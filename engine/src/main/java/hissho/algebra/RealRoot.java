package hissho.algebra;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A real algebraic number: the only root of a square-free polynomial between two fractions, found by Descartes' rule. A
 * rational one is known as such: then both fractions are the number itself.
 */
public final class RealRoot implements Comparable<RealRoot> {

    /** From so many bits on halving takes long. */
    private static final int LONG = 600;

    private final Polynomial polynomial;

    /** The interval known so far; it only ever shrinks, and every shorter one serves as well. */
    private volatile Interval interval;

    private record Interval(Rational low, Rational high) {}

    private RealRoot(Polynomial polynomial, Rational low, Rational high) {
        this.polynomial = polynomial;
        this.interval = new Interval(low, high);
    }

    public static RealRoot of(Rational number) {
        return new RealRoot(Polynomial.of(number.negated(), Rational.ONE), number, number);
    }

    /** All real roots of a polynomial, rising. */
    static List<RealRoot> of(Polynomial any) {
        Polynomial rest = any.squareFree();
        if (rest.degree() > 2 && Residues.haveNoRationalRoot(rest)) return isolated(rest);
        List<RealRoot> roots = new ArrayList<>();
        for (RealRoot root : isolated(rest)) {
            Rational exact = root.asRational();
            if (exact == null) continue;
            roots.add(of(exact));
            rest = rest.over(Polynomial.of(exact.negated(), Rational.ONE)).quotient();
        }
        if (!rest.isConstant()) roots.addAll(isolated(rest.primitive()));
        roots.sort(null);
        return roots;
    }

    static List<RealRoot> isolated(Polynomial squareFree) {
        List<RealRoot> roots = new ArrayList<>();
        if (squareFree.isConstant()) return roots;
        if (squareFree.degree() == 1)
            return List.of(of(squareFree.coefficient(0).negated().over(squareFree.coefficient(1))));
        if (squareFree.degree() == 2) return ofQuadratic(squareFree);
        Rational bound = squareFree.rootBound();
        split(squareFree, bound.negated(), bound, roots);
        return roots;
    }

    /** Both roots of a quadratic, or none, however large its coefficients are. */
    private static List<RealRoot> ofQuadratic(Polynomial quadratic) {
        List<RealRoot> roots = new ArrayList<>();
        for (boolean larger : new boolean[] {false, true})
            around(quadratic, larger, 0)
                    .map(near -> new RealRoot(quadratic, near.low, near.high))
                    .ifPresent(roots::add);
        return roots;
    }

    /** Between which fractions a root of a quadratic lies, by the whole square root of its discriminant with so many binary places. */
    private static Optional<Interval> around(Polynomial quadratic, boolean larger, int places) {
        Polynomial whole = quadratic.primitive();
        BigInteger a = whole.coefficient(2).numerator();
        BigInteger b = whole.coefficient(1).numerator();
        BigInteger c = whole.coefficient(0).numerator();
        BigInteger inside = b.multiply(b).subtract(a.multiply(c).shiftLeft(2)).shiftLeft(2 * places);
        if (inside.signum() < 0) return Optional.empty();
        BigInteger[] root = inside.sqrtAndRemainder();
        BigInteger above = root[1].signum() == 0 ? root[0] : root[0].add(BigInteger.ONE);
        BigInteger middle = (a.signum() < 0 ? b : b.negate()).shiftLeft(places);
        BigInteger below = a.abs().shiftLeft(1 + places);
        return Optional.of(new Interval(
                Rational.of(middle.add(larger ? root[0] : above.negate()), below),
                Rational.of(middle.add(larger ? above : root[0].negate()), below)));
    }

    /** Halves the interval (low, high] until each part holds one root. */
    private static void split(Polynomial p, Rational low, Rational high, List<RealRoot> roots) {
        int inside = Descartes.changes(p, low, high);
        boolean atEnd = p.signAt(high) == 0;
        if (inside == 0 && !atEnd) return;
        if (inside == 0) roots.add(of(high));
        else if (inside == 1 && !atEnd) roots.add(new RealRoot(p, low, high));
        else {
            Rational middle = low.plus(high).over(2);
            split(p, low, middle, roots);
            split(p, middle, high, roots);
        }
    }

    /** The number itself where it is rational: its denominator divides the leading whole coefficient. */
    private @Nullable Rational asRational() {
        if (isRational()) return low();
        BigInteger leading = polynomial.primitive().leading().numerator().abs();
        Rational unit = Rational.of(BigInteger.ONE, leading);
        while (high().minus(low()).compareTo(unit) >= 0) refine();
        if (isRational()) return low();
        Rational first =
                Rational.of(low().over(unit).floor().add(BigInteger.ONE)).times(unit);
        for (Rational candidate = first; candidate.compareTo(high()) <= 0; candidate = candidate.plus(unit))
            if (polynomial.signAt(candidate) == 0) return candidate;
        return null;
    }

    public boolean isRational() {
        return low().equals(high());
    }

    /** The number, where it is rational. */
    public Rational rational() {
        if (!isRational()) throw new ArithmeticException(this + " is not rational");
        return low();
    }

    public Polynomial polynomial() {
        return polynomial;
    }

    /** A fraction not above this number, near it after refinement. */
    public Rational low() {
        return interval.low;
    }

    public Rational high() {
        return interval.high;
    }

    /** Halves the interval; where its ends have become long and the number is a square root, doubles its places at once. */
    private void refine() {
        if (isRational()) return;
        Interval now = interval;
        int bits = now.high.denominator().bitLength();
        if (polynomial.degree() == 2 && bits + now.high.numerator().bitLength() > LONG) {
            Rational vertex =
                    polynomial.coefficient(1).over(polynomial.coefficient(2).times(-2));
            Interval nearer = around(polynomial, now.low.compareTo(vertex) >= 0, 2 * bits + LONG)
                    .orElseThrow();
            if (nearer.low.compareTo(now.low) >= 0 && nearer.high.compareTo(now.high) <= 0 && !nearer.equals(now)) {
                interval = nearer;
                return;
            }
        }
        Rational middle = now.low.plus(now.high).over(2);
        int there = polynomial.signAt(middle);
        if (there == 0) interval = new Interval(middle, middle);
        else if (there == polynomial.signAt(now.high)) interval = new Interval(now.low, middle);
        else interval = new Interval(middle, now.high);
    }

    /** The sign of another polynomial at this number, exactly. */
    public int signOf(Polynomial other) {
        if (other.isConstant()) return other.leading().signum();
        Polynomial common = isRational() ? Polynomial.ONE : Polynomial.gcd(polynomial, other);
        for (; !isRational(); refine()) {
            Interval now = interval;
            // the common factor is square-free as this number's own polynomial is
            if (!common.isConstant() && Descartes.changes(common, now.low, now.high) == 1) return 0;
            if (Descartes.changes(other, now.low, now.high) == 0)
                return other.signAt(now.low.plus(now.high).over(2));
        }
        return other.signAt(low());
    }

    public int compareTo(Rational number) {
        if (isRational()) return low().compareTo(number);
        if (polynomial.signAt(number) == 0 && number.compareTo(low()) > 0 && number.compareTo(high()) <= 0) return 0;
        while (number.compareTo(low()) > 0 && number.compareTo(high()) < 0) refine();
        return number.compareTo(low()) <= 0 ? 1 : -1;
    }

    @Override
    public int compareTo(RealRoot other) {
        if (other.isRational()) return compareTo(other.low());
        if (isRational()) return -other.compareTo(low());
        if (low().compareTo(other.high()) >= 0) return 1;
        if (high().compareTo(other.low()) <= 0) return -1;
        if (signOf(other.polynomial) == 0 && compareTo(other.low()) > 0 && compareTo(other.high()) < 0) return 0;
        while (low().compareTo(other.high()) < 0 && other.low().compareTo(high()) < 0) {
            refine();
            other.refine();
        }
        return low().compareTo(other.high()) >= 0 ? 1 : -1;
    }

    /** A fraction strictly between two different numbers, as simple as halving gives. */
    public static Rational between(RealRoot a, RealRoot b) {
        while (a.high().compareTo(b.low()) >= 0) {
            a.refine();
            b.refine();
            if (a.isRational() && b.isRational() && a.low().compareTo(b.low()) >= 0)
                throw new IllegalArgumentException("nothing lies between " + a + " and " + b);
        }
        return simplest(/* low= */ a.high(), /* high= */ b.low());
    }

    /** The fraction strictly between two others with the smallest denominator (Stern and Brocot). */
    static Rational simplest(Rational low, Rational high) {
        BigInteger whole = low.floor().add(BigInteger.ONE);
        if (Rational.of(whole).compareTo(high) < 0) {
            if (low.isNegative() && high.isPositive()) return Rational.ZERO;
            return high.signum() <= 0 ? Rational.of(high.ceiling().subtract(BigInteger.ONE)) : Rational.of(whole);
        }
        Rational base = Rational.of(low.floor());
        Rational a = low.minus(base);
        Rational b = high.minus(base);
        if (a.isZero())
            return base.plus(Rational.of(BigInteger.ONE, b.inverse().floor().add(BigInteger.ONE)));
        return base.plus(simplest(b.inverse(), a.inverse()).inverse());
    }

    /** A decimal with an error of less than one in so many places after the point. */
    public java.math.BigDecimal near(int places) {
        Rational width = Rational.of(BigInteger.ONE, BigInteger.TEN.pow(places + 1));
        while (high().minus(low()).compareTo(width) > 0) refine();
        return new java.math.BigDecimal(high().numerator())
                .divide(new java.math.BigDecimal(high().denominator()), places + 1, java.math.RoundingMode.HALF_EVEN);
    }

    public double doubleValue() {
        Rational near = Rational.of(1, 1L << 60);
        while (high().minus(low()).compareTo(near) > 0) refine();
        return high().doubleValue();
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RealRoot other && compareTo(other) == 0;
    }

    /** Equal numbers are equally near a whole number, whatever polynomial they came from. */
    @Override
    public int hashCode() {
        return isRational() ? low().hashCode() : 31;
    }

    /** A fraction, a surd as (1+√5)/2, or the equation with a decimal to tell which of its roots is meant. */
    public String write(String variable) {
        if (isRational()) return low().toString();
        Optional<Polynomial> quadratic = quadratic();
        if (quadratic.isPresent()) return surd(quadratic.get());
        Polynomial whole = polynomial.primitive();
        return decimal(6, java.math.RoundingMode.DOWN) + "… ("
                + (whole.leading().isNegative() ? whole.negated() : whole).write(variable) + " = 0)";
    }

    /** As {@link #write}, but only a decimal where an equation would be needed: for a sentence that is read aloud. */
    public String brief() {
        String exact = write("x");
        int equation = exact.indexOf("… (");
        return equation < 0 ? exact : exact.substring(0, equation + 1);
    }

    /** Rounded to so many places. */
    public String decimal(int places) {
        return decimal(places, java.math.RoundingMode.HALF_EVEN);
    }

    private String decimal(int places, java.math.RoundingMode mode) {
        double near = doubleValue();
        if (Double.isFinite(near))
            return new java.math.BigDecimal(near).setScale(places, mode).toPlainString();
        return near(places + 1).setScale(places, mode).toPlainString();
    }

    /**
     * The quadratic equation of this number, where it has one with another real root: in a factor with whole coefficients the leading
     * one divides that of the polynomial, so sum and product of its roots times that are whole.
     */
    private Optional<Polynomial> quadratic() {
        Polynomial whole = polynomial.primitive();
        if (whole.degree() == 2) return Optional.of(whole);
        double leading = whole.leading().doubleValue();
        if (whole.degree() > 12 || Math.abs(leading) > 1e9) return Optional.empty();
        double own = doubleValue();
        for (RealRoot other : isolated(whole)) {
            double x = other.doubleValue();
            Polynomial candidate = Polynomial.of(
                    Rational.of(Math.round(leading * own * x)),
                    Rational.of(-Math.round(leading * (own + x))),
                    whole.leading());
            if (whole.over(candidate).remainder().isZero() && signOf(candidate) == 0)
                return Optional.of(candidate.primitive());
        }
        return Optional.empty();
    }

    private String surd(Polynomial p) {
        BigInteger a = p.coefficient(2).numerator();
        BigInteger b = p.coefficient(1).numerator();
        BigInteger c = p.coefficient(0).numerator();
        BigInteger inside = b.multiply(b).subtract(a.multiply(c).shiftLeft(2));
        BigInteger outside = BigInteger.ONE;
        for (long k = 2; k <= 1000; k++) {
            BigInteger square = BigInteger.valueOf(k * k);
            while (inside.mod(square).signum() == 0) {
                inside = inside.divide(square);
                outside = outside.multiply(BigInteger.valueOf(k));
            }
        }
        boolean larger = compareTo(Rational.of(b.negate(), a.shiftLeft(1))) > 0;
        BigInteger bottom = a.shiftLeft(1);
        BigInteger first = b.negate();
        BigInteger g = bottom.gcd(first).gcd(outside);
        bottom = bottom.divide(g);
        first = first.divide(g);
        outside = outside.divide(g);
        if (bottom.signum() < 0) {
            bottom = bottom.negate();
            first = first.negate();
        }
        String root = (outside.equals(BigInteger.ONE) ? "" : outside.toString()) + "√" + inside;
        String sum = first.signum() == 0 ? (larger ? "" : "-") + root : first + (larger ? "+" : "-") + root;
        if (bottom.equals(BigInteger.ONE)) return sum;
        return (first.signum() == 0 ? sum : "(" + sum + ")") + "/" + bottom;
    }

    @Override
    public String toString() {
        return write("x");
    }
}
