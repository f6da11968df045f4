package hissho.coalition.family;

import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

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
    public Optional<Message> remark() {
        return f.getFirst().isZero()
                ? Optional.empty()
                : Optional.of(Message.of("coalition.remark.land", f.getFirst()));
    }

    @Override
    public Rational worth(long coalition) {
        return (coalition & 1) == 0 ? Rational.ZERO : f.get(Long.bitCount(coalition) - 1);
    }
}
