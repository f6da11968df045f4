package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.linear.Bareiss;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Evolutionarily stable strategies of a symmetric game, by the exact test of Haigh and Abakuks: x is stable exactly when it is a best reply to itself and the form of losses is strictly copositive over
 * the other best replies, those x does not use counting as not negative.
 */
public final class Evolution {

    private Evolution() {}

    /** Whether the second player's payoffs are the first's, seen from the other side. */
    public static boolean isSymmetric(RationalMatrix first, RationalMatrix second) {
        return first.isSquare() && second.equals(first.transposed());
    }

    /** Whether no small group of mutants can invade a population of x. */
    public static boolean isStable(RationalMatrix payoffs, Mixed x, Progress progress) {
        RationalVector earned = payoffs.times(x.weights());
        List<Integer> best = earned.indicesOf(earned.maximum());
        if (!best.containsAll(x.support())) return false;
        int pivot = x.support().getFirst();
        List<Integer> free = x.support().stream().filter(i -> i != pivot).toList();
        List<Integer> bounded =
                best.stream().filter(i -> !x.support().contains(i)).toList();
        List<Integer> order = new ArrayList<>(free);
        order.addAll(bounded);
        RationalMatrix a = payoffs;
        if (order.isEmpty()) return true;
        RationalMatrix losses = RationalMatrix.generate(order.size(), order.size(), (k, l) -> {
            int i = order.get(k);
            int j = order.get(l);
            Rational one =
                    a.get(pivot, j).plus(a.get(i, pivot)).minus(a.get(i, j)).minus(a.get(pivot, pivot));
            Rational other =
                    a.get(pivot, i).plus(a.get(j, pivot)).minus(a.get(j, i)).minus(a.get(pivot, pivot));
            return one.plus(other);
        });
        return isCopositive(losses, free.size(), progress);
    }

    /** Whether the form is positive at every vector but zero whose entries from the given place on are not negative: the free ones are eliminated, the rest tested by Keller's criterion. */
    private static boolean isCopositive(RationalMatrix form, int free, Progress progress) {
        RationalMatrix rest = form;
        for (int k = 0; k < free; k++) {
            if (!rest.get(0, 0).isPositive()) return false;
            if (rest.height() == 1) return true;
            rest = withoutFirst(rest);
        }
        int size = rest.height();
        if (isDefinite(rest)) return true;
        for (long set = 1; set < 1L << size; set++) {
            progress.check();
            long chosen = set;
            List<Integer> lines = IntStream.range(0, size)
                    .filter(i -> (chosen >> i & 1) == 1)
                    .boxed()
                    .toList();
            RationalMatrix minor = rest.submatrix(lines, lines);
            if (Bareiss.determinant(minor).isPositive()) continue;
            int last = lines.size() - 1;
            boolean positive = last == 0
                    || IntStream.rangeClosed(0, last)
                            .allMatch(j -> cofactor(minor, last, j).isPositive());
            if (positive) return false;
        }
        return true;
    }

    /** Whether the form is positive at every vector but zero: every pivot is. */
    private static boolean isDefinite(RationalMatrix form) {
        RationalMatrix rest = form;
        while (rest.get(0, 0).isPositive()) {
            if (rest.height() == 1) return true;
            rest = withoutFirst(rest);
        }
        return false;
    }

    /** The form of the others where the first is chosen best. */
    private static RationalMatrix withoutFirst(RationalMatrix form) {
        return RationalMatrix.generate(
                form.height() - 1,
                form.height() - 1,
                (i, j) -> form.get(i + 1, j + 1)
                        .minus(form.get(i + 1, 0).times(form.get(0, j + 1)).over(form.get(0, 0))));
    }

    private static Rational cofactor(RationalMatrix square, int row, int column) {
        List<Integer> rows = IntStream.range(0, square.height())
                .filter(i -> i != row)
                .boxed()
                .toList();
        List<Integer> columns = IntStream.range(0, square.height())
                .filter(j -> j != column)
                .boxed()
                .toList();
        Rational minor = Bareiss.determinant(square.submatrix(rows, columns));
        return (row + column) % 2 == 0 ? minor : minor.negated();
    }
}
