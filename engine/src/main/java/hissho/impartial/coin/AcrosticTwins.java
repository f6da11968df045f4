package hissho.impartial.coin;

import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** Acrostic Twins: turn a coin and one other to its left in the row or above it in the column; the value is row plus column. */
public record AcrosticTwins() implements BoardGame {

    @Override
    public String name() {
        return "acrostic-twins";
    }

    @Override
    public Message title() {
        return Message.of("coins.acrostic-twins");
    }

    @Override
    public long value(long row, long column) {
        return row ^ column;
    }

    @Override
    public BigInteger ways(long row, long column) {
        return BigInteger.valueOf(row + column);
    }

    @Override
    public BigInteger ways(long row, long column, long change) {
        return BigInteger.valueOf(patches(row, column, change, 2).size());
    }

    /** The other coin's value is the change plus the head's, which one place in the row and one in the column have. */
    @Override
    public List<Patch> patches(long row, long column, long change, int limit) {
        long other = value(row, column) ^ change;
        List<Patch> patches = new ArrayList<>();
        if ((other ^ row) < column) patches.add(inRow(row, other ^ row, column));
        if ((other ^ column) < row) patches.add(inColumn(other ^ column, row, column));
        return patches.stream().limit(limit).toList();
    }

    private static Patch inRow(long row, long left, long column) {
        return new Patch(new long[] {row}, new long[] {left, column});
    }

    private static Patch inColumn(long above, long row, long column) {
        return new Patch(new long[] {above, row}, new long[] {column});
    }

    @Override
    public List<Patch> patches(long row, long column) {
        List<Patch> patches = new ArrayList<>();
        LongStream.range(0, column).forEach(left -> patches.add(inRow(row, left, column)));
        LongStream.range(0, row).forEach(above -> patches.add(inColumn(above, row, column)));
        return patches;
    }

    @Override
    public Set<Long> optionValues(long row, long column) {
        Set<Long> values = new TreeSet<>();
        LongStream.range(0, column).forEach(left -> values.add(value(row, left)));
        LongStream.range(0, row).forEach(above -> values.add(value(above, column)));
        return values;
    }

    @Override
    public boolean legal(Patch patch) {
        return patch.rows().length * patch.columns().length == 2
                && Turnings.ascending(patch.rows())
                && Turnings.ascending(patch.columns());
    }
}
