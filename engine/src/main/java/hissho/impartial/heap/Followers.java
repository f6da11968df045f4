package hissho.impartial.heap;

import java.util.stream.Stream;

/** The moves of a heap: every heap collection it can be turned into, parts ascending and none empty, each once. */
public interface Followers {

    Stream<long[]> of(long heap);

    /** At least as many as there are, for deciding whether to list them. */
    long atMost(long heap);

    /** Whether leaving a single smaller heap is a move; games with very many moves answer without listing them. */
    default boolean leaves(long heap, long rest) {
        return of(heap).anyMatch(parts -> rest == 0 ? parts.length == 0 : parts.length == 1 && parts[0] == rest);
    }
}
