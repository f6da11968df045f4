package hissho.algebra;

import hissho.algebra.Expression.Function;
import hissho.algebra.Expression.Operator;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;

/** The arithmetic behind written formulas, on numbers and on rational functions, with bounds on powers. */
final class Evaluation {

    /** The largest power of a number, and of a function, that is worked out. */
    static final int MOST_POWER = 5_000;

    static final int MOST_DEGREE = 200;

    private Evaluation() {}

    static Rational apply(Operator operator, Rational a, Rational b) {
        return switch (operator) {
            case PLUS -> a.plus(b);
            case MINUS -> a.minus(b);
            case TIMES -> a.times(b);
            case OVER -> a.over(b);
            case POWER -> power(a, b);
            case LESS, AT_MOST, GREATER, AT_LEAST, EQUAL, DIFFERENT -> truth(operator.holds(a.compareTo(b)));
        };
    }

    private static Rational truth(boolean holds) {
        return holds ? Rational.ONE : Rational.ZERO;
    }

    private static Rational power(Rational base, Rational exponent) {
        if (!exponent.isWhole() || exponent.absolute().compareTo(Rational.of(MOST_POWER)) > 0)
            throw new ArithmeticException("only whole powers up to " + MOST_POWER);
        return base.power(exponent.intValueExact());
    }

    static Rational apply(Function function, List<Rational> x) {
        return switch (function) {
            case SIGN -> Rational.of(x.getFirst().signum());
            case ABS -> x.getFirst().absolute();
            case FLOOR -> Rational.of(x.getFirst().floor());
            case MIN -> x.get(0).min(x.get(1));
            case MAX -> x.get(0).max(x.get(1));
            case IF -> x.getFirst().isZero() ? x.get(2) : x.get(1);
        };
    }

    static Optional<RationalFunction> apply(Operator operator, RationalFunction a, RationalFunction b) {
        return switch (operator) {
            case PLUS -> Optional.of(a.plus(b));
            case MINUS -> Optional.of(a.minus(b));
            case TIMES -> small(a.times(b));
            case OVER -> b.isZero() ? Optional.empty() : small(a.over(b));
            case POWER -> power(a, b);
            default -> Optional.empty();
        };
    }

    private static Optional<RationalFunction> power(RationalFunction base, RationalFunction exponent) {
        if (!exponent.isConstant()) return Optional.empty();
        Rational power = exponent.at(Rational.ZERO).orElseThrow();
        if (!power.isWhole() || power.absolute().compareTo(Rational.of(MOST_DEGREE)) > 0) return Optional.empty();
        if (base.isZero() && power.isNegative()) return Optional.empty();
        int degree = Math.max(base.numerator().degree(), base.denominator().degree());
        int whole = power.intValueExact();
        return (long) Math.abs(whole) * Math.max(1, degree) > MOST_DEGREE
                ? Optional.empty()
                : Optional.of(base.power(whole));
    }

    private static Optional<RationalFunction> small(RationalFunction f) {
        return f.numerator().degree() > MOST_DEGREE || f.denominator().degree() > MOST_DEGREE
                ? Optional.empty()
                : Optional.of(f);
    }
}
