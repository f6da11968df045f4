package hissho.zerosum.named;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Words on the command line as the fields of a document in order; a list takes its entries divided by commas. */
public final class Positional {

    private Positional() {}

    public static Optional<Map<String, Object>> document(String kind, List<Field<?>> fields, List<String> words) {
        if (words.size() > fields.size())
            throw new BadDocument(
                    "",
                    Message.of(
                            "named.bad.words",
                            kind,
                            String.join(" ", fields.stream().map(Field::name).toList())));
        Map<String, Object> document = InOrder.of("kind", kind);
        for (int k = 0; k < words.size(); k++)
            document.put(fields.get(k).name(), value(fields.get(k).shape(), words.get(k)));
        return Optional.of(document);
    }

    private static Object value(Shape<?> shape, String word) {
        return switch (shape.plain()) {
            case Shape.ListOf<?> rows
            when rows.entry().plain() instanceof Shape.ListOf<?> ->
                List.of(word.split(";")).stream()
                        .map(row -> List.of(row.split(",")))
                        .toList();
            case Shape.ListOf<?> _ -> List.of(word.split(","));
            case Shape.Either(List<Shape<?>> shapes)
            when word.contains(",") ->
                shapes.stream()
                        .filter(s -> s.plain() instanceof Shape.ListOf<?>)
                        .findFirst()
                        .map(s -> value(s, word))
                        .orElse(word);
            default -> word;
        };
    }
}
