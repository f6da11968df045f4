package hissho.claim;

import hissho.progress.Progress;
import java.util.Map;
import java.util.Optional;

/**
 * A published statement made executable. The words state it under {@code ROOM.claim.ID} and name its source under
 * {@code ROOM.claim.ID.source}.
 *
 * <p>The instances of each size are numbered from 0 in the claim's own order, smallest first, so that the counterexample with
 * the smallest size and number is the one to show.
 */
public interface Claim {

    /** No claim is checked beyond this size. */
    int MOST = 1_000_000;

    /** Unique among all claims, as {@code lead-cost}. */
    String id();

    String room();

    /** What is known so far. */
    Verdict known();

    int smallestSize();

    int defaultSize();

    /** The largest size whose instances can be numbered and looked at. */
    default int largestSize() {
        return MOST;
    }

    /** Raised whenever the meaning of the instances or the check changes: old results then no longer count. */
    default int version() {
        return 1;
    }

    /** The one document the statement is about, where it is about one. */
    default Optional<Map<String, Object>> document() {
        return Optional.empty();
    }

    /** How many instances are numbered at exactly this size. */
    long instances(int size);

    /** Checks the instances numbered from (inclusive) to (exclusive) at a size. */
    Tally check(int size, long from, long to, Progress progress);

    /** What is known of a statement. */
    enum Verdict {
        HOLDS,
        FAILS,
        /** holds because nothing meets its hypothesis */
        EMPTY,
        OPEN
    }
}
