package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A tableau of the pivot method (Williams' form of the simplex method): the payoffs bordered by +1 on the right, -1 at the
 * bottom and 0 in the corner, with labels x1, x2 for I's rows on the left and y1, y2 for II's columns on the top.
 *
 * @param cells body, right border, bottom border and corner
 */
public record PivotTableau(List<Label> left, List<Label> top, RationalMatrix cells) {

    /** A variable of one player, by the index of the strategy it stands for. */
    public record Label(boolean first, int index) {
        @Override
        public String toString() {
            return (first ? "x" : "y") + (index + 1);
        }
    }

    /** A place of the body, from 0. */
    public record Place(int row, int column) {}

    /** What the rules say about a proposed pivot. */
    public enum Verdict {
        LEGAL("legal"),
        BOTTOM_NOT_NEGATIVE("bottom-not-negative"),
        ENTRY_NOT_POSITIVE("entry-not-positive"),
        NOT_MINIMUM_RATIO("not-minimum-ratio"),
        ON_BORDER("on-border");

        private final String code;

        Verdict(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    public PivotTableau {
        left = List.copyOf(left);
        top = List.copyOf(top);
    }

    /** The first tableau of a game whose value should be positive. */
    public static PivotTableau of(MatrixGame game) {
        int m = game.height();
        int n = game.width();
        RationalMatrix cells = RationalMatrix.generate(m + 1, n + 1, (i, j) -> {
            if (i < m) return j < n ? game.payoff(i, j) : Rational.ONE;
            return j < n ? Rational.MINUS_ONE : Rational.ZERO;
        });
        return new PivotTableau(
                IntStream.range(0, m).mapToObj(i -> new Label(true, i)).toList(),
                IntStream.range(0, n).mapToObj(j -> new Label(false, j)).toList(),
                cells);
    }

    public int height() {
        return left.size();
    }

    public int width() {
        return top.size();
    }

    public Rational corner() {
        return cells.get(height(), width());
    }

    public Rational right(int row) {
        return cells.get(row, width());
    }

    public Rational bottom(int column) {
        return cells.get(height(), column);
    }

    /** Whether no negative entry is left at the bottom. */
    public boolean terminal() {
        return IntStream.range(0, width()).noneMatch(j -> bottom(j).isNegative());
    }

    /** Right border over entry, where the entry is positive. */
    public Optional<Rational> ratio(int row, int column) {
        Rational entry = cells.get(row, column);
        return entry.isPositive() ? Optional.of(right(row).over(entry)) : Optional.empty();
    }

    /** The rows with the smallest ratio in a column; none where the column has no positive entry. */
    public List<Integer> minimumRatioRows(int column) {
        Optional<Rational> least = IntStream.range(0, height())
                .mapToObj(i -> ratio(i, column))
                .flatMap(Optional::stream)
                .reduce(Rational::min);
        return IntStream.range(0, height())
                .filter(i -> least.isPresent() && ratio(i, column).equals(least))
                .boxed()
                .toList();
    }

    public Verdict judge(Place pivot) {
        if (pivot.row < 0 || pivot.row >= height() || pivot.column < 0 || pivot.column >= width())
            return Verdict.ON_BORDER;
        if (!bottom(pivot.column).isNegative()) return Verdict.BOTTOM_NOT_NEGATIVE;
        if (!cells.get(pivot.row, pivot.column).isPositive()) return Verdict.ENTRY_NOT_POSITIVE;
        return minimumRatioRows(pivot.column).contains(pivot.row) ? Verdict.LEGAL : Verdict.NOT_MINIMUM_RATIO;
    }

    public List<Place> legalPivots() {
        List<Place> places = new ArrayList<>();
        for (int j = 0; j < width(); j++) {
            if (!bottom(j).isNegative()) continue;
            for (int i : minimumRatioRows(j)) places.add(new Place(i, j));
        }
        return places;
    }

    /** The tableau after a pivot on any entry of the body that is not zero. */
    public PivotTableau after(Place pivot) {
        Rational p = cells.get(pivot.row, pivot.column);
        RationalMatrix next = RationalMatrix.generate(cells.height(), cells.width(), (i, j) -> {
            Rational z = cells.get(i, j);
            if (i == pivot.row && j == pivot.column) return p.inverse();
            if (i == pivot.row) return z.over(p);
            if (j == pivot.column) return z.negated().over(p);
            return z.minus(
                    cells.get(pivot.row, j).times(cells.get(i, pivot.column)).over(p));
        });
        List<Label> newLeft = new ArrayList<>(left);
        List<Label> newTop = new ArrayList<>(top);
        newLeft.set(pivot.row, top.get(pivot.column));
        newTop.set(pivot.column, left.get(pivot.row));
        return new PivotTableau(newLeft, newTop, next);
    }

    /** The pivot of automatic mode: Bland's rule, the smallest label first, which cannot cycle. */
    public Optional<Place> automatic() {
        return IntStream.range(0, width())
                .filter(j -> bottom(j).isNegative())
                .boxed()
                .min((a, b) -> Integer.compare(order(top.get(a)), order(top.get(b))))
                .flatMap(j -> minimumRatioRows(j).stream()
                        .min((a, b) -> Integer.compare(order(left.get(a)), order(left.get(b))))
                        .map(i -> new Place(i, j)));
    }

    private int order(Label label) {
        return label.first ? label.index : height() + width() + label.index;
    }

    /** I's weights as the tableau gives them: the bottom entry under each x on the top, over the corner. */
    public RationalVector row() {
        Rational[] weights = new Rational[height()];
        Arrays.fill(weights, Rational.ZERO);
        for (int j = 0; j < width(); j++)
            if (top.get(j).first) weights[top.get(j).index] = bottom(j).over(corner());
        return RationalVector.of(weights);
    }

    /** II's weights: the right entry beside each y on the left, over the corner. */
    public RationalVector column() {
        Rational[] weights = new Rational[width()];
        Arrays.fill(weights, Rational.ZERO);
        for (int i = 0; i < height(); i++) if (!left.get(i).first) weights[left.get(i).index] = right(i).over(corner());
        return RationalVector.of(weights);
    }
}
