package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/** A landlord, player 1, and peasants: with the land, k peasants produce f(k), f(0) to f(m). */
public record LandlordPeasants(List<Rational> f) implements Formula {

    public LandlordPeasants {
        f = List.copyOf(f);
    }

    @Override
    public String name() {
        return "landlord-peasants";
    }

    /** How many peasants there are. */
    public int peasants() {
        return f.size() - 1;
    }

    @Override
    public int players() {
        return f.size();
    }

    @Override
    public Rational worth(long coalition) {
        return (coalition & 1) == 0 ? Rational.ZERO : f.get(Long.bitCount(coalition) - 1);
    }
}
