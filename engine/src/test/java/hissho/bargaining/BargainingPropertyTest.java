package hissho.bargaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Bimatrix;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cooperative solutions against searches over many points and rates, and certificates against corrupted answers. */
class BargainingPropertyTest {

    private static final Progress FREE = Progress.none();
    private static final Generator<List<Integer>> CELLS = Generator.listOf(Generator.whole(-4, 5), 8, 12);

    /** Two rows, as many columns as there are numbers for. */
    private static CooperativeGame game(List<Integer> numbers) {
        int width = numbers.size() / 4;
        return CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(2, width, (i, j) -> Rational.of(numbers.get(2 * (i * width + j)))),
                RationalMatrix.generate(2, width, (i, j) -> Rational.of(numbers.get(2 * (i * width + j) + 1)))));
    }

    @Test
    void everyCellLiesInTheHullAndNothingBeatsItsParetoBoundary() {
        Property.holds(500, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            Hull hull = game.hull();
            for (Point cell : game.cells()) {
                assertTrue(hull.contains(cell));
                boolean beaten = game.cells().stream().anyMatch(other -> other.atLeast(cell) && !other.equals(cell));
                if (beaten) assertFalse(hull.isPareto(cell));
            }
            assertTrue(FeasibleAnswer.of(game).certificate(FREE).holds());
        });
    }

    /** From any point of a polygon, a segment or a point the way ends on the boundary: it is feasible, and nothing beyond it is. */
    @Test
    void aWayReachesTheBoundary() {
        Property.holds(600, Generator.listOf(Generator.whole(-3, 4), 9, 9), numbers -> {
            Point a = new Point(Rational.of(numbers.get(0)), Rational.of(numbers.get(1)));
            Point b = new Point(Rational.of(numbers.get(2)), Rational.of(numbers.get(3)));
            Point c = new Point(Rational.of(numbers.get(4)), Rational.of(numbers.get(5)));
            Hull hull =
                    Hull.of(numbers.get(6) > 0 ? List.of(a, b, c) : numbers.get(6) > -3 ? List.of(a, b) : List.of(a));
            Point from =
                    hull.vertices().getFirst().plus(hull.vertices().getLast()).times(Rational.HALF);
            Point some = new Point(Rational.of(numbers.get(7)), Rational.of(numbers.get(8)));
            List<Point> ways = List.of(some, b.minus(a), a.minus(b), new Point(Rational.ONE, Rational.ONE));
            for (Point way : ways) {
                Rational reach = hull.reach(from, way);
                assertTrue(hull.contains(from.plus(way.times(reach))));
                if (!way.equals(new Point(Rational.ZERO, Rational.ZERO)))
                    assertFalse(hull.contains(from.plus(way.times(reach.plus(Rational.of(1, 1000))))));
            }
        });
    }

    /** No point of the hull on a fine grid of mixtures has a larger product of gains. */
    @Test
    void nashHasTheLargestProduct() {
        Property.holds(300, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            Hull hull = game.hull();
            Point threat = game.cell(0, 0);
            Point found = PolygonNash.of(hull, threat);
            assertTrue(hull.isPareto(found) && found.atLeast(threat));
            for (Point a : hull.vertices())
                for (Point b : hull.vertices())
                    for (int k = 0; k <= 12; k++) {
                        Point mixed = a.plus(b.minus(a).times(Rational.of(k, 12)));
                        if (mixed.atLeast(threat))
                            assertTrue(PolygonNash.product(mixed, threat).compareTo(PolygonNash.product(found, threat))
                                    <= 0);
                    }
        });
    }

    /** At the rates of the solution the split is the payoff; at other rates of a long list it is not feasible. */
    @Test
    void theSplitIsFeasibleExactlyAtTheRatesFound() {
        Property.holds(300, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            LambdaTransfer found = LambdaTransfer.of(game, FREE);
            Hull hull = game.hull();
            for (int k = 1; k <= 30; k++) {
                Rational rate = Rational.of(k, 31 - k);
                Point split = LambdaTransfer.split(game, rate, FREE);
                boolean inside = found.exists()
                        && found.low().orElseThrow().compareTo(rate) <= 0
                        && found.high().map(high -> high.compareTo(rate) >= 0).orElse(true);
                assertEquals(inside, hull.contains(split), () -> "rate " + rate);
                if (inside) assertEquals(found.payoff().orElseThrow(), split);
            }
            assertTrue(new LambdaAnswer(game, found, FREE).certificate(FREE).holds());
        });
    }

    /** With a fixed threat the lambda-transfer solution is Nash's. */
    @Test
    void aFixedThreatGivesTheNashSolution() {
        Property.holds(300, CELLS, numbers -> {
            CooperativeGame game = new Refusal(game(numbers), new Point(Rational.ZERO, Rational.ZERO)).extended();
            List<List<Integer>> fixed = SetFacts.fixedThreats(game);
            LambdaTransfer found = LambdaTransfer.of(game, FREE);
            if (fixed.isEmpty() || !found.exists()) return;
            Point threat =
                    game.cell(fixed.getFirst().get(0) - 1, fixed.getFirst().get(1) - 1);
            assertEquals(PolygonNash.of(game.hull(), threat), found.payoff().orElseThrow());
        });
    }

    @Test
    void certificatesRefuseWhatIsWrong() {
        Property.holds(100, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            TuSolution s = TuSolution.of(game, Rational.ONE, FREE);
            assertTrue(new TuAnswer(game, s).certificate(FREE).holds());
            Rational more = Rational.of(1, 7);
            assertFalse(new TuAnswer(
                            game,
                            new TuSolution(
                                    s.rate(),
                                    s.sigma().plus(more),
                                    s.delta(),
                                    s.threatsI(),
                                    s.threatsII(),
                                    s.complete(),
                                    s.split()))
                    .certificate(FREE)
                    .holds());
            assertFalse(new TuAnswer(
                            game,
                            new TuSolution(
                                    s.rate(),
                                    s.sigma(),
                                    s.delta().plus(more),
                                    s.threatsI(),
                                    s.threatsII(),
                                    s.complete(),
                                    TuSolution.split(
                                            s.rate(), s.sigma(), s.delta().plus(more))))
                    .certificate(FREE)
                    .holds());
            LambdaTransfer found = LambdaTransfer.of(game, FREE);
            found.payoff()
                    .ifPresent(p -> assertFalse(new LambdaAnswer(
                                    game,
                                    new LambdaTransfer(
                                            Optional.of(new Point(p.x().plus(more), p.y())),
                                            found.low(),
                                            found.high(),
                                            found.unbounded()),
                                    FREE)
                            .certificate(FREE)
                            .holds()));
        });
    }

    /** In a game of 20 x 20 whose best cell for both is one vertex the rate is found in time, and the value of the threats changes sides there. */
    @Test
    void theRateAtTheVertexOfALargeGameIsFound() {
        java.util.Random random = new java.util.Random(20);
        Bimatrix payoffs = new Bimatrix(
                RationalMatrix.generate(20, 20, (i, j) -> Rational.of(i + j == 0 ? 99 : random.nextInt(99))),
                RationalMatrix.generate(20, 20, (i, j) -> Rational.of(i + j == 0 ? 99 : random.nextInt(99))));
        CooperativeGame game = CooperativeGame.of(payoffs);
        LambdaTransfer found =
                assertTimeoutPreemptively(java.time.Duration.ofSeconds(60), () -> LambdaTransfer.of(game, FREE));
        assertEquals(new Point(Rational.of(99), Rational.of(99)), found.payoff().orElseThrow());
        hissho.algebra.RealRoot rate = found.low().orElseThrow();
        rate.near(20);
        assertTrue(LambdaTransfer.split(game, rate.low(), FREE).x().compareTo(Rational.of(99)) > 0);
        assertTrue(LambdaTransfer.split(game, rate.high(), FREE).x().compareTo(Rational.of(99)) < 0);
    }
}
