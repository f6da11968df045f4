package hissho.impartial.octal;

import hissho.impartial.heap.OneByOneTable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Grundy values for codes with infinitely many digits, and for codes that break a heap in three.
 *
 * <p>For every total it is remembered which values one, two or three heaps of that total can have; the options of a heap are unions of
 * these sets, and along a repeating block the unions grow by one set per step.
 */
public final class InfiniteCodeTable extends OneByOneTable {

    private final TakeAndBreakCode code;
    private final boolean three;
    private final List<BitSet> pairs = new ArrayList<>();
    private final List<BitSet> triples = new ArrayList<>();
    /** Unions over the repeating part, by remainder of the taken number: grown, never rebuilt. */
    private final List<BitSet> tails = new ArrayList<>();

    InfiniteCodeTable(TakeAndBreakCode code) {
        this.code = code;
        this.three = code.isHexadecimal();
        int period = Math.max(1, code.repeating().size());
        for (int i = 0; i < period; i++) tails.add(new BitSet());
    }

    @Override
    protected int next(int heap) {
        // the sets for the total "heap" use only smaller heaps, except that they need both parts: those are smaller
        pairs.add(pairSet(heap));
        triples.add(three ? tripleSet(heap) : new BitSet());
        BitSet seen = new BitSet();
        int head = code.digits().size();
        for (int taken = 0; taken < head && taken <= heap; taken++) add(seen, heap - taken, code.digit(taken));
        if (!code.isFinite() && heap >= head) seen.or(tail(heap, head));
        return seen.nextClearBit(0);
    }

    /** Options that take a number from the repeating part: those of the heap one block smaller, and those of the first block. */
    private BitSet tail(int heap, int head) {
        int period = code.repeating().size();
        BitSet union = tails.get(heap % period);
        for (int i = 0; i < period && head + i <= heap; i++)
            add(union, heap - head - i, code.repeating().get(i));
        return union;
    }

    private void add(BitSet seen, int rest, int digit) {
        if ((digit & 1) != 0 && rest == 0) seen.set(0);
        if ((digit & 2) != 0 && rest > 0) seen.set(value(rest));
        if ((digit & 4) != 0) seen.or(pairs.get(rest));
        if ((digit & 8) != 0) seen.or(triples.get(rest));
    }

    private BitSet pairSet(int total) {
        BitSet set = new BitSet();
        for (int a = 1; a <= total / 2; a++) set.set(value(a) ^ value(total - a));
        return set;
    }

    private BitSet tripleSet(int total) {
        BitSet set = new BitSet();
        for (int a = 1; a <= total / 3; a++) {
            int own = value(a);
            BitSet rest = pairs.get(total - a);
            for (int v = rest.nextSetBit(0); v >= 0; v = rest.nextSetBit(v + 1)) set.set(v ^ own);
        }
        return set;
    }
}
