package hissho.card.memory.win;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.memory.MemoryState;
import hissho.card.memory.gain.GainTable;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The exact tables against the paper's spot values, its closed forms and a slow twin in plain fractions. */
class MemoryTheoryTest {

    private static final int PAIRS = 40;
    private static final WinTable TABLE = WinTable.upTo(PAIRS, MemoryRules.STANDARD, Progress.none());

    @Test
    void spotValues() {
        assertEquals(Rational.of(1, 3), TABLE.value(new MemoryState(2, 0, 0)));
        assertEquals(Rational.of(2, 3), TABLE.value(new MemoryState(2, 1, 0)));
        assertEquals(1, TABLE.strategy(new MemoryState(3, 1, 1)));
    }

    @Test
    void agreesWithPlainRecursionInFractions() {
        for (boolean passing : new boolean[] {true, false}) {
            SlowMemory slow = new SlowMemory(passing);
            WinTable fast = WinTable.upTo(7, new MemoryRules(passing, false, MemoryRules.Draw.SHARED), Progress.none());
            for (int n = 1; n <= 7; n++)
                for (int k = 0; k <= n; k++)
                    for (int s = -n; s <= n; s++)
                        assertEquals(slow.value(n, k, s), fast.value(new MemoryState(n, k, s)), n + " " + k + " " + s);
        }
    }

    @Test
    void closedFormsHold() {
        for (int n = 3; n <= PAIRS; n++) {
            for (int s = -n; s <= n; s++) {
                MemoryState one = new MemoryState(n, n - 1, s);
                MemoryState two = new MemoryState(n, n - 2, s);
                assertEquals(TABLE.value(two), ClosedForms.knownAllButTwo(n, s).orElseThrow(), two.toString());
                assertEquals(1, TABLE.strategy(two), two.toString());
                if (n < 4) continue;
                assertEquals(TABLE.value(one), ClosedForms.knownAllButOne(n, s).orElseThrow(), one.toString());
                assertEquals(
                        TABLE.strategy(one), ClosedForms.strategyAllButOne(n, s).orElseThrow(), one.toString());
            }
        }
        assertEquals(Rational.of(7, 12), TABLE.value(new MemoryState(3, 2, 1)));
        assertNotEquals(
                TABLE.value(new MemoryState(5, 4, 2)),
                ClosedForms.knownAllButOnePrinted(5, 2).orElseThrow());
    }

    @Test
    void limitVanishesBehindAndIsCertainAhead() {
        assertEquals(Rational.ZERO, ClosedForms.limitAllButTwo(Rational.MINUS_ONE));
        assertEquals(Rational.ONE, ClosedForms.limitAllButTwo(Rational.ONE));
        assertEquals(Rational.of(17, 24), ClosedForms.limitAllButTwo(Rational.ZERO));
        for (int a = -9; a <= 9; a++) {
            Rational ratio = Rational.of(a, 10);
            Rational limit = ClosedForms.limitAllButTwo(ratio);
            Rational near = ClosedForms.knownAllButTwo(1000, 100 * a).orElseThrow();
            Rational nearer = ClosedForms.knownAllButTwo(4000, 400 * a).orElseThrow();
            assertTrue(near.minus(limit).absolute().compareTo(Rational.of(1, 200)) < 0, "at " + ratio);
            assertTrue(
                    nearer.minus(limit).absolute().compareTo(near.minus(limit).absolute()) < 0, "nearer at " + ratio);
        }
        Rational crossing = ClosedForms.limitCrossing(Rational.of(1, 1_000_000));
        assertEquals("-0.22044", crossing.toDecimal(5));
    }

    @Test
    void expectedGainAtTheStart() {
        GainTable gains = GainTable.upTo(60, Progress.none());
        List<String> pairs = List.of(
                "1",
                "-2/3",
                "-1/5",
                "-4/35",
                "-1/35",
                "2/1155",
                "61/1155",
                "-2512/75075",
                "132929/3828825",
                "-916574/24249225");
        for (int n = 1; n <= pairs.size(); n++)
            assertEquals(Rational.parse(pairs.get(n - 1)), gains.gainInPairs(n, 0), "n = " + n);
        for (int n = 1; n <= 60; n++)
            for (int k = 0; k < n; k++) assertEquals(ClosedForms.gainStrategy(n, k), gains.strategy(n, k), n + " " + k);
    }

    @Test
    void chancesAgreeWithValues() {
        Outcomes outcomes = new Outcomes(TABLE, Progress.none());
        for (int n = 1; n <= 9; n++)
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    Outcomes.Chances chances = outcomes.of(state);
                    assertEquals(TABLE.value(state), chances.points(), state.toString());
                    assertEquals(
                            Rational.ONE, chances.win().plus(chances.draw()).plus(chances.loss()), state.toString());
                }
    }

    @Test
    void theFirstExampleOfThePaper() {
        Outcomes outcomes = new Outcomes(TABLE, Progress.none());
        MemoryState state = new MemoryState(3, 1, 1);
        assertEquals(
                new Outcomes.Chances(Rational.of(1, 4), Rational.of(1, 12), Rational.of(2, 3)),
                outcomes.openWithNewCard(state));
        assertEquals(
                new Outcomes.Chances(Rational.HALF, Rational.ZERO, Rational.HALF), outcomes.stopWithNewCard(state));
    }

    @Test
    void aDrawGivenAwayIsHalfAPair() {
        WinTable mover = WinTable.upTo(6, new MemoryRules(true, false, MemoryRules.Draw.MOVER), Progress.none());
        WinTable opponent = WinTable.upTo(6, new MemoryRules(true, false, MemoryRules.Draw.OPPONENT), Progress.none());
        for (int n = 1; n <= 6; n++)
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    assertTrue(mover.value(state).compareTo(opponent.value(state)) >= 0, state.toString());
                    if (s < n)
                        assertEquals(
                                mover.value(state), opponent.value(new MemoryState(n, k, s + 1)), state.toString());
                }
    }

    /** The recursion of the paper word for word, in fractions. */
    private record SlowMemory(boolean passing) {

        Rational value(int n, int k, int s) {
            if (s > n) return Rational.ONE;
            if (s < -n) return Rational.ZERO;
            if (k == n) return s > -n ? Rational.ONE : Rational.HALF;
            Rational best = opening(n, k, s);
            if (!passing || k < 2 || s < 0) return best;
            return best.max(s == 0 ? Rational.HALF : Rational.ONE.minus(opening(n, k, -s)));
        }

        private Rational opening(int n, int k, int s) {
            int u = 2 * n - k;
            Rational match = k == 0 ? Rational.ZERO : value(n - 1, k - 1, s + 1).times(Rational.of(k, u));
            Rational fresh = Rational.of(2L * n - 2L * k, u);
            Rational second = value(n - 1, k, s + 1);
            if (k > 0)
                second = second.plus(Rational.ONE.minus(value(n - 1, k, 1 - s)).times(k));
            if (n - k > 1)
                second = second.plus(Rational.ONE.minus(value(n, k + 2, -s)).times(2L * (n - k - 1)));
            Rational two = match.plus(fresh.times(second.over(u - 1L)));
            return k == 0 ? two : two.max(match.plus(fresh.times(Rational.ONE.minus(value(n, k + 1, -s)))));
        }
    }
}
