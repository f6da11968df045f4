package hissho.equilibrium;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A labelled polytope held by the strategies in use, the replies that are tight, and the inverse of the payoffs between them as a whole matrix over a determinant (Edmonds).
 *
 * <p>Supports along a path are much smaller than a large game, so the inverse has far fewer cells than the dictionary; what a pivot needs of the rest is worked out from the small payoffs.
 */
final class PolytopeInverse extends LabelledPolytope {

    /** Games of more cells are walked this way. */
    static final int MANY_CELLS = 1_600;

    private final BigInteger[][] payoffs;
    private final int replies;

    /** The own strategies in use, and as many replies that are tight. */
    private final List<Integer> used = new ArrayList<>();

    private final List<Integer> tight = new ArrayList<>();

    /** The inverse of the payoffs between the used and the tight, times the determinant: used in rows, tight in columns. */
    private BigInteger[][] inverse = new BigInteger[0][0];

    private BigInteger determinant = BigInteger.ONE;

    /**
     * @param payoffs the opponent's, all positive, own strategies in rows
     */
    PolytopeInverse(BigInteger[][] payoffs, int own, int others) {
        super(own, others);
        this.payoffs = payoffs;
        this.replies = payoffs[0].length;
    }

    private boolean isReply(int label) {
        return label >= others && label < others + replies;
    }

    /** Column of the tight replies' payoffs from a strategy, times the inverse. */
    private BigInteger[] timesColumn(int strategy) {
        BigInteger[] y = zeros(used.size());
        for (int r = 0; r < tight.size(); r++) {
            BigInteger payoff = payoffs[strategy][tight.get(r)];
            for (int c = 0; c < y.length; c++) y[c] = y[c].add(inverse[c][r].multiply(payoff));
        }
        return y;
    }

    /** What a reply earns against weights on the used strategies. */
    private BigInteger paid(int reply, BigInteger[] weights) {
        BigInteger sum = BigInteger.ZERO;
        for (int c = 0; c < weights.length; c++)
            if (weights[c].signum() != 0) sum = sum.add(weights[c].multiply(payoffs[used.get(c)][reply]));
        return sum;
    }

    private static BigInteger[] zeros(int size) {
        BigInteger[] zeros = new BigInteger[size];
        java.util.Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    @Override
    int pivot(int entering) {
        boolean slack = isReply(entering);
        int position = slack ? tight.indexOf(entering - others) : -1;
        int strategy = slack ? -1 : entering - own;
        BigInteger[] y = slack ? column(position) : timesColumn(strategy);
        BigInteger[] corner = zeros(used.size());
        for (int c = 0; c < corner.length; c++) for (BigInteger cell : inverse[c]) corner[c] = corner[c].add(cell);
        // a candidate is a used strategy, by its place, or a reply that is not tight, by used.size() + its number
        int best = -1;
        BigInteger bestValue = BigInteger.ZERO;
        BigInteger bestFall = BigInteger.ONE;
        boolean[] isTight = new boolean[replies];
        for (int j : tight) isTight[j] = true;
        boolean negative = determinant.signum() < 0;
        for (int k = 0; k < used.size() + replies; k++) {
            int reply = k - used.size();
            if (reply >= 0 && isTight[reply]) continue;
            BigInteger fall = reply < 0 ? y[k] : fall(reply, strategy, y);
            if (negative) fall = fall.negate();
            if (fall.signum() <= 0) continue;
            BigInteger value = reply < 0 ? corner[k] : determinant.subtract(paid(reply, corner));
            if (negative) value = value.negate();
            int order = best < 0 ? -1 : value.multiply(bestFall).compareTo(bestValue.multiply(fall));
            if (order == 0) order = lexicographic(k, fall, best, bestFall);
            if (order < 0) {
                best = k;
                bestValue = value;
                bestFall = fall;
            }
        }
        if (best < 0) throw new IllegalStateException("the polytope is bounded");
        int leaving = best < used.size() ? own + used.get(best) : others + best - used.size();
        if (best < used.size()) {
            if (slack) shrink(best, position);
            else replaceStrategy(best, strategy, y);
        } else if (slack) replaceReply(position, best - used.size());
        else grow(strategy, best - used.size(), y);
        return leaving;
    }

    private BigInteger[] column(int position) {
        BigInteger[] column = new BigInteger[used.size()];
        for (int c = 0; c < column.length; c++) column[c] = inverse[c][position];
        return column;
    }

    /** By how much a reply's slack falls along the edge, times the determinant. */
    private BigInteger fall(int reply, int strategy, BigInteger[] y) {
        BigInteger others = paid(reply, y);
        return strategy < 0
                ? others.negate()
                : determinant.multiply(payoffs[strategy][reply]).subtract(others);
    }

    private int lexicographic(int row, BigInteger fall, int other, BigInteger otherFall) {
        for (int slack = 0; slack < replies; slack++) {
            int order = moved(row, slack)
                    .multiply(otherFall)
                    .compareTo(moved(other, slack).multiply(fall));
            if (order != 0) return order;
        }
        throw new IllegalStateException("two rows of a dictionary are never proportional");
    }

    /** By how much a candidate's value grows with the bound of a slack, times the absolute determinant. */
    private BigInteger moved(int candidate, int slack) {
        int reply = candidate - used.size();
        int position = tight.indexOf(slack);
        if (position < 0) return reply == slack ? determinant.abs() : BigInteger.ZERO;
        BigInteger moved = reply < 0
                ? inverse[candidate][position]
                : paid(reply, column(position)).negate();
        return determinant.signum() < 0 ? moved.negate() : moved;
    }

    // ---- the four ways a pivot changes the inverse

    private void grow(int strategy, int reply, BigInteger[] y) {
        int d = used.size();
        BigInteger[] z = timesRow(reply);
        BigInteger next = determinant.multiply(payoffs[strategy][reply]).subtract(paid(reply, y));
        BigInteger[][] larger = new BigInteger[d + 1][d + 1];
        for (int c = 0; c < d; c++) {
            for (int r = 0; r < d; r++)
                larger[c][r] =
                        next.multiply(inverse[c][r]).add(y[c].multiply(z[r])).divide(determinant);
            larger[c][d] = y[c].negate();
        }
        for (int r = 0; r < d; r++) larger[d][r] = z[r].negate();
        larger[d][d] = determinant;
        inverse = larger;
        determinant = next;
        used.add(strategy);
        tight.add(reply);
    }

    /** The used strategies' payoffs to a reply, times the inverse. */
    private BigInteger[] timesRow(int reply) {
        BigInteger[] z = zeros(tight.size());
        for (int c = 0; c < used.size(); c++) {
            BigInteger payoff = payoffs[used.get(c)][reply];
            for (int r = 0; r < z.length; r++) z[r] = z[r].add(inverse[c][r].multiply(payoff));
        }
        return z;
    }

    private void shrink(int gone, int position) {
        int d = used.size();
        BigInteger next = inverse[gone][position];
        BigInteger[][] smaller = new BigInteger[d - 1][d - 1];
        for (int c = 0; c < d; c++) {
            if (c == gone) continue;
            for (int r = 0; r < d; r++)
                if (r != position)
                    smaller[c < gone ? c : c - 1][r < position ? r : r - 1] = next.multiply(inverse[c][r])
                            .subtract(inverse[c][position].multiply(inverse[gone][r]))
                            .divide(determinant);
        }
        inverse = smaller;
        determinant = next;
        used.subList(gone, gone + 1).clear();
        tight.subList(position, position + 1).clear();
    }

    private void replaceStrategy(int gone, int strategy, BigInteger[] y) {
        BigInteger next = y[gone];
        for (int c = 0; c < used.size(); c++) {
            if (c == gone) continue;
            for (int r = 0; r < tight.size(); r++)
                inverse[c][r] = next.multiply(inverse[c][r])
                        .subtract(y[c].multiply(inverse[gone][r]))
                        .divide(determinant);
        }
        determinant = next;
        used.set(gone, strategy);
    }

    private void replaceReply(int gone, int reply) {
        BigInteger[] z = timesRow(reply);
        BigInteger next = z[gone];
        for (int r = 0; r < tight.size(); r++) {
            if (r == gone) continue;
            for (int c = 0; c < used.size(); c++)
                inverse[c][r] = next.multiply(inverse[c][r])
                        .subtract(z[r].multiply(inverse[c][gone]))
                        .divide(determinant);
        }
        determinant = next;
        tight.set(gone, reply);
    }

    @Override
    BigInteger weight(int strategy) {
        int at = used.indexOf(strategy);
        if (at < 0) return BigInteger.ZERO;
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger cell : inverse[at]) sum = sum.add(cell);
        return determinant.signum() < 0 ? sum.negate() : sum;
    }
}
