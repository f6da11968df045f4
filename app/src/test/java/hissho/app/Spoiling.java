package hissho.app;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Spoils one place of a document at random, reproducibly. */
public final class Spoiling {

    private static final List<Object> STRANGE = Arrays.asList(
            null,
            0,
            -1,
            1_000_000_007,
            BigInteger.TEN.pow(30),
            "1/3",
            "",
            "nonsense",
            true,
            List.of(),
            Map.of(),
            List.of(1, List.of(2)),
            List.of(Map.of("a", 1)),
            "1e4000");

    private Spoiling() {}

    /** The tree with any one place spoilt, which may be the whole. */
    public static Object one(Object tree, Random random) {
        return mutated(tree, new int[] {random.nextInt(places(tree))}, random);
    }

    /** The tree with a place inside it spoilt, where it has any. */
    public static Object oneInside(Object tree, Random random) {
        int places = places(tree);
        return places == 1 ? tree : mutated(tree, new int[] {1 + random.nextInt(places - 1)}, random);
    }

    private static int places(Object tree) {
        return switch (tree) {
            case Map<?, ?> map ->
                1 + map.values().stream().mapToInt(Spoiling::places).sum();
            case List<?> list -> 1 + list.stream().mapToInt(Spoiling::places).sum();
            case null, default -> 1;
        };
    }

    /** The tree with the value at the countdown's place spoilt. */
    private static Object mutated(Object tree, int[] countdown, Random random) {
        if (countdown[0]-- == 0) return strange(tree, random);
        return switch (tree) {
            case Map<?, ?> map -> {
                Map<Object, Object> copy = new LinkedHashMap<>();
                map.forEach((name, value) -> copy.put(name, mutated(value, countdown, random)));
                yield copy;
            }
            case List<?> list -> {
                List<Object> copy = new ArrayList<>();
                list.forEach(value -> copy.add(mutated(value, countdown, random)));
                yield copy;
            }
            case null, default -> tree;
        };
    }

    private static Object strange(Object old, Random random) {
        if (old instanceof List<?> list && !list.isEmpty() && random.nextBoolean()) {
            List<Object> changed = new ArrayList<>(list);
            if (random.nextBoolean()) changed.removeLast();
            else changed.add(list.get(random.nextInt(list.size())));
            return changed;
        }
        return STRANGE.get(random.nextInt(STRANGE.size()));
    }
}
