package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The limit of a rule as one number grows while the other stays, for every value of the other at once.
 *
 * <p>A quotient of polynomials in the growing variable whose coefficients are functions of the standing one; a comparison is
 * decided by the leading coefficient, which must keep its sign on all whole numbers from the first on.
 */
record Drift(List<RationalFunction> above, List<RationalFunction> below) {

    /** The one limit that every line of the rule has, where there is one and it is provable. */
    static Optional<Rational> limit(Expression rule, String growing, String standing, int first) {
        try {
            Optional<Drift> end = of(rule, growing, standing, first);
            return end.flatMap(drift -> drift.limit());
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** 1 or -1 where every line of the rule provably grows, or falls, without bound. */
    static Optional<Integer> escape(Expression rule, String growing, String standing, int first) {
        try {
            return of(rule, growing, standing, first)
                    .filter(drift -> drift.above.size() > drift.below.size())
                    .flatMap(drift -> drift.sign(first));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static Drift constant(RationalFunction f) {
        return new Drift(trimmed(List.of(f)), List.of(RationalFunction.ONE));
    }

    private static Optional<Drift> of(Expression e, String growing, String standing, int first) {
        return switch (e) {
            case Expression.Literal(Rational value) -> Optional.of(constant(RationalFunction.constant(value)));
            case Expression.Variable(String name) -> {
                if (name.equals(growing))
                    yield Optional.of(new Drift(
                            List.of(RationalFunction.ZERO, RationalFunction.ONE), List.of(RationalFunction.ONE)));
                yield name.equals(standing)
                        ? Optional.of(constant(RationalFunction.of(Polynomial.X)))
                        : Optional.empty();
            }
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) -> {
                Optional<Drift> a = of(left, growing, standing, first);
                Optional<Drift> b = of(right, growing, standing, first);
                yield a.isEmpty() || b.isEmpty() ? Optional.empty() : a.get().combined(operator, b.get(), first);
            }
            case Expression.Call(Expression.Function function, List<Expression> arguments) -> {
                Optional<Drift> a = of(arguments.getFirst(), growing, standing, first);
                if (a.isEmpty()) yield Optional.empty();
                yield call(function, a.get(), arguments, growing, standing, first);
            }
        };
    }

    private static Optional<Drift> call(
            Expression.Function function,
            Drift a,
            List<Expression> arguments,
            String growing,
            String standing,
            int first) {
        Optional<Integer> sign = a.sign(first);
        return switch (function) {
            case SIGN -> sign.map(s -> constant(RationalFunction.constant(Rational.of(s))));
            case ABS -> sign.map(s -> s < 0 ? a.times(constant(RationalFunction.ONE.negated())) : a);
            case FLOOR -> Optional.empty();
            case IF -> sign.flatMap(s -> of(arguments.get(s == 0 ? 2 : 1), growing, standing, first));
            case MIN, MAX ->
                of(arguments.get(1), growing, standing, first)
                        .flatMap(b -> a.minus(b)
                                .sign(first)
                                .map(s -> (function == Expression.Function.MIN) == (s <= 0) ? a : b));
        };
    }

    private Optional<Drift> combined(Expression.Operator operator, Drift other, int first) {
        return switch (operator) {
            case PLUS -> Optional.of(minus(other.times(constant(RationalFunction.ONE.negated()))));
            case MINUS -> Optional.of(minus(other));
            case TIMES -> Optional.of(times(other));
            case OVER ->
                other.above.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Drift(product(above, other.below), product(below, other.above)));
            case POWER -> power(other);
            default ->
                minus(other)
                        .sign(first)
                        .map(sign -> constant(operator.holds(sign) ? RationalFunction.ONE : RationalFunction.ZERO));
        };
    }

    private Optional<Drift> power(Drift exponent) {
        if (exponent.above.size() > 1 || exponent.below.size() > 1) return Optional.empty();
        RationalFunction value = exponent.above.isEmpty()
                ? RationalFunction.ZERO
                : exponent.above.getFirst().over(exponent.below.getFirst());
        if (!value.isConstant()) return Optional.empty();
        Rational whole = value.at(Rational.ZERO).orElseThrow();
        if (!whole.isWhole() || whole.isNegative() || whole.compareTo(Rational.of(12)) > 0) return Optional.empty();
        Drift result = constant(RationalFunction.ONE);
        for (int k = 0; k < whole.intValueExact(); k++) result = result.times(this);
        return Optional.of(result);
    }

    private Drift times(Drift other) {
        return new Drift(product(above, other.above), product(below, other.below));
    }

    private Drift minus(Drift other) {
        List<RationalFunction> left = product(above, other.below);
        List<RationalFunction> right = product(other.above, below);
        List<RationalFunction> gap = new ArrayList<>();
        for (int k = 0; k < Math.max(left.size(), right.size()); k++)
            gap.add(at(left, k).minus(at(right, k)));
        return new Drift(trimmed(gap), product(below, other.below));
    }

    private static RationalFunction at(List<RationalFunction> list, int k) {
        return k < list.size() ? list.get(k) : RationalFunction.ZERO;
    }

    private static List<RationalFunction> product(List<RationalFunction> a, List<RationalFunction> b) {
        List<RationalFunction> product = new ArrayList<>();
        for (int k = 0; k < a.size() + b.size() - 1; k++) {
            RationalFunction sum = RationalFunction.ZERO;
            for (int i = 0; i <= k; i++) sum = sum.plus(at(a, i).times(at(b, k - i)));
            product.add(sum);
        }
        return trimmed(product);
    }

    private static List<RationalFunction> trimmed(List<RationalFunction> list) {
        int size = list.size();
        while (size > 0 && list.get(size - 1).isZero()) size--;
        return List.copyOf(list.subList(0, size));
    }

    /** The sign far out, where it is the same for every standing number from the first on. */
    private Optional<Integer> sign(int first) {
        if (above.isEmpty()) return Optional.of(0);
        Optional<Integer> top = signOnWholes(above.getLast(), first);
        Optional<Integer> bottom = signOnWholes(below.getLast(), first);
        return top.isPresent() && bottom.isPresent() ? Optional.of(top.get() * bottom.get()) : Optional.empty();
    }

    private static Optional<Integer> signOnWholes(RationalFunction f, int first) {
        int far = f.signFar(true);
        Rational bound = Rational.of(first);
        for (RealRoot root : f.numerator().times(f.denominator()).realRoots())
            bound = bound.max(root.high().plus(1));
        BigInteger last = bound.ceiling();
        if (last.subtract(BigInteger.valueOf(first)).bitLength() > 12) return Optional.empty();
        for (BigInteger n = BigInteger.valueOf(first); n.compareTo(last) <= 0; n = n.add(BigInteger.ONE)) {
            Optional<Rational> here = f.at(Rational.of(n));
            if (here.isEmpty() || here.get().signum() != far) return Optional.empty();
        }
        return Optional.of(far);
    }

    private Optional<Rational> limit() {
        if (above.size() < below.size()) return Optional.of(Rational.ZERO);
        if (above.size() > below.size()) return Optional.empty();
        RationalFunction ratio = above.getLast().over(below.getLast());
        return ratio.isConstant() ? ratio.at(Rational.ZERO) : Optional.empty();
    }
}
