package hissho.impartial;

import java.math.BigInteger;
import java.util.Optional;

/** The value of a Nim pile: a whole number that is not negative, added without carrying (Bouton). */
public record Finite(BigInteger number) implements GrundyValue {

    public Finite {
        if (number.signum() < 0) throw new IllegalArgumentException("a negative Grundy value " + number);
    }

    @Override
    public GrundyValue plus(GrundyValue other) {
        return other instanceof Finite finite ? new Finite(number.xor(finite.number)) : other.plus(this);
    }

    @Override
    public Outcome outcome() {
        return number.signum() == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public Object plain() {
        return number;
    }

    @Override
    public Optional<BigInteger> finite() {
        return Optional.of(number);
    }

    @Override
    public String toString() {
        return number.toString();
    }
}
