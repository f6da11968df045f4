package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Kind;
import hissho.number.Rational;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** To write what counts anyhow is no mistake: no example and no question of the corpus is refused with a field that is given its default. */
class DefaultsAreNotRefusedTest {

    @Test
    void inEveryKnownDocument() throws IOException {
        RandomDocuments documents = new RandomDocuments();
        List<String> refused = new ArrayList<>();
        int tried = 0;
        for (Kind<?> kind : Catalogue.kinds())
            for (Field<?> field : kind.document().fields()) {
                Optional<Object> fallback =
                        written(field).filter(value -> field.saysTheDefault(Node.root(Map.of(field.name(), value))));
                if (fallback.isEmpty()) continue;
                int failed = 0;
                String example = "";
                for (Map<String, Object> known : documents.all(kind)) {
                    if (known.containsKey(field.name()) || !isRead(known).isEmpty()) continue;
                    Map<String, Object> given = new LinkedHashMap<>(known);
                    given.put(field.name(), fallback.get());
                    tried++;
                    String complaint = isRead(given);
                    if (complaint.isEmpty()) continue;
                    failed++;
                    example = Json.line(given) + ": " + complaint;
                }
                if (failed > 0) refused.add(kind.name() + "." + field.name() + " " + failed + " " + example);
            }
        assertEquals("", String.join("\n", refused));
        assertTrue(tried > 1000, "only " + tried);
    }

    /** What a person would write for the default; nothing where there is none, or one that only stands for nothing and that no person may write. */
    private static Optional<Object> written(Field<?> field) {
        if (field.fallback().isEmpty()) return Optional.empty();
        Object value = field.fallback().get();
        if (field.shape().plain() instanceof Shape.Choice(List<String> words))
            return words.stream()
                    .filter(word -> field.shape().read(Node.root(word)).equals(value))
                    .<Object>map(word -> word)
                    .findFirst();
        return written(value);
    }

    private static Optional<Object> written(Object value) {
        return switch (value) {
            case Integer _, Long _, Boolean _, String _ -> Optional.of(value);
            case Rational number -> Optional.of(number.toString());
            case List<?> list -> {
                List<Object> entries = new ArrayList<>();
                for (Object entry : list) written(entry).ifPresent(entries::add);
                yield entries.size() == list.size() ? Optional.of(entries) : Optional.empty();
            }
            case Map<?, ?> map when map.isEmpty() -> Optional.of(map);
            default -> Optional.empty();
        };
    }

    private static String isRead(Map<String, Object> fields) {
        try {
            GameDocument document = GameDocument.of(new Documents().parse(Json.line(fields), Documents.Syntax.JSON));
            Node.root(document.fields())
                    .readWhole(
                            document.kind().document(), node -> document.kind().read(node));
            return "";
        } catch (BadDocument refused) {
            return refused.getMessage();
        }
    }
}
