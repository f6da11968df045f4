package hissho.coalition.value;

import hissho.coalition.family.ObjectSale;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Shares that are sums of steps, each step divided among so many: the Shapley value of an airport, of a chain, of the sale of an object. The
 * k-th player in order has the sum of the first k parts; where the steps do not give everything away, one player more has the rest.
 */
final class SharedSteps {

    /** The players, from the one with the first step alone. */
    private final int[] order;

    /** What is divided, and by what. */
    private final Rational[] steps;

    private final long[] among;
    /** The total and who gets what the others leave of it, or nobody. */
    private final Rest rest;

    private final boolean pays;

    private SharedSteps(int[] order, Rational[] steps, long[] among, Rest rest, boolean pays) {
        this.order = order;
        this.steps = steps;
        this.among = among;
        this.rest = rest;
        this.pays = pays;
    }

    /** What there is altogether, and who gets what is left of it; nobody where the player is negative. */
    record Rest(Rational total, int player) {

        static final Rest NONE = new Rest(Rational.ZERO, -1);
    }

    /** Longer fractions, in bits altogether, are not written. */
    private static final double MOST_BITS = 2e8;

    private static final double BITS_OF_A_DIGIT = Math.log(10) / Math.log(2);

    /** Each further piece of the runway is paid equally by those who need it (Littlechild and Owen): what each pays. */
    static SharedSteps ofAirport(List<Rational> costs) {
        int n = costs.size();
        int[] order = sorted(costs);
        return new SharedSteps(
                order,
                rising(costs, order, Rational.ZERO),
                IntStream.range(0, n).mapToLong(k -> n - k).toArray(),
                Rest.NONE,
                false);
    }

    /** What the k-th player adds to the chain is shared by the first k. */
    static SharedSteps ofChain(List<Rational> a) {
        int n = a.size();
        int[] order = IntStream.range(0, n).map(k -> n - 1 - k).toArray();
        Rational[] steps = new Rational[n];
        for (int k = 0; k < n; k++) {
            int i = order[k];
            steps[k] = i == 0 ? a.getFirst() : a.get(i).minus(a.get(i - 1));
        }
        return new SharedSteps(
                order, steps, IntStream.range(0, n).mapToLong(k -> n - k).toArray(), Rest.NONE, false);
    }

    /**
     * A step of the values counts where the owner has one of the k buyers above it: each of those gets 1/k(k+1) of it, and the owner all
     * that the buyers leave.
     */
    static SharedSteps ofSale(ObjectSale sale) {
        int m = sale.buyers().size();
        List<Rational> offers =
                sale.buyers().stream().map(offer -> offer.max(sale.owner())).toList();
        int[] order = sorted(offers);
        Rational best = offers.stream().reduce(sale.owner(), Rational::max);
        return new SharedSteps(
                IntStream.of(order).map(i -> i + 1).toArray(),
                rising(offers, order, sale.owner()),
                IntStream.range(0, m)
                        .mapToLong(k -> (long) (m - k) * (m - k + 1))
                        .toArray(),
                new Rest(best, 0),
                false);
    }

    private static int[] sorted(List<Rational> numbers) {
        return IntStream.range(0, numbers.size())
                .boxed()
                .sorted(Comparator.comparing(numbers::get))
                .mapToInt(i -> i)
                .toArray();
    }

    private static Rational[] rising(List<Rational> numbers, int[] order, Rational start) {
        Rational[] steps = new Rational[order.length];
        Rational before = start;
        for (int k = 0; k < order.length; k++) {
            steps[k] = numbers.get(order[k]).minus(before);
            before = numbers.get(order[k]);
        }
        return steps;
    }

    /** The same with the signs turned round. */
    SharedSteps negated() {
        return new SharedSteps(order, steps, among, rest, !pays);
    }

    private int players() {
        return order.length + (rest.player() < 0 ? 0 : 1);
    }

    /** How many bits the different shares have, at most: no denominator is longer than the least common multiple of 1 to n. */
    private double bits() {
        double longest = 1.5 * (order.length + 1);
        double denominator = 0;
        double bits = 0;
        for (int k = 0; k < steps.length; k++) {
            if (steps[k].isZero()) continue;
            denominator += Math.log((double) among[k]) / Math.log(2);
            bits += 2 * Math.min(denominator, longest);
        }
        return bits;
    }

    boolean isTooLong() {
        return bits() > MOST_BITS;
    }

    /** Exactly; not answered where that would be too long to write. */
    RationalVector exactly(Progress progress) {
        if (isTooLong())
            throw new NotAnswered(Message.of(
                    "value.decimals.too-long",
                    players(),
                    (long) (bits() / BITS_OF_A_DIGIT / 1e6),
                    FixedPoint.DECIMALS,
                    "shapleyDecimals"));
        Rational[] shares = new Rational[players()];
        Rational share = Rational.ZERO;
        Rational left = rest.total();
        for (int k = 0; k < order.length; k++) {
            progress.check();
            share = share.plus(steps[k].over(among[k]));
            shares[order[k]] = share;
            if (rest.player() >= 0) left = left.minus(share);
        }
        if (rest.player() >= 0) shares[rest.player()] = left;
        RationalVector found = RationalVector.of(shares);
        return pays ? found.negated() : found;
    }

    /**
     * To twelve decimals. Every step is rounded down by less than 2^-256, so a share of n steps is wrong by less than n times that, and
     * the rest by less than n^2 times.
     */
    RationalVector rounded(Progress progress) {
        BigInteger[] shares = new BigInteger[players()];
        Arrays.fill(shares, BigInteger.ZERO);
        BigInteger share = BigInteger.ZERO;
        BigInteger left = FixedPoint.of(rest.total());
        for (int k = 0; k < order.length; k++) {
            progress.check();
            share = share.add(FixedPoint.of(steps[k].over(among[k])));
            shares[order[k]] = share;
            left = left.subtract(share);
        }
        if (rest.player() >= 0) shares[rest.player()] = left;
        return RationalVector.generate(shares.length, i -> FixedPoint.rounded(pays ? shares[i].negate() : shares[i]));
    }
}
