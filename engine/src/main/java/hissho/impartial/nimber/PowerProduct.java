package hissho.impartial.nimber;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The product of two powers of two, step by step: each is an ordinary product of different Fermat powers 2, 4, 16, 256, ...; Fermat
 * powers that occur once multiply in the ordinary way, and one that occurs twice gives three halves of itself.
 *
 * @param x the first power of two
 * @param y the second power of two
 */
public record PowerProduct(Nimber x, Nimber y) {

    /** The two powers whose product this is follow one of three rules. */
    public enum Rule {
        /** one factor is 1 */
        ONE,
        /** no Fermat power in common: the ordinary product */
        ORDINARY,
        /** the square of a Fermat power: three halves of it */
        SQUARE,
        /** some Fermat powers in common */
        MIXED
    }

    public Rule rule() {
        if (x.equals(Nimber.ONE) || y.equals(Nimber.ONE)) return Rule.ONE;
        if ((exponent(x) & exponent(y)) == 0) return Rule.ORDINARY;
        return x.equals(y) && Integer.bitCount(exponent(x)) == 1 ? Rule.SQUARE : Rule.MIXED;
    }

    public Nimber value() {
        return x.times(y);
    }

    private static int exponent(Nimber power) {
        return power.value().bitLength() - 1;
    }

    /** The Fermat powers whose ordinary product is this power of two, largest first. */
    static List<Nimber> fermatFactors(Nimber power) {
        List<Nimber> factors = new ArrayList<>();
        for (int bit = 30; bit >= 0; bit--)
            if ((exponent(power) >> bit & 1) == 1) factors.add(Nimber.powerOfTwo(1 << bit));
        return factors;
    }

    /** The chain of equal terms, as in {@code 8 ⊗ 8 = (4 ⊗ 4) ⊗ (2 ⊗ 2) = 6 ⊗ 3 = 13}. */
    public String chain() {
        String start = x + " ⊗ " + y;
        if (rule() != Rule.MIXED) return start + " = " + value();
        return start + " = " + String.join(" ⊗ ", grouped()) + " = "
                + factors().stream().map(Nimber::toString).collect(Collectors.joining(" ⊗ ")) + " = " + value();
    }

    private List<String> grouped() {
        List<String> groups = new ArrayList<>();
        for (Nimber factor : fermatFactors(common())) groups.add("(" + factor + " ⊗ " + factor + ")");
        if (!single().equals(Nimber.ONE)) groups.add(single().toString());
        return groups;
    }

    /** What is left to multiply when the squares of the common Fermat powers are known and the others are put together. */
    List<Nimber> factors() {
        List<Nimber> factors = new ArrayList<>();
        for (Nimber factor : fermatFactors(common())) factors.add(factor.squared());
        if (!single().equals(Nimber.ONE)) factors.add(single());
        return factors;
    }

    private Nimber common() {
        return Nimber.powerOfTwo(exponent(x) & exponent(y));
    }

    private Nimber single() {
        return Nimber.powerOfTwo(exponent(x) ^ exponent(y));
    }
}
