package hissho.bench;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.Family;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.nucleolus.NucleolusOfFamily;
import hissho.coalition.value.ShapleyOfFamily;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Nucleoli of families by their own algorithms, far beyond what a table of coalitions allows; growth shown. */
public final class FamilyNucleolusBenchmark {

    private FamilyNucleolusBenchmark() {}

    public static void main(String[] arguments) {
        for (int n : new int[] {25, 50, 100}) measure("assignment of sellers and as many buyers", n, assignment(n));
        for (int n : new int[] {1_000, 10_000, 100_000}) {
            measure("bankruptcy", n, bankruptcy(n));
            measure("airport with 1,000 kinds of planes", n, new Airport(numbers(n, i -> 1 + i * 7919L % 1_000)));
            rounded(n, new Airport(numbers(n, i -> 1 + i * 7919L % 1_000_003)));
        }
        for (int n : new int[] {20, 25, 30}) measure("weighted voting", n, voting(n));
        for (int n : new int[] {40, 1_000, 10_000}) measure("tree", n, tree(n));
    }

    private static void measure(String name, int size, Family family) {
        CoalitionalGame game = CoalitionalGame.of(family);
        long start = System.nanoTime();
        RationalVector found =
                NucleolusOfFamily.structured(game, Progress.none()).orElseThrow();
        double seconds = (System.nanoTime() - start) / 1e9;
        Measured.growth(name, size, seconds);
        System.out.printf(
                Locale.ROOT,
                "nucleolus of %s, %d: first %s, last %s, %.2f s%n",
                name,
                size,
                found.get(0).toDecimal(4),
                found.get(found.size() - 1).toDecimal(4),
                seconds);
    }

    /** Where all costs differ exact fractions have a hundred thousand digits: both values to twelve decimals. */
    private static void rounded(int size, Airport airport) {
        CoalitionalGame game = CoalitionalGame.of(airport);
        long start = System.nanoTime();
        RationalVector nucleolus = NucleolusOfFamily.rounded(game, () -> RationalVector.zero(0), Progress.none());
        RationalVector shapley =
                ShapleyOfFamily.rounded(game, () -> ShapleyOfFamily.of(game, Progress.none()), Progress.none());
        System.out.printf(
                Locale.ROOT,
                "nucleolus and Shapley value of airport, all costs different, to 12 decimals, %d: first %s and %s, %.2f s%n",
                size,
                nucleolus.get(0).toDecimal(4),
                shapley.get(0).toDecimal(4),
                (System.nanoTime() - start) / 1e9);
    }

    private static Family assignment(int n) {
        SplittableRandom random = new SplittableRandom(n);
        return new Assignment(RationalMatrix.generate(n, n, (i, j) -> Rational.of(random.nextInt(0, 1_000))));
    }

    private static Family bankruptcy(int n) {
        List<Rational> claims = numbers(n, i -> 1 + i * 7919L % 1_000);
        return new Bankruptcy(
                claims.stream().reduce(Rational.ZERO, Rational::plus).over(3), claims);
    }

    private static Family voting(int n) {
        List<Rational> weights = numbers(n, i -> 1 + i * 31L % 40);
        return WeightedVoting.of(
                weights, weights.stream().reduce(Rational.ZERO, Rational::plus).over(2), true);
    }

    private static Family tree(int n) {
        SplittableRandom random = new SplittableRandom(n);
        List<Integer> parents =
                IntStream.range(0, n).mapToObj(i -> random.nextInt(-1, i)).toList();
        return new FixedTree(parents, numbers(n, i -> 1 + i * 17L % 23));
    }

    private static List<Rational> numbers(int n, IntFunction<Long> number) {
        return IntStream.range(0, n).mapToObj(i -> Rational.of(number.apply(i))).toList();
    }
}
