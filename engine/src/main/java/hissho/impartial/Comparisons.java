package hissho.impartial;

import hissho.fact.Compare;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Ways answer keys are compared that impartial games need beyond the common ones. */
public final class Comparisons {

    private Comparisons() {}

    /** Sets whose lists of parts, wherever they stand inside an entry, have no order. */
    public static final Compare PARTS =
            (answered, expected) -> Compare.SET.agree(sortedInside(answered), sortedInside(expected));

    /** Maps whose values are sets. */
    public static final Compare MAP_OF_SETS = (answered, expected) -> answered instanceof Map<?, ?> a
            && expected instanceof Map<?, ?> e
            && a.size() == e.size()
            && a.entrySet().stream()
                    .allMatch(entry -> e.containsKey(entry.getKey())
                            && Compare.SET.agree(entry.getValue(), e.get(entry.getKey())));

    /** A list that is as long as the answer key wants it: entry i must be what the function says. */
    public static Compare prefix(IntFunction<@Nullable Object> entry) {
        return (answered, expected) -> {
            if (!(expected instanceof List<?> list)) return false;
            for (int i = 0; i < list.size(); i++) if (!Compare.EXACT.agree(entry.apply(i), list.get(i))) return false;
            return true;
        };
    }

    /** Sets compared after every entry of both has been brought to one form. */
    public static Compare setOf(UnaryOperator<@Nullable Object> form) {
        return (answered, expected) -> answered instanceof Collection<?> a
                && expected instanceof Collection<?> e
                && Compare.SET.agree(
                        a.stream().map(form).toList(), e.stream().map(form).toList());
    }

    private static @Nullable Object sortedInside(@Nullable Object value) {
        if (!(value instanceof Collection<?> entries)) return value;
        List<@Nullable Object> sorted = new ArrayList<>();
        for (Object entry : entries) sorted.add(sortedEntry(entry));
        return sorted;
    }

    private static @Nullable Object sortedEntry(@Nullable Object entry) {
        if (entry instanceof List<?> parts) return sorted(parts);
        if (!(entry instanceof Map<?, ?> map)) return entry;
        Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> copy.put(key, value instanceof List<?> parts ? sorted(parts) : value));
        return copy;
    }

    private static List<Object> sorted(List<?> parts) {
        List<Object> copy = new ArrayList<>(parts);
        copy.sort((a, b) -> a instanceof Number && b instanceof Number
                ? new java.math.BigInteger(a.toString()).compareTo(new java.math.BigInteger(b.toString()))
                : a.toString().compareTo(b.toString()));
        return copy;
    }
}
