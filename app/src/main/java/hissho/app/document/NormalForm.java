package hissho.app.document;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.words.Language;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The normal form of Gambit's {@code .nfg} files: read, with payoffs or with outcomes, as a matrix document, and written from one. Only
 * two-person zero-sum games are matrix games; others are refused.
 */
public final class NormalForm {

    private static final long MOST_CELLS = 250_000;

    /** What a player can do: as many strategies as there are names, which are empty where the file gives only their number. */
    private record Strategies(int count, List<String> names) {}

    private final NormalFormWords words;

    private NormalForm(String text) {
        this.words = new NormalFormWords(text);
    }

    /** The matrix document of a file. */
    static Map<String, @Nullable Object> read(String text) {
        return new NormalForm(text).document();
    }

    /** A matrix document as a file of payoffs. */
    public static String write(GameDocument document) {
        if (!document.kind().name().equals("matrix"))
            throw bad("app.bad.nfg-write", document.kind().name());
        Node fields = Node.root(document.fields());
        RationalMatrix matrix = fields.get("matrix").matrix((int) MOST_CELLS);
        StringBuilder text = new StringBuilder("NFG 1 R ")
                .append(quoted(document.title(Language.ENGLISH).orElse("")))
                .append(" { \"1\" \"2\" }\n\n{ ")
                .append(names(fields.find("rowLabels"), matrix.height()))
                .append('\n')
                .append("  ")
                .append(names(fields.find("colLabels"), matrix.width()))
                .append("\n}\n\n");
        for (int j = 0; j < matrix.width(); j++) {
            for (int i = 0; i < matrix.height(); i++) {
                Rational entry = matrix.get(i, j);
                text.append(entry).append(' ').append(entry.negated()).append(i + 1 < matrix.height() ? " " : "\n");
            }
        }
        return text.toString();
    }

    private static String names(Optional<Node> labels, int count) {
        List<String> names = labels.map(Node::texts)
                .orElseGet(() -> IntStream.rangeClosed(1, count)
                        .mapToObj(Integer::toString)
                        .toList());
        return names.stream().map(NormalForm::quoted).collect(Collectors.joining(" ", "{ ", " }"));
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private Map<String, @Nullable Object> document() {
        words.expect("NFG");
        words.expect("1");
        if (!words.take("R") && !words.take("D")) throw words.unexpected("R");
        String title = words.name();
        List<String> players = names();
        if (players.size() != 2) throw bad("app.bad.nfg-players", players.size());
        Strategies rows = null;
        Strategies columns = null;
        words.expect("{");
        while (!words.take("}")) {
            Strategies next = words.sees("{") ? named() : counted();
            if (rows == null) rows = next;
            else if (columns == null) columns = next;
            else throw words.unexpected("}");
        }
        if (rows == null || columns == null) throw bad("app.bad.nfg-strategies");
        if ((long) rows.count() * columns.count() > MOST_CELLS) throw bad("app.bad.nfg-large", MOST_CELLS);
        if (words.seesName()) words.name();
        List<List<Object>> matrix = words.sees("{") ? byOutcomes(rows, columns) : byPayoffs(rows, columns);
        words.end();

        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "matrix");
        if (!title.isBlank()) document.put("title", title);
        document.put("matrix", matrix);
        label(document, "rowLabels", rows);
        label(document, "colLabels", columns);
        return document;
    }

    private static void label(Map<String, @Nullable Object> document, String field, Strategies strategies) {
        boolean telling = strategies.names().stream().noneMatch(String::isBlank)
                && strategies.names().stream().distinct().count() == strategies.count();
        if (telling) document.put(field, strategies.names());
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        words.expect("{");
        while (!words.take("}")) names.add(words.name());
        return names;
    }

    private Strategies named() {
        List<String> names = names();
        if (names.isEmpty()) throw bad("app.bad.nfg-strategies");
        return new Strategies(names.size(), names);
    }

    private Strategies counted() {
        return new Strategies(words.whole(1, (int) MOST_CELLS), List.of());
    }

    /** Payoffs stand contingency by contingency, the first player's strategy running fastest. */
    private List<List<Object>> byPayoffs(Strategies rows, Strategies columns) {
        List<List<Object>> matrix = empty(rows);
        for (int j = 0; j < columns.count(); j++)
            for (int i = 0; i < rows.count(); i++) matrix.get(i).add(written(zeroSum()));
        return matrix;
    }

    /** Outcomes are numbered from one in the order they are listed; the number nought stands for payoffs of nought. */
    private List<List<Object>> byOutcomes(Strategies rows, Strategies columns) {
        List<Rational> outcomes = new ArrayList<>();
        outcomes.add(Rational.ZERO);
        words.expect("{");
        while (!words.take("}")) {
            words.expect("{");
            words.name();
            outcomes.add(zeroSum());
            words.expect("}");
        }
        List<List<Object>> matrix = empty(rows);
        for (int j = 0; j < columns.count(); j++)
            for (int i = 0; i < rows.count(); i++)
                matrix.get(i).add(written(outcomes.get(words.whole(0, outcomes.size() - 1))));
        return matrix;
    }

    private static List<List<Object>> empty(Strategies rows) {
        List<List<Object>> matrix = new ArrayList<>();
        for (int i = 0; i < rows.count(); i++) matrix.add(new ArrayList<>());
        return matrix;
    }

    /** What the row player wins here, which the column player must lose. */
    private Rational zeroSum() {
        Rational row = words.number();
        Rational column = words.number();
        if (row.plus(column).signum() != 0) throw bad("app.bad.nfg-not-zero-sum", words.line(), row, column);
        return row;
    }

    private static Object written(Rational entry) {
        return entry.toString();
    }

    private static BadDocument bad(String key, Object... arguments) {
        return new BadDocument("", Message.of(key, arguments));
    }
}
