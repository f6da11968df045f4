package hissho.app.command;

import hissho.app.document.GameDocument;
import hissho.document.Node;
import hissho.kind.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a document can be typed in a few words, found out by asking its kind what words mean that document. */
final class ShortForm {

    private static final int MOST_FIELDS = 4;

    private ShortForm() {}

    /** Words of which the kind makes this very document, where its fields written one after the other are such words. */
    static Optional<List<String>> of(GameDocument document) {
        Kind<?> kind = document.kind();
        List<@Nullable Object> values = new ArrayList<>(document.fields().values());
        Stream<List<@Nullable Object>> orders = values.size() > MOST_FIELDS ? Stream.of(values) : orders(values);
        return Stream.concat(orders, values.stream().map(Collections::singletonList))
                .flatMap(ShortForm::written)
                .filter(words -> !words.isEmpty() && means(kind, words, document))
                .findFirst();
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
        boolean matrix = list.stream().allMatch(entry -> entry instanceof List<?>);
        return list.stream().map(ShortForm::joined).collect(Collectors.joining(matrix ? ";" : ","));
    }

    private static boolean means(Kind<?> kind, List<String> words, GameDocument document) {
        try {
            Optional<Map<String, Object>> meant = kind.fromWords(words);
            if (meant.isEmpty()) return false;
            Map<String, @Nullable Object> fields = new LinkedHashMap<>(meant.get());
            fields.remove("kind");
            return Objects.equals(kind.read(Node.root(fields)), kind.read(Node.root(document.fields())));
        } catch (RuntimeException e) {
            return false; // not what these words mean
        }
    }
}
