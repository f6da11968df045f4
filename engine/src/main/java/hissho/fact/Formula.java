package hissho.fact;

import hissho.algebra.BadExpression;
import hissho.algebra.Radical;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Formulas in parameters, compared as functions: two agree where they have the same value at several points. */
public final class Formula {

    /** Every letter, alone and with a digit behind it. */
    private static final List<String> NAMES = names();

    private static final long[] NUMERATORS = {1, 2, 3, 5, 1, 4, 7, 3, 2, 5, 8};
    private static final long[] DENOMINATORS = {3, 5, 7, 11, 2, 9, 13, 4, 17, 6, 19};
    private static final int POINTS = 7;

    private Formula() {}

    /** Every formula that is asked for, alone, in a list or by name, agrees with the one at the same place. */
    public static final Compare SAME = Compare.inside((ours, theirs) -> ours != null
            && theirs != null
            && !(ours instanceof List<?>)
            && !(ours instanceof Map<?, ?>)
            && agree(ours.toString(), theirs.toString()));

    /** Whether two written formulas have the same value at several points, to many digits. */
    public static boolean agree(String ours, String theirs) {
        try {
            Radical first = Radical.written(ours);
            Radical second = Radical.parse(theirs);
            for (int k = 0; k < POINTS; k++) if (!first.agrees(second, point(k))) return false;
            return true;
        } catch (BadExpression | ArithmeticException notAFormula) {
            return false;
        }
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>(List.of("lambda"));
        for (char letter : "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".toCharArray()) {
            names.add(String.valueOf(letter));
            for (int digit = 0; digit < 10; digit++) names.add(letter + String.valueOf(digit));
        }
        return names;
    }

    private static Map<String, Rational> point(int k) {
        Map<String, Rational> values = new HashMap<>();
        for (int v = 0; v < NAMES.size(); v++) {
            int n = (k * (2 * (v % 97) + 1) + 3 * v) % NUMERATORS.length;
            values.put(NAMES.get(v), Rational.of(NUMERATORS[n], DENOMINATORS[n]).plus(Rational.of(v, 1009)));
        }
        return values;
    }
}
