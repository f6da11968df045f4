package hissho.algebra;

import hissho.algebra.Expression.Call;
import hissho.algebra.Expression.Function;
import hissho.algebra.Expression.Literal;
import hissho.algebra.Expression.Operation;
import hissho.algebra.Expression.Operator;
import hissho.algebra.Expression.Variable;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads formulas by recursive descent: comparisons bind least, then sums, products (also without a sign between, as in 2t), a
 * leading minus, and powers, which bind to the right.
 */
final class ExpressionReader extends FormulaText {

    private static final int LONGEST = 400;
    private static final int DEEPEST = 60;

    private static final Map<String, Operator> COMPARISONS = Map.of(
            "<=", Operator.AT_MOST,
            ">=", Operator.AT_LEAST,
            "≤", Operator.AT_MOST,
            "≥", Operator.AT_LEAST,
            "!=", Operator.DIFFERENT,
            "==", Operator.EQUAL,
            "<", Operator.LESS,
            ">", Operator.GREATER,
            "=", Operator.EQUAL);
    private static final List<String> COMPARISON_SIGNS = List.of("<=", ">=", "≤", "≥", "!=", "==", "<", ">", "=");

    private int depth;

    private ExpressionReader(String text) {
        super(text);
    }

    /** A reader of what somebody typed, which may not be long. */
    static ExpressionReader ofTyped(String text) {
        if (text.length() > LONGEST) throw new BadExpression(text.substring(0, 40), LONGEST);
        return new ExpressionReader(text);
    }

    /** A reader of what was written here, however long its numbers are. */
    static ExpressionReader ofWritten(String text) {
        return new ExpressionReader(text);
    }

    Expression whole() {
        Expression found = comparison();
        spaces();
        if (at < text.length()) throw bad();
        return found;
    }

    private Expression comparison() {
        if (++depth > DEEPEST) throw bad();
        Expression left = sum();
        for (String sign : COMPARISON_SIGNS)
            if (take(sign)) {
                Expression right = sum();
                depth--;
                return new Operation(java.util.Objects.requireNonNull(COMPARISONS.get(sign)), left, right);
            }
        depth--;
        return left;
    }

    private Expression sum() {
        Expression left = product();
        while (true) {
            if (take("+")) left = new Operation(Operator.PLUS, left, product());
            else if (take("-") || take("−")) left = new Operation(Operator.MINUS, left, product());
            else return left;
        }
    }

    private Expression product() {
        Expression left = signed();
        while (true) {
            if (take("*") || take("·") || take("×")) left = new Operation(Operator.TIMES, left, signed());
            else if (take("/")) left = new Operation(Operator.OVER, left, signed());
            else if (startsFactor()) left = new Operation(Operator.TIMES, left, power());
            else return left;
        }
    }

    private Expression signed() {
        if (take("-") || take("−")) {
            if (++depth > DEEPEST) throw bad();
            Expression negative = new Operation(Operator.MINUS, new Literal(Rational.ZERO), signed());
            depth--;
            return negative;
        }
        if (take("+")) return power();
        return power();
    }

    private Expression power() {
        Expression base = atom();
        return take("^") ? new Operation(Operator.POWER, base, signed()) : base;
    }

    private boolean startsFactor() {
        spaces();
        return at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '(');
    }

    private Expression atom() {
        spaces();
        if (at >= text.length()) throw bad();
        char c = text.charAt(at);
        if (take("(")) {
            Expression inside = comparison();
            if (!take(")")) throw bad();
            return inside;
        }
        if (Character.isDigit(c) || c == '.') return number();
        if (Character.isLetter(c)) return nameOrCall();
        throw bad();
    }

    private Expression number() {
        int start = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
        Optional<Rational> value = Rational.read(text.substring(start, at));
        return new Literal(value.orElseThrow(this::bad));
    }

    private Expression nameOrCall() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) at++;
        String name = text.substring(start, at);
        Optional<Function> function = function(name);
        if (function.isEmpty()) return new Variable(name);
        if (!take("(")) throw bad();
        List<Expression> arguments = new ArrayList<>();
        do arguments.add(comparison());
        while (take(","));
        if (!take(")") || arguments.size() != function.get().arguments()) throw bad();
        return new Call(function.get(), arguments);
    }

    private static Optional<Function> function(String name) {
        for (Function function : Function.values())
            if (function.name().toLowerCase(Locale.ROOT).equals(name)) return Optional.of(function);
        return Optional.empty();
    }
}
