package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An order of the columns in which a square matrix is skew-symmetric: the game is symmetric once II's strategies are listed so.
 * Found by backtracking; the column put in place i must hold zero in row i and the negatives of what row i holds so far.
 */
public final class SkewOrder {

    private final RationalMatrix matrix;
    private final Progress progress;
    private final List<Integer> order = new ArrayList<>();

    private SkewOrder(RationalMatrix matrix, Progress progress) {
        this.matrix = matrix;
        this.progress = progress;
    }

    /** The columns in such an order, the given order first. */
    public static Optional<List<Integer>> of(RationalMatrix matrix, Progress progress) {
        if (!matrix.isSquare()) return Optional.empty();
        SkewOrder search = new SkewOrder(matrix, progress);
        return search.place(0) ? Optional.of(List.copyOf(search.order)) : Optional.empty();
    }

    private boolean place(int at) {
        progress.check();
        if (at == matrix.width()) return true;
        for (int k = 0; k < matrix.width(); k++) {
            int column = (at + k) % matrix.width();
            if (order.contains(column) || !fits(at, column)) continue;
            order.add(column);
            if (place(at + 1)) return true;
            order.removeLast();
        }
        return false;
    }

    private boolean fits(int at, int column) {
        if (!matrix.get(at, column).isZero()) return false;
        for (int i = 0; i < at; i++) {
            Rational mirrored = matrix.get(at, order.get(i)).negated();
            if (!matrix.get(i, column).equals(mirrored)) return false;
        }
        return true;
    }
}
