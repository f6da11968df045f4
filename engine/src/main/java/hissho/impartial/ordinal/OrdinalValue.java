package hissho.impartial.ordinal;

import hissho.impartial.Finite;
import hissho.impartial.GrundyValue;
import hissho.impartial.Outcome;

/** The value of a component whose options have infinitely many values: an ordinal from ω on. */
public record OrdinalValue(Ordinal ordinal) implements GrundyValue {

    public OrdinalValue {
        if (ordinal.finite().isPresent()) throw new IllegalArgumentException("finite values are whole numbers");
    }

    /** The value an ordinal is: a whole number where it is finite. */
    public static GrundyValue of(Ordinal ordinal) {
        return ordinal.finite().<GrundyValue>map(GrundyValue::of).orElseGet(() -> new OrdinalValue(ordinal));
    }

    /** The ordinal that a nimber is. */
    public static Ordinal ordinal(GrundyValue value) {
        return switch (value) {
            case OrdinalValue transfinite -> transfinite.ordinal;
            case Finite finite -> Ordinal.of(finite.number());
            default -> throw new IllegalArgumentException("not a nimber: " + value);
        };
    }

    @Override
    public GrundyValue plus(GrundyValue other) {
        return other.isNimber() ? of(ordinal.nimPlus(ordinal(other))) : other.plus(this);
    }

    @Override
    public Outcome outcome() {
        return Outcome.N;
    }

    @Override
    public Object plain() {
        return ordinal.toString();
    }

    @Override
    public String toString() {
        return ordinal.written();
    }
}
