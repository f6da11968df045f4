package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.linear.CommonDenominator;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A player's best-reply polyhedron: his mixed strategies x together with a level the opponent's payoffs do not pass.
 *
 * <p>Its labels are tight where an own strategy is not played, or where a strategy of the opponent is a best reply to x. A pair of points, one of each player, is an equilibrium exactly when every
 * label is tight at one of them (Vorob'ev, Mangasarian).
 *
 * @param size how many strategies the player has
 * @param own the label of the player's first strategy
 * @param root the whole polyhedron
 */
record BestReplyPolyhedron(int size, int own, Face root) {

    /**
     * The polyhedron of the player who chooses the rows of the opponent's payoffs.
     *
     * @param own the label of the player's first strategy
     * @param others the label of the opponent's first strategy
     */
    static BestReplyPolyhedron of(RationalMatrix opponent, int own, int others) {
        BigInteger[][] payoffs = CommonDenominator.numerators(opponent, CommonDenominator.of(opponent.entries()));
        int m = opponent.height();
        int n = opponent.width();
        int best = 0;
        for (int j = 1; j < n; j++) if (payoffs[0][j].compareTo(payoffs[0][best]) > 0) best = j;
        int[] basic = new int[n];
        int[] free = new int[m];
        int[] place = new int[m + n];
        BigInteger[] cells = new BigInteger[n * (m + 1)];
        // row 0: the first strategy's probability is what the others leave
        basic[0] = own;
        cells[0] = BigInteger.ONE;
        for (int i = 1; i < m; i++) {
            free[i - 1] = own + i;
            cells[i] = BigInteger.ONE.negate();
        }
        free[m - 1] = others + best;
        cells[m] = BigInteger.ZERO;
        int row = 1;
        for (int j = 0; j < n; j++) {
            if (j == best) continue;
            int at = row * (m + 1);
            basic[row++] = others + j;
            BigInteger first = payoffs[0][best].subtract(payoffs[0][j]);
            cells[at] = first;
            for (int i = 1; i < m; i++)
                cells[at + i] = payoffs[i][best].subtract(payoffs[i][j]).subtract(first);
            cells[at + m] = BigInteger.ONE;
        }
        for (int i = 0; i < n; i++) place[basic[i]] = i;
        for (int j = 0; j < m; j++) place[free[j]] = -1 - j;
        return new BestReplyPolyhedron(m, own, Face.of(basic, free, place, cells));
    }

    /** A corner of the polyhedron: a strategy, and the labels that are tight there. */
    record Corner(Mixed strategy, BitSet labels) {}

    /** The corners of a bounded face. */
    List<Corner> corners(Face face, Progress progress) {
        if (face.columns() == 0)
            return List.of(new Corner(strategy(face, RationalVector.zero(0)), face.cornerLabels()));
        List<HalfSpace> halves = new ArrayList<>();
        for (int i = 0; i < face.rows(); i++)
            halves.add(new HalfSpace(
                    coefficients(face, i), Rational.of(face.constant(i)).negated()));
        List<Corner> corners = new ArrayList<>();
        for (RationalVector point : new Polytope(face.columns(), halves, List.of())
                .vertices(Integer.MAX_VALUE, progress)
                .orElseThrow()) {
            progress.check();
            corners.add(new Corner(strategy(face, point), labels(face, point)));
        }
        return corners;
    }

    private static RationalVector coefficients(Face face, int row) {
        return RationalVector.generate(face.columns(), j -> Rational.of(face.cell(row, j)));
    }

    private Mixed strategy(Face face, RationalVector point) {
        return new Mixed(RationalVector.generate(size, i -> value(face, own + i, point)));
    }

    private static Rational value(Face face, int label, RationalVector point) {
        int at = face.place[label];
        if (at == Face.DROPPED) return Rational.ZERO;
        if (at < 0) return point.get(-1 - at);
        Rational constant = Rational.of(face.constant(at), face.denominator());
        return point.size() == 0
                ? constant
                : constant.plus(coefficients(face, at).dot(point).over(Rational.of(face.denominator())));
    }

    private static BitSet labels(Face face, RationalVector point) {
        BitSet labels = new BitSet(face.place.length);
        for (int label = 0; label < face.place.length; label++)
            if (value(face, label, point).isZero()) labels.set(label);
        return labels;
    }
}
