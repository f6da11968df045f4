package hissho.algebra;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.List;

/**
 * The value of a rational function at a real algebraic number, which is algebraic again: a root of the characteristic polynomial
 * of multiplication by the function among the remainders modulo the number's own polynomial.
 */
public final class RootValue {

    private RootValue() {}

    /** The value of a function at a number that is no pole of it. */
    public static RealRoot of(RationalFunction function, RealRoot at) {
        if (at.isRational()) return RealRoot.of(function.at(at.rational()).orElseThrow());
        if (function.isConstant()) return RealRoot.of(function.at(Rational.ZERO).orElseThrow());
        if (function.denominator().isConstant() && function.numerator().degree() == 1)
            return ofLinear(
                    function.numerator().times(function.denominator().leading().inverse()), at);
        Polynomial modulus = at.polynomial();
        Polynomial shared = Polynomial.gcd(modulus, function.denominator());
        if (!shared.isConstant()) modulus = modulus.over(shared).quotient();
        Polynomial element = times(function.numerator(), inverse(function.denominator(), modulus), modulus);
        List<RealRoot> candidates = characteristic(element, modulus).realRoots();
        for (int k = 0; k + 1 < candidates.size(); k++) {
            Rational between = RealRoot.between(candidates.get(k), candidates.get(k + 1));
            if (sign(function, between, at) < 0) return candidates.get(k);
        }
        return candidates.getLast();
    }

    public static RealRoot of(Polynomial polynomial, RealRoot at) {
        return of(RationalFunction.of(polynomial), at);
    }

    /** A linear function's inverse put into the number's own polynomial has the value for a root, and the other values of the function. */
    private static RealRoot ofLinear(Polynomial function, RealRoot at) {
        Rational slope = function.leading().inverse();
        Polynomial inverse = Polynomial.of(function.coefficient(0).negated().times(slope), slope);
        List<RealRoot> own = at.polynomial().isolatedRoots();
        int place = own.indexOf(at);
        List<RealRoot> values = at.polynomial().at(inverse).realRoots();
        return values.get(slope.isNegative() ? values.size() - 1 - place : place);
    }

    /** The positive square root of a number that is not negative. */
    public static RealRoot squareRoot(Rational number) {
        return Polynomial.of(number.negated(), Rational.ZERO, Rational.ONE)
                .realRoots()
                .getLast();
    }

    /** The sign of the function's value minus a number. */
    private static int sign(RationalFunction function, Rational number, RealRoot at) {
        return at.signOf(function.numerator().minus(function.denominator().times(number)))
                * at.signOf(function.denominator());
    }

    private static Polynomial times(Polynomial a, Polynomial b, Polynomial modulus) {
        return a.times(b).over(modulus).remainder();
    }

    /** The inverse modulo a polynomial without a common factor (Euclid). */
    private static Polynomial inverse(Polynomial a, Polynomial modulus) {
        Polynomial r0 = modulus;
        Polynomial r1 = a.over(modulus).remainder();
        Polynomial s0 = Polynomial.ZERO;
        Polynomial s1 = Polynomial.ONE;
        while (!r1.isConstant()) {
            Polynomial.Division division = r0.over(r1);
            Polynomial s2 = s0.minus(division.quotient().times(s1));
            r0 = r1;
            r1 = division.remainder();
            s0 = s1;
            s1 = s2;
        }
        return s1.times(r1.leading().inverse());
    }

    /**
     * The characteristic polynomial of multiplication by an element (Faddeev and LeVerrier). The matrix is multiplied to whole numbers, so that no fraction is
     * reduced on the way: each division by the number of the step leaves no rest.
     */
    private static Polynomial characteristic(Polynomial element, Polynomial modulus) {
        int n = modulus.degree();
        Rational[][] m = new Rational[n][n];
        Polynomial power = element.over(modulus).remainder();
        BigInteger common = BigInteger.ONE;
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++) {
                m[i][j] = power.coefficient(i);
                BigInteger bottom = m[i][j].denominator();
                common = common.multiply(bottom).divide(common.gcd(bottom));
            }
            power = times(power, Polynomial.X, modulus);
        }
        BigInteger[][] whole = new BigInteger[n][n];
        BigInteger[][] work = new BigInteger[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                whole[i][j] = m[i][j].numerator().multiply(common.divide(m[i][j].denominator()));
                work[i][j] = BigInteger.ZERO;
            }
        Rational[] coefficients = new Rational[n + 1];
        coefficients[n] = Rational.ONE;
        BigInteger last = BigInteger.ONE;
        BigInteger scale = BigInteger.ONE;
        for (int k = 1; k <= n; k++) {
            for (int i = 0; i < n; i++) work[i][i] = work[i][i].add(last);
            work = product(whole, work);
            BigInteger trace = BigInteger.ZERO;
            for (int i = 0; i < n; i++) trace = trace.add(work[i][i]);
            last = trace.negate().divide(BigInteger.valueOf(k));
            scale = scale.multiply(common);
            coefficients[n - k] = Rational.of(last, scale);
        }
        return Polynomial.of(coefficients);
    }

    private static BigInteger[][] product(BigInteger[][] a, BigInteger[][] b) {
        int n = a.length;
        BigInteger[][] c = new BigInteger[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                BigInteger sum = BigInteger.ZERO;
                for (int k = 0; k < n; k++) sum = sum.add(a[i][k].multiply(b[k][j]));
                c[i][j] = sum;
            }
        return c;
    }
}
