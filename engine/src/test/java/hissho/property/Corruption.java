package hissho.property;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Copies of a record in each of which one thing that it says is false: a number is one more, a truth value is turned round, an entry of a
 * list or map is missing, doubled or changed, a move is another one. A certificate must refuse every one of them.
 */
public final class Corruption {

    private static final int MOST_ENTRIES = 3;

    private Corruption() {}

    /** A corrupted copy, and where it differs. */
    public record Corrupted<R>(String place, R copy) {}

    /** The corrupted copies of a record, each in one of the components named. */
    public static <R extends Record> List<Corrupted<R>> of(R record, String... components) {
        List<Corrupted<R>> copies = new ArrayList<>();
        List<String> wanted = List.of(components);
        for (Changed change : changedRecord(record, wanted)) {
            @SuppressWarnings("unchecked")
            R copy = (R) change.value;
            copies.add(new Corrupted<>(change.place, copy));
        }
        for (String name : wanted)
            if (copies.stream().noneMatch(copy -> copy.place().startsWith(name)))
                throw new IllegalArgumentException("nothing to corrupt in " + name + " of " + record);
        return copies;
    }

    /** The corrupted copies of a record, each in one of the components named of a record that it holds, itself or as an optional. */
    public static <R extends Record> List<Corrupted<R>> within(R record, String holder, String... components) {
        RecordComponent[] all = record.getClass().getRecordComponents();
        int at = Arrays.stream(all).map(RecordComponent::getName).toList().indexOf(holder);
        Object held = value(record, all[at]);
        Record inner = (Record) (held instanceof Optional<?> optional ? optional.orElseThrow() : held);
        List<Corrupted<R>> copies = new ArrayList<>();
        for (Corrupted<Record> copy : of(inner, components)) {
            Object[] values =
                    Arrays.stream(all).map(each -> value(record, each)).toArray();
            values[at] = held instanceof Optional<?> ? Optional.of(copy.copy()) : copy.copy();
            made(record.getClass(), all, values).ifPresent(made -> {
                @SuppressWarnings("unchecked")
                R outer = (R) made;
                copies.add(new Corrupted<>(holder + "." + copy.place(), outer));
            });
        }
        return copies;
    }

    /** A value by itself, changed in every way that is known here. */
    public static List<Object> changes(Object value) {
        return changed(value).stream().map(Changed::value).toList();
    }

    private record Changed(String place, Object value) {
        Changed in(String outer, Object whole) {
            return new Changed(outer + (place.isEmpty() ? "" : "." + place), whole);
        }
    }

    private static List<Changed> changed(@Nullable Object value) {
        return switch (value) {
            case Integer number -> List.of(new Changed("", number + 1), new Changed("", number - 1));
            case Long number -> List.of(new Changed("", number + 1));
            case BigInteger number -> List.of(new Changed("", number.add(BigInteger.ONE)));
            case Rational number -> List.of(new Changed("", number.plus(Rational.of(1, 7))));
            case Enum<?> one -> {
                Object[] all = one.getDeclaringClass().getEnumConstants();
                yield List.of(new Changed("", all[(one.ordinal() + 1) % all.length]));
            }
            case RationalVector vector -> changedVector(vector);
            case Boolean truth -> List.of(new Changed("", !truth));
            case String text -> List.of(new Changed("", text + "'"));
            case int[][] matrix -> changedMatrix(matrix);
            case Optional<?> held -> changedOptional(held);
            case List<?> list -> changedList(list);
            case Set<?> set ->
                changedList(List.copyOf(set)).stream()
                        .map(each -> new Changed(each.place, new LinkedHashSet<>((List<?>) each.value)))
                        .filter(each -> !each.value.equals(set))
                        .toList();
            case Map<?, ?> map -> changedMap(map);
            case Supplier<?> later ->
                changed(later.get()).stream()
                        .map(each -> new Changed(each.place, (Supplier<Object>) () -> each.value))
                        .toList();
            case Record record -> changedRecord(record, null);
            case null, default -> List.of();
        };
    }

    /** One entry more, and a seventh of an entry's weight given to another, which keeps probabilities probabilities. */
    private static List<Changed> changedVector(RationalVector vector) {
        List<Changed> copies = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_ENTRIES, vector.size()); i++) {
            RationalVector unit = RationalVector.unit(vector.size(), i);
            copies.add(new Changed("[" + i + "] more", vector.plus(unit)));
            int next = (i + 1) % vector.size();
            Rational part = vector.get(i).over(7);
            if (!part.isZero() && next != i)
                copies.add(new Changed(
                        "[" + i + "] to the next",
                        vector.minus(unit.times(part))
                                .plus(RationalVector.unit(vector.size(), next).times(part))));
        }
        return copies;
    }

    private static List<Changed> changedMatrix(int[][] matrix) {
        List<Changed> copies = new ArrayList<>();
        for (int i = 0; i < Math.min(2, matrix.length); i++)
            for (int j = 0; j < Math.min(2, matrix[i].length); j++) {
                int[][] copy = Arrays.stream(matrix).map(int[]::clone).toArray(int[][]::new);
                copy[i][j]++;
                copies.add(new Changed("[" + i + "][" + j + "]", copy));
            }
        return copies;
    }

    private static List<Changed> changedOptional(Optional<?> held) {
        List<Changed> copies = new ArrayList<>();
        held.ifPresent(value ->
                changed(value).forEach(each -> copies.add(new Changed(each.place, Optional.of(each.value)))));
        return copies;
    }

    private static List<Changed> changedList(List<?> list) {
        List<Changed> copies = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (i >= MOST_ENTRIES && i != list.size() - 1) continue;
            List<Object> fewer = new ArrayList<>(list);
            fewer.remove(i);
            copies.add(new Changed("without " + i, fewer));
            for (Changed inner : changed(list.get(i))) {
                List<Object> other = new ArrayList<>(list);
                other.set(i, inner.value);
                copies.add(inner.in("[" + i + "]", other));
            }
        }
        if (!list.isEmpty()) {
            List<Object> more = new ArrayList<>(list);
            more.add(list.getFirst());
            copies.add(new Changed("with the first again", more));
        }
        return copies;
    }

    private static List<Changed> changedMap(Map<?, ?> map) {
        List<Changed> copies = new ArrayList<>();
        map.forEach((key, value) -> {
            Map<Object, Object> fewer = copy(map);
            fewer.remove(key);
            copies.add(new Changed("without " + key, fewer));
            for (Changed inner : changed(value)) {
                Map<Object, Object> other = copy(map);
                other.put(key, inner.value);
                copies.add(inner.in("[" + key + "]", other));
            }
        });
        return copies;
    }

    private static Map<Object, Object> copy(Map<?, ?> map) {
        return map instanceof TreeMap<?, ?> ? new TreeMap<>(map) : new LinkedHashMap<>(map);
    }

    private static List<Changed> changedRecord(Record record, @Nullable List<String> wanted) {
        List<Changed> copies = new ArrayList<>();
        RecordComponent[] components = record.getClass().getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            if (wanted != null && !wanted.contains(components[i].getName())) continue;
            for (Changed inner : changed(value(record, components[i]))) {
                Object[] values = new Object[components.length];
                for (int j = 0; j < values.length; j++) values[j] = j == i ? inner.value : value(record, components[j]);
                String name = components[i].getName();
                made(record.getClass(), components, values)
                        .filter(copy -> !copy.equals(record))
                        .ifPresent(copy -> copies.add(inner.in(name, copy)));
            }
        }
        return copies;
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The record with these values; nothing where the record itself refuses them. */
    private static Optional<Object> made(Class<?> type, RecordComponent[] components, Object[] values) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(values));
        } catch (java.lang.reflect.InvocationTargetException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
