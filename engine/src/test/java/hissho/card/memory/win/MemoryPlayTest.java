package hissho.card.memory.win;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.memory.MemoryState;
import hissho.card.memory.draw.UnequalDraw;
import hissho.card.memory.forgetting.Forgetting;
import hissho.card.memory.simulation.Simulation;
import hissho.number.Rational;
import hissho.play.Move;
import hissho.play.Player;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Playing with real cards: the oracle's games agree with the theory, and every game ends. */
class MemoryPlayTest {

    private static final WinTable TABLE = WinTable.upTo(8, MemoryRules.STANDARD, Progress.none());

    @Test
    void twoOraclesPlayToTheEnd() {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = MemoryPlay.start(CardTable.shuffled(5, random), TABLE);
            int moves = 0;
            while (position.ending().isEmpty()) {
                List<Move> best = position.advice().best();
                assertFalse(best.isEmpty());
                assertTrue(position.moves().containsAll(best));
                position = position.after(best.get(random.nextInt(best.size())));
                assertTrue(++moves < 500, "the game goes on for ever");
            }
            assertTrue(position.moves().isEmpty());
        }
    }

    /** The mean of many games between oracles lies near the value of the start. */
    @Test
    void oracleGamesAgreeWithTheTable() {
        double points = 0;
        int games = 4000;
        for (int seed = 0; seed < games; seed++) {
            SplittableRandom random = new SplittableRandom(1000 + seed);
            Position position = MemoryPlay.start(CardTable.shuffled(4, random), TABLE);
            while (position.ending().isEmpty()) {
                List<Move> best = position.advice().best();
                position = position.after(best.get(random.nextInt(best.size())));
            }
            points += position.ending()
                    .get()
                    .winner()
                    .map(w -> w == Player.FIRST ? 1.0 : 0)
                    .orElse(0.5);
        }
        double exact = TABLE.value(new MemoryState(4, 0, 0)).doubleValue();
        assertEquals(exact, points / games, 4 * 0.5 / Math.sqrt(games));
    }

    @Test
    void theSceneShowsTheValue() {
        Position start = MemoryPlay.start(CardTable.shuffled(2, new SplittableRandom(1)), TABLE);
        assertTrue(start.scene(Words.in(Language.ENGLISH)).text().contains("1/3"));
    }

    @Test
    void simulationAgreesWithTheTable() {
        Simulation.Policy best = state -> Math.abs(state.lead()) > state.pairs() ? 2 : TABLE.strategy(state);
        for (int pairs = 2; pairs <= 8; pairs++) {
            Simulation.Setup setup = new Simulation.Setup(pairs, List.of(best, best), 0);
            Simulation.Result result = Simulation.run(setup, 20_000, 7, Progress.none());
            double exact = TABLE.value(new MemoryState(pairs, 0, 0)).doubleValue();
            assertEquals(
                    exact,
                    result.points().getFirst().mean(),
                    2.5 * result.points().getFirst().halfWidth());
        }
    }

    @Test
    void doublesStayWithinTheirBound() {
        WinTable exact = WinTable.upTo(30, MemoryRules.STANDARD, Progress.none());
        FloatLayer[] before = new FloatLayer[1];
        FloatLayer.forEach(30, 2, Progress.none(), layer -> {
            int n = layer.pairs();
            for (int k = 0; k < n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    double error = exact.value(state)
                            .minus(Rational.ofExactly(layer.value(k, s)))
                            .absolute()
                            .doubleValue();
                    assertTrue(error <= layer.errorBound(k), state + " " + error);
                    int strategy = before[0] == null ? FloatLayer.UNDECIDED : layer.strategy(k, s, before[0]);
                    if (strategy != FloatLayer.UNDECIDED)
                        assertEquals(exact.strategy(state), strategy, state.toString());
                }
            before[0] = layer;
        });
    }

    @Test
    void forgettingIsProvedAndTendsToTheTwoExtremes() {
        Forgetting some = Forgetting.upTo(3, Rational.of(1, 3), Progress.none());
        for (int n = 1; n <= 3; n++)
            for (int k = 0; k < n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    assertEquals(
                            some.value(state),
                            some.strategies(state).values().stream()
                                    .max(Rational::compareTo)
                                    .orElseThrow(),
                            state.toString());
                }
        Forgetting hardly = Forgetting.upTo(3, Rational.of(1, 1_000_000), Progress.none());
        Forgetting everything = Forgetting.upTo(3, Rational.ONE, Progress.none());
        MemoryState start = new MemoryState(3, 0, 0);
        assertEquals(TABLE.value(start).doubleValue(), hardly.value(start).doubleValue(), 1e-3);
        assertTrue(
                everything.value(start).compareTo(Rational.HALF) > 0, "with no memory the first move is an advantage");
    }

    @Test
    void aDrawWorthAThirdHasNoSingleValue() {
        MemoryState state = new MemoryState(4, 3, 0);
        UnequalDraw opens = UnequalDraw.upTo(4, Rational.of(1, 3), UnequalDraw.Level.MOVER_OPENS, Progress.none());
        UnequalDraw waits = UnequalDraw.upTo(4, Rational.of(1, 3), UnequalDraw.Level.MOVER_WAITS, Progress.none());
        assertTrue(opens.isAmbiguous(state));
        assertEquals(opens.value(state).mover(), waits.value(state).opponent());
        UnequalDraw half = UnequalDraw.upTo(6, Rational.HALF, UnequalDraw.Level.MOVER_OPENS, Progress.none());
        for (int n = 1; n <= 6; n++)
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++)
                    assertEquals(
                            TABLE.value(new MemoryState(n, k, s)),
                            half.value(new MemoryState(n, k, s)).mover(),
                            "with half a point the game is the ordinary one");
    }
}
