package hissho.impartial.claim;

import hissho.impartial.heap.Followers;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Values of single heaps by the definition, from the smallest up: a split counts by the nim-sum of its parts. */
final class SingleHeaps {

    private final Followers followers;
    private final Map<Long, Integer> values = new HashMap<>();

    SingleHeaps(Followers followers) {
        this.followers = followers;
    }

    synchronized int value(long heap) {
        Integer known = values.get(heap);
        if (known != null) return known;
        BitSet reached = new BitSet();
        followers.of(heap).forEach(parts -> reached.set(nimSum(parts)));
        int value = reached.nextClearBit(0);
        values.put(heap, value);
        return value;
    }

    private int nimSum(long[] parts) {
        int sum = 0;
        for (long part : parts) sum ^= value(part);
        return sum;
    }
}
