package hissho.coalition.family;

import hissho.number.Rational;
import java.util.Optional;

/** A multiple of a unanimity game: a coalition is worth c exactly when it holds the whole carrier. */
public record Unanimity(int players, long carrier, Rational c) implements Formula {

    @Override
    public String name() {
        return "unanimity";
    }

    @Override
    public Optional<Family> onCarrier() {
        int few = Long.bitCount(carrier);
        return few == 0 || few == players ? Optional.empty() : Optional.of(new Unanimity(few, (1L << few) - 1, c));
    }

    @Override
    public Rational worth(long coalition) {
        return coalition != 0 && (coalition & carrier) == carrier ? c : Rational.ZERO;
    }
}
