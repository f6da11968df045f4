package hissho.app.document;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tables with two payoffs in each cell, as spreadsheets save them or their cells are pasted, with names in the first row and the first
 * column or without; and the two tables one after the other, as lrsnash reads them.
 */
final class PairCells {

    private static final String NUMBER = "[+-]?(?:\\d+(?:[./]\\d+)?|\\.\\d+)";
    private static final Pattern PAIR =
            Pattern.compile("\\(?\\s*(" + NUMBER + ")(?:\\s*[,;|]\\s*|\\s+)(" + NUMBER + ")\\s*\\)?");
    private static final Pattern BARE = Pattern.compile(NUMBER + "," + NUMBER);
    private static final Pattern CELL =
            Pattern.compile("\\(\\s*" + NUMBER + "\\s*,\\s*" + NUMBER + "\\s*\\)|" + BARE.pattern());
    private static final Pattern ROW = Pattern.compile(
            "(?:" + CELL.pattern() + ")(?:(?:\\s+|(?<=\\))\\s*,?\\s*(?=\\())(?:" + CELL.pattern() + "))*");
    private static final int LONGEST = 10_000_000;
    private static final int LONGEST_TYPED = 10_000;

    private PairCells() {}

    /** The document of a game of two, where every cell of the first row that is not a name holds two numbers; whatever else stands in the others is kept and refused with its place. */
    static Optional<Map<String, @Nullable Object>> read(String text) {
        if (text.length() > LONGEST || text.chars().noneMatch(c -> c == ',' || c == '\t')) return Optional.empty();
        Optional<Map<String, @Nullable Object>> typed = typed(text);
        if (typed.isPresent()) return typed;
        List<List<String>> cells = new ArrayList<>(text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> split(line, text.indexOf('\t') >= 0 ? '\t' : ','))
                .toList());
        List<String> columns = List.of();
        List<String> names = List.of();
        if (cells.size() > 1 && isHead(cells.getFirst())) columns = cells.removeFirst();
        if (cells.stream().allMatch(row -> row.size() > 1 && !isPair(row.getFirst()))
                && (!columns.isEmpty()
                        || !cells.stream().allMatch(row -> row.getFirst().matches(NUMBER)))) {
            names = cells.stream().map(List::getFirst).toList();
            cells.replaceAll(row -> row.subList(1, row.size()));
        }
        if (cells.isEmpty() || !cells.getFirst().stream().allMatch(PairCells::isPair)) return Optional.empty();
        if (columns.size() == cells.getFirst().size() + 1) columns = columns.subList(1, columns.size());
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "bimatrix");
        document.put(
                "bimatrix",
                cells.stream()
                        .map(row -> row.stream()
                                .<Object>map(cell -> isPair(cell) ? pair(cell) : cell)
                                .toList())
                        .toList());
        if (!names.isEmpty()) document.put("rows", names);
        if (!columns.isEmpty()) document.put("cols", columns);
        return Optional.of(document);
    }

    /** The document of a table as it is typed, as in "3,3 0,4; 4,0 1,1" or with parentheses; one bare pair a row may be a matrix. */
    private static Optional<Map<String, @Nullable Object>> typed(String text) {
        if (text.length() > LONGEST_TYPED) return Optional.empty();
        List<String> rows =
                Arrays.stream(text.strip().split("\\s*(?:;|\\R)\\s*")).toList();
        boolean table = rows.stream().allMatch(row -> ROW.matcher(row).matches())
                && rows.stream().noneMatch(row -> BARE.matcher(row).matches());
        if (!table) return Optional.empty();
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "bimatrix");
        document.put(
                "bimatrix",
                rows.stream()
                        .map(row -> CELL.matcher(row)
                                .results()
                                .map(cell -> pair(cell.group()))
                                .toList())
                        .toList());
        return Optional.of(document);
    }

    /** The cells of a line; a separator in quotation marks or parentheses does not separate. */
    private static List<String> split(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        int open = 0;
        for (int k = 0; k < line.length(); k++) {
            char c = line.charAt(k);
            if (c == '"') quoted = !quoted;
            else if (c == separator && !quoted && open == 0) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                if (c == '(') open++;
                if (c == ')') open = Math.max(0, open - 1);
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells;
    }

    /** Whether a row holds names: no pair, and not just numbers. */
    private static boolean isHead(List<String> row) {
        return row.stream().noneMatch(PairCells::isPair) && !row.stream().allMatch(cell -> cell.matches(NUMBER));
    }

    private static boolean isPair(String cell) {
        return PAIR.matcher(cell).matches();
    }

    private static List<String> pair(String cell) {
        Matcher matcher = PAIR.matcher(cell);
        if (!matcher.matches()) throw new IllegalArgumentException(cell);
        return List.of(matcher.group(1), matcher.group(2));
    }

    /** The document of a file that lrsnash reads: the size, one table, the other. */
    static Map<String, @Nullable Object> lrs(String text) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "bimatrix");
        document.put("lrsnash", text);
        return document;
    }
}
