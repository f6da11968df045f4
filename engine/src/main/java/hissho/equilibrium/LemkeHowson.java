package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The algorithm of Lemke and Howson (1964): drop one label at the artificial equilibrium and walk along edges, from one player's polytope to the other's, until the dropped label comes back. Ties are
 * broken lexicographically, so that no basis ever returns; the path ends at an equilibrium.
 *
 * @param label the label that is dropped: rows first, then columns, from 0
 */
public record LemkeHowson(int label, Profile equilibrium, List<Step> path) {

    public LemkeHowson {
        path = List.copyOf(path);
    }

    /**
     * One pivot.
     *
     * @param player in whose polytope
     * @param entering the label that is given up
     * @param leaving the label that is picked up
     */
    public record Step(int player, int entering, int leaving) {}

    public static LemkeHowson from(Bimatrix game, int label, Progress progress) {
        int m = game.first().height();
        int n = game.first().width();
        Face[] faces = {polytope(game.second(), 0, m), polytope(game.first().transposed(), m, 0)};
        int[][] slacks = {labels(m, n), labels(0, m)};
        List<Step> path = new ArrayList<>();
        int player = label < m ? 0 : 1;
        int entering = label;
        do {
            progress.check();
            Face face = faces[player];
            int column = -1 - face.place[entering];
            int row = leaving(face, column, slacks[player]);
            int leaving = face.basic[row];
            faces[player] = face.pivoted(row, column);
            path.add(new Step(player, entering, leaving));
            entering = leaving;
            player = 1 - player;
        } while (entering != label);
        return new LemkeHowson(label, Profile.of(strategy(faces[0], 0, m), strategy(faces[1], m, n)), path);
    }

    private static int[] labels(int from, int count) {
        int[] labels = new int[count];
        Arrays.setAll(labels, k -> from + k);
        return labels;
    }

    /** Nonnegative x with every payoff of the opponent at most one, for payoffs made positive. */
    private static Face polytope(RationalMatrix opponent, int own, int others) {
        BigInteger[][] payoffs = CommonDenominator.numerators(opponent, CommonDenominator.of(opponent.entries()));
        BigInteger shift = BigInteger.ONE.subtract(Arrays.stream(payoffs)
                .flatMap(Arrays::stream)
                .min(BigInteger::compareTo)
                .orElseThrow());
        int m = opponent.height();
        int n = opponent.width();
        int[] basic = labels(others, n);
        int[] free = labels(own, m);
        int[] place = new int[m + n];
        BigInteger[] cells = new BigInteger[n * (m + 1)];
        for (int j = 0; j < n; j++) {
            place[others + j] = j;
            cells[j * (m + 1)] = BigInteger.ONE;
            for (int i = 0; i < m; i++)
                cells[j * (m + 1) + i + 1] = payoffs[i][j].add(shift).negate();
        }
        for (int i = 0; i < m; i++) place[own + i] = -1 - i;
        return Face.of(basic, free, place, cells);
    }

    /** The row that bounds the column, of several the lexicographically least when the slack of label k may grow by the k-th power of a tiny number. */
    private static int leaving(Face face, int column, int[] slacks) {
        int best = -1;
        for (int i = 0; i < face.rows(); i++) {
            if (face.sign(i, column) >= 0) continue;
            if (best < 0) {
                best = i;
                continue;
            }
            int order = face.compareSteps(i, best, column);
            if (order < 0 || (order == 0 && lexicographic(face, i, best, column, slacks) < 0)) best = i;
        }
        if (best < 0) throw new IllegalStateException("the polytope is bounded");
        return best;
    }

    private static int lexicographic(Face face, int row, int other, int column, int[] slacks) {
        BigInteger mine = face.cell(row, column).negate();
        BigInteger theirs = face.cell(other, column).negate();
        for (int slack : slacks) {
            int order = moved(face, row, slack)
                    .multiply(theirs)
                    .compareTo(moved(face, other, slack).multiply(mine));
            if (order != 0) return order;
        }
        throw new IllegalStateException("two rows of a dictionary are never proportional");
    }

    /** By how much a row's constant grows with the bound of a slack. */
    private static BigInteger moved(Face face, int row, int slack) {
        int at = face.place[slack];
        if (at < 0) return face.cell(row, -1 - at).negate();
        return at == row ? face.denominator() : BigInteger.ZERO;
    }

    private static Mixed strategy(Face face, int own, int size) {
        BigInteger[] weights = new BigInteger[size];
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < size; i++) {
            int at = face.place[own + i];
            weights[i] = at < 0 ? BigInteger.ZERO : face.constant(at);
            sum = sum.add(weights[i]);
        }
        BigInteger whole = sum;
        return new Mixed(RationalVector.generate(size, i -> Rational.of(weights[i], whole)));
    }
}
