package hissho.app;

import hissho.document.Field;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The largest and smallest that may stand in a field, by its shape: whole numbers, choices, lists, rectangles of numbers, texts and exact numbers. */
final class Limits {

    private static final int LONGEST = 20_000;
    private static final int MOST_REPEATED = 400;
    private static final int TOGETHER = 2;
    private static final long LARGE = 100_000;

    /** Rows and columns of the rectangles tried. */
    private static final int[][] SIDES = {{300, 300}, {5000, 2}, {12, 12}};

    private Limits() {}

    /** The fields as they are, each in turn at each of its limits, and then several of them at their limits together. */
    static List<Map<String, Object>> of(List<Field<?>> declared, Map<String, Object> fields, Random random) {
        List<Map<String, Object>> documents = new ArrayList<>();
        documents.add(fields);
        Map<String, List<Object>> limits = new LinkedHashMap<>();
        for (Field<?> field : declared) limits.put(field.name(), of(field.shape(), fields.get(field.name()), random));
        limits.forEach((name, values) -> values.forEach(value -> documents.add(with(fields, name, value))));
        documents.add(emptied(fields));
        for (int i = 0; i < TOGETHER; i++) {
            Map<String, Object> together = new LinkedHashMap<>(fields);
            limits.forEach((name, values) -> {
                boolean taken = fields.containsKey(name) ? random.nextInt(2) == 0 : random.nextInt(6) == 0;
                if (taken && !values.isEmpty()) together.put(name, values.get(random.nextInt(values.size())));
            });
            documents.add(together);
        }
        return documents;
    }

    /** The fields with nothing in any list. */
    private static Map<String, Object> emptied(Map<String, Object> fields) {
        Map<String, Object> emptied = new LinkedHashMap<>(fields);
        emptied.replaceAll((_, value) -> value instanceof List<?> ? List.of() : value);
        return emptied;
    }

    private static Map<String, Object> with(Map<String, Object> fields, String name, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(fields);
        changed.put(name, value);
        return changed;
    }

    private static List<Object> of(Shape<?> shape, @Nullable Object present, Random random) {
        return switch (shape.plain()) {
            case Shape.Whole(long least, long most) -> List.of(least, most, Math.min(most, Math.max(least, LARGE)));
            case Shape.Truth _ -> List.of(true, false);
            case Shape.Choice(List<String> words) -> List.copyOf(words);
            case Shape.ListOf<?>(Shape<?> entry, int _, int most) -> lists(entry, most, present, random);
            case Shape.Either(List<Shape<?>> shapes) ->
                shapes.stream()
                        .flatMap(each -> of(each, present, random).stream())
                        .toList();
            case Shape.Exact _ -> List.of(0, "1e300", "-1/1" + "0".repeat(300), "0." + "3".repeat(400));
            case Shape.Text _ -> texts(present);
            default -> List.of();
        };
    }

    /** The text that stands there many times over, and what a reader of formulas may find long or deep. */
    private static List<Object> texts(@Nullable Object present) {
        List<Object> texts = new ArrayList<>();
        if (present instanceof String text && !text.isEmpty()) {
            texts.add(text.repeat(Math.max(2, LONGEST / text.length())));
            texts.add(text.repeat(7));
        }
        texts.add("(".repeat(LONGEST) + "1" + ")".repeat(LONGEST));
        return texts;
    }

    /** As many entries as are allowed, like the present ones or the largest of their shape; and one entry of the largest. */
    private static List<Object> lists(Shape<?> entry, int most, @Nullable Object present, Random random) {
        int length = Math.min(most, LONGEST);
        List<Object> lists = new ArrayList<>();
        lists.add(List.of());
        if (present instanceof List<?> list && !list.isEmpty())
            lists.add(IntStream.range(0, Math.min(length, MOST_REPEATED))
                    .<Object>mapToObj(i -> list.get(i % list.size()))
                    .toList());
        if (entry.plain() instanceof Shape.Whole(long least, long largest)) {
            lists.add(Collections.nCopies(length, Math.clamp(7, least, largest)));
            lists.add(List.of(largest));
            lists.add(List.of(Math.min(largest, LARGE)));
            lists.add(Collections.nCopies(Math.min(length, 9), largest));
        }
        if (entry.plain() instanceof Shape.ListOf<?>(Shape<?> cell, int _, int _)
                && cell.plain() instanceof Shape.Exact)
            for (int[] sides : SIDES) lists.add(rectangle(sides[0], sides[1], random));
        if (entry.plain() instanceof Shape.Exact) {
            lists.add(row(length, random));
            lists.add(row(Math.min(length, 200), random));
        }
        return lists;
    }

    private static List<Object> rectangle(int rows, int columns, Random random) {
        return IntStream.range(0, rows)
                .<Object>mapToObj(_ -> row(columns, random))
                .toList();
    }

    private static List<Object> row(int columns, Random random) {
        return IntStream.range(0, columns)
                .<Object>mapToObj(_ -> random.nextInt(19) - 9)
                .toList();
    }
}
