package hissho.impartial.heap;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks an answer about heaps too large to be searched. Values come anew from the definition: with a period, a table over the
 * window that the period theorem asks for; with a formula, a table of small heaps it is compared with. Listed moves are checked
 * against the rules. The number of winning moves of a game with a period grows evenly with the heap, so it is continued from two
 * smaller heaps whose moves are counted one by one.
 */
final class HeapCertificate {

    private static final int LONGEST_TABLE = 4_000;
    private static final int FORMULA_TABLE = 200;
    private static final long MOST_MOVES = 3_000_000;

    private final Analysis analysis;
    private final HeapGame game;
    private final List<Long> sizes;
    private final Progress progress;
    private final FollowersTable table;

    private HeapCertificate(Analysis analysis, HeapGame game, List<Long> sizes, Progress progress) {
        this.analysis = analysis;
        this.game = game;
        this.sizes = sizes;
        this.progress = progress;
        this.table = new FollowersTable(game.followers());
    }

    static Optional<Certificate> of(Analysis analysis, HeapGame game, List<Long> sizes, Progress progress) {
        if (analysis.components().stream().anyMatch(component -> !(component instanceof Heap))
                || analysis.components().size() != sizes.size()) return Optional.empty();
        HeapCertificate certificate = new HeapCertificate(analysis, game, sizes, progress);
        if (game.values().hasFormula()) return certificate.byFormula();
        return game.values().knownPeriod().flatMap(certificate::byPeriod);
    }

    /** Everything from the rules where the heaps are not too large: their values by the definition, and every move of every heap. */
    static Optional<Certificate> byDefinition(Analysis analysis, HeapGame game, List<Long> sizes, Progress progress) {
        if (analysis.components().stream().anyMatch(component -> !(component instanceof Heap))
                || analysis.components().size() != sizes.size()
                || sizes.stream().anyMatch(size -> size > LONGEST_TABLE)) return Optional.empty();
        int largest = (int) sizes.stream().mapToLong(Long::longValue).max().orElse(0);
        long moves = 0;
        for (int heap = 0; heap <= largest; heap++) moves += game.followers().atMost(heap);
        return moves > MOST_MOVES
                ? Optional.empty()
                : Optional.of(new HeapCertificate(analysis, game, sizes, progress).byTable(largest));
    }

    private Certificate byTable(int largest) {
        table.extend(largest + 1, progress);
        long sum = 0;
        for (long size : sizes) sum ^= table.value((int) size);
        long winning = 0;
        if (sum != 0)
            for (long size : sizes)
                winning += oneByOne(heap -> table.value((int) heap), size, sum ^ table.value((int) size));
        boolean holds = analysis.value().equals(Optional.of(GrundyValue.of(sum)))
                && analysis.outcome() == (sum == 0 ? Outcome.P : Outcome.N)
                && moves(heap -> table.value((int) heap), sum)
                && analysis.counted().equals(Optional.of(BigInteger.valueOf(winning)))
                && (!analysis.game().listsAll() || analysis.winning().size() == winning);
        return new Certificate.Values(
                holds,
                Extent.everything(),
                Message.of("impartial.certificate.rules", table.size()),
                data(heap -> table.value((int) heap)));
    }

    private Optional<Certificate> byPeriod(Period period) {
        // two heaps that leave remainders of their own, both beyond the exceptions however a move splits them
        long steps = steps(period);
        long near = 2L * period.from() + 2 * steps + (period.window() - 2L * period.from() - period.period());
        long length = Math.max(period.window() + (long) period.period() + 1, near + 2 * steps + 2);
        Optional<Period.Reach> reach = game.values().reach();
        if (length > LONGEST_TABLE || reach.isEmpty()) return Optional.empty();
        table.extend((int) length, progress);
        boolean repeats = period.certifiedBy(table::value)
                && period.window() >= reach.get().end(period.from(), period.period());
        boolean holds = repeats && claims(heap -> table.value(period.representative(heap)), period, near);
        Map<String, Object> data = data(heap -> table.value(period.representative(heap)));
        data.put("period", HeapSupplement.plain(period));
        List<Integer> values = new ArrayList<>();
        for (int heap = 0; heap < period.from() + period.period(); heap++) values.add(table.value(heap));
        data.put("values", values);
        Message says = Message.of("impartial.certificate.period", table.size(), period.period(), period.from());
        Extent extent = analysis.counted().isPresent()
                ? Extent.everything()
                : new Extent.Part(Message.of("impartial.certificate.not-counted"));
        return Optional.of(new Certificate.ClosedForm("period", holds, extent, says, data)
                .covering(Map.of("period", period.period(), "periodicFrom", period.from())));
    }

    /** After so many chips more, every split and every take has its copies: a multiple of the period and of the stride. */
    private long steps(Period period) {
        long common = BigInteger.valueOf(period.period())
                .gcd(BigInteger.valueOf(game.stride()))
                .longValueExact();
        return 2L * period.period() * (game.stride() / common);
    }

    /** A value for every heap, found anew. */
    private interface Values {
        long of(long heap);
    }

    /** The claims, and what each heap is worth where there are several. */
    private Map<String, Object> data(Values values) {
        Map<String, Object> data = AnalysisCertificate.data(analysis, analysis.counted());
        if (sizes.size() > 1)
            data.put("componentSg", sizes.stream().map(values::of).toList());
        return data;
    }

    private boolean claims(Values values, Period period, long near) {
        long sum = 0;
        for (long size : sizes) sum ^= values.of(size);
        if (!analysis.value().equals(Optional.of(GrundyValue.of(sum)))
                || analysis.outcome() != (sum == 0 ? Outcome.P : Outcome.N)
                || (sum == 0) != analysis.winning().isEmpty()
                || !moves(values, sum)) return false;
        if (analysis.counted().isEmpty()) return true;
        BigInteger count = BigInteger.ZERO;
        if (sum != 0)
            for (long size : sizes) count = count.add(counted(values, size, sum ^ values.of(size), period, near));
        return analysis.counted().get().equals(count);
    }

    /** Every listed move is a different legal one and leaves nim-sum zero. */
    private boolean moves(Values values, long sum) {
        Set<String> seen = new HashSet<>();
        for (Option option : analysis.winning()) {
            progress.check();
            if (!seen.add(option.notation())
                    || !(option.facts().get("to") instanceof List<?> to)
                    || !(option.facts().get("from") instanceof Long from)) return false;
            Object index = option.facts().get("component");
            int component = index instanceof Integer number ? number : 0;
            if (component >= sizes.size() || sizes.get(component).longValue() != from) return false;
            long[] parts = to.stream()
                    .mapToLong(part -> ((Number) part).longValue())
                    .filter(part -> part > 0)
                    .toArray();
            long after = sum ^ values.of(from);
            for (long part : parts) after ^= values.of(part);
            if (after != 0 || !game.followers().allows(from, parts)) return false;
        }
        return true;
    }

    /** The moves of a heap to a value: one by one if it is small, and otherwise continued evenly from two that are. */
    private BigInteger counted(Values values, long size, long target, Period period, long near) {
        long steps = steps(period);
        if (size <= near + 2 * steps) return BigInteger.valueOf(oneByOne(values, size, target));
        long first = near + Math.floorMod(size - near, steps);
        long here = oneByOne(values, first, target);
        long there = oneByOne(values, first + steps, target);
        return BigInteger.valueOf(there - here)
                .multiply(BigInteger.valueOf((size - first) / steps))
                .add(BigInteger.valueOf(here));
    }

    private long oneByOne(Values values, long size, long target) {
        return game.followers()
                .of(size)
                .filter(parts -> {
                    long sum = 0;
                    for (long part : parts) sum ^= values.of(part);
                    return sum == target;
                })
                .count();
    }

    private Optional<Certificate> byFormula() {
        table.extend(FORMULA_TABLE + 1, progress);
        boolean holds = true;
        for (int heap = (int) game.least(); heap <= FORMULA_TABLE; heap++)
            holds &= table.value(heap) == game.value(heap, progress);
        Values values = heap -> game.value(heap, progress);
        long sum = 0;
        for (long size : sizes) sum ^= values.of(size);
        holds &= analysis.value().equals(Optional.of(GrundyValue.of(sum)))
                && analysis.outcome() == (sum == 0 ? Outcome.P : Outcome.N)
                && (sum == 0) == analysis.winning().isEmpty()
                && analysis.counted()
                        .filter(count -> count.compareTo(
                                        BigInteger.valueOf(analysis.winning().size()))
                                < 0)
                        .isEmpty()
                && moves(values, sum);
        return Optional.of(new Certificate.ClosedForm(
                "formula",
                holds,
                new Extent.Part(Message.of("impartial.certificate.formula-beyond", FORMULA_TABLE)),
                Message.of("impartial.certificate.formula", FORMULA_TABLE),
                data(values)));
    }
}
