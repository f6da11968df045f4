package hissho.impartial.ordinal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An ordinal below epsilon zero in Cantor normal form: terms ω^e·c with exponents, themselves ordinals, strictly descending and
 * coefficients that are whole numbers above 0.
 */
public record Ordinal(List<Term> terms) implements Comparable<Ordinal> {

    public static final Ordinal ZERO = new Ordinal(List.of());
    public static final Ordinal ONE = of(BigInteger.ONE);
    public static final Ordinal OMEGA = new Ordinal(List.of(new Term(ONE, BigInteger.ONE)));

    /** One term ω^exponent · coefficient. */
    public record Term(Ordinal exponent, BigInteger coefficient) {}

    public Ordinal {
        terms = List.copyOf(terms);
        for (int i = 0; i < terms.size(); i++) {
            if (terms.get(i).coefficient.signum() <= 0) throw new IllegalArgumentException("a coefficient below 1");
            if (i > 0 && terms.get(i - 1).exponent.compareTo(terms.get(i).exponent) <= 0)
                throw new IllegalArgumentException("exponents that do not descend");
        }
    }

    public static Ordinal of(BigInteger number) {
        return number.signum() == 0 ? ZERO : new Ordinal(List.of(new Term(ZERO, number)));
    }

    public static Ordinal of(long number) {
        return of(BigInteger.valueOf(number));
    }

    /** ω^exponent · coefficient. */
    public static Ordinal power(Ordinal exponent, BigInteger coefficient) {
        return coefficient.signum() == 0 ? ZERO : new Ordinal(List.of(new Term(exponent, coefficient)));
    }

    public boolean isZero() {
        return terms.isEmpty();
    }

    /** The whole number this is, where it is finite. */
    public Optional<BigInteger> finite() {
        if (isZero()) return Optional.of(BigInteger.ZERO);
        return terms.getFirst().exponent.isZero() ? Optional.of(terms.getFirst().coefficient) : Optional.empty();
    }

    /** The whole number added at the end. */
    public BigInteger finitePart() {
        return coefficient(ZERO);
    }

    public BigInteger coefficient(Ordinal exponent) {
        return terms.stream()
                .filter(t -> t.exponent.equals(exponent))
                .map(Term::coefficient)
                .findFirst()
                .orElse(BigInteger.ZERO);
    }

    /** The ordinary sum, in which what is smaller than the following term is swallowed. */
    public Ordinal plus(Ordinal later) {
        if (later.isZero()) return this;
        Term lead = later.terms.getFirst();
        List<Term> sum = new ArrayList<>();
        BigInteger coefficient = lead.coefficient;
        for (Term term : terms) {
            int order = term.exponent.compareTo(lead.exponent);
            if (order > 0) sum.add(term);
            else if (order == 0) coefficient = coefficient.add(term.coefficient);
        }
        sum.add(new Term(lead.exponent, coefficient));
        sum.addAll(later.terms.subList(1, later.terms.size()));
        return new Ordinal(sum);
    }

    public Ordinal successor() {
        return plus(ONE);
    }

    /** The nim-sum: coefficients of equal powers of ω are added in base 2 without carrying. */
    public Ordinal nimPlus(Ordinal other) {
        List<Term> sum = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < terms.size() || j < other.terms.size()) {
            int order = i == terms.size()
                    ? -1
                    : j == other.terms.size() ? 1 : terms.get(i).exponent.compareTo(other.terms.get(j).exponent);
            if (order > 0) sum.add(terms.get(i++));
            else if (order < 0) sum.add(other.terms.get(j++));
            else {
                BigInteger coefficient = terms.get(i).coefficient.xor(other.terms.get(j++).coefficient);
                if (coefficient.signum() != 0) sum.add(new Term(terms.get(i).exponent, coefficient));
                i++;
            }
        }
        return new Ordinal(sum);
    }

    @Override
    public int compareTo(Ordinal other) {
        for (int i = 0; i < Math.min(terms.size(), other.terms.size()); i++) {
            int order = terms.get(i).exponent.compareTo(other.terms.get(i).exponent);
            if (order == 0) order = terms.get(i).coefficient.compareTo(other.terms.get(i).coefficient);
            if (order != 0) return order;
        }
        return Integer.compare(terms.size(), other.terms.size());
    }

    /** As in {@code w^2*3+w+5}. */
    @Override
    public String toString() {
        return isZero() ? "0" : terms.stream().map(Ordinal::print).collect(Collectors.joining("+"));
    }

    /** As people write it: {@code ω^2·3+ω+5}. */
    public String written() {
        return toString().replace('w', 'ω').replace('*', '·');
    }

    private static String print(Term term) {
        if (term.exponent.isZero()) return term.coefficient.toString();
        String exponent = term.exponent.toString();
        boolean simple = exponent.matches("\\d+|w");
        String power = term.exponent.equals(ONE) ? "w" : "w^" + (simple ? exponent : "(" + exponent + ")");
        return term.coefficient.equals(BigInteger.ONE) ? power : power + "*" + term.coefficient;
    }
}
