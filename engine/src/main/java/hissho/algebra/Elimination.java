package hissho.algebra;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Elimination by resultants: an unknown that depends polynomially on algebraic numbers is a root of a polynomial with rational coefficients, found by evaluating resultants at rational points. */
public final class Elimination {

    private Elimination() {}

    /**
     * A polynomial that vanishes wherever f(x, r) does for a root r of p.
     *
     * @param f the polynomial in r for every x
     * @param degree the greatest degree in x of f
     */
    public static Polynomial of(Polynomial p, Function<Rational, Polynomial> f, int degree) {
        return interpolated(x -> resultant(p, f.apply(x)), degree * p.degree());
    }

    /** The polynomial of at most this degree with these values (Newton's divided differences). */
    public static Polynomial interpolated(Function<Rational, Rational> value, int degree) {
        List<Rational> differences = new ArrayList<>();
        for (int k = 0; k <= degree; k++) differences.add(value.apply(Rational.of(k)));
        for (int order = 1; order <= degree; order++)
            for (int k = degree; k >= order; k--)
                differences.set(
                        k, differences.get(k).minus(differences.get(k - 1)).over(order));
        Polynomial all = Polynomial.ZERO;
        for (int k = degree; k >= 0; k--)
            all = all.times(Polynomial.of(Rational.of(-k), Rational.ONE)).plus(Polynomial.constant(differences.get(k)));
        return all;
    }

    /** The resultant (Euclid); zero exactly where both have a common root. */
    public static Rational resultant(Polynomial p, Polynomial q) {
        if (q.isZero()) return Rational.ZERO;
        Polynomial a = p;
        Polynomial b = q;
        Rational factor = Rational.ONE;
        while (!b.isConstant()) {
            if (a.degree() < b.degree()) {
                if (a.degree() * b.degree() % 2 == 1) factor = factor.negated();
                Polynomial swapped = a;
                a = b;
                b = swapped;
                continue;
            }
            Polynomial rest = a.over(b).remainder();
            if (rest.isZero()) return Rational.ZERO;
            int sign = a.degree() * b.degree() % 2 == 1 ? -1 : 1;
            factor = factor.times(b.leading().power(a.degree() - rest.degree())).times(sign);
            a = b;
            b = rest;
        }
        return factor.times(b.leading().power(a.degree()));
    }
}
