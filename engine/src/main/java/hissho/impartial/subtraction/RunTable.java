package hissho.impartial.subtraction;

import hissho.impartial.heap.OneByOneTable;
import java.util.Arrays;
import java.util.List;

/**
 * Grundy values of a subtraction game whose set consists of few runs of neighbours: what a run can leave is a window of the table that
 * moves on by one with every heap, so that one value enters and one leaves, however long the run is.
 */
final class RunTable extends OneByOneTable {

    private final List<SubtractionSet.Run> runs;
    private int[] count = new int[64];
    private int least = 0;

    RunTable(List<SubtractionSet.Run> runs) {
        this.runs = runs;
    }

    @Override
    protected int next(int heap) {
        for (SubtractionSet.Run run : runs) {
            if (heap >= run.from()) enters(value((int) (heap - run.from())));
            if (heap > run.to()) leaves(value((int) (heap - run.to() - 1)));
        }
        while (least < count.length && count[least] > 0) least++;
        return least;
    }

    private void enters(int value) {
        if (value >= count.length) count = Arrays.copyOf(count, 2 * value);
        count[value]++;
    }

    private void leaves(int value) {
        if (--count[value] == 0) least = Math.min(least, value);
    }
}
