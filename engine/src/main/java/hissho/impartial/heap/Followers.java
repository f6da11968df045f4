package hissho.impartial.heap;

import java.util.Arrays;
import java.util.stream.Stream;

/** The moves of a heap: every heap collection it can be turned into, parts ascending and none empty, each once. */
public interface Followers {

    Stream<long[]> of(long heap);

    /** At least as many as there are, for deciding whether to list them. */
    long atMost(long heap);

    /** The moves whose parts but one are at most so large, and which leave all but at most so much, or about so much. */
    default Stream<long[]> sampled(long heap, long part, long about) {
        return of(heap).limit(part);
    }

    /** Whether a move can leave more than one heap. */
    default boolean splits() {
        return true;
    }

    /** Whether leaving exactly these parts, ascending, is a move. */
    default boolean allows(long heap, long[] parts) {
        return parts.length < 2
                ? leaves(heap, parts.length == 0 ? 0 : parts[0])
                : of(heap).anyMatch(left -> Arrays.equals(left, parts));
    }

    /** Whether leaving a single smaller heap is a move; games with very many moves answer without listing them. */
    default boolean leaves(long heap, long rest) {
        return of(heap).anyMatch(parts -> rest == 0 ? parts.length == 0 : parts.length == 1 && parts[0] == rest);
    }
}
