package hissho.impartial.nimber;

import hissho.document.BadDocument;
import hissho.document.Node;
import java.math.BigInteger;

/**
 * Reads expressions such as {@code 24*17}, {@code 15/14}, {@code 3*(5+6)}, {@code sqrt(8)} and {@code 4^15}; all signs are meant in nim
 * arithmetic, except that an exponent counts factors.
 */
final class NimParser {

    /** Numbers have at most so many bits. */
    static final int MOST_BITS = 2048;

    private static final int LONGEST = 4_000;
    private static final int DEEPEST = 200;

    private final Node node;
    private final String text;
    private int at;
    private int depth;

    private NimParser(Node node, String text) {
        this.node = node;
        this.text = text;
    }

    static NimExpression read(Node node) {
        String text = node.text()
                .replaceAll("(?<!\\d)\\s+|\\s+(?!\\d)", "")
                .replace('⊕', '+')
                .replace('⊗', '*')
                .replace('×', '*')
                .replace('⊘', '/')
                .replace('÷', '/')
                .replace("√", "sqrt");
        if (text.isEmpty() || text.length() > LONGEST) throw node.bad("nimber.bad.expression", 1);
        NimParser parser = new NimParser(node, text);
        NimExpression expression = parser.sum();
        if (parser.at < text.length()) throw parser.bad();
        return expression;
    }

    private NimExpression sum() {
        if (++depth > DEEPEST) throw bad();
        NimExpression left = product();
        while (take('+')) left = new NimExpression.Plus(left, product());
        depth--;
        return left;
    }

    private NimExpression product() {
        NimExpression left = power();
        while (true) {
            if (take('*')) left = new NimExpression.Times(left, power());
            else if (take('/')) left = new NimExpression.Over(left, power());
            else return left;
        }
    }

    private NimExpression power() {
        NimExpression base = base();
        if (!take('^')) return base;
        boolean negative = take('-');
        BigInteger exponent = number();
        return new NimExpression.Power(base, negative ? exponent.negate() : exponent);
    }

    private NimExpression base() {
        if (text.startsWith("sqrt", at)) {
            at += "sqrt".length();
            if (++depth > DEEPEST) throw bad();
            NimExpression of = base();
            depth--;
            return new NimExpression.Root(of);
        }
        if (take('(')) {
            NimExpression inside = sum();
            if (!take(')')) throw bad();
            return inside;
        }
        return new NimExpression.Literal(new Nimber(number()));
    }

    private BigInteger number() {
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (start == at) throw bad();
        BigInteger number = new BigInteger(text.substring(start, at));
        if (number.bitLength() > MOST_BITS) throw node.bad("nimber.bad.large", MOST_BITS);
        return number;
    }

    private boolean take(char sign) {
        if (at >= text.length() || text.charAt(at) != sign) return false;
        at++;
        return true;
    }

    private BadDocument bad() {
        return node.bad("nimber.bad.expression", at + 1);
    }
}
