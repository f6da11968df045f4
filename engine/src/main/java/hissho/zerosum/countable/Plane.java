package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.number.Rational;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A quotient of two polynomials in u and v, where i = first + u and j = first + v. Where no coefficient is negative above, none below, and
 * the denominator's constant term is positive, the quotient is nowhere negative: u and v are whole numbers from 0 on.
 */
record Plane(Map<Power, Rational> above, Map<Power, Rational> below) {

    private static final int MOST_TERMS = 200;
    private static final int MOST_POWER = 12;

    /** The powers of u and v in a term. */
    record Power(int u, int v) implements Comparable<Power> {
        @Override
        public int compareTo(Power other) {
            return u != other.u ? Integer.compare(u, other.u) : Integer.compare(v, other.v);
        }

        private Power times(Power other) {
            return new Power(u + other.u, v + other.v);
        }
    }

    private static final Power NONE = new Power(0, 0);

    static Plane constant(Rational value) {
        return new Plane(term(value, NONE), term(Rational.ONE, NONE));
    }

    /** The formula as a quotient; nothing where it is not one, or a large one. */
    static Optional<Plane> of(Expression e, int first) {
        return switch (e) {
            case Expression.Literal(Rational value) -> Optional.of(constant(value));
            case Expression.Variable(String name) -> {
                Map<Power, Rational> sum = term(Rational.of(first), NONE);
                sum.put(name.equals("i") ? new Power(1, 0) : new Power(0, 1), Rational.ONE);
                yield Optional.of(new Plane(sum, term(Rational.ONE, NONE)));
            }
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                operator == Expression.Operator.POWER
                        ? of(left, first).flatMap(base -> base.power(right))
                        : of(left, first).flatMap(a -> of(right, first).flatMap(b -> a.combined(operator, b)));
            case Expression.Call _ -> Optional.empty();
        };
    }

    private Optional<Plane> combined(Expression.Operator operator, Plane other) {
        return switch (operator) {
            case PLUS -> Optional.of(plus(other, Rational.ONE)).filter(Plane::small);
            case MINUS -> Optional.of(minus(other)).filter(Plane::small);
            case TIMES ->
                Optional.of(new Plane(product(above, other.above), product(below, other.below)))
                        .filter(Plane::small);
            case OVER ->
                other.above.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Plane(product(above, other.below), product(below, other.above)))
                                .filter(Plane::small);
            default -> Optional.empty();
        };
    }

    private Optional<Plane> power(Expression exponent) {
        if (!(exponent instanceof Expression.Literal(Rational n))
                || !n.isWhole()
                || n.isNegative()
                || n.compareTo(Rational.of(MOST_POWER)) > 0) return Optional.empty();
        Optional<Plane> result = Optional.of(constant(Rational.ONE));
        for (int k = 0; k < n.intValueExact(); k++)
            result = result.flatMap(r -> r.combined(Expression.Operator.TIMES, this));
        return result;
    }

    Plane minus(Plane other) {
        return plus(other, Rational.MINUS_ONE);
    }

    private Plane plus(Plane other, Rational sign) {
        Map<Power, Rational> sum = product(above, other.below);
        product(other.above, below).forEach((power, x) -> add(sum, power, x.times(sign)));
        return new Plane(sum, product(below, other.below));
    }

    /** Whether the signs of the coefficients show that the quotient is defined and not negative everywhere. */
    boolean neverNegative() {
        return (hasOneSign(below, 1) && onlySign(above, 1)) || (hasOneSign(below, -1) && onlySign(above, -1));
    }

    private static boolean hasOneSign(Map<Power, Rational> sum, int sign) {
        return sum.containsKey(NONE) && onlySign(sum, sign);
    }

    private static boolean onlySign(Map<Power, Rational> sum, int sign) {
        return sum.values().stream().allMatch(x -> x.signum() == sign);
    }

    private boolean small() {
        return above.size() <= MOST_TERMS && below.size() <= MOST_TERMS;
    }

    private static Map<Power, Rational> term(Rational factor, Power power) {
        Map<Power, Rational> sum = new TreeMap<>();
        add(sum, power, factor);
        return sum;
    }

    private static Map<Power, Rational> product(Map<Power, Rational> a, Map<Power, Rational> b) {
        Map<Power, Rational> product = new TreeMap<>();
        a.forEach((p, x) -> b.forEach((q, y) -> add(product, p.times(q), x.times(y))));
        return product;
    }

    private static void add(Map<Power, Rational> sum, Power power, Rational x) {
        Rational total = sum.getOrDefault(power, Rational.ZERO).plus(x);
        if (total.isZero()) sum.remove(power);
        else sum.put(power, total);
    }
}
