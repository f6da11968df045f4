package hissho.impartial.board;

import hissho.document.InOrder;
import hissho.impartial.Rules;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.play.Turn;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chomp: a bite at (column, row) removes all squares right of and above it, itself included. The square (1,1) is poisoned; since biting
 * it loses, it is no move here, and who has no other bite has lost.
 *
 * <p>Positions are the heights of the columns from the left, never growing to the right; a board and its transpose play the same.
 */
final class Chomp implements Rules<List<Integer>> {

    static final int MOST_POSITIONS = 1_500_000;

    /** How large the board is drawn, whatever is left on it. */
    private final int width;

    private final int height;

    Chomp() {
        this(List.of());
    }

    /** Played on a board that began so, and is drawn as large as that to the end. */
    Chomp(List<Integer> start) {
        this.width = start.size();
        this.height = start.isEmpty() ? 0 : start.getFirst();
    }

    /** The board after a bite, empty columns dropped. */
    static List<Integer> after(List<Integer> heights, int column, int row) {
        if (row == 1) return List.copyOf(heights.subList(0, column - 1));
        Integer[] after = heights.toArray(new Integer[0]);
        for (int c = column; c <= after.length && after[c - 1] >= row; c++) after[c - 1] = row - 1;
        return List.of(after);
    }

    static int squares(List<Integer> heights) {
        return heights.stream().mapToInt(h -> h).sum();
    }

    static List<Integer> rectangle(int columns, int rows) {
        return Collections.nCopies(columns, rows);
    }

    @Override
    public List<Turn<List<Integer>>> turns(List<Integer> heights) {
        List<Turn<List<Integer>>> turns = new ArrayList<>();
        for (int column = 1; column <= heights.size(); column++)
            for (int row = 1; row <= heights.get(column - 1); row++)
                if (column > 1 || row > 1) {
                    List<Integer> after = after(heights, column, row);
                    turns.add(new Turn<>(
                            column + "," + row,
                            after,
                            Message.of("impartial.chomp.bite", column, row, squares(heights) - squares(after)),
                            InOrder.of("column", column, "row", row),
                            true));
                }
        return turns;
    }

    /** Small bites first: most boards are won, and often by one of these. */
    @Override
    public Iterable<List<Integer>> followers(List<Integer> heights) {
        return () -> new Bites(heights);
    }

    private static final class Bites implements Iterator<List<Integer>> {
        private final List<Integer> heights;
        private int column;
        private int row;

        Bites(List<Integer> heights) {
            this.heights = heights;
            this.column = heights.size();
            this.row = heights.isEmpty() ? 0 : heights.getLast();
        }

        @Override
        public boolean hasNext() {
            return column > 1 || row > 1;
        }

        @Override
        public List<Integer> next() {
            if (!hasNext()) throw new NoSuchElementException();
            List<Integer> after = after(heights, column, row);
            if (row > 1) row--;
            else row = heights.get(--column - 1);
            return after;
        }
    }

    /** The larger of a board and its transpose in the order of their lists. */
    @Override
    public List<Integer> canonical(List<Integer> heights) {
        if (heights.isEmpty() || heights.getFirst() > heights.size()) return heights;
        List<Integer> transposed = IntStream.rangeClosed(1, heights.getFirst())
                .mapToObj(row -> (int) heights.stream().filter(h -> h >= row).count())
                .toList();
        return compare(heights, transposed) >= 0 ? heights : transposed;
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++)
            if (!a.get(i).equals(b.get(i))) return Integer.compare(a.get(i), b.get(i));
        return Integer.compare(a.size(), b.size());
    }

    @Override
    public Message describe(List<Integer> heights) {
        if (!heights.isEmpty() && heights.getFirst().equals(heights.getLast()))
            return Message.of("impartial.chomp.rectangle", heights.size(), heights.getFirst());
        return Message.of("impartial.chomp.of", print(heights));
    }

    @Override
    public String print(List<Integer> heights) {
        return heights.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    @Override
    public Map<String, Object> facts(List<Integer> heights) {
        return InOrder.of("columnHeights", heights);
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(
                Tone.BAD, Message.of("impartial.legend.poison"), Tone.MUTED, Message.of("impartial.legend.eaten"));
    }

    @Override
    public Scene scene(List<Integer> heights, Words words) {
        int top = Math.max(height, heights.isEmpty() ? 0 : heights.getFirst());
        int wide = Math.max(width, heights.size());
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        int margin = Integer.toString(top).length();
        for (int row = top; row >= 1; row--) {
            heads.add(Integer.toString(row));
            List<Figure.Square> squares = new ArrayList<>();
            String head = Integer.toString(row);
            text.append(" ".repeat(margin - head.length())).append(head).append(' ');
            for (int column = 1; column <= wide; column++) {
                boolean there = column <= heights.size() && heights.get(column - 1) >= row;
                boolean poison = column == 1 && row == 1;
                squares.add(new Figure.Square(
                        poison ? "☠" : there ? "■" : "", poison ? Tone.BAD : there ? Tone.PLAIN : Tone.MUTED));
                if (there) places.put(new Place.Cell(top - row, column - 1), column + "," + row);
                text.append(poison ? '☠' : there ? '■' : '·');
            }
            rows.add(squares);
            text.append('\n');
        }
        text.append(" ".repeat(margin + 1));
        for (int column = 1; column <= wide; column++) text.append(column % 10);
        List<String> columns =
                IntStream.rangeClosed(1, wide).mapToObj(Integer::toString).toList();
        return Scene.of(text.toString().stripTrailing(), new Board(new Figure.Grid(heads, columns, rows), places));
    }
}
