package hissho.algebra;

import hissho.number.Rational;
import java.util.Map;
import java.util.Optional;

/**
 * Reads formulas with square roots, such as (5-sqrt(5))/4 or 1/(n+1), into exact numbers, where the variables have the values given. All
 * roots must lie in one field.
 */
public final class SurdReader extends FormulaText {

    private static final int LONGEST = 2_000;
    private static final int DEEPEST = 60;

    private final Map<String, Algebraic> values;
    private int depth;

    private SurdReader(String text, Map<String, Algebraic> values) {
        super(text);
        this.values = values;
    }

    /** The number, or nothing where the text is no such formula, has other variables or divides by zero. */
    public static Optional<Algebraic> read(String text, Map<String, Algebraic> values) {
        if (text.length() > LONGEST) return Optional.empty();
        try {
            SurdReader reader = new SurdReader(text, values);
            Algebraic found = reader.sum();
            reader.spaces();
            return reader.at == text.length() ? Optional.of(found) : Optional.empty();
        } catch (ArithmeticException | BadExpression e) {
            return Optional.empty();
        }
    }

    public static Optional<Algebraic> read(String text) {
        return read(text, Map.of());
    }

    private Algebraic sum() {
        if (++depth > DEEPEST) throw bad();
        Algebraic left = product();
        while (true) {
            if (take("+")) left = left.plus(product());
            else if (take("-") || take("−")) left = left.minus(product());
            else {
                depth--;
                return left;
            }
        }
    }

    private Algebraic product() {
        Algebraic left = signed();
        while (true) {
            if (take("*") || take("·")) left = left.times(signed());
            else if (take("/")) left = left.over(signed());
            else if (startsFactor()) left = left.times(power());
            else return left;
        }
    }

    private boolean startsFactor() {
        spaces();
        return at < text.length() && (Character.isLetter(text.charAt(at)) || "(√".indexOf(text.charAt(at)) >= 0);
    }

    private Algebraic signed() {
        if (++depth > DEEPEST) throw bad();
        try {
            if (take("-") || take("−")) return signed().negated();
            return take("+") ? signed() : power();
        } finally {
            depth--;
        }
    }

    private Algebraic power() {
        Algebraic base = atom();
        if (!take("^")) return base;
        Algebraic exponent = signed();
        if (!exponent.isRational() || !exponent.rational().isWhole()) throw bad();
        int whole = exponent.rational().intValueExact();
        if (Math.abs(whole) > Evaluation.MOST_POWER) throw bad();
        Algebraic result = Algebraic.ONE;
        for (int k = 0; k < Math.abs(whole); k++) result = result.times(base);
        return whole < 0 ? result.inverse() : result;
    }

    private Algebraic atom() {
        spaces();
        if (take("(")) {
            Algebraic inside = sum();
            if (!take(")")) throw bad();
            return inside;
        }
        if (take("√")) return root(atom());
        if (take("sqrt")) return root(atom());
        int start = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
        if (at > start)
            return Algebraic.of(Rational.read(text.substring(start, at)).orElseThrow(this::bad));
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) at++;
        Algebraic known = values.get(text.substring(start, at));
        if (known == null) throw bad();
        return known;
    }

    private Algebraic root(Algebraic square) {
        if (!square.isRational()) throw bad();
        return Algebraic.root(square.rational());
    }
}
