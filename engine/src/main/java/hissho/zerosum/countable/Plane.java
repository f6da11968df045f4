package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.util.List;
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
        return of(e, first, first);
    }

    /** The formula where i begins with one number and j with another. */
    static Optional<Plane> of(Expression e, int firstI, int firstJ) {
        return switch (e) {
            case Expression.Literal(Rational value) -> Optional.of(constant(value));
            case Expression.Variable(String name) -> {
                Map<Power, Rational> sum = term(Rational.of(name.equals("i") ? firstI : firstJ), NONE);
                sum.put(name.equals("i") ? new Power(1, 0) : new Power(0, 1), Rational.ONE);
                yield Optional.of(new Plane(sum, term(Rational.ONE, NONE)));
            }
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                operator == Expression.Operator.POWER
                        ? of(left, firstI, firstJ).flatMap(base -> base.power(right))
                        : of(left, firstI, firstJ)
                                .flatMap(a -> of(right, firstI, firstJ).flatMap(b -> a.combined(operator, b)));
            case Expression.Call(Expression.Function function, List<Expression> arguments) -> {
                List<Plane> planes = arguments.stream()
                        .flatMap(a -> of(a, firstI, firstJ).stream())
                        .toList();
                yield planes.size() < arguments.size() ? Optional.empty() : call(function, planes);
            }
        };
    }

    /** A function that the signs of coefficients decide everywhere alike. */
    private static Optional<Plane> call(Expression.Function function, List<Plane> a) {
        Plane first = a.getFirst();
        return switch (function) {
            case ABS -> larger(first, constant(Rational.ZERO).minus(first));
            case MAX -> larger(first, a.get(1));
            case MIN -> larger(first, a.get(1)).map(most -> most.equals(first) ? a.get(1) : first);
            case FLOOR -> first.isWhole() ? Optional.of(first) : Optional.empty();
            case SIGN -> first.sign().map(sign -> constant(Rational.of(sign)));
            case IF -> first.sign().map(sign -> a.get(sign == 0 ? 2 : 1));
        };
    }

    /** The sign, where the signs of the coefficients show that it is the same everywhere. */
    private Optional<Integer> sign() {
        if (above.isEmpty()) return Optional.of(0);
        for (int top : new int[] {1, -1})
            for (int bottom : new int[] {1, -1})
                if (hasOneSign(above, top) && hasOneSign(below, bottom)) return Optional.of(top * bottom);
        return Optional.empty();
    }

    private static Optional<Plane> larger(Plane a, Plane b) {
        if (a.minus(b).neverNegative()) return Optional.of(a);
        return b.minus(a).neverNegative() ? Optional.of(b) : Optional.empty();
    }

    private boolean isWhole() {
        return below.equals(term(Rational.ONE, NONE)) && above.values().stream().allMatch(Rational::isWhole);
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
            default -> minus(other).sign().map(sign -> constant(operator.holds(sign) ? Rational.ONE : Rational.ZERO));
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

    /** The other player's view: the variables exchanged, and the sign changed. */
    Plane reversed() {
        return constant(Rational.ZERO).minus(new Plane(exchanged(above), exchanged(below)));
    }

    private static Map<Power, Rational> exchanged(Map<Power, Rational> sum) {
        Map<Power, Rational> exchanged = new TreeMap<>();
        sum.forEach((power, x) -> exchanged.put(new Power(power.v, power.u), x));
        return exchanged;
    }

    /** The quotient at v = 0, as a function of u. */
    RationalFunction atFirst() {
        return coefficient(above, 0).over(coefficient(below, 0));
    }

    /** The limit as v grows, as a function of u, where the signs of coefficients show that there is one for every u. */
    Optional<RationalFunction> far() {
        int top = degree(above);
        int bottom = degree(below);
        if (!hasOneSign(slice(below, bottom), 1) && !hasOneSign(slice(below, bottom), -1)) return Optional.empty();
        if (top > bottom) return Optional.empty();
        return Optional.of(
                top < bottom ? RationalFunction.ZERO : coefficient(above, top).over(coefficient(below, bottom)));
    }

    private static int degree(Map<Power, Rational> sum) {
        return sum.keySet().stream().mapToInt(Power::v).max().orElse(-1);
    }

    /** The terms with this power of v, without it. */
    private static Map<Power, Rational> slice(Map<Power, Rational> sum, int v) {
        Map<Power, Rational> slice = new TreeMap<>();
        sum.forEach((power, x) -> {
            if (power.v == v) slice.put(new Power(power.u, 0), x);
        });
        return slice;
    }

    private static RationalFunction coefficient(Map<Power, Rational> sum, int v) {
        RationalFunction whole = RationalFunction.ZERO;
        RationalFunction u = RationalFunction.of(Polynomial.X);
        for (Map.Entry<Power, Rational> term : slice(sum, v).entrySet()) {
            RationalFunction product = RationalFunction.constant(term.getValue());
            for (int k = 0; k < term.getKey().u(); k++) product = product.times(u);
            whole = whole.plus(product);
        }
        return whole;
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
