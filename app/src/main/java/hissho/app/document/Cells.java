package hissho.app.document;

import hissho.document.BadDocument;
import hissho.number.Rational;
import hissho.words.Message;
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

    private static final Pattern DECIMAL_COMMA = Pattern.compile("[+-]?\\d+,\\d+");

    private static final Pattern AMOUNT =
            Pattern.compile("\\p{Sc}?\\s*[+-]?\\d[\\d\\s.,'’\u00a0\u202f]*\\s*[%\\p{Sc}]?");

    private Cells() {}

    /** The document of a matrix game, or of a game of two where each cell has two numbers, where a file is named as a table or a text without a name is nothing but numbers. */
    static Optional<Map<String, @Nullable Object>> read(String written, String name) {
        String text = written.replace('\u2212', '-').replace("\r\n", "\n");
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
        List<List<String>> read = cells(lines);
        return isRectangle(read) ? read : withDecimalCommas(lines).orElse(read);
    }

    private static boolean isRectangle(List<List<String>> rows) {
        return rows.stream().map(List::size).distinct().count() <= 1;
    }

    /** Numbers with decimal commas and semicolons between them, as spreadsheets save them where that is the custom. */
    private static Optional<List<List<String>>> withDecimalCommas(List<String> lines) {
        List<List<String>> rows =
                trimmed(lines.stream().map(line -> Separated.cells(line, ';')).toList());
        boolean meant = lines.size() > 1
                && isRectangle(rows)
                && rows.getFirst().size() > 1
                && rows.stream()
                        .flatMap(List::stream)
                        .anyMatch(cell -> DECIMAL_COMMA.matcher(cell).matches());
        return Optional.of(rows)
                .filter(_ -> meant)
                .map(all -> all.stream()
                        .map(row -> row.stream().map(Cells::pointed).toList())
                        .toList());
    }

    private static String pointed(String cell) {
        return DECIMAL_COMMA.matcher(cell).matches() ? cell.replace(',', '.') : cell;
    }

    /** As many decimals as a group of thousands has leave open which of the two is meant. */
    private static String pointedIfClear(String cell) {
        return cell.matches("[+-]?[1-9]\\d{0,2},\\d{3}") ? cell : pointed(cell);
    }

    private static List<List<String>> cells(List<String> written) {
        List<String> lines = written;
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
        return trimmed(lines.stream()
                .map(line -> separator.length() == 1
                        ? Separated.cells(tabs || commas ? line : line.strip(), separator.charAt(0))
                        : List.of(line.strip().split(separator, -1)))
                .map(row -> tabs ? row.stream().map(Cells::pointedIfClear).toList() : row)
                .toList());
    }

    /** Without the rows and the last columns that hold nothing, as spreadsheets leave them. */
    private static List<List<String>> trimmed(List<List<String>> rows) {
        List<List<String>> filled = rows.stream()
                .filter(row -> row.stream().anyMatch(cell -> !cell.isEmpty()))
                .toList();
        int width = filled.stream().mapToInt(Cells::filled).max().orElse(0);
        return filled.stream()
                .map(row -> row.subList(0, Math.min(row.size(), width)))
                .toList();
    }

    private static int filled(List<String> row) {
        int size = row.size();
        while (size > 0 && row.get(size - 1).isEmpty()) size--;
        return size;
    }

    /** Rows of numbers and nothing else. */
    static List<List<String>> numbers(String text) {
        return rows(text);
    }

    private static Map<String, @Nullable Object> document(List<List<String>> rows) {
        List<List<String>> cells = new ArrayList<>(rows);
        List<String> columns = List.of();
        List<String> names = List.of();
        if (cells.isEmpty()) throw new BadDocument("", Message.of("app.bad.empty"));
        if (cells.size() > 1 && cells.getFirst().stream().skip(1).noneMatch(Cells::isMeantAsNumber))
            columns = cells.removeFirst();
        if (cells.stream().allMatch(row -> row.size() > 1 && !isMeantAsNumber(row.getFirst()))) {
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

    /** Whether a cell is a number, or looks like an amount that was meant as one and must not be taken for a name. */
    private static boolean isMeantAsNumber(String cell) {
        return isNumber(cell) || AMOUNT.matcher(cell).matches();
    }

    private static boolean isNumber(String cell) {
        return Rational.read(cell).isPresent();
    }
}
