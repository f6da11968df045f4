package hissho.impartial.heap;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;

/** Counts the moves of a heap to a value by the theory of its game, where they are too many to be listed. */
@FunctionalInterface
public interface Tally {

    /** No theory counts the moves. */
    Tally UNKNOWN = (heap, value, progress) -> Optional.empty();

    Optional<BigInteger> count(long heap, long value, Progress progress);
}
