package hissho.coalition.nucleolus;

import hissho.coalition.family.FixedTree;
import hissho.coalition.value.FixedPoint;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The nucleolus of a fixed tree (Megiddo). Of a branch, those players pay alike who live on the trunk with the least average of what it
 * costs, counting one payer more for each branch it leaves; each such branch then pays that share beside its own edges, and is divided in the
 * same way. The least average is found by Dinkelbach's method: the trunk that is cheapest at the average found so far, until none is cheaper.
 */
public final class TreeNucleolus {

    /** Longer fractions, in bits altogether, are not written. */
    private static final long MOST_BITS = 40_000_000;

    private static final int BITS_OF_A_MILLION_DIGITS = 3_321_928;

    /** A branch, and what it has to pay for the edges before it. */
    private record Branch(int top, Rational due) {}

    private final FixedTree tree;
    private final int[] order; // each player before those below him, a branch in one piece
    private final int[] place; // of each player in that order
    private final int[] below; // how many live in the branch of each player
    private final Rational[] gain; // of the best trunk of a branch, at the average found so far
    private final boolean[] taken;

    private TreeNucleolus(FixedTree tree) {
        int n = tree.players();
        this.tree = tree;
        this.order = tree.fromTheRoot();
        this.place = new int[n];
        this.below = new int[n];
        this.gain = new Rational[n];
        this.taken = new boolean[n];
        for (int k = n - 1; k >= 0; k--) {
            int i = order[k];
            place[i] = k;
            below[i]++;
            int above = tree.parents().get(i);
            if (above >= 0) below[above] += below[i];
        }
    }

    /** What each player pays; not answered where exact fractions would be too long to write. */
    public static RationalVector costShares(FixedTree tree, Progress progress) {
        return new TreeNucleolus(tree).shares(progress);
    }

    private RationalVector shares(Progress progress) {
        int n = order.length;
        Rational[] shares = new Rational[n];
        Deque<Branch> branches = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (tree.parents().get(i) < 0) branches.push(new Branch(i, Rational.ZERO));
        long bits = 0;
        int paid = 0;
        while (!branches.isEmpty()) {
            progress.check();
            progress.done(paid, n);
            Branch branch = branches.pop();
            Rational share = least(branch, progress);
            List<Integer> trunk = trunk(branch.top());
            bits += trunk.size() * 2L * share.denominator().bitLength();
            if (bits > MOST_BITS)
                throw new NotAnswered(Message.of(
                        "value.decimals.too-long",
                        n,
                        MOST_BITS / BITS_OF_A_MILLION_DIGITS,
                        FixedPoint.DECIMALS,
                        "nucleolusDecimals"));
            for (int i : trunk) shares[i] = share;
            paid += trunk.size();
            for (int i : left(branch.top())) branches.push(new Branch(i, share));
        }
        return RationalVector.of(shares);
    }

    /** The least average of a branch; the players of a trunk that has it are marked as taken. */
    private Rational least(Branch branch, Progress progress) {
        int from = place[branch.top()];
        int to = from + below[branch.top()];
        Rational average = branch.due();
        for (int k = from; k < to; k++) {
            taken[order[k]] = true;
            average = average.plus(tree.costs().get(order[k]));
        }
        average = average.over(to - from);
        while (true) {
            progress.check();
            boolean[] before = new boolean[to - from];
            for (int k = from; k < to; k++) before[k - from] = taken[order[k]];
            if (!cheapest(branch, from, to, average).isNegative()) {
                for (int k = from; k < to; k++) taken[order[k]] = before[k - from];
                return average;
            }
            List<Integer> trunk = trunk(branch.top());
            Rational costs = branch.due();
            for (int i : trunk) costs = costs.plus(tree.costs().get(i));
            average = costs.over(trunk.size() + left(branch.top()).size());
        }
    }

    /** What the cheapest trunk costs beyond the average of its payers, not more than nothing; from the leaves to the top. */
    private Rational cheapest(Branch branch, int from, int to, Rational average) {
        for (int k = from; k < to; k++)
            gain[order[k]] = tree.costs().get(order[k]).minus(average);
        gain[branch.top()] = gain[branch.top()].plus(branch.due());
        Rational leaves = average.negated();
        for (int k = to - 1; k > from; k--) {
            int i = order[k];
            int above = tree.parents().get(i);
            taken[i] = gain[i].compareTo(leaves) < 0;
            gain[above] = gain[above].plus(taken[i] ? gain[i] : leaves);
        }
        return gain[branch.top()];
    }

    /** The players of a branch who are reached from its top by players that are taken. */
    private List<Integer> trunk(int top) {
        return reached(top, true);
    }

    /** The players just below the trunk. */
    private List<Integer> left(int top) {
        return reached(top, false);
    }

    private List<Integer> reached(int top, boolean inside) {
        List<Integer> found = new ArrayList<>();
        int to = place[top] + below[top];
        for (int k = place[top]; k < to; ) {
            int i = order[k];
            boolean in = i == top || taken[i];
            if (in == inside) found.add(i);
            k += in ? 1 : below[i];
        }
        return found;
    }
}
