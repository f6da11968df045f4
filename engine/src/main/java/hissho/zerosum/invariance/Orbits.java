package hissho.zerosum.invariance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The orbits of a group given by generators: "can be carried to" is an equivalence relation, and these are its classes. */
final class Orbits {

    private Orbits() {}

    /** The orbits, each rising, in the order of their smallest members. */
    static List<List<Integer>> of(int size, List<Permutation> generators) {
        int[] leader = new int[size];
        for (int i = 0; i < size; i++) leader[i] = i;
        for (Permutation generator : generators) for (int i = 0; i < size; i++) join(leader, i, generator.of(i));
        Map<Integer, List<Integer>> orbits = new LinkedHashMap<>();
        for (int i = 0; i < size; i++)
            orbits.computeIfAbsent(find(leader, i), l -> new ArrayList<>()).add(i);
        return orbits.values().stream().map(List::copyOf).toList();
    }

    private static void join(int[] leader, int a, int b) {
        int x = find(leader, a);
        int y = find(leader, b);
        leader[Math.max(x, y)] = Math.min(x, y);
    }

    private static int find(int[] leader, int i) {
        int at = i;
        while (leader[at] != at) at = leader[at] = leader[leader[at]];
        return at;
    }
}
