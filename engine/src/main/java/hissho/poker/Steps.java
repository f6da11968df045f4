package hissho.poker;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** A step function on [0,1]: the value {@code values[k]} between {@code cuts[k]} and {@code cuts[k + 1]}; the first cut is 0, the last 1. */
public record Steps(List<Rational> cuts, List<Rational> values) {

    static final Steps ONE = new Steps(List.of(Rational.ZERO, Rational.ONE), List.of(Rational.ONE));

    public Steps {
        cuts = List.copyOf(cuts);
        values = List.copyOf(values);
        if (cuts.size() != values.size() + 1) throw new IllegalArgumentException("a value between any two cuts");
    }

    /** The product, on the common refinement, with equal neighbours joined. */
    Steps times(Steps other) {
        return with(other, Rational::times);
    }

    public Steps with(Steps other, BinaryOperator<Rational> how) {
        List<Rational> merged = merged(cuts, other.cuts);
        List<Rational> products = new ArrayList<>(merged.size() - 1);
        int i = 0;
        int j = 0;
        for (int k = 0; k + 1 < merged.size(); k++) {
            Rational from = merged.get(k);
            while (cuts.get(i + 1).compareTo(from) <= 0) i++;
            while (other.cuts.get(j + 1).compareTo(from) <= 0) j++;
            products.add(how.apply(values.get(i), other.values.get(j)));
        }
        return joined(merged, products);
    }

    /** All cuts of both, rising, each once. */
    public static List<Rational> merged(List<Rational> a, List<Rational> b) {
        List<Rational> all = new ArrayList<>(a.size() + b.size());
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            int order = i == a.size() ? 1 : j == b.size() ? -1 : a.get(i).compareTo(b.get(j));
            all.add(order <= 0 ? a.get(i) : b.get(j));
            if (order <= 0) i++;
            if (order >= 0) j++;
        }
        return all;
    }

    private static Steps joined(List<Rational> cuts, List<Rational> values) {
        List<Rational> kept = new ArrayList<>();
        List<Rational> steps = new ArrayList<>();
        kept.add(cuts.getFirst());
        for (int k = 0; k < values.size(); k++) {
            if (k + 1 < values.size() && values.get(k).equals(values.get(k + 1))) continue;
            kept.add(cuts.get(k + 1));
            steps.add(values.get(k));
        }
        return new Steps(kept, steps);
    }

    /** The integral over [0,1]. */
    public Rational mass() {
        Rational sum = Rational.ZERO;
        for (int k = 0; k < values.size(); k++)
            sum = sum.plus(values.get(k).times(cuts.get(k + 1).minus(cuts.get(k))));
        return sum;
    }

    public Rational at(Rational x) {
        for (int k = 0; k < values.size(); k++) if (x.compareTo(cuts.get(k + 1)) < 0) return values.get(k);
        return values.getLast();
    }
}
