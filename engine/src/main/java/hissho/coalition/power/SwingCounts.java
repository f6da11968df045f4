package hissho.coalition.power;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How many coalitions of each size a voter swings: a dynamic program over size and weight modulo enough primes below 2^27 for the Chinese
 * remainder theorem to give the exact counts, so that a thousand voters take seconds and a few megabytes for each processor.
 */
final class SwingCounts {

    /** Beyond so many additions, over all primes, the counts are not made. */
    private static final double MOST_ADDITIONS = 4e12;

    /** Nor with a larger table. */
    private static final double MOST_CELLS = 6e7;

    private static final int BITS_OF_A_PRIME = LosingTable.BITS - 1;

    private SwingCounts() {}

    static boolean canCount(Voters voters) {
        return voters.additions() * (voters.count() / BITS_OF_A_PRIME + 1) <= MOST_ADDITIONS
                && voters.cells() <= MOST_CELLS;
    }

    /** For each weight that occurs, how many coalitions of each size without such a voter lose, and win with him. */
    static Map<Integer, BigInteger[]> of(Voters voters, Progress progress) {
        if (voters.count() == 0) return Map.of();
        List<Integer> primes = primes(voters.count());
        int[] distinct = voters.distinct();
        List<int[][]> rests = primes.parallelStream()
                .map(prime -> LosingTable.swings(voters, distinct, (1 << LosingTable.BITS) - prime, progress))
                .toList();
        List<BigInteger> units = units(primes);
        BigInteger modulus = primes.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        Map<Integer, BigInteger[]> counts = new LinkedHashMap<>();
        for (int k = 0; k < distinct.length; k++) {
            progress.check();
            BigInteger[] bySize = new BigInteger[voters.count()];
            for (int s = 0; s < bySize.length; s++) {
                BigInteger sum = BigInteger.ZERO;
                if (s < voters.sizes())
                    for (int p = 0; p < units.size(); p++)
                        sum = sum.add(units.get(p).multiply(BigInteger.valueOf(rests.get(p)[k][s])));
                bySize[s] = sum.mod(modulus);
            }
            counts.put(distinct[k], bySize);
        }
        return counts;
    }

    /** For each prime the number that leaves 1 when divided by it and nothing when divided by the others. */
    private static List<BigInteger> units(List<Integer> primes) {
        BigInteger modulus = primes.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        return primes.stream()
                .map(BigInteger::valueOf)
                .map(prime -> {
                    BigInteger others = modulus.divide(prime);
                    return others.multiply(others.modInverse(prime));
                })
                .toList();
    }

    /** The largest primes below 2^27, so many that their product has more than this many bits. */
    private static List<Integer> primes(int bits) {
        List<Integer> primes = new ArrayList<>();
        BigInteger candidate = BigInteger.valueOf((1 << LosingTable.BITS) - 1);
        for (int known = 0; known <= bits; candidate = candidate.subtract(BigInteger.TWO)) {
            if (!candidate.isProbablePrime(60)) continue;
            primes.add(candidate.intValue());
            known += BITS_OF_A_PRIME;
        }
        return primes;
    }
}
