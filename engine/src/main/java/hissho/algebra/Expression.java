package hissho.algebra;

import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A written formula: numbers, variables, the four operations, whole powers, comparisons, and a few functions. */
public sealed interface Expression {

    record Literal(Rational value) implements Expression {}

    record Variable(String name) implements Expression {}

    record Operation(Operator operator, Expression left, Expression right) implements Expression {}

    /** One of sign, abs, min, max, floor, and if(condition, then, else). */
    record Call(Function function, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** What stands between two expressions. A comparison is 1 where it holds and 0 where it does not. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        OVER,
        POWER,
        LESS,
        AT_MOST,
        GREATER,
        AT_LEAST,
        EQUAL,
        DIFFERENT;

        /** Whether this comparison holds where the left side minus the right has this sign. */
        public boolean holds(int sign) {
            return switch (this) {
                case LESS -> sign < 0;
                case AT_MOST -> sign <= 0;
                case GREATER -> sign > 0;
                case AT_LEAST -> sign >= 0;
                case EQUAL -> sign == 0;
                case DIFFERENT -> sign != 0;
                case PLUS, MINUS, TIMES, OVER, POWER -> throw new IllegalStateException(this + " compares nothing");
            };
        }
    }

    enum Function {
        SIGN(1),
        ABS(1),
        FLOOR(1),
        MIN(2),
        MAX(2),
        IF(3);

        private final int arguments;

        Function(int arguments) {
            this.arguments = arguments;
        }

        int arguments() {
            return arguments;
        }
    }

    /** Reads a formula; what is wrong with a bad one is told by {@link BadExpression}. */
    static Expression parse(String text) {
        return ExpressionReader.ofTyped(text).whole();
    }

    /** Reads a formula that was written here, with numbers of any length. */
    static Expression written(String text) {
        return ExpressionReader.ofWritten(text).whole();
    }

    /** The value where the variables have these values; throws {@link ArithmeticException} where there is none. */
    default Rational at(Map<String, Rational> values) {
        return switch (this) {
            case Literal(Rational value) -> value;
            case Variable(String name) ->
                Optional.ofNullable(values.get(name))
                        .orElseThrow(() -> new ArithmeticException("no value for " + name));
            case Operation(Operator operator, Expression left, Expression right) ->
                Evaluation.apply(operator, left.at(values), right.at(values));
            case Call(Function function, List<Expression> arguments) ->
                function == Function.IF
                        ? arguments
                                .get(arguments.getFirst().at(values).isZero() ? 2 : 1)
                                .at(values)
                        : Evaluation.apply(
                                function,
                                arguments.stream().map(a -> a.at(values)).toList());
        };
    }

    /** The formula as a rational function of one variable, or nothing where it is none or has other variables. */
    default Optional<RationalFunction> rational(String variable) {
        return switch (this) {
            case Literal(Rational value) -> Optional.of(RationalFunction.constant(value));
            case Variable(String name) ->
                name.equals(variable) ? Optional.of(RationalFunction.of(Polynomial.X)) : Optional.empty();
            case Operation(Operator operator, Expression left, Expression right) ->
                left.rational(variable)
                        .flatMap(a -> right.rational(variable).flatMap(b -> Evaluation.apply(operator, a, b)));
            case Call _ -> Optional.empty();
        };
    }

    /** The variables that occur. */
    default Set<String> variables() {
        Set<String> names = new TreeSet<>();
        collect(names);
        return names;
    }

    private void collect(Set<String> names) {
        switch (this) {
            case Literal _ -> {}
            case Variable(String name) -> names.add(name);
            case Operation(Operator _, Expression left, Expression right) -> {
                left.collect(names);
                right.collect(names);
            }
            case Call(Function _, List<Expression> arguments) -> arguments.forEach(a -> a.collect(names));
        }
    }
}
