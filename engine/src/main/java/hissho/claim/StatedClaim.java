package hissho.claim;

import hissho.progress.Progress;
import java.util.function.IntToLongFunction;

/**
 * A claim given by how many instances each size has and how one is looked at, at once and without a search. Each room has a record of its own for it, as what was checked
 * counts until the code of the claim's room changes.
 */
public interface StatedClaim extends NumberedClaim {

    /** How many instances a size has. */
    IntToLongFunction count();

    Statement statement();

    @Override
    default long instances(int size) {
        return count().applyAsLong(size);
    }

    @Override
    default Finding look(int size, long number, Progress progress) {
        return statement().look(size, number);
    }

    /** Looks at one numbered instance of a size. */
    @FunctionalInterface
    interface Statement {
        Finding look(int size, long number);
    }
}
