package hissho.impartial.octal;

import hissho.impartial.heap.Followers;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The moves a take-and-break code allows. */
record CodeFollowers(TakeAndBreakCode code) implements Followers {

    @Override
    public Stream<long[]> of(long heap) {
        long most = code.isFinite() ? Math.min(heap, code.lastDigit()) : heap;
        return LongStream.rangeClosed(0, most).boxed().flatMap(taken -> leaving(heap - taken, code.digit(taken)));
    }

    /** Of an infinite code only the first and last removals, and those that leave about the given rest. */
    @Override
    public Stream<long[]> sampled(long heap, long part, long about) {
        LongStream removals = code.isFinite()
                ? LongStream.rangeClosed(0, Math.min(heap, code.lastDigit()))
                : LongStream.concat(
                                LongStream.rangeClosed(0, Math.min(heap, NEAR)),
                                LongStream.concat(
                                        LongStream.rangeClosed(Math.max(0, heap - NEAR), heap),
                                        LongStream.rangeClosed(heap - about - 4, heap - about + 4)))
                        .filter(c -> c >= 0 && c <= heap)
                        .distinct();
        return removals.boxed()
                .flatMap(
                        taken -> leaving(heap - taken, code.digit(taken)).takeWhile(p -> p.length < 2 || p[0] <= part));
    }

    private static final int NEAR = 64;

    private static Stream<long[]> leaving(long rest, int digit) {
        Stream<long[]> nothing = (digit & 1) != 0 && rest == 0 ? Stream.of(new long[0]) : Stream.empty();
        Stream<long[]> one = (digit & 2) != 0 && rest > 0 ? Stream.of(new long[] {rest}) : Stream.empty();
        Stream<long[]> two = (digit & 4) != 0 ? pairs(rest, 1) : Stream.empty();
        Stream<long[]> three = (digit & 8) != 0
                ? LongStream.rangeClosed(1, rest / 3)
                        .boxed()
                        .flatMap(a -> pairs(rest - a, a).map(p -> new long[] {a, p[0], p[1]}))
                : Stream.empty();
        return Stream.of(nothing, one, two, three).flatMap(s -> s);
    }

    private static Stream<long[]> pairs(long rest, long least) {
        return LongStream.rangeClosed(least, rest / 2).mapToObj(a -> new long[] {a, rest - a});
    }

    @Override
    public long atMost(long heap) {
        double count = 0;
        for (int digit : code.digits()) count += ways(heap, digit);
        double blocks = code.isFinite() ? 0 : (double) heap / code.repeating().size() + 1;
        for (int digit : code.repeating()) count += blocks * ways(heap, digit);
        return (long) Math.min(Long.MAX_VALUE, count);
    }

    private static double ways(long heap, int digit) {
        double pairs = (digit & 4) != 0 ? heap / 2.0 : 0;
        double triples = (digit & 8) != 0 ? (double) heap * heap / 6 + heap : 0;
        return ((digit & 3) != 0 ? 1 : 0) + pairs + triples;
    }

    @Override
    public boolean splits() {
        return breaks();
    }

    @Override
    public boolean leaves(long heap, long rest) {
        return rest >= 0 && rest <= heap && (code.digit(heap - rest) & (rest == 0 ? 1 : 2)) != 0;
    }

    /** The digit of the number taken says how many heaps may be left. */
    @Override
    public boolean allows(long heap, long[] parts) {
        long rest = LongStream.of(parts).sum();
        return LongStream.of(parts).allMatch(part -> part > 0)
                && rest <= heap
                && (code.digit(heap - rest) >> parts.length & 1) != 0;
    }

    private boolean breaks() {
        return code.digits().stream().anyMatch(d -> d > 3)
                || code.repeating().stream().anyMatch(d -> d > 3);
    }
}
