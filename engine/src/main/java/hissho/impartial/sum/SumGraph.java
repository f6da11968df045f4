package hissho.impartial.sum;

import hissho.impartial.Component;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.NimPile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The sum as a graph: its vertices are the tuples of positions of the components, and an edge moves one of them. For piles the positions
 * are all piles up to the given one; for other games those that can be reached.
 */
record SumGraph(long vertices, long edges) {

    private static final int MOST_POSITIONS = 200_000;

    static SumGraph of(Sum sum) {
        long vertices = 1;
        long edges = 0;
        for (Component component : sum.components()) {
            SumGraph own = component(component);
            edges = Math.addExact(Math.multiplyExact(edges, own.vertices), Math.multiplyExact(own.edges, vertices));
            vertices = Math.multiplyExact(vertices, own.vertices);
        }
        return new SumGraph(vertices, edges);
    }

    private static SumGraph component(Component component) {
        if (component instanceof NimPile pile) {
            long size = pile.size().longValueExact();
            return new SumGraph(size + 1, Math.multiplyExact(size, size + 1) / 2);
        }
        if (component instanceof Heap heap
                && heap.size() <= MOST_POSITIONS
                && heap.options().stream().noneMatch(o -> o.after() instanceof Sum)) {
            long edges = 0;
            for (long n = heap.game().least(); n <= heap.size(); n++)
                edges += new Heap(heap.game(), n).options().size();
            return new SumGraph(heap.size() - heap.game().least() + 1, edges);
        }
        return reachable(component);
    }

    private static SumGraph reachable(Component start) {
        Set<Object> seen = new HashSet<>(Set.of(start.key()));
        Deque<Component> open = new ArrayDeque<>(Set.of(start));
        long edges = 0;
        while (!open.isEmpty()) {
            Component position = open.remove();
            Set<Object> next = new HashSet<>();
            for (Option option : position.options()) {
                if (!next.add(option.after().key())) continue;
                if (seen.add(option.after().key())) open.add(option.after());
                if (seen.size() > MOST_POSITIONS) throw new IllegalStateException("more positions than are counted");
            }
            edges += next.size();
        }
        return new SumGraph(seen.size(), edges);
    }
}
