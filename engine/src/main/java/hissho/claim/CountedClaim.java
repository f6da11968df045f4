package hissho.claim;

import java.util.function.IntToLongFunction;

/** A claim whose instances are counted by a function of the size. */
public interface CountedClaim extends NumberedClaim {

    /** How many instances a size has. */
    IntToLongFunction count();

    /** The largest size at which the instances can still be counted. */
    @Override
    default int largestSize() {
        if (isCounted(MOST)) return MOST;
        int largest = smallestSize();
        int beyond = MOST;
        while (beyond - largest > 1) {
            int middle = (largest + beyond) / 2;
            if (isCounted(middle)) largest = middle;
            else beyond = middle;
        }
        return largest;
    }

    private boolean isCounted(int size) {
        try {
            instances(size);
            return true;
        } catch (ArithmeticException e) {
            return false;
        }
    }

    @Override
    default long instances(int size) {
        return count().applyAsLong(size);
    }
}
