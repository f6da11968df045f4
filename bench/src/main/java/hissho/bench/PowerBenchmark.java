package hissho.bench;

import hissho.coalition.power.PowerIndices;
import hissho.coalition.power.Votes;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Shapley-Shubik and Banzhaf indices of 100 to 1,000 weighted voters, exact, growth shown. */
public final class PowerBenchmark {

    private PowerBenchmark() {}

    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000;
        for (int heaviest : new int[] {20, 100})
            for (int voters : new int[] {100, 200, 500, 1_000}) if (voters <= most) measure(voters, heaviest);
    }

    private static void measure(int voters, int heaviest) {
        List<Rational> weights = IntStream.range(0, voters)
                .mapToObj(i -> Rational.of(1 + i * 31L % heaviest))
                .toList();
        Rational half = weights.stream().reduce(Rational.ZERO, Rational::plus).over(2);
        long start = System.nanoTime();
        PowerIndices power = PowerIndices.of(Votes.of(weights, half, true, OptionalInt.empty()), Progress.none());
        double seconds = (System.nanoTime() - start) / 1e9;
        Measured.growth("voters with 1 to " + heaviest + " votes", voters, seconds);
        System.out.printf(
                Locale.ROOT,
                "power of %d voters with 1 to %d votes: first %s (Shapley-Shubik), %s (Banzhaf), %.2f s%n",
                voters,
                heaviest,
                power.shapleyShubik().get(0).toDecimal(8),
                power.banzhafIndex().get(0).toDecimal(8),
                seconds);
    }
}
