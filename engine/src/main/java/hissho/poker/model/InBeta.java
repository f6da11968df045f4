package hissho.poker.model;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.RationalFunction;
import hissho.fact.Compare;
import hissho.number.Rational;
import hissho.poker.Bounds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Formulas in the bet and in the letters of a model, compared as functions: two quotients of polynomials of degree at most ten that agree
 * at two dozen bets are the same.
 */
final class InBeta {

    private static final int TRIED = 24;
    private static final Pattern RELATION = Pattern.compile("<=|>=|≤|≥|<|>|=");

    private InBeta() {}

    /** Whom a value favours, whatever the bet. */
    static String favors(RationalFunction value) {
        return changesSign(value)
                ? "depends"
                : Bounds.favors(value.at(Rational.ONE).orElseThrow());
    }

    /** Whether a value may be positive for some bets and negative for others: it has a root or a pole among them. */
    static boolean changesSign(RationalFunction value) {
        return Stream.of(value.numerator(), value.denominator())
                .filter(polynomial -> !polynomial.isConstant())
                .flatMap(polynomial -> polynomial.isolatedRoots().stream())
                .anyMatch(root -> root.compareTo(Rational.ZERO) > 0);
    }

    /** The letters and the bet at one of the bets that are tried. */
    private static Map<String, Rational> at(int number, Map<String, RationalFunction> letters) {
        Rational beta = Rational.of(number * 3L + 1, 5);
        Map<String, Rational> values = new LinkedHashMap<>();
        values.put("beta", beta);
        letters.forEach((name, formula) -> values.put(name, formula.at(beta).orElseThrow()));
        return values;
    }

    /** Agrees with any formula that is the same function of the bet; a letter set equal to it may stand before it. */
    static Compare same(RationalFunction ours, Map<String, RationalFunction> letters) {
        return Compare.accepted(proposed -> proposed != null && isSame(ours, letters, proposed.toString()));
    }

    static boolean isSame(RationalFunction ours, Map<String, RationalFunction> letters, String text) {
        int equals = text.indexOf('=');
        String formula =
                equals >= 0 && text.substring(0, equals).strip().matches("\\w+'?") ? text.substring(equals + 1) : text;
        Expression theirs = Expression.parse(formula.strip());
        for (int k = 0; k < TRIED; k++) {
            Map<String, Rational> values = at(k, letters);
            Rational beta = values.get("beta");
            if (beta == null || !theirs.at(values).equals(ours.at(beta).orElseThrow())) return false;
        }
        return true;
    }

    /** Agrees with relations that hold for every bet: equations, and chains as 0&lt;a&lt;b. */
    static Compare holds(Map<String, RationalFunction> letters) {
        return Compare.accepted(proposed -> holds(proposed, letters));
    }

    private static boolean holds(@Nullable Object proposed, Map<String, RationalFunction> letters) {
        if (proposed instanceof List<?> list)
            return !list.isEmpty() && list.stream().allMatch(each -> holds(each, letters));
        try {
            return proposed instanceof String text && holds(text, letters);
        } catch (BadExpression | ArithmeticException e) {
            return false;
        }
    }

    static boolean holds(String text, Map<String, RationalFunction> letters) {
        Matcher relation = RELATION.matcher(text);
        int from = 0;
        String left = "";
        String sign = "";
        while (true) {
            boolean more = relation.find(from);
            String right = text.substring(from, more ? relation.start() : text.length());
            if (!sign.isEmpty() && !holds(left, sign, right, letters)) return false;
            if (!more) return !sign.isEmpty();
            left = right;
            sign = relation.group();
            from = relation.end();
        }
    }

    private static boolean holds(String left, String sign, String right, Map<String, RationalFunction> letters) {
        Expression relation = Expression.parse(left + " " + sign + " " + right);
        for (int k = 0; k < TRIED; k++) if (relation.at(at(k, letters)).isZero()) return false;
        return true;
    }
}
