package hissho.app.document;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import hissho.document.BadDocument;
import hissho.words.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns the tokens of JSON or YAML into a tree of maps, lists, texts, exact numbers, truth values and nulls.
 *
 * <p>A YAML alias stands for the very tree of its anchor, so that a bomb of aliases takes no memory; its size is counted as if
 * it were written out, so that it takes no time either.
 */
final class Tree {

    /** What a value costs, and what a number that is kept as eight bytes costs. */
    static final int VALUE = 16;

    private static final int NUMBER = 1;

    private record Sized(@Nullable Object tree, long values) {}

    private final JsonParser parser;
    private final Limits limits;
    private final Map<String, Sized> anchors = new HashMap<>();
    private long values;

    Tree(JsonParser parser, Limits limits) {
        this.parser = parser;
        this.limits = limits;
    }

    /** The one value of the document; a second one is refused. */
    @Nullable
    Object read() throws IOException {
        if (parser.nextToken() == null) throw bad("", "app.bad.empty");
        Object tree = value("", 0);
        if (parser.nextToken() != null) throw bad("", "app.bad.second-value", line(), column());
        return tree;
    }

    private @Nullable Object value(String place, int depth) throws IOException {
        if (depth > limits.depth()) throw bad(shortened(place), "app.bad.too-deep", limits.depth());
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) return alias(place);
        Object anchor = parser.canReadObjectId() ? parser.getObjectId() : null;
        long before = values;
        count(place, VALUE);
        Object tree = switch (parser.currentToken()) {
            case START_OBJECT -> map(place, depth);
            case START_ARRAY -> list(place, depth);
            case VALUE_STRING -> text(place);
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> decimal(place);
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
        if (anchor != null) anchors.put(anchor.toString(), new Sized(tree, values - before));
        return tree;
    }

    private @Nullable Object alias(String place) throws IOException {
        String name = parser.getText();
        Sized meant = anchors.get(name);
        if (meant == null) throw bad(place, "app.bad.alias", name);
        count(place, meant.values());
        return meant.tree();
    }

    private Map<String, @Nullable Object> map(String place, int depth) throws IOException {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            String inside = place.isEmpty() ? name : place + "." + name;
            parser.nextToken();
            if (fields.containsKey(name)) throw bad(inside, "app.bad.twice", name);
            fields.put(name, value(inside, depth + 1));
        }
        return fields;
    }

    /** A list; one of nothing but whole numbers, or of equally long rows of them, is kept as numbers. */
    private List<@Nullable Object> list(String place, int depth) throws IOException {
        WholeRun run = new WholeRun();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (isWhole() && run.takesNumbers()) {
                count(place, NUMBER);
                run.add(parser.getLongValue());
                continue;
            }
            Object entry = value(place + "[" + (run.size() + 1) + "]", depth + 1);
            if (!run.takes(entry)) return rest(run.list(), entry, place, depth);
        }
        return run.list();
    }

    /** The list that begins so and goes on with an entry of another sort. */
    private List<@Nullable Object> rest(List<?> begun, @Nullable Object entry, String place, int depth)
            throws IOException {
        List<@Nullable Object> entries = new ArrayList<>(begun);
        entries.add(entry);
        while (parser.nextToken() != JsonToken.END_ARRAY)
            entries.add(value(place + "[" + (entries.size() + 1) + "]", depth + 1));
        return entries;
    }

    private boolean isWhole() throws IOException {
        return parser.currentToken() == JsonToken.VALUE_NUMBER_INT
                && !(parser instanceof YAMLParser yaml && (yaml.isCurrentAlias() || yaml.getObjectId() != null))
                && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
    }

    private BigDecimal decimal(String place) throws IOException {
        try {
            return parser.getDecimalValue();
        } catch (NumberFormatException | JsonParseException e) {
            throw bad(place, "core.bad.not-a-number", shortened(parser.getText()));
        }
    }

    private String text(String place) throws IOException {
        String text = parser.getText();
        if (text.length() > limits.text()) throw bad(place, "app.bad.long-text", text.length(), limits.text());
        return text;
    }

    private void count(String place, long more) {
        values += more;
        if (values > (long) VALUE * limits.values()) throw bad(place, "app.bad.too-many-values", limits.values());
    }

    private int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    private int column() {
        return parser.currentTokenLocation().getColumnNr();
    }

    private static String shortened(String place) {
        return place.length() <= 60 ? place : place.substring(0, 60) + "…";
    }

    private static BadDocument bad(String place, String key, Object... arguments) {
        return new BadDocument(place, Message.of(key, arguments));
    }
}
