package hissho.impartial.heap;

import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The moves a rule allows: take c chips where the first condition holds; leave two parts a ≤ b where the second holds. */
final class RuleFollowers {

    private RuleFollowers() {}

    /** Moves that only take: the removals of each heap. */
    static Followers taking(LongFunction<LongStream> removals, LongFunction<Long> atMost) {
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                return removals.apply(heap).mapToObj(c -> c == heap ? new long[0] : new long[] {heap - c});
            }

            @Override
            public long atMost(long heap) {
                return atMost.apply(heap);
            }
        };
    }

    /** Moves that only take, with a test for one removal. */
    static Followers taking(LongFunction<LongStream> removals, LongFunction<Long> atMost, Removal removal) {
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
            public boolean leaves(long heap, long rest) {
                return rest >= 0 && rest < heap && removal.allowed(heap, heap - rest);
            }
        };
    }

    /** Whether so many chips may be taken from a heap. */
    interface Removal {
        boolean allowed(long heap, long taken);
    }

    /** Moves by conditions in the rule language. */
    static Followers conditions(RuleExpression take, RuleExpression split, boolean splits) {
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                Stream<long[]> taken = LongStream.rangeClosed(1, heap)
                        .filter(c -> take.holds(Map.of("n", heap, "c", c)))
                        .mapToObj(c -> c == heap ? new long[0] : new long[] {heap - c});
                return splits ? Stream.concat(taken, parts(heap, split)) : taken;
            }

            @Override
            public long atMost(long heap) {
                return splits ? (long) Math.min(Long.MAX_VALUE, (double) heap * heap / 2 + heap) : heap;
            }
        };
    }

    private static Stream<long[]> parts(long heap, RuleExpression split) {
        return LongStream.rangeClosed(0, heap)
                .boxed()
                .flatMap(c -> LongStream.rangeClosed(1, (heap - c) / 2)
                        .filter(a -> split.holds(Map.of("n", heap, "c", c, "a", a, "b", heap - c - a)))
                        .mapToObj(a -> new long[] {a, heap - c - a}));
    }

    /** Splits of a heap into two unequal parts. */
    static Followers unequalSplits() {
        return new Followers() {
            @Override
            public Stream<long[]> of(long heap) {
                return LongStream.rangeClosed(1, (heap - 1) / 2).mapToObj(a -> new long[] {a, heap - a});
            }

            @Override
            public long atMost(long heap) {
                return Math.max(0, (heap - 1) / 2);
            }
        };
    }
}
