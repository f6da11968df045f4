package hissho.algebra;

import hissho.number.Rational;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A quotient of two polynomials in lowest terms; the denominator has whole coefficients and a positive leading one. */
public final class RationalFunction {

    public static final RationalFunction ZERO = of(Polynomial.ZERO);
    public static final RationalFunction ONE = of(Polynomial.ONE);

    private final Polynomial numerator;
    private final Polynomial denominator;

    private RationalFunction(Polynomial numerator, Polynomial denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    public static RationalFunction of(Polynomial polynomial) {
        return new RationalFunction(polynomial, Polynomial.ONE);
    }

    public static RationalFunction constant(Rational value) {
        return of(Polynomial.constant(value));
    }

    public static RationalFunction of(Polynomial numerator, Polynomial denominator) {
        if (denominator.isZero()) throw new ArithmeticException("a fraction with denominator zero");
        if (numerator.isZero()) return ZERO;
        Polynomial common = Polynomial.gcd(numerator, denominator);
        Polynomial n = common.isConstant() ? numerator : numerator.over(common).quotient();
        Polynomial d =
                common.isConstant() ? denominator : denominator.over(common).quotient();
        Rational scale = d.primitive().leading().over(d.leading());
        if (d.leading().signum() * scale.signum() < 0) scale = scale.negated();
        return new RationalFunction(n.times(scale), d.times(scale));
    }

    /** The sum of weights times values; what has the same denominator is added before anything is cancelled. */
    public static RationalFunction dot(List<RationalFunction> weights, IntFunction<RationalFunction> values) {
        Map<Polynomial, Polynomial> parts = new LinkedHashMap<>();
        for (int k = 0; k < weights.size(); k++) {
            RationalFunction weight = weights.get(k);
            if (weight.isZero()) continue;
            RationalFunction value = values.apply(k);
            parts.merge(
                    weight.denominator.times(value.denominator),
                    weight.numerator.times(value.numerator),
                    Polynomial::plus);
        }
        RationalFunction sum = ZERO;
        for (Map.Entry<Polynomial, Polynomial> part : parts.entrySet())
            sum = sum.plus(of(part.getValue(), part.getKey()));
        return sum;
    }

    public Polynomial numerator() {
        return numerator;
    }

    public Polynomial denominator() {
        return denominator;
    }

    public boolean isZero() {
        return numerator.isZero();
    }

    public boolean isConstant() {
        return numerator.isConstant() && denominator.isConstant();
    }

    public RationalFunction plus(RationalFunction other) {
        if (denominator.equals(other.denominator)) return of(numerator.plus(other.numerator), denominator);
        return of(
                numerator.times(other.denominator).plus(other.numerator.times(denominator)),
                denominator.times(other.denominator));
    }

    public RationalFunction minus(RationalFunction other) {
        return plus(other.negated());
    }

    public RationalFunction negated() {
        return new RationalFunction(numerator.negated(), denominator);
    }

    public RationalFunction times(RationalFunction other) {
        return of(numerator.times(other.numerator), denominator.times(other.denominator));
    }

    public RationalFunction over(RationalFunction other) {
        return of(numerator.times(other.denominator), denominator.times(other.numerator));
    }

    public RationalFunction power(int exponent) {
        return exponent >= 0
                ? new RationalFunction(numerator.power(exponent), denominator.power(exponent))
                : ONE.over(power(-exponent));
    }

    public RationalFunction derivative() {
        return of(
                numerator.derivative().times(denominator).minus(numerator.times(denominator.derivative())),
                denominator.times(denominator));
    }

    /** The value, or nothing at a pole. */
    public Optional<Rational> at(Rational x) {
        Rational below = denominator.at(x);
        return below.isZero() ? Optional.empty() : Optional.of(numerator.at(x).over(below));
    }

    /** The sign at a root, which must be no pole. */
    public int signAt(RealRoot root) {
        return root.signOf(numerator) * root.signOf(denominator);
    }

    /** The limit as the variable grows without bound upwards (or downwards), or nothing where that is infinite. */
    public Optional<Rational> limit(boolean upwards) {
        if (numerator.degree() < denominator.degree()) return Optional.of(Rational.ZERO);
        if (numerator.degree() > denominator.degree()) return Optional.empty();
        return Optional.of(numerator.leading().over(denominator.leading()));
    }

    /** The sign far up (or far down) the line. */
    public int signFar(boolean upwards) {
        if (isZero()) return 0;
        int sign = numerator.leading().signum() * denominator.leading().signum();
        return !upwards && (numerator.degree() - denominator.degree()) % 2 != 0 ? -sign : sign;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RationalFunction other
                && numerator.equals(other.numerator)
                && denominator.equals(other.denominator);
    }

    @Override
    public int hashCode() {
        return numerator.hashCode() * 31 + denominator.hashCode();
    }

    /** Written out with whole coefficients above and below: 2t/(t+1). */
    public String write(String variable) {
        Polynomial whole = numerator.primitive();
        Rational factor =
                numerator.isZero() ? Rational.ONE : numerator.leading().over(whole.leading());
        Polynomial above = whole.times(Rational.of(factor.numerator()));
        Polynomial below = denominator.times(Rational.of(factor.denominator()));
        if (below.equals(Polynomial.ONE)) return above.write(variable);
        return bracketed(above, variable, false) + "/" + bracketed(below, variable, true);
    }

    private static String bracketed(Polynomial p, String variable, boolean below) {
        int terms = 0;
        for (int k = 0; k <= p.degree(); k++) if (!p.coefficient(k).isZero()) terms++;
        boolean product = below && p.degree() > 0 && !p.leading().equals(Rational.ONE);
        return terms > 1 || product ? "(" + p.write(variable) + ")" : p.write(variable);
    }

    @Override
    public String toString() {
        return write("x");
    }
}
