package hissho.claim;

import hissho.progress.Progress;

/**
 * A statement of the textbook whose instances are games to be solved, each under the budget of the whole. As with {@link StatedClaim}, each room has a record of its own
 * for it.
 */
public interface SolvingClaim extends CountedClaim {

    Statement statement();

    @Override
    default String room() {
        return "textbook";
    }

    @Override
    default Finding look(int size, long number, Progress progress) {
        return statement().look(size, number, progress);
    }

    /** Looks at one numbered instance of a size. */
    @FunctionalInterface
    interface Statement {
        Finding look(int size, long number, Progress progress);
    }
}
