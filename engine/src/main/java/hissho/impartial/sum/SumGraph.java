package hissho.impartial.sum;

import hissho.fact.NotAnswered;
import hissho.impartial.Component;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.impartial.heap.Heap;
import hissho.impartial.nim.NimPile;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The sum as a graph: its vertices are the tuples of positions of the components, and an edge moves one of them. For piles the positions
 * are all piles up to the given one; for other games those that can be reached.
 */
record SumGraph(BigInteger vertices, BigInteger edges) {

    private static final int MOST_POSITIONS = 200_000;

    static SumGraph of(Sum sum, Progress progress) {
        SumGraph graph = of(1, 0);
        for (Component component : sum.components()) {
            SumGraph own = component(component, progress);
            graph = new SumGraph(
                    graph.vertices.multiply(own.vertices),
                    graph.edges.multiply(own.vertices).add(own.edges.multiply(graph.vertices)));
        }
        return graph;
    }

    private static SumGraph of(long vertices, long edges) {
        return new SumGraph(BigInteger.valueOf(vertices), BigInteger.valueOf(edges));
    }

    private static SumGraph component(Component component, Progress progress) {
        if (component instanceof NimPile pile) {
            BigInteger vertices = pile.size().add(BigInteger.ONE);
            return new SumGraph(vertices, pile.size().multiply(vertices).shiftRight(1));
        }
        if (component instanceof Heap heap
                && heap.size() <= MOST_POSITIONS
                && !heap.game().followers().splits()) {
            long edges = 0;
            for (long n = heap.game().least(); n <= heap.size(); n++) {
                progress.check();
                edges += heap.game().followers().of(n).count();
            }
            return of(heap.size() - heap.game().least() + 1, edges);
        }
        return reachable(component, progress);
    }

    private static SumGraph reachable(Component start, Progress progress) {
        Set<Object> seen = new HashSet<>(Set.of(start.key()));
        Deque<Component> open = new ArrayDeque<>(Set.of(start));
        long edges = 0;
        while (!open.isEmpty()) {
            progress.check();
            Component position = open.remove();
            if (position.optionCount() > MOST_POSITIONS) throw tooMany();
            Set<Object> next = new HashSet<>();
            for (Option option : position.options()) {
                if (!next.add(option.after().key())) continue;
                if (seen.add(option.after().key())) open.add(option.after());
                if (seen.size() > MOST_POSITIONS) throw tooMany();
            }
            edges += next.size();
        }
        return of(seen.size(), edges);
    }

    private static NotAnswered tooMany() {
        return new NotAnswered(Message.of("impartial.bad.graph-large", MOST_POSITIONS));
    }
}
