package hissho.impartial;

import java.math.BigInteger;
import java.util.Collection;
import java.util.Optional;

/**
 * The value of a component in normal play: by the Sprague-Grundy theorem all another component needs to know of it.
 *
 * <p>Values that are nimbers form a group in which every element is its own inverse: {@link Finite} numbers, and the ordinals of
 * transfinite games, which add themselves to finite ones. {@link Loopy} values absorb. Implementations are equal exactly when the
 * values are, so a finite ordinal must be given as {@link Finite}.
 */
@SuppressWarnings(
        "ClassInitializationDeadlock") // a constant of the simplest implementation, which needs nothing of this
// interface
public interface GrundyValue {

    Finite ZERO = new Finite(BigInteger.ZERO);

    /** The nim-sum, which is the value of the sum of two components. */
    GrundyValue plus(GrundyValue other);

    /** Who wins a component of this value alone. */
    Outcome outcome();

    /** The value as programs get it: a whole number, an ordinal's text, or a map {@code {infinity: [...]}}. */
    Object plain();

    /** The whole number this is, where it is one. */
    default Optional<BigInteger> finite() {
        return Optional.empty();
    }

    /** Whether this is a nimber, so that adding it can be undone. */
    default boolean isNimber() {
        return true;
    }

    default boolean isZero() {
        return equals(ZERO);
    }

    static Finite of(long number) {
        return new Finite(BigInteger.valueOf(number));
    }

    static Finite of(BigInteger number) {
        return new Finite(number);
    }

    /** The nim-sum of many values, zero of none. */
    static GrundyValue sum(Collection<? extends GrundyValue> values) {
        GrundyValue sum = ZERO;
        for (GrundyValue value : values) sum = sum.plus(value);
        return sum;
    }
}
