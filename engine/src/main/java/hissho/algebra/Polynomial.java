package hissho.algebra;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A polynomial in one variable with rational coefficients, lowest first, the last one not zero; zero has none. */
public final class Polynomial {

    public static final Polynomial ZERO = new Polynomial(new Rational[0]);
    public static final Polynomial ONE = of(Rational.ONE);

    /** The variable itself. */
    public static final Polynomial X = of(Rational.ZERO, Rational.ONE);

    private final Rational[] coefficients;

    private Polynomial(Rational[] coefficients) {
        this.coefficients = coefficients;
    }

    public static Polynomial of(Rational... coefficients) {
        int size = coefficients.length;
        while (size > 0 && coefficients[size - 1].isZero()) size--;
        return new Polynomial(Arrays.copyOf(coefficients, size));
    }

    public static Polynomial of(long... coefficients) {
        return of(Arrays.stream(coefficients).mapToObj(Rational::of).toArray(Rational[]::new));
    }

    public static Polynomial constant(Rational value) {
        return of(value);
    }

    /** The degree; -1 for zero. */
    public int degree() {
        return coefficients.length - 1;
    }

    public boolean isZero() {
        return coefficients.length == 0;
    }

    public boolean isConstant() {
        return coefficients.length <= 1;
    }

    public Rational coefficient(int power) {
        return power < coefficients.length ? coefficients[power] : Rational.ZERO;
    }

    public Rational leading() {
        return isZero() ? Rational.ZERO : coefficients[coefficients.length - 1];
    }

    public Polynomial plus(Polynomial other) {
        Rational[] sum = new Rational[Math.max(coefficients.length, other.coefficients.length)];
        for (int k = 0; k < sum.length; k++) sum[k] = coefficient(k).plus(other.coefficient(k));
        return of(sum);
    }

    public Polynomial minus(Polynomial other) {
        return plus(other.negated());
    }

    public Polynomial negated() {
        return times(Rational.MINUS_ONE);
    }

    public Polynomial times(Rational factor) {
        return of(Arrays.stream(coefficients).map(c -> c.times(factor)).toArray(Rational[]::new));
    }

    public Polynomial times(Polynomial other) {
        if (isZero() || other.isZero()) return ZERO;
        Rational[] product = new Rational[degree() + other.degree() + 1];
        Arrays.fill(product, Rational.ZERO);
        for (int i = 0; i <= degree(); i++)
            for (int j = 0; j <= other.degree(); j++)
                product[i + j] = product[i + j].plus(coefficients[i].times(other.coefficients[j]));
        return of(product);
    }

    public Polynomial power(int exponent) {
        Polynomial result = ONE;
        for (int k = 0; k < exponent; k++) result = result.times(this);
        return result;
    }

    /** A quotient and a remainder of smaller degree. */
    public record Division(Polynomial quotient, Polynomial remainder) {}

    public Division over(Polynomial divisor) {
        if (divisor.isZero()) throw new ArithmeticException("division by the zero polynomial");
        Rational[] rest = coefficients.clone();
        int steps = degree() - divisor.degree();
        if (steps < 0) return new Division(ZERO, this);
        Rational[] quotient = new Rational[steps + 1];
        for (int k = steps; k >= 0; k--) {
            Rational factor = rest[k + divisor.degree()].over(divisor.leading());
            quotient[k] = factor;
            for (int i = 0; i <= divisor.degree(); i++)
                rest[k + i] = rest[k + i].minus(factor.times(divisor.coefficients[i]));
        }
        return new Division(of(quotient), of(Arrays.copyOf(rest, divisor.degree())));
    }

    /** The greatest common divisor with leading coefficient one; that of zero and zero is zero. */
    public static Polynomial gcd(Polynomial a, Polynomial b) {
        if (a.degree() + b.degree() > 3 && Residues.haveNoCommonFactor(a, b)) return ONE;
        Polynomial x = a;
        Polynomial y = b;
        while (!y.isZero()) {
            Polynomial rest = x.over(y).remainder.primitive();
            x = y;
            y = rest;
        }
        return x.monic();
    }

    public Polynomial monic() {
        return isZero() ? this : times(leading().inverse());
    }

    /** The positive multiple with whole coefficients that have no common factor. */
    public Polynomial primitive() {
        if (isZero()) return this;
        BigInteger denominators = BigInteger.ONE;
        BigInteger numerators = BigInteger.ZERO;
        for (Rational c : coefficients) {
            denominators = denominators.multiply(c.denominator()).divide(denominators.gcd(c.denominator()));
            numerators = numerators.gcd(c.numerator());
        }
        BigInteger common = BigInteger.ZERO;
        for (Rational c : coefficients)
            common = common.gcd(c.numerator().multiply(denominators.divide(c.denominator())));
        return times(Rational.of(denominators, common));
    }

    public Polynomial derivative() {
        if (isConstant()) return ZERO;
        Rational[] slope = new Rational[degree()];
        for (int k = 1; k <= degree(); k++) slope[k - 1] = coefficients[k].times(k);
        return of(slope);
    }

    /** The polynomial with the same roots, each once. */
    public Polynomial squareFree() {
        if (isConstant()) return isZero() ? this : ONE;
        Polynomial common = gcd(this, derivative());
        return (common.isConstant() ? this : over(common).quotient).primitive();
    }

    public Rational at(Rational x) {
        Rational sum = Rational.ZERO;
        for (int k = degree(); k >= 0; k--) sum = sum.times(x).plus(coefficients[k]);
        return sum;
    }

    /** The sign at a number, by whole numbers only: no fraction is reduced on the way. */
    public int signAt(Rational x) {
        BigInteger denominators = BigInteger.ONE;
        for (Rational c : coefficients)
            if (!c.isWhole())
                denominators = denominators.multiply(c.denominator()).divide(denominators.gcd(c.denominator()));
        BigInteger sum = BigInteger.ZERO;
        BigInteger power = denominators;
        for (int k = degree(); k >= 0; k--) {
            Rational c = coefficients[k];
            sum = sum.multiply(x.numerator()).add(c.numerator().multiply(power.divide(c.denominator())));
            power = power.multiply(x.denominator());
        }
        return sum.signum();
    }

    /** The polynomial with another put in place of the variable. */
    public Polynomial at(Polynomial x) {
        Polynomial sum = ZERO;
        for (int k = degree(); k >= 0; k--) sum = sum.times(x).plus(constant(coefficients[k]));
        return sum;
    }

    /** A power of two that no root exceeds in absolute value: twice the largest root of a quotient of coefficients (Fujiwara's bound), rounded up. */
    public Rational rootBound() {
        int exponent = 0;
        for (int k = 0; k < degree(); k++) {
            Rational quotient = coefficients[k].over(leading()).absolute();
            if (quotient.isZero()) continue;
            int log = quotient.ceiling().bitLength();
            exponent = Math.max(exponent, Math.ceilDiv(log, degree() - k));
        }
        return Rational.of(BigInteger.ONE.shiftLeft(exponent + 1));
    }

    /** Whether no root lies strictly between two fractions, for certain; an absent upper end is infinite. */
    public boolean surelyHasNoRootBetween(Rational low, @Nullable Rational high) {
        return Descartes.changes(this, low, high) == 0;
    }

    /** Its real roots, rising, each once, between fractions that part them; which of them are rational is left open. */
    public List<RealRoot> isolatedRoots() {
        return isConstant() ? List.of() : RealRoot.isolated(squareFree());
    }

    /** Its real roots, rising, each once. */
    public List<RealRoot> realRoots() {
        return isConstant() ? List.of() : RealRoot.of(this);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Polynomial other && Arrays.equals(coefficients, other.coefficients);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coefficients);
    }

    /** Written out in a variable, highest power first: 2t^2-t+1/3. */
    public String write(String variable) {
        if (isZero()) return "0";
        List<String> terms = new ArrayList<>();
        for (int k = degree(); k >= 0; k--) {
            Rational c = coefficients[k];
            if (c.isZero()) continue;
            String power = k == 0 ? "" : k == 1 ? variable : variable + "^" + k;
            String size = c.absolute().toString();
            if (k > 0 && c.absolute().equals(Rational.ONE)) size = "";
            else if (k > 0 && !c.isWhole()) size = "(" + size + ")";
            terms.add((c.isNegative() ? "-" : terms.isEmpty() ? "" : "+") + size + power);
        }
        return String.join("", terms);
    }

    @Override
    public String toString() {
        return write("x");
    }
}
