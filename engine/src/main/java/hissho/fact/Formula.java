package hissho.fact;

import hissho.algebra.Radical;
import hissho.number.Rational;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Formulas in parameters, compared as functions: two agree where they have the same value at several points. */
public final class Formula {

    private static final List<String> NAMES = List.of(
            "a", "b", "c", "c1", "c2", "n", "q1", "q2", "p1", "p2", "V", "F", "x", "y", "A", "B", "p", "t", "lambda",
            "Q", "q");

    private static final long[] NUMERATORS = {1, 2, 3, 5, 1, 4, 7, 3, 2, 5, 8};
    private static final long[] DENOMINATORS = {3, 5, 7, 11, 2, 9, 13, 4, 17, 6, 19};
    private static final int POINTS = 7;

    private Formula() {}

    /** Every formula that is asked for, alone, in a list or by name, agrees with the one at the same place. */
    public static final Compare SAME = Formula::same;

    private static boolean same(@Nullable Object ours, @Nullable Object theirs) {
        if (ours instanceof List<?> a && theirs instanceof List<?> b) {
            if (a.size() != b.size()) return false;
            for (int k = 0; k < a.size(); k++) if (!same(a.get(k), b.get(k))) return false;
            return true;
        }
        if (ours instanceof Map<?, ?> a && theirs instanceof Map<?, ?> b)
            return b.keySet().stream().allMatch(key -> a.containsKey(key) && same(a.get(key), b.get(key)));
        if (ours == null || theirs == null || ours instanceof List<?> || ours instanceof Map<?, ?>) return false;
        return agree(ours.toString(), theirs.toString());
    }

    /** Whether two written formulas have the same value at several points, to many digits. */
    public static boolean agree(String ours, String theirs) {
        Radical first = Radical.parse(ours);
        Radical second = Radical.parse(theirs);
        for (int k = 0; k < POINTS; k++) if (!first.agrees(second, point(k))) return false;
        return true;
    }

    private static Map<String, Rational> point(int k) {
        Map<String, Rational> values = new HashMap<>();
        for (int v = 0; v < NAMES.size(); v++) {
            int n = (k * (2 * v + 1) + 3 * v) % NUMERATORS.length;
            values.put(NAMES.get(v), Rational.of(NUMERATORS[n], DENOMINATORS[n]).plus(Rational.of(v, 101)));
        }
        return values;
    }
}
