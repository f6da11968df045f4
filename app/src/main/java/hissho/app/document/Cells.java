package hissho.app.document;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A matrix as people have it: comma-separated, tab-separated or with blanks between, as a spreadsheet saves it or its cells are
 * pasted, with names in the first row and the first column or without.
 */
final class Cells {

    private static final Pattern FILE = Pattern.compile(".*\\.(csv|tsv|txt)");
    private static final String NUMBER = "[+-]?(?:\\d+(?:[./]\\d+)?|\\.\\d+)";
    private static final Pattern ROWS =
            Pattern.compile("\\s*" + NUMBER + "(?:[ \\t]*[,;\\t\\r\\n ][ \\t]*" + NUMBER + ")+[;,\\s]*");

    private Cells() {}

    /** The document of a matrix game, or of a game of two where each cell has two numbers, where a file is named as a table or a text without a name is nothing but numbers. */
    static Optional<Map<String, @Nullable Object>> read(String text, String name) {
        boolean named = FILE.matcher(name.toLowerCase(Locale.ROOT)).matches();
        Optional<Map<String, @Nullable Object>> pairs =
                named || name.isEmpty() ? PairCells.read(text) : Optional.empty();
        if (pairs.isPresent()) return pairs;
        return named || isTable(name, text) || isNamedTable(name, text)
                ? Optional.of(document(rows(text)))
                : Optional.empty();
    }

    /** Several numbers in several rows, or in one with a semicolon between rows; a single line of numbers may be piles. */
    private static boolean isTable(String name, String text) {
        return name.isEmpty()
                && text.length() < 1_000_000
                && text.strip().chars().anyMatch(c -> c == '\n' || c == ';')
                && ROWS.matcher(text).matches();
    }

    /** Pasted cells with names in the first row, perhaps in the first column too, and numbers in all the others. */
    private static boolean isNamedTable(String name, String text) {
        if (!name.isEmpty()
                || text.length() >= 1_000_000
                || text.chars().noneMatch(c -> c == ',' || c == '\t')
                || text.chars().anyMatch(c -> "{}[]:#".indexOf(c) >= 0)) return false;
        List<List<String>> rows = rows(text);
        return rows.size() > 1
                && rows.getFirst().stream().skip(1).noneMatch(Cells::isNumber)
                && rows.stream()
                        .skip(1)
                        .allMatch(row -> row.size() == rows.get(1).size()
                                && row.size() > 1
                                && row.stream().skip(1).allMatch(Cells::isNumber))
                && Math.abs(rows.getFirst().size() - rows.get(1).size()) <= 1;
    }

    private static List<List<String>> rows(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        boolean tabs = lines.stream().anyMatch(line -> line.contains("\t"));
        boolean commas = lines.stream().anyMatch(line -> line.contains(","));
        boolean semicolons = lines.stream().anyMatch(line -> line.contains(";"));
        if (semicolons && (commas || lines.size() == 1))
            lines = lines.stream()
                    .flatMap(line -> Arrays.stream(line.split(";")))
                    .filter(line -> !line.isBlank())
                    .toList();
        boolean between = semicolons && !commas && lines.stream().anyMatch(line -> line.contains(";"));
        String separator = tabs ? "\t" : commas ? "," : between ? ";" : "\\s+";
        return lines.stream()
                .map(line -> Arrays.stream((tabs || commas ? line : line.strip()).split(separator, -1))
                        .map(cell -> cell.strip().replaceAll("^\"(.*)\"$", "$1"))
                        .toList())
                .toList();
    }

    private static Map<String, @Nullable Object> document(List<List<String>> rows) {
        List<List<String>> cells = new ArrayList<>(rows);
        List<String> columns = List.of();
        List<String> names = List.of();
        if (cells.size() > 1 && cells.getFirst().stream().skip(1).noneMatch(Cells::isNumber))
            columns = cells.removeFirst();
        if (cells.stream().allMatch(row -> row.size() > 1 && !isNumber(row.getFirst()))) {
            names = cells.stream().map(List::getFirst).toList();
            cells.replaceAll(row -> row.subList(1, row.size()));
        }
        int width = cells.getFirst().size();
        if (columns.size() == width + 1) columns = columns.subList(1, columns.size());
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "matrix");
        document.put("matrix", cells);
        if (!names.isEmpty()) document.put("rowLabels", names);
        if (!columns.isEmpty()) document.put("colLabels", columns);
        return document;
    }

    private static boolean isNumber(String cell) {
        return Rational.read(cell).isPresent();
    }
}
