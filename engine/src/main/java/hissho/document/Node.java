package hissho.document;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A value in a document together with its place, so that every complaint can name where.
 *
 * <p>The value is a map, a list, a string, a number, a truth value or null, as any reader of JSON or YAML gives it.
 * Places count from 1, as people do: {@code matrix[2][3]} is the third entry of the second row.
 */
public record Node(String place, @Nullable Object value) {

    private static final int MOST_SHOWN = 40;
    private static final int MOST_MADE = 100_000;
    private static final Pattern BRACKETS = Pattern.compile("[()\\[\\]]");

    public static Node root(@Nullable Object value) {
        return new Node("", value);
    }

    // ---- maps

    /** The fields of this map, by name. */
    public Map<String, @Nullable Object> fields() {
        if (!(value instanceof Map<?, ?> map))
            throw place.isEmpty() ? bad("core.bad.not-a-map") : bad("core.bad.not-fields", shown());
        @SuppressWarnings("unchecked")
        Map<String, @Nullable Object> fields = (Map<String, @Nullable Object>) map;
        return fields;
    }

    public boolean has(String name) {
        return value instanceof Map<?, ?> map && (map instanceof Heard ? map.containsKey(name) : map.get(name) != null);
    }

    /** The field with this name, which must be there. */
    public Node get(String name) {
        return find(name).orElseThrow(() -> bad("core.bad.missing", name));
    }

    /** The field with this name, if it is there and not null. */
    public Optional<Node> find(String name) {
        Object found = fields().get(name);
        return found == null
                ? Optional.empty()
                : Optional.of(new Node(place.isEmpty() ? name : place + "." + name, found));
    }

    /** What a reader makes of this map, which must have read every field that is given. */
    public <T> T readWhole(Shape.Fields declared, Function<Node, T> reader) {
        return Heard.whole(this, declared, reader);
    }

    /** Refuses fields other than these, naming the nearest right one. */
    public void only(Set<String> names) {
        for (String name : fields().keySet())
            if (!names.contains(name))
                throw new BadDocument(
                        place.isEmpty() ? name : place + "." + name,
                        Message.of(
                                "core.bad.unknown-field",
                                name,
                                String.join(", ", names.stream().sorted().toList()),
                                Nearest.question(name, names)));
    }

    // ---- lists

    public boolean isList() {
        return value instanceof List<?>;
    }

    public boolean isMap() {
        return value instanceof Map<?, ?>;
    }

    /** The entries of this list; those of a very long one are made only when they are looked at. */
    public List<Node> list() {
        if (!(value instanceof List<?> list)) throw bad("core.bad.not-a-list");
        if (list.size() > MOST_MADE) return new Entries(this, list.size());
        List<Node> nodes = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) nodes.add(entry(i));
        return nodes;
    }

    private static final class Entries extends AbstractList<Node> implements RandomAccess {
        private final Node node;
        private final int size;

        Entries(Node node, int size) {
            this.node = node;
            this.size = size;
        }

        @Override
        public Node get(int index) {
            return node.entry(index);
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** One entry of this list, counted from 0. */
    public Node entry(int index) {
        if (!(value instanceof List<?> list)) throw bad("core.bad.not-a-list");
        return new Node(place + "[" + (index + 1) + "]", list.get(index));
    }

    /** The entries of this list, of which there must be at least and at most so many. */
    public List<Node> list(int least, int most) {
        List<Node> nodes = list();
        if (nodes.size() < least || nodes.size() > most) throw badSize(least, most, nodes.size());
        return nodes;
    }

    /** The complaint that a list has too few or too many entries. */
    public BadDocument badSize(int least, int most, int found) {
        return least == most
                ? bad("core.bad.list-length", least, found)
                : bad("core.bad.list-size", least, most, found);
    }

    // ---- leaves

    public Rational rational() {
        if (value instanceof Rational exact) return exact;
        if (value instanceof Number || value instanceof String) {
            Optional<Rational> number = Rational.read(value.toString());
            if (number.isPresent()) return number.get();
        }
        String written = String.valueOf(value).strip();
        throw written.matches("[-+]?\\d+,\\d+")
                ? bad("core.bad.decimal-comma", shown(), written.replace(',', '.'))
                : bad("core.bad.not-a-number", shown());
    }

    /** A whole number of any size. */
    public BigInteger whole() {
        if (value instanceof String text && Rational.read(text).isEmpty()) throw bad("core.bad.not-whole", shown());
        Rational number = value instanceof Boolean ? Rational.HALF : rational();
        if (!number.isWhole()) throw bad("core.bad.not-whole", shown());
        return number.numerator();
    }

    /** A whole number from least to most. */
    public int whole(int least, int most) {
        return (int) wholeLong(least, most);
    }

    public long wholeLong(long least, long most) {
        BigInteger number = whole();
        if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0)
            throw bad("core.bad.out-of-range", shown(), least, most);
        return number.longValue();
    }

    /** A text; a number or truth value where a text is expected is taken as it is written. */
    public String text() {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) return value.toString();
        throw bad("core.bad.not-a-text");
    }

    public boolean truth() {
        if (value instanceof Boolean truth) return truth;
        throw bad("core.bad.not-a-truth", shown());
    }

    /** One of these words. */
    public String choice(String... allowed) {
        String text = text();
        if (!Arrays.asList(allowed).contains(text))
            throw bad("core.bad.not-a-choice", cut(text), String.join(", ", allowed));
        return text;
    }

    // ---- shapes that recur

    public List<Integer> wholes(int least, int most) {
        return list().stream().map(n -> n.whole(least, most)).toList();
    }

    public List<String> texts() {
        return list().stream().map(Node::text).toList();
    }

    /** So many names, no two of them the same. */
    public List<String> names(int count) {
        List<String> names = texts();
        if (names.size() != count) throw badSize(count, count, names.size());
        for (int i = 1; i < count; i++)
            if (names.subList(0, i).contains(names.get(i))) throw bad("core.bad.name-twice", names.get(i));
        return names;
    }

    public RationalVector vector() {
        return RationalVector.of(list().stream().map(Node::rational).toList());
    }

    /** Two numbers as a list, or as people write a cell: "3,3" or "(3, -1/2)". */
    public List<Rational> pair() {
        if (!(value instanceof String text))
            return list(2, 2).stream().map(Node::rational).toList();
        List<Node> both = Arrays.stream(
                        BRACKETS.matcher(text).replaceAll("").strip().split("\\s*[,;]\\s*|\\s+", -1))
                .map(part -> new Node(place, part))
                .toList();
        if (both.size() != 2) throw bad("core.bad.not-a-pair", shown());
        return both.stream().map(Node::rational).toList();
    }

    /** Says what is wrong with weights that are not probabilities. */
    public RationalVector probabilities(RationalVector weights) {
        for (Rational weight : weights) if (weight.isNegative()) throw bad("core.bad.negative-probability", weight);
        if (!weights.isDistribution()) throw bad("core.bad.probability-sum", weights.sum());
        return weights;
    }

    /** A rectangle of numbers with at least one entry and at most so many. */
    public RationalMatrix matrix(int mostEntries) {
        List<Node> rows = list();
        if (rows.isEmpty()) throw bad("core.bad.empty-matrix");
        int width = rows.getFirst().list().size();
        if (width == 0) throw rows.getFirst().bad("core.bad.empty-matrix");
        if ((long) rows.size() * width > mostEntries)
            throw bad("core.bad.too-large", (long) rows.size() * width, mostEntries);
        List<RationalVector> vectors = new ArrayList<>(rows.size());
        for (Node row : rows) {
            if (row.list().size() != width)
                throw row.bad("core.bad.ragged", row.list().size(), width);
            vectors.add(row.vector());
        }
        return RationalMatrix.of(vectors);
    }

    /** A complaint about this place. */
    public BadDocument bad(String key, Object... arguments) {
        return new BadDocument(
                place, Message.of(key, Arrays.stream(arguments).map(Node::brief).toArray()));
    }

    /** The value as a complaint shows it: short whatever it is. */
    public String shown() {
        return value instanceof String text && text.isBlank() ? '"' + text + '"' : cut(String.valueOf(value));
    }

    /** A number of very many digits is cut off in a complaint. */
    private static Object brief(Object argument) {
        boolean isNumber = argument instanceof Number || argument instanceof Rational;
        return isNumber && argument.toString().length() > MOST_SHOWN ? cut(argument.toString()) : argument;
    }

    private static String cut(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }
}
