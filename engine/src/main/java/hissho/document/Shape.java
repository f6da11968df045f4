package hissho.document;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What may stand at a place of a document, and how it is read; JSON Schemas, web forms and help texts are made from it, so that
 * what is promised and what is taken are one thing.
 *
 * @param <T> what the reader makes of it
 */
public sealed interface Shape<T> {

    /** Reads what stands there, or throws {@link BadDocument}. */
    T read(Node node);

    /** A whole number within bounds. */
    record Whole(long least, long most) implements Shape<Long> {
        @Override
        public Long read(Node node) {
            return node.wholeLong(least, most);
        }
    }

    /** An exact number: 3, -0.25 or "7/12". */
    record Exact() implements Shape<Rational> {
        @Override
        public Rational read(Node node) {
            return node.rational();
        }
    }

    record Text() implements Shape<String> {
        @Override
        public String read(Node node) {
            return node.text();
        }
    }

    record Truth() implements Shape<Boolean> {
        @Override
        public Boolean read(Node node) {
            return node.truth();
        }
    }

    /** One of a few words. */
    record Choice(List<String> words) implements Shape<String> {
        @Override
        public String read(Node node) {
            return node.choice(words.toArray(String[]::new));
        }
    }

    record ListOf<E>(Shape<E> entry, int least, int most) implements Shape<List<E>> {
        @Override
        public List<E> read(Node node) {
            return node.list(least, most).stream().map(entry::read).toList();
        }
    }

    /** A map from free names to values of one shape. */
    record MapOf<E>(Shape<E> entry) implements Shape<Map<String, E>> {
        @Override
        public Map<String, E> read(Node node) {
            Map<String, E> map = new LinkedHashMap<>();
            for (String name : node.fields().keySet()) map.put(name, entry.read(node.get(name)));
            return map;
        }
    }

    /** Any one of several shapes; who uses it says with {@link #by} how the alternatives are told apart. */
    record Either(List<Shape<?>> shapes) implements Shape<Node> {
        @Override
        public Node read(Node node) {
            return node;
        }
    }

    /** A map with these fields and no others. */
    record Fields(List<Field<?>> fields) implements Shape<Node> {
        @Override
        public Node read(Node node) {
            node.only(fields.stream().map(Field::name).collect(Collectors.toSet()));
            return node;
        }
    }

    /** A map that may hold others of its like to any depth, such as a tree; who reads it checks what it holds. */
    record Deep() implements Shape<Node> {
        @Override
        public Node read(Node node) {
            node.fields();
            return node;
        }
    }

    /** A plainer shape, read into a thing of the theory. */
    record Read<T>(Shape<?> shape, Function<Node, T> reader) implements Shape<T> {
        @Override
        public T read(Node node) {
            return reader.apply(node);
        }

        @Override
        public Shape<?> plain() {
            return shape.plain();
        }
    }

    /** The shape without its reading: one of those above that say what is written. */
    default Shape<?> plain() {
        return this;
    }

    /** The same shape, made into something else once it is read. */
    default <R> Shape<R> as(Function<? super T, ? extends R> make) {
        return new Read<>(this, node -> make.apply(read(node)));
    }

    /** The same shape with a reader of its own, which may complain about the place. */
    default <R> Shape<R> by(Function<Node, R> reader) {
        return new Read<>(this, reader);
    }

    static Shape<Integer> whole(int least, int most) {
        return new Whole(least, most).as(Long::intValue);
    }

    static Shape<Long> whole(long least, long most) {
        return new Whole(least, most);
    }

    static Shape<Rational> number() {
        return new Exact();
    }

    static Shape<String> text() {
        return new Text();
    }

    static Shape<Boolean> truth() {
        return new Truth();
    }

    static Shape<String> choice(String... words) {
        return new Choice(List.of(words));
    }

    static <E> Shape<List<E>> listOf(Shape<E> entry) {
        return new ListOf<>(entry, 0, Integer.MAX_VALUE);
    }

    static <E> Shape<List<E>> listOf(Shape<E> entry, int least, int most) {
        return new ListOf<>(entry, least, most);
    }

    /** Two numbers: a list of them, or a text as people write a cell. */
    static Shape<List<Rational>> pair() {
        return either(listOf(number(), 2, 2), text()).by(Node::pair);
    }

    /** A rectangle of numbers with at most so many entries. */
    static Shape<RationalMatrix> matrix(int mostEntries) {
        return listOf(listOf(number(), 1, Integer.MAX_VALUE), 1, Integer.MAX_VALUE)
                .by(node -> node.matrix(mostEntries));
    }

    static <E> Shape<Map<String, E>> mapOf(Shape<E> entry) {
        return new MapOf<>(entry);
    }

    static Shape<Node> either(Shape<?>... shapes) {
        return new Either(List.of(shapes));
    }

    static Shape<Node> deep() {
        return new Deep();
    }

    static Fields fields(Field<?>... fields) {
        return new Fields(List.of(fields));
    }
}
