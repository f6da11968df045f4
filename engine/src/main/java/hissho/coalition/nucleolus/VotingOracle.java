package hissho.coalition.nucleolus;

import hissho.coalition.nucleolus.BestTwo.Entry;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The worst coalition of a weighted voting game by a dynamic program over the weight (Elkind and Pasechnik): the cheapest winning and the
 * cheapest losing coalition that is not settled.
 */
public final class VotingOracle implements Oracle {

    private final int[] weights;
    private final int quota;
    private @org.jspecify.annotations.Nullable Face known;
    private List<BigInteger> labels = List.of();

    /** A coalition wins when its whole weights reach the quota, which is at least one. */
    public VotingOracle(int[] weights, int quota) {
        this.weights = weights.clone();
        this.quota = quota;
    }

    @Override
    public int players() {
        return weights.length;
    }

    @Override
    public Rational worth(long coalition) {
        long weight = 0;
        for (long rest = coalition; rest != 0; rest &= rest - 1) weight += weights[Long.numberOfTrailingZeros(rest)];
        return weight >= quota ? Rational.ONE : Rational.ZERO;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // the face asked about last is handed over again as itself
    public Optional<Worst> worst(RationalVector x, Face face, Progress progress) {
        if (known != face) {
            labels = Labels.of(face);
            known = face;
        }
        BestTwo[] reached = new BestTwo[quota + 1]; // by weight; the last entry is all that reach the quota
        Arrays.fill(reached, BestTwo.NONE);
        reached[0] = BestTwo.NOBODY;
        int most = 0;
        for (int i = 0; i < weights.length; i++) {
            progress.check();
            Entry joins = new Entry(x.get(i), labels.get(i), 1L << i);
            for (int w = Math.min(most, quota); w >= 0; w--) {
                if (reached[w].entries().isEmpty()) continue;
                int to = (int) Math.min(quota, (long) w + weights[i]);
                reached[to] = reached[to].or(reached[w].with(joins));
            }
            most = (int) Math.min(quota, (long) most + weights[i]);
        }
        BestTwo losing = BestTwo.NONE;
        for (int w = 0; w < quota; w++) losing = losing.or(reached[w]);
        Optional<Worst> lost = losing.open()
                .map(entry -> new Worst(entry.coalition(), entry.cost().negated()));
        Optional<Worst> won =
                reached[quota].open().map(entry -> new Worst(entry.coalition(), Rational.ONE.minus(entry.cost())));
        if (lost.isEmpty() || won.isEmpty()) return won.or(() -> lost);
        return won.get().excess().compareTo(lost.get().excess()) >= 0 ? won : lost;
    }
}
