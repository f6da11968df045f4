package hissho.equilibrium.many;

import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All roots of a system in the unit box: boxes without a root are thrown away, and a box that Krawczyk's operator maps into its inside holds exactly one. What can be neither thrown away nor proved
 * is said to be left over.
 *
 * @param roots boxes with exactly one root each
 * @param complete whether nothing was left over
 */
record RootSearch(List<Interval[]> roots, boolean complete) {

    private static final int MOST_BOXES = 20_000;
    private static final double NARROWEST = 1e-7;
    private static final int REFINEMENTS = 30;
    private static final int NEWTON = 12;

    static RootSearch of(SupportSystem system, Progress progress) {
        List<Interval[]> roots = new ArrayList<>();
        Deque<Interval[]> open = new ArrayDeque<>();
        Interval[] whole = new Interval[system.unknowns];
        Arrays.fill(whole, new Interval(0, 1));
        open.push(whole);
        boolean complete = true;
        int seen = 0;
        while (!open.isEmpty()) {
            progress.check();
            Interval[] box = open.pop();
            if (++seen > MOST_BOXES) return new RootSearch(roots, false);
            if (hasNone(system, box)) continue;
            Interval[] wide = Arrays.stream(box).map(Interval::inflated).toArray(Interval[]::new);
            Interval[] image = krawczyk(system, wide);
            if (image != null) {
                if (isApart(image, box)) continue;
                if (isWithin(image, wide)) {
                    Interval[] root = refined(system, image);
                    if (roots.stream().allMatch(known -> isApart(known, root))) roots.add(root);
                    continue;
                }
            }
            int widest = widest(box);
            if (box[widest].width() < NARROWEST) {
                complete = false;
                continue;
            }
            double cut = box[widest].low() + 0.48 * box[widest].width();
            for (Interval half : List.of(new Interval(box[widest].low(), cut), new Interval(cut, box[widest].high()))) {
                Interval[] part = box.clone();
                part[widest] = half;
                open.push(part);
            }
        }
        return new RootSearch(roots, complete);
    }

    /** A box around a point with exactly one root, where Newton's steps from the point lead to one that can be proved. */
    static Optional<Interval[]> near(SupportSystem system, double[] start) {
        double[] x = start.clone();
        for (int step = 0; step < NEWTON; step++) {
            Interval[] at = Arrays.stream(x).mapToObj(v -> new Interval(v, v)).toArray(Interval[]::new);
            double[][] inverse = inverse(system.slopes(at));
            if (inverse == null) return Optional.empty();
            Interval[] value = system.equations(at);
            for (int i = 0; i < x.length; i++)
                for (int k = 0; k < x.length; k++) x[i] -= inverse[i][k] * value[k].middle();
        }
        for (double radius : List.of(1e-12, 1e-9, 1e-6)) {
            Interval[] box = Arrays.stream(x)
                    .mapToObj(v -> new Interval(v - radius, v + radius))
                    .toArray(Interval[]::new);
            Interval[] image = krawczyk(system, box);
            if (image != null && isWithin(image, box)) return Optional.of(refined(system, image));
        }
        return Optional.empty();
    }

    /** Whether an equation has no zero in the box, a probability would be negative, or a strategy outside the support is better throughout. */
    private static boolean hasNone(SupportSystem system, Interval[] box) {
        for (Interval side : system.equations(box)) if (!side.holdsZero()) return true;
        for (int i = 0; i < system.supports.size(); i++) {
            if (system.weight(box, i, system.supports.get(i).size() - 1).high() < 0) return true;
            for (int s = 0; s < system.game.size(i); s++)
                if (!system.supports.get(i).contains(s)
                        && system.lead(box, i, s).low() > 0) return true;
        }
        return false;
    }

    private static boolean isApart(Interval[] a, Interval[] b) {
        for (int k = 0; k < a.length; k++) if (a[k].and(b[k]).isEmpty()) return true;
        return false;
    }

    private static boolean isWithin(Interval[] inner, Interval[] outer) {
        for (int k = 0; k < inner.length; k++) if (!inner[k].isWithin(outer[k])) return false;
        return true;
    }

    private static int widest(Interval[] box) {
        int widest = 0;
        for (int k = 1; k < box.length; k++) if (box[k].width() > box[widest].width()) widest = k;
        return widest;
    }

    private static Interval[] refined(SupportSystem system, Interval[] start) {
        Interval[] box = start;
        for (int k = 0; k < REFINEMENTS; k++) {
            Interval[] image = krawczyk(system, box);
            if (image == null) return box;
            Interval[] next = new Interval[box.length];
            boolean smaller = false;
            for (int i = 0; i < box.length; i++) {
                next[i] = box[i].and(image[i]);
                if (next[i].isEmpty()) return box;
                smaller |= next[i].width() < 0.9 * box[i].width();
            }
            box = next;
            if (!smaller) return box;
        }
        return box;
    }

    /** Krawczyk's operator: middle - Y F(middle) + (1 - Y F'(box)) (box - middle), with Y an approximate inverse of the slopes at the middle; null where there is none. */
    private static Interval @Nullable [] krawczyk(SupportSystem system, Interval[] box) {
        int n = box.length;
        Interval[] middle = new Interval[n];
        for (int k = 0; k < n; k++) middle[k] = new Interval(box[k].middle(), box[k].middle());
        double[][] inverse = inverse(system.slopes(middle));
        if (inverse == null) return null;
        Interval[] value = system.equations(middle);
        Interval[][] slopes = system.slopes(box);
        Interval[] image = new Interval[n];
        for (int i = 0; i < n; i++) {
            Interval sum = middle[i];
            for (int k = 0; k < n; k++) sum = sum.minus(value[k].times(inverse[i][k]));
            for (int j = 0; j < n; j++) {
                Interval factor = i == j ? Interval.ONE : Interval.ZERO;
                for (int k = 0; k < n; k++) factor = factor.minus(slopes[k][j].times(inverse[i][k]));
                sum = sum.plus(factor.times(box[j].minus(middle[j])));
            }
            image[i] = sum;
        }
        return image;
    }

    private static double @Nullable [][] inverse(Interval[][] matrix) {
        int n = matrix.length;
        double[][] a = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) a[i][j] = matrix[i][j].middle();
            a[i][n + i] = 1;
        }
        for (int c = 0; c < n; c++) {
            int best = c;
            for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[best][c])) best = r;
            if (Math.abs(a[best][c]) < 1e-13) return null;
            double[] row = a[best];
            a[best] = a[c];
            a[c] = row;
            double pivot = row[c];
            for (int j = 0; j < 2 * n; j++) row[j] /= pivot;
            for (int r = 0; r < n; r++) {
                if (r == c) continue;
                double factor = a[r][c];
                for (int j = 0; j < 2 * n; j++) a[r][j] -= factor * row[j];
            }
        }
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) inverse[i] = Arrays.copyOfRange(a[i], n, 2 * n);
        return inverse;
    }
}
