package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every way through the pivot method: all sequences of legal pivots from one tableau to a last one, without going in circles. */
public final class PivotPaths {

    /** One sequence of legal pivots with the corner before and after each. */
    public record Path(List<PivotTableau.Place> pivots, List<Rational> corners, PivotTableau last) {
        public Path {
            pivots = List.copyOf(pivots);
            corners = List.copyOf(corners);
        }
    }

    private final int limit;
    private final Progress progress;
    private final List<Path> found = new ArrayList<>();

    private PivotPaths(int limit, Progress progress) {
        this.limit = limit;
        this.progress = progress;
    }

    /** All paths, or nothing where there are more than the limit. */
    public static Optional<List<Path>> all(PivotTableau start, int limit, Progress progress) {
        PivotPaths paths = new PivotPaths(limit, progress);
        boolean complete = paths.walk(start, new ArrayList<>(), List.of(start.corner()), new HashSet<>());
        return complete ? Optional.of(List.copyOf(paths.found)) : Optional.empty();
    }

    private boolean walk(
            PivotTableau at,
            List<PivotTableau.Place> pivots,
            List<Rational> corners,
            Set<Set<PivotTableau.Label>> visited) {
        progress.check();
        if (at.terminal()) {
            found.add(new Path(pivots, corners, at));
            return found.size() <= limit;
        }
        Set<PivotTableau.Label> basis = Set.copyOf(at.left());
        if (!visited.add(basis)) return true;
        for (PivotTableau.Place pivot : at.legalPivots()) {
            PivotTableau next = at.after(pivot);
            List<Rational> longer = new ArrayList<>(corners);
            longer.add(next.corner());
            pivots.add(pivot);
            boolean complete = walk(next, pivots, longer, visited);
            pivots.removeLast();
            if (!complete) return false;
        }
        visited.remove(basis);
        return true;
    }

    /** The tableaux of automatic mode from a first to a last one; the last is not terminal where the value is not positive. */
    public static List<PivotTableau> automatic(PivotTableau start, Progress progress) {
        List<PivotTableau> tableaux = new ArrayList<>(List.of(start));
        Optional<PivotTableau.Place> next = start.automatic();
        while (next.isPresent()) {
            progress.check();
            tableaux.add(tableaux.getLast().after(next.get()));
            next = tableaux.getLast().automatic();
        }
        return tableaux;
    }

    /** The different strategy pairs at the ends of paths. */
    public static Set<List<RationalVector>> strategies(List<Path> paths) {
        Set<List<RationalVector>> pairs = new HashSet<>();
        for (Path path : paths) pairs.add(List.of(path.last.row(), path.last.column()));
        return pairs;
    }
}
