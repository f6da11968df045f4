package hissho.impartial.heap;

import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The moves of games that only take, and of those that only split. */
public final class RuleFollowers {

    private RuleFollowers() {}

    /** Moves that only take: the removals of each heap. */
    public static Followers taking(LongFunction<LongStream> removals, LongFunction<Long> atMost) {
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                return removals.apply(heap).mapToObj(c -> c == heap ? new long[0] : new long[] {heap - c});
            }

            @Override
            public long atMost(long heap) {
                return atMost.apply(heap);
            }

            @Override
            public boolean splits() {
                return false;
            }
        };
    }

    /** Moves that only take, with a test for one removal. */
    public static Followers taking(LongFunction<LongStream> removals, LongFunction<Long> atMost, Removal removal) {
        Followers listed = taking(removals, atMost);
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                return listed.of(heap);
            }

            @Override
            public long atMost(long heap) {
                return listed.atMost(heap);
            }

            @Override
            public boolean splits() {
                return false;
            }

            @Override
            public boolean leaves(long heap, long rest) {
                return rest >= 0 && rest < heap && removal.allowed(heap, heap - rest);
            }
        };
    }

    /** Whether so many chips may be taken from a heap. */
    public interface Removal {
        boolean allowed(long heap, long taken);
    }

    /** Splits of a heap into two unequal parts. */
    public static Followers unequalSplits() {
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                return LongStream.rangeClosed(1, (heap - 1) / 2).mapToObj(a -> new long[] {a, heap - a});
            }

            @Override
            public long atMost(long heap) {
                return Math.max(0, (heap - 1) / 2);
            }

            @Override
            public boolean allows(long heap, long[] parts) {
                return parts.length == 2 && parts[0] > 0 && parts[0] < parts[1] && parts[0] + parts[1] == heap;
            }
        };
    }
}
