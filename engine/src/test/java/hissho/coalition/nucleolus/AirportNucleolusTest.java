package hissho.coalition.nucleolus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.value.FixedPoint;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The blocks of planes against the general algorithm and against paying plane by plane; decimals against exact shares. */
final class AirportNucleolusTest {

    @Test
    void generalAlgorithm() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 60; round++) {
            List<Rational> costs = costs(random, random.nextInt(1, 8), 12);
            RationalVector general = Nucleolus.efficient(
                            CoalitionalGame.of(new Airport(costs)).coalitions(), Progress.none())
                    .point();
            assertEquals(general.negated(), AirportNucleolus.costShares(costs, Progress.none()), costs::toString);
        }
    }

    @Test
    void planeByPlane() {
        SplittableRandom random = new SplittableRandom(2);
        for (int round = 0; round < 120; round++) {
            List<Rational> costs = costs(random, random.nextInt(2, 60), round % 2 == 0 ? 30 : 3_000);
            RationalVector exact = AirportNucleolus.costShares(costs, Progress.none());
            assertEquals(slow(costs), sorted(exact, costs), costs::toString);
            RationalVector told = AirportNucleolus.roundedCostShares(costs, Progress.none());
            for (int i = 0; i < costs.size(); i++)
                assertTrue(told.get(i).minus(exact.get(i)).absolute().compareTo(FixedPoint.ERROR) <= 0);
        }
    }

    @Test
    void exactSharesOfVeryManyPlanesAreNotWritten() {
        List<Rational> costs =
                IntStream.rangeClosed(1, 20_000).mapToObj(Rational::of).toList();
        assertThrows(NotAnswered.class, () -> AirportNucleolus.costShares(costs, Progress.none()));
        RationalVector told = AirportNucleolus.roundedCostShares(costs, Progress.none());
        assertEquals(Rational.HALF, told.get(0));
        assertEquals(Rational.of(3, 4), told.get(1));
        assertEquals(Rational.of(2), told.get(19_999));
    }

    private static List<Rational> costs(SplittableRandom random, int n, int most) {
        return IntStream.range(0, n)
                .mapToObj(i -> Rational.of(random.nextInt(0, most), random.nextInt(1, 3)))
                .toList();
    }

    private static List<Rational> sorted(RationalVector shares, List<Rational> costs) {
        return IntStream.range(0, costs.size())
                .boxed()
                .sorted(java.util.Comparator.comparing(costs::get))
                .map(shares::get)
                .toList();
    }

    /** Plane i pays the least (c(k) - X) / (k - i + 2) over k from i on, where those before pay X, and the last plane the rest. */
    private static List<Rational> slow(List<Rational> costs) {
        List<Rational> c = costs.stream().sorted().toList();
        int n = c.size();
        List<Rational> shares = new ArrayList<>();
        Rational paid = Rational.ZERO;
        for (int i = 0; i < n; i++) {
            Rational least = c.get(n - 1).minus(paid).over(n - i);
            for (int k = i; k < n - 1; k++)
                least = least.min(c.get(k).minus(paid).over(k - i + 2));
            shares.add(least);
            paid = paid.plus(least);
        }
        return shares;
    }
}
