package hissho.impartial.heap;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of single heaps of any size: from a formula where a theorem gives one, otherwise from a table that grows and, once
 * a period is certified, answers for every heap.
 */
public final class HeapValues {

    private static final int FIRST_LOOK = 512;
    /** Periods are looked for in so many heaps at the most; a table that is asked for may be longer. */
    private static final int SEARCHED = 6_000_000;

    private final @Nullable Formula formula;
    private final ValueTable table;
    private final Period.@Nullable Reach reach;
    private final int most;
    private @Nullable Period period;
    private int looked = 0;

    private HeapValues(@Nullable Formula formula, ValueTable table, Period.@Nullable Reach reach, int most) {
        this.formula = formula;
        this.table = table;
        this.reach = reach;
        this.most = most;
    }

    /** A formula that may look at the values of another game. */
    @FunctionalInterface
    public interface Formula {
        long value(long heap, Progress progress);
    }

    /** Values a theorem gives; the table is only for showing where they come from. */
    public static HeapValues byFormula(LongUnaryOperator formula, ValueTable table) {
        return byFormula((heap, progress) -> formula.applyAsLong(heap), table);
    }

    public static HeapValues byFormula(Formula formula, ValueTable table) {
        return new HeapValues(formula, table, null, 2_000);
    }

    /** Values a theorem gives, which also says how periods can be certified. */
    public static HeapValues byFormula(LongUnaryOperator formula, ValueTable table, Period.Reach reach) {
        return new HeapValues((heap, progress) -> formula.applyAsLong(heap), table, reach, 2_000);
    }

    /** Values from a table that can be filled for so many heaps. */
    public static HeapValues tabled(ValueTable table, int most) {
        return new HeapValues(null, table, null, most);
    }

    /** Values from a table whose periods can be certified. */
    public static HeapValues periodic(ValueTable table, Period.Reach reach, int most) {
        return new HeapValues(null, table, reach, most);
    }

    /** Whether a theorem, and not a table, gives the values. */
    public boolean hasFormula() {
        return formula != null;
    }

    /** The value of a heap, or a complaint where it lies beyond every table and period. */
    public synchronized long value(long heap, Progress progress) {
        if (formula != null) return formula.value(heap, progress);
        if (heap < table.size()) return table.value((int) heap);
        if (heap < FIRST_LOOK || reach == null) {
            if (heap >= most) throw tooLarge(heap);
            table.extend((int) heap + 1, progress);
            return table.value((int) heap);
        }
        int reached = heap < most ? most : Math.min(most, SEARCHED);
        while (period == null && table.size() <= heap) {
            if (table.size() >= reached) throw tooLarge(heap);
            grow(progress);
        }
        Period found = period;
        return found == null || heap < table.size() ? table.value((int) heap) : table.value(found.representative(heap));
    }

    /** The certified period, searched for in tables of up to so many heaps. */
    public synchronized Optional<Period> period(int upTo, Progress progress) {
        if (reach == null) return Optional.empty();
        while (period == null && (table.size() < Math.min(upTo, most) || looked == 0)) grow(progress);
        return Optional.ofNullable(period);
    }

    public Optional<Period> period(Progress progress) {
        return period(Math.min(most, SEARCHED), progress);
    }

    /** The period if it is known already. */
    public synchronized Optional<Period> knownPeriod() {
        return Optional.ofNullable(period);
    }

    /** What certifies a period of these values, or of the outcome classes, which obey the same recursion. */
    public Optional<Period.Reach> reach() {
        return Optional.ofNullable(reach);
    }

    /** The value of a heap that lies in the table, without growing it. */
    public int tableValue(int heap) {
        return table.value(heap);
    }

    private void grow(Progress progress) {
        int size = Math.max(FIRST_LOOK, table.size());
        if (looked >= size) size = Math.min(size < SEARCHED ? Math.min(most, SEARCHED) : most, size + size / 4);
        table.extend(size, progress);
        looked = size;
        if (reach != null && size <= SEARCHED)
            period = Period.find(table::value, size, reach).orElse(null);
    }

    private BadDocument tooLarge(long heap) {
        return new BadDocument("", Message.of("impartial.bad.heap-too-large", heap, most));
    }
}
