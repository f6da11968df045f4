package hissho.algebra;

import hissho.algebra.Expression.Call;
import hissho.algebra.Expression.Literal;
import hissho.algebra.Expression.Operation;
import hissho.algebra.Expression.Operator;
import hissho.algebra.Expression.Variable;
import hissho.number.Rational;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A written formula with square roots, such as 2*sqrt(3)/3 or a-c-2*sqrt(F), known to many digits wherever its variables are.
 *
 * @param outside the formula with a variable for each root
 * @param roots what stands under the roots, which may hold earlier ones
 */
public record Radical(Expression outside, List<Expression> roots) {

    private static final MathContext DIGITS = new MathContext(80, RoundingMode.HALF_EVEN);
    private static final String CALL = "sqrt(";
    private static final String NAME = "radical_";

    /** Two numbers that agree to this are taken as equal. */
    private static final BigDecimal NOTHING = BigDecimal.ONE.movePointLeft(45);

    public Radical {
        roots = List.copyOf(roots);
    }

    /** Reads a formula; of an equation, as q1 = (a-c-q2)/2, the right side. */
    public static Radical parse(String typed) {
        return read(typed, Expression::parse);
    }

    /** Reads a formula that was written here, with numbers of any length. */
    public static Radical written(String text) {
        return read(text, Expression::written);
    }

    private static Radical read(String written, Function<String, Expression> reader) {
        String text = written.replaceAll("√(\\d+)", "*sqrt($1)").replaceAll("(^|[-+*/(=])\\*sqrt", "$1sqrt");
        List<Expression> roots = new ArrayList<>();
        for (int from = text.lastIndexOf(CALL); from >= 0; from = text.lastIndexOf(CALL)) {
            int inside = from + CALL.length();
            int to = text.indexOf(')', inside);
            for (int open = text.indexOf('(', inside); open >= 0 && open < to; open = text.indexOf('(', open + 1))
                to = text.indexOf(')', to + 1);
            if (to < 0) throw new BadExpression(written, from + 1);
            roots.add(reader.apply(text.substring(inside, to)));
            text = text.substring(0, from) + "(" + NAME + (roots.size() - 1) + ")" + text.substring(to + 1);
        }
        Expression whole = reader.apply(text);
        boolean equation =
                whole instanceof Operation(Operator operator, Variable _, Expression _) && operator == Operator.EQUAL;
        return new Radical(equation ? ((Operation) whole).right() : whole, roots);
    }

    /** The value to many digits; throws {@link ArithmeticException} where there is none. */
    public BigDecimal at(Map<String, Rational> values) {
        Map<String, BigDecimal> known = new HashMap<>();
        values.forEach((name, value) -> known.put(name, decimal(value)));
        for (int k = 0; k < roots.size(); k++) {
            BigDecimal inside = value(roots.get(k), known);
            if (inside.signum() < 0) throw new ArithmeticException("the square root of a negative number");
            known.put(NAME + k, inside.sqrt(DIGITS));
        }
        return value(outside, known);
    }

    private static BigDecimal decimal(Rational number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()), DIGITS);
    }

    private static BigDecimal value(Expression expression, Map<String, BigDecimal> known) {
        return switch (expression) {
            case Literal(Rational number) -> decimal(number);
            case Variable(String name) -> named(name, known);
            case Operation(Operator operator, Expression left, Expression right) -> {
                BigDecimal a = value(left, known);
                BigDecimal b = value(right, known);
                yield switch (operator) {
                    case PLUS -> a.add(b, DIGITS);
                    case MINUS -> a.subtract(b, DIGITS);
                    case TIMES -> a.multiply(b, DIGITS);
                    case OVER -> a.divide(b, DIGITS);
                    case POWER -> a.pow(b.intValueExact(), DIGITS);
                    case LESS, AT_MOST, GREATER, AT_LEAST, EQUAL, DIFFERENT ->
                        throw new ArithmeticException("a comparison has no value here");
                };
            }
            case Call _ -> throw new ArithmeticException("only square roots have a value here");
        };
    }

    /** The value of a variable; letters that are written together are multiplied, as in pB. */
    private static BigDecimal named(String name, Map<String, BigDecimal> known) {
        BigDecimal value = known.get(name);
        if (value != null) return value;
        if (name.length() == 1) throw new ArithmeticException("no value for " + name);
        BigDecimal product = BigDecimal.ONE;
        for (char letter : name.toCharArray())
            product = product.multiply(named(Character.toString(letter), known), DIGITS);
        return product;
    }

    /** Whether two formulas have one value here, to some forty digits. */
    public boolean agrees(Radical other, Map<String, Rational> values) {
        BigDecimal a = at(values);
        BigDecimal off = a.subtract(other.at(values)).abs();
        return off.compareTo(NOTHING.multiply(a.abs().max(BigDecimal.ONE))) < 0;
    }

    /** Whether a number without variables is this real root: they lie closer together than any two different ones that are written. */
    public boolean is(RealRoot root) {
        BigDecimal here = at(Map.of());
        Rational low = exact(here.subtract(NOTHING));
        Rational high = exact(here.add(NOTHING));
        return root.compareTo(low) > 0 && root.compareTo(high) < 0;
    }

    private static Rational exact(BigDecimal number) {
        return Rational.read(number.toString()).orElseThrow();
    }

    /** The exact square of a product or quotient of numbers and roots, as of 2*sqrt(2); nothing where it is a sum of roots. */
    public Optional<Rational> square() {
        return square(outside);
    }

    private Optional<Rational> square(Expression expression) {
        return switch (expression) {
            case Literal(Rational number) -> Optional.of(number.times(number));
            case Variable(String name) ->
                name.startsWith(NAME)
                        ? number(roots.get(Integer.parseInt(name.substring(NAME.length()))))
                        : Optional.empty();
            case Operation(Operator operator, Expression left, Expression right) -> {
                if (operator == Operator.TIMES || operator == Operator.OVER)
                    yield square(left)
                            .flatMap(a -> square(right)
                                    .filter(b -> operator == Operator.TIMES || !b.isZero())
                                    .map(b -> operator == Operator.TIMES ? a.times(b) : a.over(b)));
                yield number(expression).map(x -> x.times(x));
            }
            case Call _ -> Optional.empty();
        };
    }

    private static Optional<Rational> number(Expression expression) {
        return expression.variables().isEmpty() ? Optional.of(expression.at(Map.of())) : Optional.empty();
    }
}
