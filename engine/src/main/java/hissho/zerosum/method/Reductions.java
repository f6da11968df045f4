package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All ends that the removal of dominated lines can have: with weak domination the order matters, and every order is right.
 */
public final class Reductions {

    /** What is left, by original indices. */
    public record Rest(List<Integer> rows, List<Integer> columns) {
        public Rest {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }

    private static final int MOST_VISITED = 2000;

    private Reductions() {}

    /** The ends reachable in any order; where there are very many ways, those found among the first. */
    public static List<Rest> all(MatrixGame game, Dominance.Mode mode, Progress progress) {
        Rest start = new Rest(indices(game.height()), indices(game.width()));
        Set<Rest> seen = new HashSet<>(Set.of(start));
        Deque<Rest> open = new ArrayDeque<>(seen);
        List<Rest> ends = new ArrayList<>();
        while (!open.isEmpty() && seen.size() < MOST_VISITED) {
            progress.check();
            Rest at = open.pop();
            List<Rest> next = successors(game, at, mode, progress);
            if (next.isEmpty()) ends.add(at);
            for (Rest rest : next) if (seen.add(rest)) open.push(rest);
        }
        return ends;
    }

    private static List<Rest> successors(MatrixGame game, Rest at, Dominance.Mode mode, Progress progress) {
        MatrixGame rest = game.restricted(at.rows, at.columns);
        MatrixGame reversed = rest.reversed();
        List<Rest> next = new ArrayList<>();
        for (int k = 0; k < rest.height(); k++)
            if (Dominance.find(rest, k, mode, progress).isPresent())
                next.add(new Rest(without(at.rows, k), at.columns));
        for (int k = 0; k < rest.width(); k++)
            if (Dominance.find(reversed, k, mode, progress).isPresent())
                next.add(new Rest(at.rows, without(at.columns, k)));
        return next;
    }

    private static List<Integer> without(List<Integer> lines, int position) {
        return IntStream.range(0, lines.size())
                .filter(k -> k != position)
                .mapToObj(lines::get)
                .toList();
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }
}
