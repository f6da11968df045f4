package hissho.coalition.question;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A second reader of formulas with factorials and binomials: signs are put off until one that binds less comes (Dijkstra's shunting yard), and numbers are kept modulo a large prime, so that nothing
 * is shared with the exact reading. Arguments of factorials, binomials and powers are small whole numbers and are kept beside.
 */
final class ModularFormula {

    static final BigInteger FIRST = BigInteger.ONE.shiftLeft(61).subtract(BigInteger.ONE);
    static final BigInteger SECOND = BigInteger.ONE.shiftLeft(89).subtract(BigInteger.ONE);

    private static final Pattern TOKEN = Pattern.compile("(?U)\\d+(?:\\.\\d+)?|\\*\\*|[-+*/^!(),]|[A-Za-z]+(?=\\()");
    private static final Map<String, Integer> BINDING =
            Map.of("+", 1, "-", 1, "*", 2, "/", 2, "negative", 3, "^", 4, "**", 4);

    /** A number: its remainder, and the number itself where it is a fraction of small whole numbers. */
    private record Value(BigInteger rest, Rational exact) {}

    private final BigInteger prime;
    private final Deque<Value> values = new ArrayDeque<>();
    private final Deque<String> signs = new ArrayDeque<>();

    private ModularFormula(BigInteger prime) {
        this.prime = prime;
    }

    /** Whether the formula leaves the same remainder as the value. */
    static boolean agrees(String formula, Rational value, BigInteger prime) {
        BigInteger below = value.denominator().mod(prime);
        return below.signum() != 0
                && new ModularFormula(prime)
                        .read(formula)
                        .multiply(below)
                        .mod(prime)
                        .equals(value.numerator().mod(prime));
    }

    private BigInteger read(String formula) {
        String plain = ascii(formula)
                .replaceAll("\\s+", "")
                .replace('·', '*')
                .replace('−', '-')
                .replace('×', '*');
        Matcher tokens = TOKEN.matcher(plain);
        boolean operand = true; // whether a number is expected next
        while (tokens.find()) {
            String token = tokens.group();
            if (Character.isLetterOrDigit(token.charAt(0)) || token.equals("(")) {
                if (!operand) sign("*");
                if (Character.isDigit(token.charAt(0))) values.push(number(Rational.parse(token)));
                else signs.push(token);
                operand = !Character.isDigit(token.charAt(0));
            } else if (token.equals("!")) {
                values.push(factorial(values.pop()));
            } else if (token.equals(")") || token.equals(",")) {
                while (!opens(signs.element())) apply(signs.pop());
                operand = token.equals(",");
                if (operand) continue;
                String open = signs.pop();
                if (open.equals("factorial")) values.push(factorial(values.pop()));
                else if (!open.equals("(")) values.push(binomial(values.pop(), values.pop()));
            } else if (operand && token.equals("-")) {
                signs.push("negative");
            } else {
                sign(token);
                operand = true;
            }
            if (Character.isLetter(token.charAt(0))) tokens.region(tokens.end() + 1, plain.length());
        }
        while (!signs.isEmpty()) apply(signs.pop());
        return values.pop().rest();
    }

    /** With the digits of any script as the usual ones, as {@link Arithmetic} reads them. */
    private static String ascii(String formula) {
        return formula.codePoints()
                .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean opens(String sign) {
        return !BINDING.containsKey(sign);
    }

    /** Signs that bind as much as this one come first; powers are taken from the right. */
    private void sign(String sign) {
        int own = BINDING.getOrDefault(sign, 0);
        while (!signs.isEmpty() && !opens(signs.element())) {
            int before = BINDING.getOrDefault(signs.element(), 0);
            if (before < own || (before == own && own == 4)) break;
            apply(signs.pop());
        }
        signs.push(sign);
    }

    private void apply(String sign) {
        Value right = values.pop();
        if (sign.equals("negative")) {
            values.push(
                    new Value(right.rest().negate().mod(prime), right.exact().negated()));
            return;
        }
        Value left = values.pop();
        BigInteger rest = switch (sign) {
            case "+" -> left.rest().add(right.rest());
            case "-" -> left.rest().subtract(right.rest());
            case "*" -> left.rest().multiply(right.rest());
            case "/" -> left.rest().multiply(right.rest().modInverse(prime));
            default -> left.rest().modPow(BigInteger.valueOf(right.exact().intValueExact()), prime);
        };
        values.push(new Value(rest.mod(prime), small(sign, left.exact(), right.exact())));
    }

    /** The number itself where it stays small; it is only needed as an argument. */
    private static Rational small(String sign, Rational left, Rational right) {
        Rational exact = switch (sign) {
            case "+" -> left.plus(right);
            case "-" -> left.minus(right);
            case "*" -> left.times(right);
            case "/" -> right.isZero() ? Rational.ZERO : left.over(right);
            default ->
                right.absolute().compareTo(Rational.of(64)) > 0 ? Rational.ZERO : left.power(right.intValueExact());
        };
        return exact.numerator().bitLength() + exact.denominator().bitLength() > 256 ? Rational.ZERO : exact;
    }

    private Value number(Rational exact) {
        return new Value(
                exact.numerator()
                        .multiply(exact.denominator().modInverse(prime))
                        .mod(prime),
                exact);
    }

    private Value factorial(Value of) {
        BigInteger rest = BigInteger.ONE;
        Rational exact = Rational.ONE;
        int n = of.exact().intValueExact();
        for (int k = n; k >= 2; k--) {
            rest = rest.multiply(BigInteger.valueOf(k)).mod(prime);
            if (n <= 30) exact = exact.times(k);
        }
        return new Value(rest, n <= 30 ? exact : Rational.ZERO);
    }

    /** By Pascal's triangle. */
    private Value binomial(Value lower, Value upper) {
        int n = upper.exact().intValueExact();
        int k = lower.exact().intValueExact();
        if (k < 0 || k > n) return number(Rational.ZERO);
        BigInteger[] row = new BigInteger[k + 1];
        java.util.Arrays.fill(row, BigInteger.ZERO);
        row[0] = BigInteger.ONE;
        for (int m = 1; m <= n; m++) for (int j = Math.min(m, k); j >= 1; j--) row[j] = row[j].add(row[j - 1]);
        Rational exact = Rational.of(row[k]);
        return new Value(row[k].mod(prime), row[k].bitLength() > 256 ? Rational.ZERO : exact);
    }
}
