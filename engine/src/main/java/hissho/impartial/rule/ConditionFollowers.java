package hissho.impartial.rule;

import hissho.impartial.heap.Followers;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The moves conditions allow: take c chips where the first holds; leave two parts a ≤ b where the second, if any, holds. */
public record ConditionFollowers(RuleExpression take, Optional<RuleExpression> split) implements Followers {

    @Override
    public Stream<long[]> of(long heap) {
        Stream<long[]> taken = LongStream.rangeClosed(1, heap)
                .filter(c -> take.holds(Map.of("n", heap, "c", c)))
                .mapToObj(c -> c == heap ? new long[0] : new long[] {heap - c});
        return split.map(condition -> Stream.concat(taken, parts(heap, condition)))
                .orElse(taken);
    }

    private static Stream<long[]> parts(long heap, RuleExpression split) {
        return LongStream.rangeClosed(0, heap)
                .boxed()
                .flatMap(c -> LongStream.rangeClosed(1, (heap - c) / 2)
                        .filter(a -> split.holds(Map.of("n", heap, "c", c, "a", a, "b", heap - c - a)))
                        .mapToObj(a -> new long[] {a, heap - c - a}));
    }

    @Override
    public boolean allows(long heap, long[] parts) {
        long taken = heap - LongStream.of(parts).sum();
        if (taken < 0 || LongStream.of(parts).anyMatch(part -> part < 1)) return false;
        if (parts.length < 2) return taken > 0 && take.holds(Map.of("n", heap, "c", taken));
        return parts.length == 2
                && parts[0] <= parts[1]
                && split.filter(condition ->
                                condition.holds(Map.of("n", heap, "c", taken, "a", parts[0], "b", parts[1])))
                        .isPresent();
    }

    @Override
    public boolean leaves(long heap, long rest) {
        return allows(heap, rest == 0 ? new long[0] : new long[] {rest});
    }

    @Override
    public long atMost(long heap) {
        return split.isPresent() ? (long) Math.min(Long.MAX_VALUE, (double) heap * heap / 4 + heap) : heap;
    }

    @Override
    public boolean splits() {
        return split.isPresent();
    }
}
