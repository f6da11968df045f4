package hissho.stochastic.system.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which games can be held at their values by a stationary strategy: by hand, and tried with many others at random. */
class HeldTest {

    private static final Cell AGAIN_G = to(1);

    private static Cell pays(long amount) {
        return Cell.paying(Rational.of(amount));
    }

    private static Cell to(int game) {
        return new Cell(Rational.ZERO, List.of(new Cell.Next(game, Rational.ONE, false)), Rational.ZERO);
    }

    private static Stage stage(String name, List<List<Cell>> cells) {
        return new Stage(
                name,
                IntStream.rangeClosed(1, cells.size())
                        .mapToObj(Integer::toString)
                        .toList(),
                IntStream.rangeClosed(1, cells.getFirst().size())
                        .mapToObj(Integer::toString)
                        .toList(),
                cells);
    }

    /** Player I guarantees 1 in it only nearly, if endless play pays less. */
    private static final Stage NEARLY = stage("G", List.of(List.of(AGAIN_G, pays(1)), List.of(pays(1), pays(0))));

    private static Exact solved(List<List<Cell>> first, long endless) {
        GameSystem system = new GameSystem(List.of(stage("S", first), NEARLY), 0, List.of(Rational.of(endless)));
        return Valuation.of(system, Optional.of(Rational.of(endless)), Progress.none())
                .proved();
    }

    @Test
    void aGameThatNeedNotLeadToOneThatIsNotHeldIsHeld() {
        Exact exact = solved(List.of(List.of(pays(2)), List.of(to(1))), 0);
        assertTrue(exact.row().holds(0));
        assertFalse(exact.row().holds(1));
        assertTrue(exact.row().decided());
    }

    @Test
    void aGameThatMustLeadThereIsNotHeld() {
        Exact exact = solved(List.of(List.of(pays(0)), List.of(to(1))), 0);
        assertFalse(exact.row().holds(0));
        assertTrue(solved(List.of(List.of(pays(0)), List.of(to(1))), 1).row().optimal());
    }

    /** Only a mistake of player II leads to G, and there a strategy that loses less than the mistake gave is enough. */
    @Test
    void aGameFromWhichOnlyAMistakeLeadsThereIsHeld() {
        Exact exact = solved(List.of(List.of(pays(0), to(1))), 0);
        assertTrue(exact.row().holds(0));
        assertFalse(exact.row().holds(1));
    }

    /** Among systems at random, no stationary strategy that is tried holds a game that was struck out. */
    @Test
    void noStrategyHoldsAGameThatWasStruckOut() {
        Random random = new Random(26);
        int partly = 0;
        for (int trial = 0; trial < 60; trial++) {
            List<List<Cell>> first = new ArrayList<>();
            for (int i = 0; i < 2; i++) first.add(List.of(cell(random), cell(random)));
            Exact exact = solved(first, 0);
            partly += exact.row().holds(0) ? 1 : 0;
            GameSystem system = new GameSystem(List.of(stage("S", first), NEARLY), 0, List.of(Rational.ZERO));
            Arena arena = Arena.of(system);
            for (int k = 0; k < 40; k++) {
                List<List<Algebraic>> tried = List.of(mixture(random), mixture(random));
                List<Algebraic> reached = BestReply.to(arena, true, tried, Optional.of(Rational.ZERO), Progress.none())
                        .value();
                assertFalse(reached.get(1).compareTo(exact.value().get(1)) >= 0);
                if (!exact.row().holds(0))
                    assertFalse(reached.get(0).compareTo(exact.value().get(0)) >= 0, first::toString);
            }
        }
        assertTrue(partly >= 10 && partly <= 50, "both sorts were met: " + partly);
    }

    private static Cell cell(Random random) {
        int which = random.nextInt(5);
        return which == 0 ? to(0) : which <= 2 ? to(1) : pays(random.nextInt(-1, 3));
    }

    private static List<Algebraic> mixture(Random random) {
        int part = random.nextInt(5);
        return List.of(Algebraic.of(Rational.of(part, 4)), Algebraic.of(Rational.of(4 - part, 4)));
    }

    /** A large payoff of endless play changes nothing where nobody lets play go on. */
    @Test
    void aLargePayoffOfEndlessPlayIsNoObstacle() {
        for (long endless : new long[] {1_000, 1_000_000, 1_000_000_000}) {
            Exact exact = solved(List.of(List.of(pays(0), to(1))), -endless);
            assertEquals(Algebraic.ONE, exact.value().get(1));
            assertFalse(exact.row().holds(1));
        }
    }
}
