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

    private static GameSystem named(String kind, java.util.Map<String, Object> fields) {
        return NamedKinds.all().stream()
                .filter(each -> each.name().equals(kind) && each instanceof NamedSystem)
                .map(each -> ((NamedSystem) each).read(hissho.document.Node.root(fields)))
                .findFirst()
                .orElseThrow();
    }

    private static final GameSystem MATCH = named(
            "match-point",
            java.util.Map.of(
                    "pointWinProbability",
                    java.util.List.of(java.util.List.of("4/5", "1/2"), java.util.List.of("3/5", "7/10"))));

    /** The ends of games played at random, as what player I is paid. */
    private static java.util.Set<Rational> ends(Position start) {
        java.util.Random random = new java.util.Random(5);
        java.util.Set<Rational> paid = new java.util.HashSet<>();
        for (int game = 0; game < 200; game++) {
            Position at = start;
            while (!(at.table().turn() instanceof Turn.Over)) {
                if (at.table().turn() instanceof Turn.Chance(var draws))
                    at = at.after(draws.get(random.nextInt(draws.size())).move());
                else {
                    var moves = at.moves().listed();
                    at = at.after(moves.get(random.nextInt(moves.size())));
                }
            }
            if (at.table().turn() instanceof Turn.Over(var ending))
                paid.add(ending.payoffs().getFirst());
        }
        return paid;
    }

    @Test
    void aMatchIsPlayedUntilItIsWonAndHasTheSameValue() {
        hasValue(Rational.of(13, 27), MATCH);
        hasValue(Rational.of(13, 27), Unrolled.match(MATCH));
        Position start =
                SystemKind.position(Unrolled.match(MATCH), Progress.none()).orElseThrow();
        assertEquals(java.util.Set.of(Rational.ONE, Rational.of(-1)), ends(start));
    }

    @Test
    void aCoinIsPaidAsItFalls() {
        for (String heads : new String[] {"2/3", "0", "1", "1/5"}) {
            GameSystem calling = named("coin-calling", java.util.Map.of("heads", heads));
            NamedSystem kind = (NamedSystem) NamedKinds.all().stream()
                    .filter(each -> each.name().equals("coin-calling"))
                    .findFirst()
                    .orElseThrow();
            GameSystem played = kind.played().apply(calling);
            assertEquals(value(calling), value(played), heads);
            java.util.Set<Rational> whole = java.util.Set.of(-4, -1, 0, 1, 4).stream()
                    .map(Rational::of)
                    .collect(java.util.stream.Collectors.toSet());
            assertTrue(
                    whole.containsAll(ends(kind.play(calling, Progress.none()).orElseThrow())), heads);
        }
    }

    private static Object value(GameSystem system) {
        return SystemKind.solution("game-system", system, Progress.none())
                .facts()
                .get("value", Object.class);
    }
}
