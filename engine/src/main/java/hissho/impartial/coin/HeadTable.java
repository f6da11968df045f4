package hissho.impartial.coin;

import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The heads of a position with their values in binary columns, and the nim-sum below them. */
public final class HeadTable {

    private static final int MOST_ROWS = 60;

    private HeadTable() {}

    /** One row per head, by its label. */
    public static Block.Table of(Words words, List<String> labels, List<Long> values) {
        long all = values.stream().reduce(0L, (a, b) -> a | b);
        int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(all));
        List<String> head = new ArrayList<>(List.of(words.say("coins.head.head"), words.say("coins.head.value")));
        for (int bit = bits - 1; bit >= 0; bit--) head.add(Long.toUnsignedString(1L << bit));
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_ROWS, labels.size()); i++)
            rows.add(row(labels.get(i), values.get(i), bits, Tone.PLAIN));
        if (labels.size() > MOST_ROWS) rows.add(filled("…", head.size()));
        long sum = values.stream().reduce(0L, (a, b) -> a ^ b);
        rows.add(row(words.say("coins.head.sum"), sum, bits, Tone.ACCENT));
        return new Block.Table(words.say("coins.table.heads"), head, rows, true);
    }

    private static List<Cell> row(String label, long value, int bits, Tone tone) {
        List<Cell> cells =
                new ArrayList<>(List.of(Cell.of(label), new Cell(value, Long.toUnsignedString(value), tone)));
        for (int bit = bits - 1; bit >= 0; bit--) {
            boolean one = (value >>> bit & 1) == 1;
            cells.add(Cell.of(one ? "1" : "0", one ? tone : Tone.MUTED));
        }
        return cells;
    }

    private static List<Cell> filled(String text, int width) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < width; i++) cells.add(Cell.of(text));
        return cells;
    }
}
