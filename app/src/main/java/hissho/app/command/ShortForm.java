package hissho.app.command;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.GameDocument;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a document can be typed in a few words, found out by asking its kind what words mean that document. */
final class ShortForm {

    private static final int MOST_FIELDS = 4;

    /** What piles, boards and sizes are mostly typed as. */
    private static final List<List<String>> NUMBERS = List.of(List.of("3", "4", "5"), List.of("3", "4"), List.of("10"));

    private ShortForm() {}

    /** Words of which the kind makes this very document, or the one with a single of its fields. */
    static Optional<List<String>> of(GameDocument document) {
        Map<String, @Nullable Object> fields = document.fields();
        Stream<Map<String, @Nullable Object>> single =
                fields.entrySet().stream().map(ShortForm::only);
        return Stream.concat(Stream.of(fields), single)
                .flatMap(some -> words(document.kind(), some).stream())
                .findFirst();
    }

    private static Map<String, @Nullable Object> only(Map.Entry<String, @Nullable Object> field) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put(field.getKey(), field.getValue());
        return map;
    }

    private static Optional<List<String>> words(Kind<?> kind, Map<String, @Nullable Object> fields) {
        List<@Nullable Object> values = new ArrayList<>(fields.values());
        Stream<List<@Nullable Object>> orders = values.size() > MOST_FIELDS ? Stream.of(values) : orders(values);
        return Stream.concat(orders, values.stream().map(Collections::singletonList))
                .flatMap(ShortForm::written)
                .filter(words -> !words.isEmpty() && means(kind, words, fields))
                .findFirst();
    }

    /** Words of which the kind makes one of its own examples, else a few numbers that it understands. */
    static Optional<String> of(Kind<?> kind) {
        return examples(kind)
                .flatMap(example -> of(example.document()).stream())
                .findFirst()
                .or(() -> NUMBERS.stream().filter(words -> reads(kind, words)).findFirst())
                .map(words -> kind.name() + " " + typed(words));
    }

    /** The fields of an example one by one, as in {@code cournot a=13 c=1}, where they are few and each is one number or word. */
    static Optional<String> ofFields(Kind<?> kind) {
        return examples(kind)
                .map(example -> example.document().fields())
                .filter(fields -> !fields.isEmpty()
                        && fields.size() <= MOST_FIELDS
                        && fields.values().stream()
                                .allMatch(value -> !(value instanceof Map)
                                        && !(value instanceof List)
                                        && String.valueOf(value).matches("[\\w./+-]+")))
                .findFirst()
                .map(fields -> kind.name()
                        + fields.entrySet().stream()
                                .map(field -> " " + field.getKey() + "=" + field.getValue())
                                .collect(Collectors.joining()));
    }

    /** How a game of this kind is typed: in a few words, by its fields, else by the name of an example. */
    static String example(Kind<?> kind) {
        return of(kind).or(() -> ofFields(kind))
                .or(() -> examples(kind).map(Example::name).findFirst())
                .orElse(kind.name());
    }

    private static Stream<Example> examples(Kind<?> kind) {
        return Examples.all().stream()
                .filter(example -> example.document().kind().equals(kind));
    }

    /** Words as they are typed, in quotes where the shell would take them apart. */
    private static String typed(List<String> words) {
        return words.stream()
                .map(word -> word.matches("[\\w./+-]+") ? word : '"' + word + '"')
                .collect(Collectors.joining(" "));
    }

    private static Stream<List<@Nullable Object>> orders(List<@Nullable Object> values) {
        if (values.size() < 2) return Stream.of(values);
        return IntStream.range(0, values.size()).boxed().flatMap(first -> {
            List<@Nullable Object> rest = new ArrayList<>(values);
            Object head = rest.remove((int) first);
            return orders(rest).map(tail -> {
                List<@Nullable Object> order = new ArrayList<>();
                order.add(head);
                order.addAll(tail);
                return order;
            });
        });
    }

    private static Stream<List<String>> written(List<? extends @Nullable Object> values) {
        return Stream.of(
                values.stream().flatMap(ShortForm::spread).toList(),
                values.stream().map(ShortForm::joined).toList());
    }

    private static Stream<String> spread(@Nullable Object value) {
        return value instanceof List<?> list && list.stream().noneMatch(entry -> entry instanceof List<?>)
                ? list.stream().map(String::valueOf)
                : Stream.of(joined(value));
    }

    private static String joined(@Nullable Object value) {
        if (!(value instanceof List<?> list)) return String.valueOf(value);
        if (depth(list) < 3)
            return list.stream().map(ShortForm::joined).collect(Collectors.joining(depth(list) == 2 ? ";" : ","));
        return list.stream().map(ShortForm::cells).collect(Collectors.joining("; "));
    }

    /** A row whose cells are lists themselves, with blanks between them. */
    private static String cells(@Nullable Object row) {
        return row instanceof List<?> list
                ? list.stream().map(ShortForm::joined).collect(Collectors.joining(" "))
                : joined(row);
    }

    private static int depth(@Nullable Object value) {
        return value instanceof List<?> list
                ? 1 + list.stream().mapToInt(ShortForm::depth).max().orElse(0)
                : 0;
    }

    private static boolean means(Kind<?> kind, List<String> words, Map<String, @Nullable Object> meaning) {
        try {
            return meant(kind, words)
                    .filter(kind.read(Node.root(meaning))::equals)
                    .isPresent();
        } catch (RuntimeException e) {
            return false; // not what these words mean
        }
    }

    private static boolean reads(Kind<?> kind, List<String> words) {
        try {
            return meant(kind, words).isPresent();
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** The game that the kind reads in these words. */
    private static <G extends Game> Optional<G> meant(Kind<G> kind, List<String> words) {
        return kind.fromWords(words).map(fields -> {
            Map<String, @Nullable Object> own = new LinkedHashMap<>(fields);
            own.remove("kind");
            return kind.read(Node.root(own));
        });
    }
}
