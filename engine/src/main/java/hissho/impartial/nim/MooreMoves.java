package hissho.impartial.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves of Moore's Nim_k to balanced positions, column by column from the highest: a pile that has been lowered in a column is free in
 * all later ones, and in each column the ones of the free piles are chosen so that the count is divisible by k + 1.
 */
final class MooreMoves {

    private final List<BigInteger> piles;
    private final int k;
    private final int most;
    private final Runnable check;
    private final List<List<BigInteger>> found = new ArrayList<>();

    /** Until so many are found; whoever runs this says by its check when to stop. */
    MooreMoves(List<BigInteger> piles, int k, int most, Runnable check) {
        this.check = check;
        this.piles = piles;
        this.k = k;
        this.most = most;
    }

    /** All moves after which every column is balanced, or as many as are wanted. */
    List<List<BigInteger>> balanced() {
        int bits = piles.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        column(bits - 1, new boolean[piles.size()], 0, piles.toArray(BigInteger[]::new));
        return found;
    }

    private void column(int bit, boolean[] free, int freeCount, BigInteger[] after) {
        check.run();
        if (found.size() >= most) return;
        if (bit < 0) {
            if (freeCount > 0) found.add(List.of(after.clone()));
            return;
        }
        List<Integer> fixedOnes = new ArrayList<>();
        for (int i = 0; i < after.length; i++) if (!free[i] && after[i].testBit(bit)) fixedOnes.add(i);
        lower(bit, free, freeCount, after, fixedOnes, 0, fixedOnes.size());
    }

    /** Chooses which of the piles with a one in this column are lowered here for the first time. */
    private void lower(
            int bit, boolean[] free, int freeCount, BigInteger[] after, List<Integer> ones, int next, int left) {
        check.run();
        if (found.size() >= most) return;
        if (next == ones.size()) {
            List<Integer> choosable = new ArrayList<>();
            if (freeCount > 0)
                for (int i = 0; i < after.length; i++) if (free[i] && !ones.contains(i)) choosable.add(i);
            choose(bit, free, freeCount, after, choosable, 0, left);
            return;
        }
        lower(bit, free, freeCount, after, ones, next + 1, left);
        if (freeCount == k) return;
        int pile = ones.get(next);
        BigInteger before = after[pile];
        free[pile] = true;
        after[pile] = before.shiftRight(bit + 1).shiftLeft(bit + 1);
        lower(bit, free, freeCount + 1, after, ones, next + 1, left - 1);
        after[pile] = before;
        free[pile] = false;
    }

    /** Chooses the bits of the piles that were free before this column. */
    private void choose(
            int bit, boolean[] free, int freeCount, BigInteger[] after, List<Integer> choosable, int next, int count) {
        check.run();
        if (next == choosable.size()) {
            if (count % (k + 1) == 0) column(bit - 1, free, freeCount, after);
            return;
        }
        int missing = Math.floorMod(-count, k + 1);
        if (missing > choosable.size() - next) return;
        int pile = choosable.get(next);
        choose(bit, free, freeCount, after, choosable, next + 1, count);
        after[pile] = after[pile].setBit(bit);
        choose(bit, free, freeCount, after, choosable, next + 1, count + 1);
        after[pile] = after[pile].clearBit(bit);
    }

    /** The moves of misère play that leave only single chips, their number being 1 modulo k + 1. */
    List<List<BigInteger>> ones() {
        long large = piles.stream().filter(p -> p.bitLength() > 1).count();
        if (large <= k) leave(0, 0, 0, new ArrayList<>(piles));
        return found;
    }

    private void leave(int pile, int moved, int ones, List<BigInteger> after) {
        check.run();
        if (found.size() >= most || moved > k) return;
        if (pile == piles.size()) {
            if (moved > 0 && ones % (k + 1) == 1) found.add(List.copyOf(after));
            return;
        }
        BigInteger size = piles.get(pile);
        for (BigInteger to : List.of(BigInteger.ZERO, BigInteger.ONE)) {
            if (to.compareTo(size) > 0) continue;
            after.set(pile, to);
            leave(pile + 1, to.equals(size) ? moved : moved + 1, ones + to.intValue(), after);
        }
        after.set(pile, size);
    }
}
