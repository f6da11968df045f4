package hissho.app.render;

import hissho.report.Block.Cell;
import hissho.report.Block.Table;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Draws tables with boxes: cells wrap where they are long, and a table that is too wide comes in several parts. */
final class TextTable {

    private static final int NARROWEST = 14;

    private final Table table;
    private final Terminal terminal;
    private final int width;
    private final int[] widths;
    private final boolean[] numeric;
    private final boolean centred;
    private final List<Cell> head;

    private TextTable(Table table, Terminal terminal, int width, boolean centred) {
        this.table = table;
        this.terminal = terminal;
        this.width = width;
        this.centred = centred;
        this.head = table.head().stream().map(Cell::of).toList();
        int columns =
                table.rows().stream().mapToInt(List::size).reduce(table.head().size(), Math::max);
        this.widths = IntStream.range(0, columns).map(this::naturalWidth).toArray();
        this.numeric = new boolean[columns];
        for (int j = 0; j < columns; j++) numeric[j] = CellText.isNumeric(table, j);
        shrink();
    }

    static List<String> draw(Table table, Style style) {
        return new TextTable(table, new Terminal(style.colour()), style.width(), false).lines();
    }

    /** The same with every cell in the middle, as on a board. */
    static List<String> drawCentred(Table table, Style style) {
        return new TextTable(table, new Terminal(style.colour()), style.width(), true).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (List<Integer> part : parts()) {
            if (!lines.isEmpty()) lines.add("");
            drawPart(part, lines);
        }
        return lines;
    }

    private void drawPart(List<Integer> part, List<String> lines) {
        lines.add(rule(part, "┌", "┬", "┐"));
        if (!table.head().isEmpty()) {
            drawRow(head, part, true, lines);
            if (!table.rows().isEmpty()) lines.add(rule(part, "├", "┼", "┤"));
        }
        for (List<Cell> row : table.rows()) drawRow(row, part, false, lines);
        lines.add(rule(part, "└", "┴", "┘"));
    }

    private void drawRow(List<Cell> row, List<Integer> part, boolean head, List<String> lines) {
        List<List<String>> wrapped = part.stream()
                .map(j -> j < row.size() ? Wrapping.wrap(shown(row.get(j)), widths[j]) : List.of(""))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        String bar = terminal.faint("│");
        for (int k = 0; k < height; k++) {
            StringBuilder line = new StringBuilder(bar);
            for (int p = 0; p < part.size(); p++) {
                int j = part.get(p);
                String text = k < wrapped.get(p).size() ? wrapped.get(p).get(k) : "";
                Tone tone = j < row.size() ? row.get(j).tone() : Tone.PLAIN;
                String padded = padded(text, j, head);
                boolean heading = head || (table.headedRows() && j == 0);
                line.append(' ').append(heading ? terminal.bold(padded) : terminal.in(tone, padded));
                line.append(' ').append(bar);
            }
            lines.add(line.toString());
        }
    }

    private String padded(String text, int column, boolean head) {
        if (centred || (head && numeric[column] && column > 0)) {
            return numeric[column] && !centred
                    ? Columns.padLeft(text, widths[column])
                    : Columns.centred(text, widths[column]);
        }
        return numeric[column] ? Columns.padLeft(text, widths[column]) : Columns.padRight(text, widths[column]);
    }

    private String rule(List<Integer> part, String left, String middle, String right) {
        return terminal.faint(part.stream()
                .map(j -> "─".repeat(widths[j] + 2))
                .collect(java.util.stream.Collectors.joining(middle, left, right)));
    }

    /** The columns of each part, with the heading column in all of them. */
    private List<List<Integer>> parts() {
        List<List<Integer>> parts = new ArrayList<>();
        boolean repeats = table.headedRows() && widths.length > 1;
        int j = 0;
        while (j < widths.length) {
            List<Integer> part = new ArrayList<>();
            int used = 1;
            if (repeats && j > 0) {
                part.add(0);
                used += widths[0] + 3;
            }
            int least = part.size() + 1;
            while (j < widths.length && (part.size() < least || used + widths[j] + 3 <= width)) {
                part.add(j);
                used += widths[j] + 3;
                j++;
            }
            parts.add(part);
        }
        return parts;
    }

    /** Takes from the widest columns until all fits or no column is wide any more; two columns side by side always fit. */
    private void shrink() {
        int limit = widths.length == 1 ? width - 4 : Math.max(2, (width - 7) / 2);
        int least = Math.min(NARROWEST, limit);
        long over = total() - width;
        int widest = IntStream.of(widths).max().orElse(0);
        for (int level = widest; level > least && over > 0; level--)
            for (int j = 0; j < widths.length && over > 0; j++)
                if (widths[j] == level) {
                    widths[j]--;
                    over--;
                }
        for (int j = 0; j < widths.length && over > 0; j++) {
            over -= Math.max(0, widths[j] - limit);
            widths[j] = Math.min(widths[j], limit);
        }
    }

    private long total() {
        return IntStream.of(widths).mapToLong(w -> w + 3).sum() + 1;
    }

    private int naturalWidth(int column) {
        int head = column < table.head().size() ? widthOf(table.head().get(column)) : 0;
        return table.rows().stream()
                .filter(row -> column < row.size())
                .mapToInt(row -> widthOf(shown(row.get(column))))
                .reduce(Math.max(1, head), Math::max);
    }

    private static int widthOf(String text) {
        return text.lines()
                .mapToInt(line -> Columns.of(Columns.visible(line)))
                .max()
                .orElse(0);
    }

    private String shown(Cell cell) {
        return terminal.marked(cell.tone(), cell.text());
    }
}
