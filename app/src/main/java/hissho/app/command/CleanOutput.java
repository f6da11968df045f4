package hissho.app.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lets through what is text: letters, ends of lines, tabulators and, where colours are wanted, our own colours. Whatever else a document, a file's name
 * or a complaint that quotes them brings along (escape sequences, other control characters, marks that turn the direction of writing) is shown as a
 * picture of itself and does nothing to the terminal. All that commands print passes here.
 */
final class CleanOutput extends OutputStream {

    private static final int ESCAPE = 0x1b;
    private static final int LONGEST_COLOUR = 8;
    private static final byte[] UNKNOWN = "\ufffd".getBytes(StandardCharsets.UTF_8);

    private final OutputStream under;
    private final boolean colour;
    private final byte[] held = new byte[LONGEST_COLOUR];
    private int count;

    private CleanOutput(OutputStream under, boolean colour) {
        this.under = under;
        this.colour = colour;
    }

    /** A stream for text over another one. */
    static PrintStream over(PrintStream under, boolean colour, boolean flushing) {
        return new PrintStream(new CleanOutput(under, colour), flushing, StandardCharsets.UTF_8);
    }

    @Override
    public void write(int value) throws IOException {
        int b = value & 0xff;
        if (count > 0) {
            held[count++] = (byte) b;
            decide();
        } else if (b == 0xc2 || b == 0xe2 || (b == ESCAPE && colour)) {
            held[count++] = (byte) b;
        } else {
            plain(b);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        for (int i = offset; i < offset + length; i++) {
            if (count == 0 && isPlain(bytes[i])) continue;
            if (i > from) under.write(bytes, from, i - from);
            write(bytes[i]);
            from = i + 1;
        }
        if (offset + length > from) under.write(bytes, from, offset + length - from);
    }

    private static boolean isPlain(byte b) {
        return (b >= 0x20 && b < 0x7f) || b == '\n' || b == '\t' || (b < 0 && b != (byte) 0xc2 && b != (byte) 0xe2);
    }

    private void plain(int b) throws IOException {
        if (isPlain((byte) b)) under.write(b);
        else under.write(Character.toString(b == 0x7f ? 0x2421 : 0x2400 + b).getBytes(StandardCharsets.UTF_8));
    }

    /** What is held is text, or it is not, or more must be seen. */
    private void decide() throws IOException {
        switch (held[0] & 0xff) {
            case 0xc2 -> release((held[1] & 0xff) >= 0xa0);
            case 0xe2 -> {
                if (count == 3) release(!turns());
            }
            default -> colour();
        }
    }

    /** U+202A to U+202E, U+2066 to U+2069. */
    private boolean turns() {
        int middle = held[1] & 0xff;
        int last = held[2] & 0xff;
        return (middle == 0x80 && last >= 0xaa && last <= 0xae) || (middle == 0x81 && last >= 0xa6 && last <= 0xa9);
    }

    private void colour() throws IOException {
        int last = held[count - 1] & 0xff;
        boolean fits = count == 2 ? last == '[' : (last >= '0' && last <= '9') || last == ';' || last == 'm';
        if (fits && count > 2 && last == 'm') release(true);
        else if (!fits || count == LONGEST_COLOUR) {
            byte[] rest = Arrays.copyOfRange(held, 1, count);
            count = 0;
            plain(ESCAPE);
            write(rest, 0, rest.length);
        }
    }

    private void release(boolean text) throws IOException {
        if (text) under.write(held, 0, count);
        else under.write(UNKNOWN);
        count = 0;
    }

    @Override
    public void flush() throws IOException {
        under.flush();
    }
}
