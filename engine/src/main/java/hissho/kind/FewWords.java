package hissho.kind;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a few words on the command line mean by the fields of a document alone: one word for each field that must be there, else all
 * words as the entries of one list, else a single word as one field; the first of these that the kind reads.
 */
public final class FewWords {

    private FewWords() {}

    public static Optional<Map<String, Object>> of(Kind<?> kind, List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        return meanings(
                        kind.document().fields(),
                        words.stream().map(FewWords::value).toList())
                .stream()
                .filter(fields -> isRead(kind, fields))
                .findFirst();
    }

    private static List<Map<String, Object>> meanings(List<Field<?>> fields, List<Object> values) {
        List<Map<String, Object>> meanings = new ArrayList<>();
        List<Field<?>> required = fields.stream().filter(Field::required).toList();
        if (required.size() == values.size()) {
            Map<String, Object> each = new LinkedHashMap<>();
            for (int i = 0; i < values.size(); i++) each.put(required.get(i).name(), values.get(i));
            meanings.add(each);
        }
        for (Field<?> field : fields)
            if (field.shape().plain() instanceof Shape.ListOf<?>) meanings.add(Map.of(field.name(), values));
        if (values.size() == 1) for (Field<?> field : fields) meanings.add(Map.of(field.name(), values.getFirst()));
        return meanings;
    }

    private static boolean isRead(Kind<?> kind, Map<String, Object> fields) {
        try {
            kind.read(Node.root(fields));
            return true;
        } catch (BadDocument e) {
            return false; // not what these words mean
        }
    }

    private static Object value(String word) {
        return word.matches("-?\\d{1,18}") ? Long.valueOf(word) : word;
    }
}
