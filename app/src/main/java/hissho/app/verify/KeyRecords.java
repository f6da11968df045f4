package hissho.app.verify;

import hissho.app.document.Documents;
import hissho.app.document.Documents.Syntax;
import hissho.app.document.Separated;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The records of an answer key, however they are written: JSON with one in each line, one JSON list of them, a single one over several lines, or a
 * table whose first line names its columns.
 */
final class KeyRecords {

    /** A record that is read when it is asked for, so that a broken one spoils no other, and the line it begins in; in a list, its number. */
    record Written(int line, Supplier<Node> record) {}

    private static final String TOPIC = "topic";
    private static final List<String> PARTS = List.of("input", "expected");
    private static final List<String> COLUMNS = List.of(
            "id", "section", TOPIC, "ask", "input", "expected", "prose", "checkable", "source", "note", "verified");
    private static final Pattern NUMBERS = Pattern.compile("\\s*[-+]?[\\d./]+\\s*(?:,\\s*[-+]?[\\d./]+\\s*)+");
    private static final Pattern BARE_FRACTION = Pattern.compile("(?<![\\w\"/.])[-+]?\\d+\\s*/\\s*\\d+(?![\\w\"])");

    private KeyRecords() {}

    static List<Written> of(List<String> lines) {
        int first = 0;
        while (first < lines.size() && lines.get(first).isBlank()) first++;
        if (first == lines.size()) return List.of();
        String start = lines.get(first).strip();
        if (isTable(start)) return rows(lines, first);
        if (start.startsWith("[")) return listed(lines, first);
        return start.startsWith("{") && !isJson(start) && isJson(String.join("\n", lines))
                ? List.of(new Written(first + 1, () -> json(String.join("\n", lines))))
                : oneInEach(lines);
    }

    private static List<Written> oneInEach(List<String> lines) {
        List<Written> records = new ArrayList<>();
        for (int k = 0; k < lines.size(); k++) {
            String line = lines.get(k);
            if (!line.isBlank()) records.add(new Written(k + 1, () -> json(line)));
        }
        return records;
    }

    /** The entries of a list; a text that is none is one broken record. */
    private static List<Written> listed(List<String> lines, int first) {
        List<Node> entries;
        try {
            entries = json(String.join("\n", lines)).list();
        } catch (BadDocument e) {
            return List.of(new Written(first + 1, () -> {
                throw e;
            }));
        }
        List<Written> records = new ArrayList<>();
        for (Node entry : entries) records.add(new Written(records.size() + 1, () -> entry));
        return records;
    }

    private static Node json(String text) {
        return Node.root(new Documents().parse(text, Syntax.JSON));
    }

    private static boolean isJson(String text) {
        try {
            json(text);
            return true;
        } catch (BadDocument e) {
            return false;
        }
    }

    // ---- tables

    private static boolean isTable(String head) {
        return !head.startsWith("{") && names(head).contains(TOPIC);
    }

    private static char separator(String head) {
        return head.indexOf('\t') >= 0 ? '\t' : head.indexOf(';') >= 0 ? ';' : ',';
    }

    private static List<String> names(String head) {
        return Separated.cells(head, separator(head)).stream()
                .map(KeyRecords::name)
                .toList();
    }

    /** The words for a record's own parts may be written as one likes; the names of fields and answers are as they are. */
    private static String name(String cell) {
        String small = cell.toLowerCase(Locale.ROOT);
        return COLUMNS.contains(small) ? small : cell;
    }

    private static List<Written> rows(List<String> lines, int head) {
        List<String> names = names(lines.get(head));
        names.forEach(name -> checkColumn(name, head + 1));
        char separator = separator(lines.get(head));
        List<Written> records = new ArrayList<>();
        for (int k = head + 1; k < lines.size(); k++) {
            int begin = k;
            StringBuilder row = new StringBuilder(lines.get(k));
            while (Separated.isOpen(row.toString()) && k + 1 < lines.size())
                row.append('\n').append(lines.get(++k));
            String whole = row.toString();
            if (!whole.isBlank())
                records.add(new Written(begin + 1, () -> record(names, Separated.cells(whole, separator))));
        }
        return records;
    }

    private static void checkColumn(String name, int line) {
        boolean known = name.isEmpty()
                || COLUMNS.contains(name)
                || PARTS.stream().anyMatch(part -> name.startsWith(part + ".") && name.length() > part.length() + 1);
        if (!known)
            throw new BadDocument("L" + line, Message.of("app.bad.key-column", name, String.join(", ", COLUMNS)));
    }

    /** A row under its names; a cell that is empty says nothing. */
    private static Node record(List<String> names, List<String> cells) {
        Map<String, @Nullable Object> record = new LinkedHashMap<>();
        record.put("input", new LinkedHashMap<String, @Nullable Object>());
        for (int k = 0; k < cells.size(); k++) {
            String cell = cells.get(k);
            if (cell.isEmpty()) continue;
            if (k >= names.size() || names.get(k).isEmpty())
                throw new BadDocument("", Message.of("app.bad.key-cell", cell, names.size()));
            put(record, names.get(k), cell);
        }
        return Node.root(record);
    }

    private static void put(Map<String, @Nullable Object> record, String name, String cell) {
        Object value = value(name, cell);
        int dot = name.indexOf('.');
        String part = dot < 0 ? name : name.substring(0, dot);
        if (!PARTS.contains(part)) {
            record.put(name, name.equals("prose") && value instanceof String one ? List.of(one) : value);
            return;
        }
        Map<String, @Nullable Object> inside = new LinkedHashMap<>();
        if (record.get(part) instanceof Map<?, ?> before) putAll(inside, before);
        if (dot >= 0) inside.put(name.substring(dot + 1), value);
        else if (value instanceof Map<?, ?> map) putAll(inside, map);
        else throw new BadDocument(part, Message.of("core.bad.not-a-map"));
        record.put(part, inside);
    }

    private static void putAll(Map<String, @Nullable Object> map, Map<?, ?> more) {
        more.forEach((key, value) -> map.put(String.valueOf(key), value));
    }

    /** A cell as JSON where it begins like that, numbers with commas between as a list, anything else as it stands. */
    private static @Nullable Object value(String name, String cell) {
        if (cell.equalsIgnoreCase("true") || cell.equalsIgnoreCase("false")) return Boolean.valueOf(cell);
        if (NUMBERS.matcher(cell).matches()) return Arrays.asList(cell.strip().split("\\s*,\\s*"));
        if (!cell.startsWith("[") && !cell.startsWith("{")) return cell;
        String text = isJson(cell) ? cell : BARE_FRACTION.matcher(cell).replaceAll("\"$0\"");
        try {
            return json(text).value();
        } catch (BadDocument e) {
            throw new BadDocument(name, e.what());
        }
    }
}
