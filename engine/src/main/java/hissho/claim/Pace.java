package hissho.claim;

import java.util.HashMap;
import java.util.Map;

/**
 * How long an instance of each size takes, from the pieces measured so far: the newest count most, and a size nobody has begun is guessed from the two
 * before it.
 */
final class Pace {

    private static final double NEWEST = 0.3;
    private static final double FASTEST_GROWTH = 8;

    private final Map<Integer, Double> nanosEach = new HashMap<>();

    void measured(int size, long instances, long nanos) {
        if (instances <= 0) return;
        double each = Math.max(1, (double) nanos / instances);
        nanosEach.merge(size, each, (old, now) -> (1 - NEWEST) * old + NEWEST * now);
    }

    /** Nanoseconds an instance takes, 0 where nothing is known. */
    double each(int size) {
        Double here = nanosEach.get(size);
        if (here != null) return here;
        Double before = nanosEach.get(size - 1);
        if (before == null) return 0;
        Double earlier = nanosEach.get(size - 2);
        return earlier == null ? before : before * Math.clamp(before / earlier, 1, FASTEST_GROWTH);
    }
}
