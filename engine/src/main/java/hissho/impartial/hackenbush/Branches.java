package hissho.impartial.hackenbush;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The branches at a fork of a fused picture: each bridge with everything it carries, and each loop. */
final class Branches {

    private Branches() {}

    /**
     * The values of the branches at the first fork met when the edges are gone through in order, the ground counting only where there is
     * no other fork; in the order of the edges, empty where nothing forks.
     */
    static List<Integer> atFirstFork(Fusion fusion) {
        Map<Integer, List<Integer>> values = new HashMap<>();
        List<Integer> order = new ArrayList<>();
        Picture picture = fusion.picture;
        for (int edge = 0; edge < picture.edges(); edge++) {
            if (!fusion.isGrounded(edge)) continue;
            int u = fusion.root[picture.from(edge)];
            int v = fusion.root[picture.to(edge)];
            int lower = fusion.time[u] <= fusion.time[v] ? u : v;
            int upper = lower == u ? v : u;
            if (!values.containsKey(lower)) order.add(lower);
            values.computeIfAbsent(lower, l -> new ArrayList<>()).add(u == v ? 1 : fusion.value[upper] + 1);
        }
        return order.stream()
                .filter(vertex -> vertex != 0)
                .map(vertex -> values.getOrDefault(vertex, List.of()))
                .filter(branches -> branches.size() > 1)
                .findFirst()
                .orElseGet(() -> values.getOrDefault(0, List.of()));
    }
}
