package hissho.impartial.nimber;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A product multiplied out by the distributive law into products of powers of two, every term with its own derivation. */
public record Expansion(Nimber a, Nimber b) {

    public Nimber value() {
        return a.times(b);
    }

    /** The powers of two that make up a number, largest first. */
    public static List<Nimber> powers(Nimber number) {
        List<Nimber> powers = new ArrayList<>();
        for (int bit = number.value().bitLength() - 1; bit >= 0; bit--)
            if (number.value().testBit(bit)) powers.add(Nimber.powerOfTwo(bit));
        return powers;
    }

    public List<PowerProduct> terms() {
        List<PowerProduct> terms = new ArrayList<>();
        for (Nimber x : powers(a)) for (Nimber y : powers(b)) terms.add(new PowerProduct(x, y));
        return terms;
    }

    public int termCount() {
        return a.value().bitCount() * b.value().bitCount();
    }

    /** The sum of the terms' values, as in {@code 24 ⊕ 16 ⊕ 128 ⊕ 8}. */
    public String sum() {
        return terms().stream().map(t -> t.value().toString()).collect(Collectors.joining(" ⊕ "));
    }

    /**
     * The chains of all terms that need one, and of all products that occur in them, each once and after what it needs. A product of
     * two numbers that are no powers of two is multiplied out in turn.
     */
    public List<String> chains() {
        Map<String, String> chains = new LinkedHashMap<>();
        for (PowerProduct term : terms()) chain(term, chains);
        return List.copyOf(chains.values());
    }

    private static void chain(PowerProduct term, Map<String, String> chains) {
        if (term.rule() != PowerProduct.Rule.MIXED) return;
        if (chains.containsKey(term.chain())) return;
        List<Nimber> factors = term.factors();
        Nimber left = factors.getFirst();
        for (Nimber factor : factors.subList(1, factors.size())) {
            multiplyOut(left, factor, chains);
            left = left.times(factor);
        }
        chains.putIfAbsent(term.chain(), term.chain());
    }

    private static void multiplyOut(Nimber left, Nimber right, Map<String, String> chains) {
        Expansion expansion = new Expansion(left, right);
        if (expansion.termCount() == 1) {
            chain(expansion.terms().getFirst(), chains);
            return;
        }
        for (PowerProduct term : expansion.terms()) chain(term, chains);
        String products =
                expansion.terms().stream().map(t -> t.x() + "⊗" + t.y()).collect(Collectors.joining(" ⊕ "));
        String line = left + " ⊗ " + right + " = " + products + " = " + expansion.sum() + " = " + expansion.value();
        chains.putIfAbsent(left + "*" + right, line);
    }
}
