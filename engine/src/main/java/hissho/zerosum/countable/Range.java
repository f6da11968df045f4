package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Bounds on what a formula can be when its variables run over all numbers from the first on; an absent bound is infinite. */
record Range(Optional<Rational> low, Optional<Rational> high) {

    private static final Range UNIT = new Range(Optional.of(Rational.ZERO), Optional.of(Rational.ONE));
    private static final Range ANY = new Range(Optional.empty(), Optional.empty());

    static Range of(Expression e, int first) {
        return switch (e) {
            case Expression.Literal(Rational value) -> new Range(Optional.of(value), Optional.of(value));
            case Expression.Variable _ -> new Range(Optional.of(Rational.of(first)), Optional.empty());
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                of(left, first).combined(operator, of(right, first));
            case Expression.Call(Expression.Function function, List<Expression> arguments) ->
                call(function, arguments.stream().map(a -> of(a, first)).toList());
        };
    }

    private Range combined(Expression.Operator operator, Range other) {
        return switch (operator) {
            case PLUS -> new Range(sum(low, other.low), sum(high, other.high));
            case MINUS ->
                new Range(sum(low, other.high.map(Rational::negated)), sum(high, other.low.map(Rational::negated)));
            case TIMES -> bounded() && other.bounded() ? product(other) : ANY;
            case OVER, POWER -> ANY;
            default -> UNIT;
        };
    }

    private boolean bounded() {
        return low.isPresent() && high.isPresent();
    }

    private Range product(Range other) {
        List<Rational> corners = new ArrayList<>();
        for (Rational a : List.of(low.orElseThrow(), high.orElseThrow()))
            for (Rational b : List.of(other.low.orElseThrow(), other.high.orElseThrow())) corners.add(a.times(b));
        return new Range(
                corners.stream().min(Comparator.naturalOrder()),
                corners.stream().max(Comparator.naturalOrder()));
    }

    private static Optional<Rational> sum(Optional<Rational> a, Optional<Rational> b) {
        return a.flatMap(x -> b.map(x::plus));
    }

    private static Range call(Expression.Function function, List<Range> a) {
        return switch (function) {
            case SIGN ->
                new Range(
                        Optional.of(a.getFirst().signLow()),
                        Optional.of(a.getFirst().signHigh()));
            case IF -> a.get(1).joined(a.get(2));
            case MIN, MAX -> a.get(0).joined(a.get(1));
            case ABS, FLOOR -> ANY;
        };
    }

    private Rational signLow() {
        return Rational.of(low.map(Rational::signum).orElse(-1));
    }

    private Rational signHigh() {
        return Rational.of(high.map(Rational::signum).orElse(1));
    }

    private Range joined(Range other) {
        return new Range(low.flatMap(a -> other.low.map(a::min)), high.flatMap(a -> other.high.map(a::max)));
    }
}
