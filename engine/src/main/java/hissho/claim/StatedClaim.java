package hissho.claim;

import hissho.progress.Progress;

/**
 * A claim given by how many instances each size has and how one is looked at, at once and without a search. Each room has a record of its own for it, as what was checked
 * counts until the code of the claim's room changes.
 */
public interface StatedClaim extends CountedClaim {

    Statement statement();

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
