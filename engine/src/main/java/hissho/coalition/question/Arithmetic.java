package hissho.coalition.question;

import hissho.coalition.value.Sensitivity;
import hissho.number.Rational;
import java.math.BigInteger;
import java.util.Map;

/**
 * Numbers as combinatorics writes them, worked out exactly: sums, products, fractions, whole powers, factorials, binomials C(n,k), letters
 * with a value; a product sign may be left out.
 */
final class Arithmetic {

    private static final int MOST_FACTORIAL = 3_000;

    private final String text;
    private final Map<String, Rational> letters;
    private int at;

    private Arithmetic(String text, Map<String, Rational> letters) {
        this.text =
                text.replaceAll("\\s+", "").replace('·', '*').replace('−', '-').replace('×', '*');
        this.letters = letters;
    }

    /** The value, or an {@link IllegalArgumentException} that says where the text stops making sense. */
    static Rational value(String text, Map<String, Rational> letters) {
        Arithmetic reader = new Arithmetic(text, letters);
        Rational value = reader.sum();
        if (reader.at < reader.text.length()) throw reader.bad();
        return value;
    }

    private IllegalArgumentException bad() {
        return new IllegalArgumentException(text.substring(Math.min(at, text.length())));
    }

    private boolean take(String sign) {
        if (!text.startsWith(sign, at)) return false;
        at += sign.length();
        return true;
    }

    private Rational sum() {
        Rational value = take("-") ? product().negated() : product();
        while (true) {
            if (take("+")) value = value.plus(product());
            else if (take("-")) value = value.minus(product());
            else return value;
        }
    }

    private Rational product() {
        Rational value = power();
        while (true) {
            if (!text.startsWith("**", at) && take("*")) value = value.times(power());
            else if (take("/")) {
                Rational below = power();
                if (below.isZero()) throw bad();
                value = value.over(below);
            } else if (at < text.length() && (text.charAt(at) == '(' || Character.isLetterOrDigit(text.charAt(at))))
                value = value.times(power());
            else return value;
        }
    }

    private Rational power() {
        Rational base = factorial();
        if (!take("^") && !take("**")) return base;
        Rational exponent = take("-") ? power().negated() : power();
        return base.power(small(exponent));
    }

    private Rational factorial() {
        Rational value = atom();
        while (take("!")) value = Rational.of(Sensitivity.factorial(small(value)));
        return value;
    }

    private int small(Rational number) {
        if (!number.isWhole() || number.absolute().compareTo(Rational.of(MOST_FACTORIAL)) > 0) throw bad();
        return number.intValueExact();
    }

    private Rational atom() {
        if (take("(")) {
            Rational value = sum();
            if (!take(")")) throw bad();
            return value;
        }
        if (take("C(") || take("binom(") || take("binomial(") || take("comb(") || take("choose(")) return binomial();
        if (take("factorial(")) {
            Rational value = Rational.of(Sensitivity.factorial(small(sum())));
            if (!take(")")) throw bad();
            return value;
        }
        int from = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
        if (at > from) return Rational.read(text.substring(from, at)).orElseThrow(this::bad);
        if (at < text.length() && letters.containsKey(text.substring(at, at + 1))) {
            at++;
            return letters.getOrDefault(text.substring(at - 1, at), Rational.ZERO);
        }
        throw bad();
    }

    private Rational binomial() {
        int n = small(sum());
        if (!take(",")) throw bad();
        int k = small(sum());
        if (!take(")")) throw bad();
        BigInteger value = k < 0 || k > n ? BigInteger.ZERO : BigInteger.ONE;
        for (int i = 0; i < k && value.signum() > 0; i++)
            value = value.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        return Rational.of(value);
    }
}
