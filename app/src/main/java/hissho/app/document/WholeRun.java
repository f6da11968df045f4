package hissho.app.document;

import hissho.document.WholeNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list while it is read, for as long as it holds nothing but whole numbers or nothing but equally long rows of them. */
final class WholeRun {

    private static final int UNKNOWN = -1;

    private long[] numbers = new long[4];
    private int used;
    private int width = UNKNOWN;

    boolean takesNumbers() {
        return width == UNKNOWN || width == 0;
    }

    void add(long number) {
        width = 0;
        append(number);
    }

    private void append(long number) {
        if (used == numbers.length) numbers = Arrays.copyOf(numbers, Math.addExact(used, used));
        numbers[used++] = number;
    }

    /** Adds a row of whole numbers that is as long as those before; nothing else is taken. */
    boolean takes(@Nullable Object entry) {
        if (!(entry instanceof WholeNumbers row) || row.width() != 0 || (width != UNKNOWN && width != row.size()))
            return false;
        width = row.size();
        for (long number : row.numbers()) append(number);
        return true;
    }

    int size() {
        return width <= 0 ? used : used / width;
    }

    /** What was read, as numbers where there are any. */
    List<@Nullable Object> list() {
        if (used == 0) return new ArrayList<>();
        long[] all = Arrays.copyOf(numbers, used);
        return width == 0 ? WholeNumbers.row(all) : WholeNumbers.rows(all, width);
    }
}
