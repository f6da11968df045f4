package hissho.stochastic.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.question.SystemKind;
import org.junit.jupiter.api.Test;

/** Named games written out stage by stage have the values of their closed forms. */
final class UnrolledTest {

    private static void hasValue(Rational value, GameSystem system) {
        Object values = SystemKind.solution("game-system", system, Progress.none())
                .facts()
                .find("values")
                .orElseThrow()
                .value();
        String first = system.stages().getFirst().name();
        assertEquals(
                value.toString(),
                String.valueOf(((java.util.Map<?, ?>) java.util.Objects.requireNonNull(values)).get(first)));
    }

    @Test
    void inspectionsAreWorthTheirShareOfThePeriods() {
        for (int n = 2; n <= 7; n++) for (int m = 1; m < n; m++) hasValue(Rational.of(m, n), Unrolled.inspection(m, n));
    }

    @Test
    void enduranceIsWorthFibonacci() {
        long[] fibonacci = {1, 1, 2, 3, 5, 8, 13, 21};
        for (int n = 2; n <= 7; n++) hasValue(Rational.of(1, fibonacci[n]), Unrolled.endurance(n, false));
        hasValue(Rational.of(17, 8), Unrolled.endurance(4, true));
    }

    @Test
    void theCoinIsHandedOverAfterTwoHeads() {
        hasValue(Rational.of(1, 14), Unrolled.coin(Rational.HALF, 5));
    }

    /** A challenge is tossed out: whoever plays wins or loses one, and is asked only where there is a choice. */
    @Test
    void theCoinIsPlayedUntilSomebodyHasWon() {
        java.util.Random random = new java.util.Random(7);
        for (int game = 0; game < 200; game++) {
            Position at = SystemKind.position(Unrolled.coin(Rational.of(1, 3), 4), Progress.none())
                    .orElseThrow();
            while (!(at.table().turn() instanceof Turn.Over)) {
                if (at.table().turn() instanceof Turn.Chance(var draws))
                    at = at.after(draws.get(random.nextInt(draws.size())).move());
                else {
                    var moves = at.moves().listed();
                    at = at.after(moves.get(random.nextInt(moves.size())));
                }
            }
            String paid = at.table().turn().toString();
            assertTrue(paid.contains("[1, -1]") || paid.contains("[-1, 1]") || paid.contains("[0, 0]"), paid);
        }
    }
}
