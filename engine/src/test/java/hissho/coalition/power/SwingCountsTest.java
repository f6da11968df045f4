package hissho.coalition.power;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The dynamic program that adds equal voters together, against looking at every coalition and against voters counted one by one. */
final class SwingCountsTest {

    @Test
    void everyCoalitionOfFewVoters() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 400; round++) {
            int n = random.nextInt(1, 12);
            int heaviest = random.nextInt(1, 9);
            int[] weights =
                    IntStream.range(0, n).map(i -> 1 + random.nextInt(heaviest)).toArray();
            int quota = 1 + random.nextInt(IntStream.of(weights).sum());
            Map<Integer, BigInteger[]> counts = SwingCounts.of(Voters.of(weights, quota), Progress.none());
            for (int i = 0; i < n; i++) {
                int[] slow = new int[n];
                for (int s = 0; s < 1 << n; s++) {
                    if ((s >> i & 1) == 1) continue;
                    int weight = 0;
                    for (int j = 0; j < n; j++) if ((s >> j & 1) == 1) weight += weights[j];
                    if (weight < quota && weight + weights[i] >= quota) slow[Integer.bitCount(s)]++;
                }
                BigInteger[] fast = counts.get(Math.min(weights[i], quota));
                for (int s = 0; s < n; s++) assertEquals(BigInteger.valueOf(slow[s]), fast[s], "size " + s);
            }
        }
    }

    @Test
    void manyVotersCountedOneByOne() {
        SplittableRandom random = new SplittableRandom(2);
        for (int heaviest : new int[] {1, 2, 7, 40}) {
            int n = 120;
            int[] weights =
                    IntStream.range(0, n).map(i -> 1 + random.nextInt(heaviest)).toArray();
            int quota = 1 + IntStream.of(weights).sum() / (2 + heaviest % 3);
            Map<Integer, BigInteger[]> counts = SwingCounts.of(Voters.of(weights, quota), Progress.none());
            int chosen = random.nextInt(n);
            BigInteger[] slow = oneByOne(weights, quota, chosen);
            BigInteger[] fast = counts.get(Math.min(weights[chosen], quota));
            for (int s = 0; s < n; s++) assertEquals(slow[s], fast[s], "size " + s);
        }
    }

    private static BigInteger[] oneByOne(int[] weights, int quota, int without) {
        int n = weights.length;
        BigInteger[][] table = new BigInteger[n][quota];
        for (BigInteger[] row : table) java.util.Arrays.fill(row, BigInteger.ZERO);
        table[0][0] = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            if (i == without) continue;
            for (int s = n - 1; s > 0; s--)
                for (int w = quota - 1; w >= weights[i]; w--)
                    table[s][w] = table[s][w].add(table[s - 1][w - weights[i]]);
        }
        BigInteger[] swings = new BigInteger[n];
        for (int s = 0; s < n; s++) {
            swings[s] = BigInteger.ZERO;
            for (int w = Math.max(0, quota - weights[without]); w < quota; w++) swings[s] = swings[s].add(table[s][w]);
        }
        return swings;
    }

    @Test
    void powerAddsUpToOne() {
        List<Rational> weights = IntStream.range(0, 150)
                .mapToObj(i -> Rational.of(1 + i * 31L % 20))
                .toList();
        PowerIndices power =
                PowerIndices.of(Votes.of(weights, Rational.of(700), true, OptionalInt.of(3)), Progress.none());
        assertEquals(Rational.ONE, power.shapleyShubik().sum());
        assertEquals(Rational.ONE, power.banzhafIndex().sum());
    }
}
