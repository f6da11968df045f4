package hissho.linear;

import hissho.progress.Progress;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/**
 * The simplex method on a tableau whose right border is not negative.
 *
 * <p>The steepest bottom entry enters; after a step that did not raise the corner, Bland's rule (smallest labels first) takes
 * over until one does. Bland's theorem then excludes cycling, so the method always ends.
 */
final class PivotRule {

    /** Told of every pivot before it is made. */
    @FunctionalInterface
    interface Watcher {
        void pivoting(IntegerTableau tableau, int row, int column);
    }

    private PivotRule() {}

    /** Pivots until no allowed bottom entry is negative; the column without a positive entry, where one stops the way. */
    static OptionalInt run(IntegerTableau tableau, IntPredicate allowedLabel, Watcher watcher, Progress progress) {
        boolean stalled = false;
        while (true) {
            progress.check();
            int column = entering(tableau, allowedLabel, stalled);
            if (column < 0) return OptionalInt.empty();
            int row = leaving(tableau, column);
            if (row < 0) return OptionalInt.of(column);
            stalled = tableau.sign(row, tableau.width()) == 0;
            watcher.pivoting(tableau, row, column);
            tableau.pivot(row, column);
        }
    }

    private static int entering(IntegerTableau tableau, IntPredicate allowed, boolean bland) {
        int bottom = tableau.height();
        int best = -1;
        for (int j = 0; j < tableau.width(); j++) {
            if (tableau.sign(bottom, j) >= 0 || !allowed.test(tableau.topLabel(j))) continue;
            if (best < 0
                    || (bland
                            ? tableau.topLabel(j) < tableau.topLabel(best)
                            : tableau.compare(bottom, j, bottom, best) < 0)) best = j;
        }
        return best;
    }

    static int leaving(IntegerTableau tableau, int column) {
        int best = -1;
        for (int i = 0; i < tableau.height(); i++) {
            if (tableau.sign(i, column) <= 0) continue;
            int order = best < 0 ? -1 : tableau.compareRatios(i, best, column);
            if (order < 0 || (order == 0 && tableau.leftLabel(i) < tableau.leftLabel(best))) best = i;
        }
        return best;
    }
}
