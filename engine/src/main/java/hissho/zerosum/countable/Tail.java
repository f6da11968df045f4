package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a formula ends: from some whole number on it is one rational function of its variable. Comparisons, signs and choices all
 * settle down, since two rational functions cross only finitely often, and root bounds tell where.
 */
record Tail(RationalFunction function, BigInteger from) {

    /** The tail in one variable, the others being given, or nothing where the formula has no such end. */
    static Optional<Tail> of(Expression expression, String variable, Map<String, Rational> values, BigInteger first) {
        return switch (expression) {
            case Expression.Literal(Rational value) -> constant(value, first);
            case Expression.Variable(String name) ->
                name.equals(variable)
                        ? Optional.of(new Tail(RationalFunction.of(Polynomial.X), first))
                        : Optional.ofNullable(values.get(name)).flatMap(value -> constant(value, first));
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                of(left, variable, values, first)
                        .flatMap(a -> of(right, variable, values, first).flatMap(b -> a.combined(operator, b)));
            case Expression.Call(Expression.Function function, List<Expression> arguments) ->
                call(function, arguments, variable, values, first);
        };
    }

    private static Optional<Tail> constant(Rational value, BigInteger first) {
        return Optional.of(new Tail(RationalFunction.constant(value), first));
    }

    private Optional<Tail> combined(Expression.Operator operator, Tail other) {
        BigInteger start = from.max(other.from);
        RationalFunction f = function;
        RationalFunction g = other.function;
        return switch (operator) {
            case PLUS -> Optional.of(new Tail(f.plus(g), start));
            case MINUS -> Optional.of(new Tail(f.minus(g), start));
            case TIMES -> Optional.of(new Tail(f.times(g), start));
            case OVER -> g.isZero() ? Optional.empty() : Optional.of(new Tail(f.over(g), start.max(beyondRoots(g))));
            case POWER -> power(f, g, start);
            default -> {
                RationalFunction gap = f.minus(g);
                boolean holds = operator.holds(gap.signFar(true));
                yield Optional.of(
                        new Tail(holds ? RationalFunction.ONE : RationalFunction.ZERO, start.max(beyondRoots(gap))));
            }
        };
    }

    private static Optional<Tail> power(RationalFunction base, RationalFunction exponent, BigInteger start) {
        if (!exponent.isConstant()) return Optional.empty();
        Rational power = exponent.at(Rational.ZERO).orElseThrow();
        if (!power.isWhole() || power.absolute().compareTo(Rational.of(50)) > 0) return Optional.empty();
        if (power.isNegative() && base.isZero()) return Optional.empty();
        return Optional.of(new Tail(base.power(power.intValueExact()), start.max(beyondRoots(base))));
    }

    private static Optional<Tail> call(
            Expression.Function function,
            List<Expression> arguments,
            String variable,
            Map<String, Rational> values,
            BigInteger first) {
        Optional<Tail> a = of(arguments.getFirst(), variable, values, first);
        if (a.isEmpty()) return Optional.empty();
        RationalFunction f = a.get().function;
        BigInteger settled = a.get().from.max(beyondRoots(f));
        return switch (function) {
            case SIGN -> Optional.of(new Tail(RationalFunction.constant(Rational.of(f.signFar(true))), settled));
            case ABS -> Optional.of(new Tail(f.signFar(true) < 0 ? f.negated() : f, settled));
            case FLOOR ->
                f.isConstant()
                        ? constant(Rational.of(f.at(Rational.ZERO).orElseThrow().floor()), a.get().from)
                        : Optional.empty();
            case IF ->
                of(arguments.get(f.isZero() ? 2 : 1), variable, values, first)
                        .map(chosen -> new Tail(chosen.function, chosen.from.max(settled)));
            case MIN, MAX -> {
                Optional<Tail> b = of(arguments.get(1), variable, values, first);
                yield b.map(other -> {
                    RationalFunction gap = f.minus(other.function);
                    boolean own = function == Expression.Function.MIN ? gap.signFar(true) <= 0 : gap.signFar(true) >= 0;
                    return new Tail(
                            own ? f : other.function,
                            a.get().from.max(other.from).max(beyondRoots(gap)));
                });
            }
        };
    }

    /** A whole number above all roots and poles. */
    private static BigInteger beyondRoots(RationalFunction f) {
        Rational top =
                f.numerator().isConstant() ? Rational.ZERO : f.numerator().rootBound();
        Rational bottom =
                f.denominator().isConstant() ? Rational.ZERO : f.denominator().rootBound();
        return top.max(bottom).ceiling().add(BigInteger.ONE);
    }
}
