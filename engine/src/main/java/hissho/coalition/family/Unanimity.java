package hissho.coalition.family;

import hissho.number.Rational;

/** A multiple of a unanimity game: a coalition is worth c exactly when it holds the whole carrier. */
public record Unanimity(int players, long carrier, Rational c) implements Formula {

    @Override
    public String name() {
        return "unanimity";
    }

    @Override
    public Rational worth(long coalition) {
        return coalition != 0 && (coalition & carrier) == carrier ? c : Rational.ZERO;
    }
}
