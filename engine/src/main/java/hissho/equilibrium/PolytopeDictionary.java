package hissho.equilibrium;

import java.math.BigInteger;
import java.util.Arrays;

/** A labelled polytope held as its whole dictionary: quick in longs, while the game is small. */
final class PolytopeDictionary extends LabelledPolytope {

    private final int[] slacks;
    private Face face;

    /**
     * @param payoffs the opponent's, all positive, own strategies in rows
     */
    PolytopeDictionary(BigInteger[][] payoffs, int own, int others) {
        super(own, others);
        int m = payoffs.length;
        int n = payoffs[0].length;
        slacks = labels(others, n);
        int[] free = labels(own, m);
        int[] place = new int[m + n];
        BigInteger[] cells = new BigInteger[n * (m + 1)];
        for (int j = 0; j < n; j++) {
            place[others + j] = j;
            cells[j * (m + 1)] = BigInteger.ONE;
            for (int i = 0; i < m; i++) cells[j * (m + 1) + i + 1] = payoffs[i][j].negate();
        }
        for (int i = 0; i < m; i++) place[own + i] = -1 - i;
        face = Face.of(slacks.clone(), free, place, cells);
    }

    private static int[] labels(int from, int count) {
        int[] labels = new int[count];
        Arrays.setAll(labels, k -> from + k);
        return labels;
    }

    @Override
    int pivot(int entering) {
        int column = -1 - face.place[entering];
        int row = leaving(column);
        int leaving = face.basic[row];
        face = face.pivoted(row, column);
        return leaving;
    }

    /** The row that bounds the column, of several the lexicographically least. */
    private int leaving(int column) {
        int best = -1;
        for (int i = 0; i < face.rows(); i++) {
            if (face.sign(i, column) >= 0) continue;
            if (best < 0) {
                best = i;
                continue;
            }
            int order = face.compareSteps(i, best, column);
            if (order < 0 || (order == 0 && lexicographic(i, best, column) < 0)) best = i;
        }
        if (best < 0) throw new IllegalStateException("the polytope is bounded");
        return best;
    }

    private int lexicographic(int row, int other, int column) {
        BigInteger mine = face.cell(row, column).negate();
        BigInteger theirs = face.cell(other, column).negate();
        for (int slack : slacks) {
            int order = moved(row, slack)
                    .multiply(theirs)
                    .compareTo(moved(other, slack).multiply(mine));
            if (order != 0) return order;
        }
        throw new IllegalStateException("two rows of a dictionary are never proportional");
    }

    /** By how much a row's constant grows with the bound of a slack. */
    private BigInteger moved(int row, int slack) {
        int at = face.place[slack];
        if (at < 0) return face.cell(row, -1 - at).negate();
        return at == row ? face.denominator() : BigInteger.ZERO;
    }

    @Override
    BigInteger weight(int strategy) {
        int at = face.place[own + strategy];
        return at < 0 ? BigInteger.ZERO : face.constant(at);
    }
}
