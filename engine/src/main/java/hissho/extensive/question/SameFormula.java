package hissho.extensive.question;

import hissho.algebra.Expression;
import hissho.fact.Compare;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares what holds formulas, in lists and maps, formula by formula as functions. */
public final class SameFormula {

    private SameFormula() {}

    /** Whether every formula agrees with the one at the same place. */
    public static Compare throughout(List<String> variables) {
        return (answered, proposed) -> same(answered, proposed, variables);
    }

    private static boolean same(@Nullable Object ours, @Nullable Object theirs, List<String> variables) {
        if (ours instanceof List<?> a && theirs instanceof List<?> b) {
            if (a.size() != b.size()) return false;
            for (int k = 0; k < a.size(); k++) if (!same(a.get(k), b.get(k), variables)) return false;
            return true;
        }
        if (ours instanceof Map<?, ?> a && theirs instanceof Map<?, ?> b)
            return a.keySet().equals(b.keySet())
                    && a.keySet().stream().allMatch(key -> same(a.get(key), b.get(key), variables));
        if (ours == null || theirs == null || ours instanceof List<?> || ours instanceof Map<?, ?>) return false;
        Expression formula = Expression.written(ours.toString());
        return Formulas.agrees(theirs.toString(), variables, formula::at);
    }
}
