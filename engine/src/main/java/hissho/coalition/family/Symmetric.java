package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/** A symmetric game: a coalition is worth f of its size, f(1) to f(n). */
public record Symmetric(List<Rational> f) implements Formula {

    public Symmetric {
        f = List.copyOf(f);
    }

    @Override
    public String name() {
        return "symmetric";
    }

    @Override
    public int players() {
        return f.size();
    }

    @Override
    public Rational worth(long coalition) {
        return coalition == 0 ? Rational.ZERO : f.get(Long.bitCount(coalition) - 1);
    }
}
