package hissho.coalition.value;

import hissho.coalition.CoalitionalGame;
import hissho.fact.Compare;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** How facts about coalitions are written, and how lists of records are compared whatever their order. */
public final class Written {

    private Written() {}

    /** Numbers by coalition, smaller coalitions first. */
    public static Map<String, Object> byCoalition(CoalitionalGame game, Map<Long, Rational> numbers) {
        Map<String, Object> written = new LinkedHashMap<>();
        numbers.keySet().stream()
                .sorted(hissho.coalition.nucleolus.Kohlberg.BY_SIZE)
                .forEach(coalition -> written.put(game.key(coalition), numbers.getOrDefault(coalition, Rational.ZERO)));
        return written;
    }

    /** Two lists of records, each with the same fields, in any order. */
    public static final Compare RECORDS = Compare.MULTISET;

    /** Lists position by position, as their entries say. */
    public static Compare each(BiPredicate<Object, Object> same) {
        return (answered, expected) -> {
            if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size())
                return false;
            for (int i = 0; i < a.size(); i++) if (!same.test(a.get(i), e.get(i))) return false;
            return true;
        };
    }

    /** Maps with the same keys, whose values are sets. */
    public static final Compare MAP_OF_SETS = (answered, expected) -> {
        if (!(answered instanceof Map<?, ?> a) || !(expected instanceof Map<?, ?> e) || a.size() != e.size())
            return false;
        for (Map.Entry<?, ?> entry : e.entrySet()) {
            Object mine = a.get(entry.getKey().toString());
            if (!(mine instanceof Collection<?>) || !Compare.SET.agree(mine, entry.getValue())) return false;
        }
        return true;
    };

    /** Players as facts write them, counted from 1. */
    public static List<Integer> players(Collection<Integer> indices) {
        return indices.stream().map(i -> i + 1).toList();
    }

    /** Pairs of players as facts write them. */
    public static List<List<Integer>> pairs(List<List<Integer>> pairs) {
        List<List<Integer>> written = new ArrayList<>();
        for (List<Integer> pair : pairs) written.add(players(pair));
        return written;
    }
}
