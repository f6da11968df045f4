package hissho.impartial.ordinal;

import java.math.BigInteger;
import java.util.Optional;

/** Reads ordinals such as {@code w^2*3+w+5} and {@code w^(w+1)*2}; ω may be written for w. */
public final class OrdinalParser {

    private static final int LONGEST = 2_000;
    private static final int DEEPEST = 40;

    private final String text;
    private int at;
    private int depth;

    private OrdinalParser(String text) {
        this.text = text;
    }

    /** The ordinal a text means, if it means one. */
    public static Optional<Ordinal> read(String text) {
        String plain = text.replaceAll("\\s+", "").replace('ω', 'w').replace('·', '*');
        if (plain.isEmpty() || plain.length() > LONGEST) return Optional.empty();
        OrdinalParser parser = new OrdinalParser(plain);
        return parser.sum().filter(ordinal -> parser.at == plain.length());
    }

    private Optional<Ordinal> sum() {
        if (++depth > DEEPEST) return Optional.empty();
        Optional<Ordinal> sum = term();
        while (sum.isPresent() && take('+')) {
            Ordinal before = sum.get();
            sum = term().map(before::plus);
        }
        depth--;
        return sum;
    }

    private Optional<Ordinal> term() {
        if (!take('w')) return number().map(Ordinal::of);
        Optional<Ordinal> exponent = take('^') ? exponent() : Optional.of(Ordinal.ONE);
        Optional<BigInteger> coefficient = take('*') ? number() : Optional.of(BigInteger.ONE);
        return exponent.flatMap(e -> coefficient.map(c -> Ordinal.power(e, c)));
    }

    private Optional<Ordinal> exponent() {
        if (++depth > DEEPEST) return Optional.empty();
        Optional<Ordinal> exponent;
        if (take('(')) exponent = sum().filter(e -> take(')'));
        else if (take('w')) {
            exponent = (take('^') ? exponent() : Optional.of(Ordinal.ONE)).map(e -> Ordinal.power(e, BigInteger.ONE));
        } else exponent = number().map(Ordinal::of);
        depth--;
        return exponent;
    }

    private Optional<BigInteger> number() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        return start == at ? Optional.empty() : Optional.of(new BigInteger(text.substring(start, at)));
    }

    private boolean take(char sign) {
        if (at >= text.length() || text.charAt(at) != sign) return false;
        at++;
        return true;
    }
}
