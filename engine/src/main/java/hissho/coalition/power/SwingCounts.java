package hissho.coalition.power;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * How many coalitions of each size a voter swings, by a dynamic program over size and weight: how many coalitions have s members and
 * weight w. It is done modulo enough primes below 2^31 for the Chinese remainder theorem to give the exact counts, so that a thousand voters
 * take seconds and a few megabytes; one voter is taken out again by division of the generating function.
 */
final class SwingCounts {

    /** Beyond so many additions the counts are not made. */
    static final double MOST_STEPS = 4e11;

    private final int[] weights;
    private final int quota;
    private final int sizes;
    private final List<Integer> distinct;

    private SwingCounts(int[] weights, int quota) {
        this.weights = weights.clone();
        this.quota = quota;
        Arrays.sort(this.weights);
        int most = 0;
        long lightest = 0;
        while (most < weights.length && lightest + this.weights[most] < quota) lightest += this.weights[most++];
        this.sizes = Math.min(weights.length, most + 1); // no losing coalition has more members
        this.distinct = IntStream.of(this.weights).distinct().boxed().toList();
    }

    /** For each weight that occurs, how many coalitions of each size without such a voter lose, and win with him. */
    static Map<Integer, BigInteger[]> of(int[] weights, int quota, Progress progress) {
        return new SwingCounts(weights, quota).run(progress);
    }

    /** About how many additions it would take. */
    static double steps(int voters, double quota) {
        return (double) voters * voters * quota * (voters / 31.0 + 1) / 3;
    }

    private Map<Integer, BigInteger[]> run(Progress progress) {
        List<Integer> primes = Primes.product(weights.length + 1);
        Map<Integer, BigInteger[]> counts = new LinkedHashMap<>();
        for (int weight : distinct) {
            BigInteger[] zero = new BigInteger[weights.length];
            Arrays.fill(zero, BigInteger.ZERO);
            counts.put(weight, zero);
        }
        BigInteger modulus = BigInteger.ONE;
        for (int k = 0; k < primes.size(); k++) {
            progress.done(k, primes.size());
            int prime = primes.get(k);
            int[][] table = table(prime, progress);
            BigInteger inverse = modulus.modInverse(BigInteger.valueOf(prime));
            for (int weight : distinct) {
                progress.check();
                int[] rest = swings(table, weight, prime);
                BigInteger[] known = counts.getOrDefault(weight, new BigInteger[0]);
                for (int s = 0; s < rest.length; s++) known[s] = lifted(known[s], modulus, rest[s], prime, inverse);
            }
            modulus = modulus.multiply(BigInteger.valueOf(prime));
        }
        return counts;
    }

    /** The number below the larger modulus with both remainders. */
    private static BigInteger lifted(BigInteger known, BigInteger modulus, int rest, int prime, BigInteger inverse) {
        BigInteger p = BigInteger.valueOf(prime);
        BigInteger step =
                BigInteger.valueOf(rest).subtract(known).multiply(inverse).mod(p);
        return known.add(step.multiply(modulus));
    }

    /** table[s][w]: coalitions of s voters with weight w below the quota, modulo the prime. */
    private int[][] table(int prime, Progress progress) {
        int[][] table = new int[sizes][quota];
        table[0][0] = 1;
        int reach = 0;
        for (int k = weights.length - 1; k >= 0; k--) { // the heavy ones first: their coalitions are small
            progress.check();
            int weight = weights[k];
            int most = Math.min(quota - 1, reach + weight);
            if (weight < quota)
                for (int s = Math.min(sizes - 1, weights.length - k); s >= 1; s--)
                    add(table[s], table[s - 1], weight, most, prime);
            reach = most;
        }
        return table;
    }

    private static void add(int[] target, int[] source, int shift, int most, int prime) {
        for (int w = shift; w <= most; w++) {
            int sum = target[w] + source[w - shift] - prime;
            target[w] = sum + (sum >> 31 & prime);
        }
    }

    /** Takes one voter of this weight out, and counts the coalitions without him that he swings. */
    private int[] swings(int[][] table, int weight, int prime) {
        int[] counts = new int[weights.length];
        int[] before = new int[quota];
        for (int s = 0; s < sizes; s++) {
            int[] without = table[s].clone();
            if (s > 0)
                for (int w = weight; w < quota; w++) {
                    int rest = without[w] - before[w - weight];
                    without[w] = rest + (rest >> 31 & prime);
                }
            long sum = 0;
            for (int w = Math.max(0, quota - weight); w < quota; w++) sum += without[w];
            if (s < counts.length) counts[s] = (int) (sum % prime);
            before = without;
        }
        return counts;
    }

    /** Primes below 2^31. */
    private static final class Primes {
        private Primes() {}

        /** The largest ones, so many that their product has more than this many bits. */
        static List<Integer> product(int bits) {
            List<Integer> primes = new ArrayList<>();
            BigInteger candidate = BigInteger.valueOf(Integer.MAX_VALUE);
            for (int known = 0; known <= bits; candidate = candidate.subtract(BigInteger.TWO)) {
                if (!candidate.isProbablePrime(60)) continue;
                primes.add(candidate.intValue());
                known += 30;
            }
            return primes;
        }
    }
}
