package hissho.app.document;

import hissho.document.BadDocument;
import hissho.document.WholeNumbers;
import hissho.words.Message;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of whole numbers, a row a line, as lists of edges are kept: blanks, tabs or commas between them, lines that begin with #
 * or % left out. It is read byte by byte and never held as text, so that it may have millions of lines.
 */
final class NumberRows {

    private static final int END = -1;
    private static final long LARGEST = Long.MAX_VALUE / 10 - 1;

    /** The bytes with which some programs begin a file in UTF-8. */
    private static final int[] MARK = {0xEF, 0xBB, 0xBF};

    private final InputStream stream;
    private final Limits limits;
    private final WholeRun all = new WholeRun();
    private long[] row = new long[4];
    private int width;
    private int line = 1;
    private int next;
    private long numbers;
    private long bytes;

    private NumberRows(InputStream stream, Limits limits) {
        this.stream = stream;
        this.limits = limits;
    }

    /** The rows of a stream, which may be one without an end; rows of one number each are a list of numbers. */
    static List<@Nullable Object> read(InputStream stream, Limits limits) throws IOException {
        return new NumberRows(stream, limits).rows();
    }

    private List<@Nullable Object> rows() throws IOException {
        int first = 0;
        advance();
        if (next == MARK[0]) skipMark();
        while (next != END) {
            int at = line;
            readRow();
            if (width == 0) continue;
            if (first == 0) first = width;
            if (width != first) throw bad("app.bad.rows-unequal", at, width, first);
            if (width == 1) all.add(row[0]);
            else all.takes(WholeNumbers.row(Arrays.copyOf(row, width)));
        }
        if (numbers == 0) throw bad("app.bad.empty");
        return all.list();
    }

    private void advance() throws IOException {
        next = stream.read();
        if (++bytes > limits.streamed()) throw bad("app.bad.too-long", limits.streamed() >> 20);
    }

    private void skipMark() throws IOException {
        for (int expected : MARK) {
            if (next != expected) throw bad("app.bad.rows-number", line);
            advance();
        }
    }

    /** The numbers of a line, none of an empty one or of one that is a remark. */
    private void readRow() throws IOException {
        width = 0;
        while (next != END && next != '\n') {
            if (next == ' ' || next == '\t' || next == ',' || next == '\r') advance();
            else if (width == 0 && (next == '#' || next == '%')) skipLine();
            else {
                if (width == row.length) row = Arrays.copyOf(row, 2 * width);
                row[width++] = number();
                if (++numbers > limits.numbers()) throw bad("app.bad.too-many-values", limits.numbers());
            }
        }
        if (next == '\n') {
            advance();
            line++;
        }
    }

    private void skipLine() throws IOException {
        while (next != END && next != '\n') advance();
    }

    private long number() throws IOException {
        boolean negative = next == '-';
        if (negative) advance();
        if (next < '0' || next > '9') throw bad("app.bad.rows-number", line);
        long number = 0;
        for (; next >= '0' && next <= '9'; advance()) {
            if (number > LARGEST) throw bad("app.bad.rows-number", line);
            number = 10 * number + next - '0';
        }
        if (next > ' ' && next != ',') throw bad("app.bad.rows-number", line);
        return negative ? -number : number;
    }

    private static BadDocument bad(String key, Object... arguments) {
        return new BadDocument("", Message.of(key, arguments));
    }
}
