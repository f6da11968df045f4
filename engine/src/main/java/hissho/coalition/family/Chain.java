package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/** The chain: a coalition is worth a(k) where 1, ..., k is the longest initial segment in it; a(1) to a(n) do not decrease. */
public record Chain(List<Rational> a) implements Formula {

    public Chain {
        a = List.copyOf(a);
    }

    @Override
    public String name() {
        return "chain";
    }

    @Override
    public int players() {
        return a.size();
    }

    @Override
    public Rational worth(long coalition) {
        int length = Long.numberOfTrailingZeros(~coalition);
        return length == 0 ? Rational.ZERO : a.get(length - 1);
    }
}
