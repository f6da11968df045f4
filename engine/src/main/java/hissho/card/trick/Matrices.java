package hissho.card.trick;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The matrices of a moment of a deal, Left's cards as rows and Right's as columns, both high to low: T what Left takes in this trick, W
 * what he takes afterwards with the winner leading, G = T + W (G = W, the outcome, where a declared target ends the game), and H the sign of the trick. With Left leading the game is worth
 * maxmin of G, with Right leading minmax (the other way round where points are avoided).
 */
public final class Matrices {

    private final int[][] g;
    private final int[][] t;
    private final int[][] w;
    private final int[][] h;

    private Matrices(int[][] g, int[][] t, int[][] w, int[][] h) {
        this.g = g;
        this.t = t;
        this.w = w;
        this.h = h;
    }

    public static Matrices of(SuitState state, SuitRules rules, SuitValues values) {
        int[] rows = places(state.left());
        int[] columns = places(state.right());
        int n = rows.length;
        int[][] g = new int[n][n];
        int[][] t = new int[n][n];
        int[][] w = new int[n][n];
        int[][] h = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                boolean won = rows[i] < columns[j];
                int worth = rules.worth(rows[i], columns[j]);
                SuitState next = state.after(rows[i], columns[j], worth);
                t[i][j] = won ? worth : 0;
                w[i][j] = values.value(next);
                if (next.over() && rules.aim() == Aim.LAST_TRICK) t[i][j] = won ? 1 : 0;
                h[i][j] = won ? 1 : -1;
                g[i][j] = rules.target().isPresent() ? w[i][j] : t[i][j] + w[i][j];
            }
        return new Matrices(g, t, w, h);
    }

    /** The matrices of a moment written out by hand. */
    static Matrices of(int[][] g, int[][] t, int[][] w, int[][] h) {
        return new Matrices(g, t, w, h);
    }

    /** Entry by entry. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Matrices m
                && Arrays.deepEquals(g, m.g)
                && Arrays.deepEquals(t, m.t)
                && Arrays.deepEquals(w, m.w)
                && Arrays.deepEquals(h, m.h);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(g);
    }

    /** A matrix as lists of numbers. */
    static List<List<Integer>> lists(int[][] matrix) {
        return Arrays.stream(matrix)
                .map(row -> Arrays.stream(row).boxed().toList())
                .toList();
    }

    public int[][] g() {
        return g;
    }

    public int[][] t() {
        return t;
    }

    public int[][] w() {
        return w;
    }

    public int[][] h() {
        return h;
    }

    /** What Left gets: he leads, or Right does; he wants more, or less. */
    public int value(boolean leftLeads, boolean wantsMore) {
        if (wantsMore) return leftLeads ? maxmin(g) : minmax(g);
        return leftLeads ? minmax(transposed(g)) : maxmin(transposed(g));
    }

    /** The largest row minimum. */
    public static int maxmin(int[][] m) {
        return Arrays.stream(m)
                .mapToInt(row -> Arrays.stream(row).min().orElse(0))
                .max()
                .orElse(0);
    }

    /** The smallest column maximum. */
    public static int minmax(int[][] m) {
        return Arrays.stream(transposed(m))
                .mapToInt(column -> Arrays.stream(column).max().orElse(0))
                .min()
                .orElse(0);
    }

    public static int[][] transposed(int[][] m) {
        return IntStream.range(0, m.length)
                .mapToObj(j -> Arrays.stream(m).mapToInt(row -> row[j]).toArray())
                .toArray(int[][]::new);
    }

    private static int[] places(long mask) {
        return IntStream.range(0, Long.SIZE).filter(p -> (mask >>> p & 1) == 1).toArray();
    }
}
