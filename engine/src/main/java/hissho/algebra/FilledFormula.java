package hissho.algebra;

import hissho.algebra.Expression.Literal;
import hissho.algebra.Expression.Operation;
import hissho.algebra.Expression.Variable;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A formula with numbers in place of some of its letters: a sum of products, in which numbers are gathered and equal products are
 * added. A sum within a product stays a bracket.
 */
public final class FilledFormula {

    /** What is multiplied, letters and brackets to their powers, with the number in front. */
    private final Map<Map<String, Integer>, Rational> terms;

    private FilledFormula(Map<Map<String, Integer>, Rational> terms) {
        this.terms = terms;
    }

    /** Writes a formula of the four operations and whole powers with these numbers; as it stands where there are none. */
    public static String write(String formula, Map<String, Rational> numbers) {
        return numbers.isEmpty()
                ? formula
                : of(Expression.parse(formula), numbers).write();
    }

    /** The formulas of a tree of lists and maps, each filled. */
    public static Object fill(Object formulas, Map<String, Rational> numbers) {
        return switch (formulas) {
            case List<?> list -> list.stream().map(each -> fill(each, numbers)).toList();
            case Map<?, ?> map -> {
                Map<Object, Object> filled = new LinkedHashMap<>();
                map.forEach((name, each) -> filled.put(name, fill(each, numbers)));
                yield filled;
            }
            default -> write(formulas.toString(), numbers);
        };
    }

    private static FilledFormula of(Expression expression, Map<String, Rational> numbers) {
        return switch (expression) {
            case Literal(Rational value) -> number(value);
            case Variable(String name) -> {
                Rational value = numbers.get(name);
                yield value == null ? product(Map.of(name, 1), Rational.ONE) : number(value);
            }
            case Operation(Expression.Operator operator, Expression left, Expression right) -> {
                FilledFormula a = of(left, numbers);
                FilledFormula b = of(right, numbers);
                yield switch (operator) {
                    case PLUS -> a.plus(b, 1);
                    case MINUS -> a.plus(b, -1);
                    case TIMES -> a.times(b, 1);
                    case OVER -> a.times(b, -1);
                    case POWER -> a.power(b.asNumber().numerator().intValueExact());
                    default -> throw new IllegalArgumentException("a comparison is no term: " + operator);
                };
            }
            case Expression.Call _ -> throw new IllegalArgumentException("a call is no term");
        };
    }

    private static FilledFormula number(Rational value) {
        return product(Map.of(), value);
    }

    private static FilledFormula product(Map<String, Integer> factors, Rational number) {
        return new FilledFormula(number.isZero() ? Map.of() : Map.of(factors, number));
    }

    private boolean isNumber() {
        return terms.isEmpty() || (terms.size() == 1 && terms.containsKey(Map.of()));
    }

    private Rational asNumber() {
        return terms.getOrDefault(Map.of(), Rational.ZERO);
    }

    private FilledFormula plus(FilledFormula other, long sign) {
        Map<Map<String, Integer>, Rational> sum = new LinkedHashMap<>(terms);
        other.terms.forEach((factors, number) -> sum.merge(factors, number.times(sign), Rational::plus));
        sum.values().removeIf(Rational::isZero);
        return new FilledFormula(sum);
    }

    /** This times (or, with exponent -1, divided by) another; a number is multiplied into a sum. */
    private FilledFormula times(FilledFormula other, int exponent) {
        if (other.isNumber()) {
            Rational by = exponent > 0 ? other.asNumber() : other.asNumber().inverse();
            return scaled(by);
        }
        if (isNumber() && exponent > 0) return other.scaled(asNumber());
        return single().join(other.single(), exponent);
    }

    private FilledFormula scaled(Rational by) {
        Map<Map<String, Integer>, Rational> scaled = new LinkedHashMap<>();
        if (!by.isZero()) terms.forEach((factors, number) -> scaled.put(factors, number.times(by)));
        return new FilledFormula(scaled);
    }

    private FilledFormula power(int exponent) {
        if (isNumber()) return number(asNumber().power(exponent));
        FilledFormula one = single();
        return number(Rational.ONE).join(one, exponent);
    }

    /** One product: a sum becomes a bracket. */
    private FilledFormula single() {
        return terms.size() <= 1 ? this : product(Map.of("(" + write() + ")", 1), Rational.ONE);
    }

    private FilledFormula join(FilledFormula other, int exponent) {
        if (terms.isEmpty()) return this;
        Map<String, Integer> factors = new TreeMap<>(terms.keySet().iterator().next());
        other.terms
                .keySet()
                .iterator()
                .next()
                .forEach((factor, power) -> factors.merge(factor, power * exponent, Integer::sum));
        factors.values().removeIf(power -> power == 0);
        Rational number = terms.values().iterator().next();
        return product(
                factors, number.times(other.terms.values().iterator().next().power(exponent)));
    }

    private String write() {
        if (terms.isEmpty()) return "0";
        StringBuilder text = new StringBuilder();
        // a sum begins with what is added, where anything is
        List<Map.Entry<Map<String, Integer>, Rational>> ordered = new ArrayList<>(terms.entrySet());
        ordered.sort((a, b) ->
                Boolean.compare(a.getValue().isNegative(), b.getValue().isNegative()));
        for (Map.Entry<Map<String, Integer>, Rational> term : ordered) {
            boolean negative = term.getValue().isNegative();
            if (negative || !text.isEmpty()) text.append(negative ? "-" : "+");
            text.append(written(term.getKey(), term.getValue().absolute()));
        }
        return text.toString();
    }

    private static String written(Map<String, Integer> factors, Rational number) {
        List<String> above = new ArrayList<>();
        List<String> below = new ArrayList<>();
        if (!Rational.of(number.numerator()).equals(Rational.ONE))
            above.add(number.numerator().toString());
        if (!number.isWhole()) below.add(number.denominator().toString());
        factors.forEach((factor, power) -> {
            String raised = Math.abs(power) == 1 ? factor : factor + "^" + Math.abs(power);
            (power > 0 ? above : below).add(raised);
        });
        String top = above.isEmpty() ? "1" : String.join("*", above);
        if (below.isEmpty()) return top;
        return top + "/" + (below.size() == 1 ? below.getFirst() : "(" + String.join("*", below) + ")");
    }
}
