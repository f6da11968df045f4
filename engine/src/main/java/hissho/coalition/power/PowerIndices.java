package hissho.coalition.power;

import hissho.coalition.value.Sensitivity;
import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The power of voters from the coalitions they swing: Shapley and Shubik's index weighs a swing by the chance that the voter arrives just
 * then, Banzhaf's counts all swings alike.
 *
 * @param shapleyShubik the sum is one where somebody wins
 * @param swings how many coalitions each voter swings
 */
public record PowerIndices(RationalVector shapleyShubik, List<BigInteger> swings) {

    public PowerIndices {
        swings = List.copyOf(swings);
    }

    /** Whether the dynamic program is within bounds for these votes. */
    public static boolean canCount(Votes votes) {
        Votes equal = votes.orDual();
        return equal.quota().bitLength() < 29 && SwingCounts.canCount(voters(equal));
    }

    /** Those with a vote; the quota is at least one. */
    private static Voters voters(Votes votes) {
        return Voters.of(
                votes.weights().stream()
                        .filter(weight -> weight.signum() > 0)
                        .mapToInt(weight -> weight.min(votes.quota()).intValueExact())
                        .toArray(),
                votes.quota().intValueExact());
    }

    /**
     * Of a weighted voting game, each weight once. The game in which those coalitions win that leave the others losing has the same swings,
     * so the smaller of the two quotas is taken; a voter without a vote swings nothing and doubles the swings of the others.
     */
    public static PowerIndices of(Votes votes, Progress progress) {
        Votes equal = votes.orDual();
        Voters voters = voters(equal);
        int n = voters.count();
        Map<Integer, BigInteger[]> counts = SwingCounts.of(voters, progress);
        BigInteger orders = leastMultiple(n);
        BigInteger[] chance =
                new BigInteger[n]; // that s given voters and nobody else come before a given one, out of so many orders
        for (int s = 0; s < n; s++)
            chance[s] = s == 0
                    ? orders.divide(BigInteger.valueOf(n))
                    : chance[s - 1].multiply(BigInteger.valueOf(s)).divide(BigInteger.valueOf(n - s));
        Map<Integer, Rational> index = new HashMap<>();
        Map<Integer, BigInteger> swings = new HashMap<>();
        counts.forEach((weight, bySize) -> {
            BigInteger pivotal = BigInteger.ZERO;
            BigInteger all = BigInteger.ZERO;
            for (int s = 0; s < n; s++) {
                pivotal = pivotal.add(chance[s].multiply(bySize[s]));
                all = all.add(bySize[s]);
            }
            index.put(weight, Rational.of(pivotal, orders));
            swings.put(weight, all.shiftLeft(votes.weights().size() - n));
        });
        int[] weights = equal.weights().stream()
                .mapToInt(weight -> weight.min(equal.quota()).intValueExact())
                .toArray();
        return new PowerIndices(
                RationalVector.generate(weights.length, i -> index.getOrDefault(weights[i], Rational.ZERO)),
                IntStream.of(weights)
                        .mapToObj(weight -> swings.getOrDefault(weight, BigInteger.ZERO))
                        .toList());
    }

    /** The least common multiple of 1 to n: the chances 1 / (n (n-1 over s)) have no other denominators. */
    private static BigInteger leastMultiple(int n) {
        BigInteger multiple = BigInteger.ONE;
        for (int k = 2; k <= n; k++) {
            BigInteger factor = BigInteger.valueOf(k);
            multiple = multiple.multiply(factor.divide(factor.gcd(multiple)));
        }
        return multiple;
    }

    /** Of any simple game, coalition by coalition; where a member can hurt, the orders in which he makes a coalition lose count against him. */
    public static PowerIndices of(Coalitions game, Progress progress) {
        int n = game.players().count();
        long[][] bySize = new long[n][n];
        long[] swings = new long[n];
        for (long s = 1; s <= game.grand(); s++) {
            if ((s & 0xfff) == 0) progress.check();
            boolean wins = !game.worth(s).isZero();
            int size = Subsets.size(s);
            for (long rest = s; rest != 0; rest &= rest - 1) {
                int i = Long.numberOfTrailingZeros(rest);
                if (wins == !game.worth(s ^ 1L << i).isZero()) continue;
                bySize[i][size - 1] += wins ? 1 : -1;
                if (wins) swings[i]++;
            }
        }
        return new PowerIndices(
                RationalVector.generate(
                        n,
                        i -> IntStream.range(0, n)
                                .mapToObj(s -> Sensitivity.member(n, s + 1).times(bySize[i][s]))
                                .reduce(Rational.ZERO, Rational::plus)),
                IntStream.range(0, n)
                        .mapToObj(i -> BigInteger.valueOf(swings[i]))
                        .toList());
    }

    /** Banzhaf's measure: the chance that a voter swings when all others vote by the toss of a coin. */
    public RationalVector banzhafMeasure() {
        BigInteger others = BigInteger.ONE.shiftLeft(swings.size() - 1);
        return RationalVector.generate(swings.size(), i -> Rational.of(swings.get(i), others));
    }

    /** Banzhaf's index: each voter's share of all swings; nothing for anybody where there are none. */
    public RationalVector banzhafIndex() {
        BigInteger all = swings.stream().reduce(BigInteger.ZERO, BigInteger::add);
        return RationalVector.generate(
                swings.size(), i -> all.signum() == 0 ? Rational.ZERO : Rational.of(swings.get(i), all));
    }
}
