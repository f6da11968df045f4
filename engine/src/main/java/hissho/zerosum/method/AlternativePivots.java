package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.method.PivotTableau.Label;
import hissho.zerosum.method.PivotTableau.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Further pivots from a last tableau that keep both borders from becoming negative: every tableau so reached gives optimal
 * strategies, and all extreme ones are reached.
 */
public final class AlternativePivots {

    private static final int MOST_TABLEAUX = 2000;

    private AlternativePivots() {}

    /** The strategies of I in all last tableaux, the given one's first. */
    public static List<RationalVector> rows(PivotTableau last) {
        return read(last, PivotTableau::row);
    }

    public static List<RationalVector> columns(PivotTableau last) {
        return read(last, PivotTableau::column);
    }

    private static List<RationalVector> read(PivotTableau last, Function<PivotTableau, RationalVector> strategy) {
        Set<RationalVector> found = new LinkedHashSet<>();
        for (PivotTableau tableau : reachable(last)) found.add(strategy.apply(tableau));
        return List.copyOf(found);
    }

    private static List<PivotTableau> reachable(PivotTableau last) {
        List<PivotTableau> found = new ArrayList<>(List.of(last));
        Set<Set<Label>> seen = new HashSet<>(Set.of(Set.copyOf(last.left())));
        Deque<PivotTableau> open = new ArrayDeque<>(found);
        while (!open.isEmpty() && found.size() < MOST_TABLEAUX) {
            PivotTableau at = open.poll();
            for (Place place : degenerate(at)) {
                PivotTableau next = at.after(place);
                if (feasible(next) && seen.add(Set.copyOf(next.left()))) {
                    found.add(next);
                    open.add(next);
                }
            }
        }
        return found;
    }

    /** Entries in a column with a zero at the bottom or a row with a zero on the right. */
    private static List<Place> degenerate(PivotTableau tableau) {
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < tableau.height(); i++)
            for (int j = 0; j < tableau.width(); j++)
                if (!tableau.cells().get(i, j).isZero()
                        && (tableau.bottom(j).isZero() || tableau.right(i).isZero())) places.add(new Place(i, j));
        return places;
    }

    private static boolean feasible(PivotTableau tableau) {
        if (!tableau.terminal()) return false;
        for (int i = 0; i < tableau.height(); i++) if (tableau.right(i).compareTo(Rational.ZERO) < 0) return false;
        return true;
    }
}
