package hissho.play;

import hissho.report.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** A table in which one player chooses a row and the other a column, as a board and in letters. */
public final class ChoiceTable {

    private ChoiceTable() {}

    /** The part a row or a column is chosen by. */
    public static Part part(int seat, int choice) {
        return new Part.Spot(id(seat, choice));
    }

    private static String id(int seat, int choice) {
        return (seat == 0 ? "row " : "column ") + choice;
    }

    /** The names of the choices, or their numbers where names are not enough to tell them apart. */
    public static List<String> notations(List<String> names) {
        long different = names.stream()
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .filter(name -> !name.isEmpty())
                .distinct()
                .count();
        if (different == names.size()) return names;
        return IntStream.rangeClosed(1, names.size())
                .mapToObj(Integer::toString)
                .toList();
    }

    /** What is seen: the table with its rows and columns to choose from, and below it what else there is to say. */
    public static Scene scene(Figure.Grid grid, List<String> notes) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int i = 0; i < grid.rowHeads().size(); i++) places.put(new Place.Row(i), id(0, i));
        for (int j = 0; j < grid.columnHeads().size(); j++) places.put(new Place.Column(j), id(1, j));
        List<String> text = lines(grid);
        text.addAll(notes);
        return new Scene(String.join("\n", text), notes, List.of(new Board(grid, places)));
    }

    /** The table in letters, each column as wide as it must be. */
    private static List<String> lines(Figure.Grid grid) {
        int left = grid.rowHeads().stream().mapToInt(ChoiceTable::columns).max().orElse(0);
        List<Integer> widths = IntStream.range(0, grid.columnHeads().size())
                .mapToObj(j -> Math.max(
                        columns(grid.columnHeads().get(j)),
                        grid.rows().stream()
                                .mapToInt(row -> columns(row.get(j).text()))
                                .max()
                                .orElse(0)))
                .toList();
        List<String> lines = new ArrayList<>();
        lines.add(line("", left, grid.columnHeads(), widths));
        for (int i = 0; i < grid.rows().size(); i++)
            lines.add(line(
                    grid.rowHeads().get(i),
                    left,
                    grid.rows().get(i).stream().map(Figure.Square::text).toList(),
                    widths));
        return lines;
    }

    /** How many columns of a terminal a text takes: an East Asian letter takes two. */
    private static int columns(String text) {
        return text.codePoints().map(c -> c >= 0x2E80 && c <= 0xFF60 ? 2 : 1).sum();
    }

    private static String line(String head, int left, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder(head + " ".repeat(left - columns(head)));
        for (int j = 0; j < cells.size(); j++)
            line.append(" ".repeat(2 + widths.get(j) - columns(cells.get(j)))).append(cells.get(j));
        return line.toString();
    }
}
