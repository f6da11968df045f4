package hissho.coalition.bankruptcy;

import hissho.coalition.value.Sensitivity;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Claimants arrive in any order and are paid in full while the money lasts: the average (O'Neill) is the Shapley value of the bankruptcy
 * game. A dynamic program counts, for each sum that can have been claimed before, by how many claimants.
 */
public final class RandomArrival {

    /** Beyond so many different sums the value is not worked out. */
    public static final int MOST_SUMS = 200_000;

    /** Nor with more counts, one for each sum and each number of claimants: they would not fit into memory. */
    static final long MOST_COUNTS = 5_000_000;

    private RandomArrival() {}

    public static RationalVector of(Rational estate, List<Rational> claims, Progress progress) {
        int n = claims.size();
        Map<Rational, Rational> byClaim = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            Rational claim = claims.get(i);
            if (byClaim.containsKey(claim)) continue;
            List<Rational> others = new ArrayList<>(claims);
            others.remove(i);
            byClaim.put(claim, award(estate, claim, others, n, progress));
        }
        return RationalVector.generate(n, i -> byClaim.getOrDefault(claims.get(i), Rational.ZERO));
    }

    private static Rational award(Rational estate, Rational claim, List<Rational> others, int n, Progress progress) {
        // for each sum below the estate: how many sets of s claimants have it
        TreeMap<Rational, BigInteger[]> sums = new TreeMap<>();
        BigInteger[] nobody = zeros(n);
        nobody[0] = BigInteger.ONE;
        sums.put(Rational.ZERO, nobody);
        for (Rational other : others) {
            progress.check();
            TreeMap<Rational, BigInteger[]> next = new TreeMap<>();
            sums.forEach((sum, counts) -> {
                progress.check();
                if (next.size() > MOST_SUMS || (long) next.size() * n > MOST_COUNTS) throw new TooManySums();
                add(next, sum, counts, 0, n);
                Rational more = sum.plus(other);
                if (more.compareTo(estate) < 0) add(next, more, counts, 1, n);
            });
            sums = next;
        }
        Rational award = Rational.ZERO;
        for (Map.Entry<Rational, BigInteger[]> entry : sums.entrySet()) {
            progress.check();
            Rational paid = estate.minus(entry.getKey()).min(claim);
            if (!paid.isPositive()) continue;
            for (int s = 0; s < n; s++)
                if (entry.getValue()[s].signum() > 0)
                    award = award.plus(Sensitivity.member(n, s + 1)
                            .times(Rational.of(entry.getValue()[s]))
                            .times(paid));
        }
        return award;
    }

    private static void add(Map<Rational, BigInteger[]> sums, Rational at, BigInteger[] counts, int more, int n) {
        BigInteger[] target = sums.computeIfAbsent(at, sum -> zeros(n));
        for (int s = 0; s + more < n; s++) target[s + more] = target[s + more].add(counts[s]);
    }

    private static BigInteger[] zeros(int n) {
        BigInteger[] zeros = new BigInteger[n];
        java.util.Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    /** There are too many different sums of claims. */
    public static final class TooManySums extends RuntimeException {
        TooManySums() {
            super("too many sums of claims");
        }
    }
}
