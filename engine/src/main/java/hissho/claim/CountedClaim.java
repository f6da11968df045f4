package hissho.claim;

import java.util.function.IntToLongFunction;

/** A claim whose instances are counted by a function of the size. */
public interface CountedClaim extends NumberedClaim {

    /** How many instances a size has. */
    IntToLongFunction count();

    @Override
    default long instances(int size) {
        return count().applyAsLong(size);
    }
}
