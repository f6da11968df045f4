package hissho.coalition.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Chain;
import hissho.coalition.family.Family;
import hissho.coalition.family.ObjectSale;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values that are sums of shared steps: the same as over all coalitions, and in decimals the same as exactly. */
final class SharedStepsTest {

    @Test
    void overAllCoalitions() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 120; round++) {
            int n = random.nextInt(1, 8);
            List<Rational> numbers = numbers(random, n);
            Rational owner = Rational.of(random.nextInt(0, 9));
            check(new Airport(numbers), SharedSteps.ofAirport(numbers).negated());
            List<Rational> rising = numbers.stream().sorted().toList();
            check(new Chain(rising), SharedSteps.ofChain(rising));
            ObjectSale sale = new ObjectSale("one-seller-m-buyers", owner, numbers);
            check(sale, SharedSteps.ofSale(sale));
        }
    }

    private static void check(Family family, SharedSteps steps) {
        RationalVector exact = ShapleyValue.of(CoalitionalGame.of(family).coalitions(), Progress.none());
        assertEquals(exact, steps.exactly(Progress.none()), family::toString);
        RationalVector told = steps.rounded(Progress.none());
        for (int i = 0; i < exact.size(); i++)
            assertTrue(told.get(i).minus(exact.get(i)).absolute().compareTo(FixedPoint.ERROR) <= 0);
    }

    @Test
    void longFractionsAreNotWritten() {
        List<Rational> costs =
                IntStream.rangeClosed(1, 50_000).mapToObj(Rational::of).toList();
        assertThrows(NotAnswered.class, () -> SharedSteps.ofAirport(costs).exactly(Progress.none()));
        RationalVector told = SharedSteps.ofAirport(costs).rounded(Progress.none());
        assertEquals(Rational.of(1, 50_000), told.get(0));
        assertEquals(Rational.of(50_000).doubleValue(), told.sum().doubleValue(), 1e-6); // everything is paid
    }

    private static List<Rational> numbers(SplittableRandom random, int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> Rational.of(random.nextInt(0, 20), random.nextInt(1, 4)))
                .toList();
    }
}
