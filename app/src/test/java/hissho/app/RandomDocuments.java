package hissho.app;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Json;
import hissho.app.verify.CorpusDocuments;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.kind.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Documents at random, made from what a kind declares: one of its examples or questions of the corpus, with optional fields left out,
 * taken from another one, or written anew by their shape.
 */
public final class RandomDocuments {

    private static final List<Object> TEXTS =
            List.of("", "I", "II", "1", "2", "1/2", "a", "x", "first", "second", "left", "j", "2 3", "1,2;3,4");

    private final Map<String, List<Map<String, Object>>> known = new HashMap<>();

    public RandomDocuments() throws IOException {
        for (Examples.Example example : Examples.all())
            keep(example.document().kind().name(), new Documents().parse(example.text(), Documents.Syntax.JSON));
        CorpusDocuments.all().forEach(document -> keep(document.kind().name(), new LinkedHashMap<>(document.fields())));
    }

    private void keep(String kind, Object tree) {
        Map<String, Object> fields = new LinkedHashMap<>();
        ((Map<?, ?>) tree).forEach((name, value) -> fields.put(String.valueOf(name), value));
        for (String heading : List.of("kind", "source", "note")) fields.remove(heading);
        known.computeIfAbsent(kind, _ -> new ArrayList<>()).add(fields);
    }

    /** The first known document of this kind, or where none is known one that is made from its fields. */
    public Map<String, Object> first(Kind<?> kind) {
        return known.containsKey(kind.name())
                ? known.get(kind.name()).getFirst()
                : one(kind, new Random(kind.name().hashCode()));
    }

    /** A document of this kind; it may be one that the kind refuses. */
    public Map<String, Object> one(Kind<?> kind, Random random) {
        List<Map<String, Object>> models = known.getOrDefault(kind.name(), List.of(Map.of()));
        Map<String, Object> document = new LinkedHashMap<>(pick(models, random));
        List<Integer> sizes = sizes(document);
        for (Field<?> field : kind.document().fields()) {
            boolean missing = !document.containsKey(field.name());
            int dice = random.nextInt(12);
            if (field.required() ? missing || dice == 0 : dice < 3)
                written(field.shape(), sizes, random).ifPresent(value -> document.put(field.name(), value));
            else if (!field.required() && dice < 6)
                models.stream()
                        .skip(random.nextInt(models.size()))
                        .filter(model -> model.containsKey(field.name()))
                        .findFirst()
                        .ifPresent(model -> document.put(field.name(), model.get(field.name())));
            else if (!field.required() && dice < 8) document.remove(field.name());
        }
        document.put("kind", kind.name());
        return document;
    }

    /** A known document of this kind with one field written anew, where its shape tells how. */
    public Optional<Map<String, Object>> withField(Kind<?> kind, Field<?> field, Random random) {
        Map<String, Object> document =
                new LinkedHashMap<>(pick(known.getOrDefault(kind.name(), List.of(Map.of())), random));
        document.put("kind", kind.name());
        return written(field.shape(), sizes(document), random).map(value -> {
            document.put(field.name(), value);
            return document;
        });
    }

    /** A known document with this field written anew or taken from another one, and with other optional fields left out or put beside it. */
    public Optional<Map<String, Object>> around(Kind<?> kind, Field<?> field, Random random) {
        Map<String, Object> document =
                new LinkedHashMap<>(pick(known.getOrDefault(kind.name(), List.of(Map.of())), random));
        document.put("kind", kind.name());
        List<Integer> sizes = sizes(document);
        for (Field<?> other : kind.document().fields()) {
            int dice = random.nextInt(6);
            if (other.required() && document.containsKey(other.name())) {
                if (dice == 0) value(kind, other, sizes, random).ifPresent(v -> document.put(other.name(), v));
            } else if (dice < 2) document.remove(other.name());
            else if (dice == 2) value(kind, other, sizes, random).ifPresent(v -> document.put(other.name(), v));
        }
        return value(kind, field, sizes, random).map(value -> {
            document.put(field.name(), value);
            return document;
        });
    }

    private Optional<Object> value(Kind<?> kind, Field<?> field, List<Integer> sizes, Random random) {
        List<Map<String, Object>> models = having(kind, field.name());
        return models.isEmpty() || random.nextBoolean()
                ? written(field.shape(), sizes, random)
                : Optional.ofNullable(pick(models, random).get(field.name()));
    }

    /** The known documents of this kind that have a field. */
    public List<Map<String, Object>> having(Kind<?> kind, String field) {
        return all(kind).stream()
                .filter(document -> document.containsKey(field))
                .toList();
    }

    /** The known documents of this kind. */
    public List<Map<String, Object>> all(Kind<?> kind) {
        return known.getOrDefault(kind.name(), List.of()).stream()
                .map(document -> {
                    Map<String, Object> named = new LinkedHashMap<>(document);
                    named.put("kind", kind.name());
                    return (Map<String, Object>) named;
                })
                .toList();
    }

    /** Parameters of a table: most of them of their shape and small, some strange, some missing. */
    public static Map<String, Object> parameters(Shape.Fields fields, Random random) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (Field<?> field : fields.fields()) {
            int dice = random.nextInt(12);
            if (dice == 0) parameters.put(field.name(), pick(STRANGE, random));
            else if (field.required() ? dice > 1 : dice < 6)
                written(field.shape(), List.of(2, 3, 5), random)
                        .ifPresent(value -> parameters.put(field.name(), value));
        }
        return parameters;
    }

    private static final List<Object> STRANGE = List.of(
            -1,
            0,
            1e308,
            1_000_000_007,
            "NaN",
            "1/0",
            "",
            "-",
            "½",
            "１",
            "\u0000",
            "𝟙",
            List.of(),
            Map.of(),
            true,
            "a".repeat(3000),
            List.of(List.of()),
            "99999999999999999999",
            "1e400",
            "sqrt(-1)");

    /** A known document of this kind, as text, with up to three leaves, names or letters spoiled. */
    public String spoiled(Kind<?> kind, Random random) {
        Map<String, Object> document =
                new LinkedHashMap<>(pick(known.getOrDefault(kind.name(), List.of(Map.of())), random));
        document.put("kind", kind.name());
        Object tree = document;
        for (int times = 1 + random.nextInt(3); times > 0; times--) tree = spoiled(tree, 0, random);
        String text = Json.line(tree);
        if (random.nextInt(4) > 0) return text;
        int at = random.nextInt(text.length());
        List<String> pieces = List.of("", "{", "]", "\\", "\"", "9".repeat(300), "-", ".");
        return text.substring(0, at)
                + pick(pieces, random)
                + text.substring(Math.min(text.length(), at + random.nextInt(3)));
    }

    private static Object spoiled(Object tree, int depth, Random random) {
        boolean here = depth > 0 && random.nextInt(3) == 0;
        if (!here && tree instanceof Map<?, ?> map && !map.isEmpty()) {
            Map<Object, Object> copy = new LinkedHashMap<>(map);
            List<Object> names = copy.keySet().stream()
                    .filter(name -> depth > 0 || !name.equals("kind"))
                    .toList();
            if (names.isEmpty()) return tree;
            Object name = pick(names, random);
            Object value = copy.remove(name);
            int dice = random.nextInt(10);
            if (dice > 0) copy.put(dice == 1 ? name + "x" : name, spoiled(value, depth + 1, random));
            return copy;
        }
        if (!here && tree instanceof List<?> list && !list.isEmpty()) {
            List<Object> copy = new ArrayList<>(list);
            int at = random.nextInt(copy.size());
            if (random.nextInt(6) == 0) copy.remove(at);
            else if (random.nextInt(6) == 0) copy.add(copy.get(at));
            else copy.set(at, spoiled(copy.get(at), depth + 1, random));
            return copy;
        }
        return pick(STRANGE, random);
    }

    private static <T> T pick(List<? extends T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    /** How long the lists of the document are: a strategy that is written anew should fit its matrix. */
    private static List<Integer> sizes(Map<String, Object> document) {
        List<Integer> sizes = new ArrayList<>(List.of(1, 2, 3));
        for (Object value : document.values())
            if (value instanceof List<?> list) {
                sizes.add(list.size());
                if (!list.isEmpty() && list.getFirst() instanceof List<?> row) sizes.add(row.size());
            }
        return sizes.stream().filter(size -> size <= 12).toList();
    }

    /** Something of this shape, small; nothing where only a reader knows what may stand there. */
    private static Optional<Object> written(Shape<?> shape, List<Integer> sizes, Random random) {
        return switch (shape.plain()) {
            case Shape.Whole(long least, long most) ->
                Optional.of(Math.min(
                        most,
                        (least < -3 ? -3 : least) + (random.nextInt(4) == 0 ? random.nextInt(40) : random.nextInt(6))));
            case Shape.Exact _ -> Optional.of(number(random));
            case Shape.Text _ -> Optional.of(pick(TEXTS, random));
            case Shape.Truth _ -> Optional.of(random.nextBoolean());
            case Shape.Choice(List<String> words) -> Optional.of(pick(words, random));
            case Shape.ListOf<?>(Shape<?> entry, int least, int most) -> {
                int size = Math.clamp(pick(sizes, random), least, Math.min(most, least + 12));
                List<Object> list = new ArrayList<>();
                for (int i = 0; i < size; i++) written(entry, sizes, random).ifPresent(list::add);
                yield Optional.of(list);
            }
            case Shape.MapOf<?>(Shape<?> entry) -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (int i = 1; i <= 1 + random.nextInt(3); i++) {
                    String name = String.valueOf(i);
                    written(entry, sizes, random).ifPresent(value -> map.put(name, value));
                }
                yield Optional.of(map);
            }
            case Shape.Either(List<Shape<?>> shapes) ->
                written(RandomDocuments.<Shape<?>>pick(shapes, random), sizes, random);
            case Shape.Fields(List<Field<?>> fields) -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (Field<?> field : fields)
                    if (field.required() || random.nextInt(3) == 0)
                        written(field.shape(), sizes, random).ifPresent(value -> map.put(field.name(), value));
                yield Optional.of(map);
            }
            case Shape.Deep _, Shape.Read<?> _ -> Optional.empty();
        };
    }

    private static Object number(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> (1 + random.nextInt(5)) + "/" + (1 + random.nextInt(6));
            case 1 -> "0." + random.nextInt(100);
            default -> random.nextInt(10) - 2;
        };
    }
}
