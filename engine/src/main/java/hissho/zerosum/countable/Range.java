package hissho.zerosum.countable;

import hissho.algebra.Expression;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Bounds on what a formula can be when its variables run over all numbers from the first on; an absent bound is infinite. */
record Range(Optional<Rational> low, Optional<Rational> high) {

    private static final Range UNIT = new Range(Optional.of(Rational.ZERO), Optional.of(Rational.ONE));
    private static final Range ANY = new Range(Optional.empty(), Optional.empty());

    static Range of(Expression e, int first) {
        return switch (e) {
            case Expression.Literal(Rational value) -> new Range(Optional.of(value), Optional.of(value));
            case Expression.Variable _ -> new Range(Optional.of(Rational.of(first)), Optional.empty());
            case Expression.Operation(Expression.Operator operator, Expression left, Expression right) ->
                of(left, first).combined(operator, of(right, first)).narrowed(e, first);
            case Expression.Call(Expression.Function function, List<Expression> arguments) ->
                call(function, arguments.stream().map(a -> of(a, first)).toList());
        };
    }

    private Range combined(Expression.Operator operator, Range other) {
        return switch (operator) {
            case PLUS -> new Range(sum(low, other.low), sum(high, other.high));
            case MINUS ->
                new Range(sum(low, other.high.map(Rational::negated)), sum(high, other.low.map(Rational::negated)));
            case TIMES -> {
                if (bounded() && other.bounded()) yield product(other);
                yield other.isConstant() ? scaled(other.one()) : isConstant() ? other.scaled(one()) : ANY;
            }
            case OVER ->
                other.isConstant() && !other.one().isZero() ? scaled(other.one().inverse()) : ANY;
            case POWER -> ANY;
            default -> UNIT;
        };
    }

    /** The best of the likely bounds (the corner and the limits of the lines) that the signs of coefficients prove, where none is known. */
    private Range narrowed(Expression e, int first) {
        if (bounded()) return this;
        Optional<Plane> plane = Plane.of(e, first);
        if (plane.isEmpty()) return this;
        List<Rational> likely = Stream.of(
                        Drift.limit(e, "i", "j", first), Drift.limit(e, "j", "i", first), corner(e, first))
                .flatMap(Optional::stream)
                .sorted()
                .toList();
        return new Range(
                low.or(() -> likely.reversed().stream()
                        .filter(a -> plane.get().minus(Plane.constant(a)).neverNegative())
                        .findFirst()),
                high.or(() -> likely.stream()
                        .filter(a -> Plane.constant(a).minus(plane.get()).neverNegative())
                        .findFirst()));
    }

    private static Optional<Rational> corner(Expression e, int first) {
        try {
            return Optional.of(e.at(Map.of("i", Rational.of(first), "j", Rational.of(first))));
        } catch (ArithmeticException _) {
            return Optional.empty();
        }
    }

    private boolean isConstant() {
        return bounded() && low.equals(high);
    }

    private Rational one() {
        return low.orElseThrow();
    }

    private Range scaled(Rational factor) {
        Optional<Rational> a = low.map(factor::times);
        Optional<Rational> b = high.map(factor::times);
        if (factor.isZero()) return new Range(Optional.of(factor), Optional.of(factor));
        return factor.isPositive() ? new Range(a, b) : new Range(b, a);
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
            case ABS -> a.getFirst().absolute();
            case FLOOR ->
                new Range(
                        a.getFirst().low.map(x -> Rational.of(x.floor())),
                        a.getFirst().high.map(x -> Rational.of(x.floor())));
        };
    }

    private Range absolute() {
        Optional<Rational> most = high.flatMap(h -> low.map(l -> h.absolute().max(l.absolute())));
        Rational least = low.filter(Rational::isPositive)
                .or(() -> high.filter(Rational::isNegative).map(Rational::absolute))
                .orElse(Rational.ZERO);
        return new Range(Optional.of(least), most);
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
