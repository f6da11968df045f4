package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.extensive.named.NamedTrees;
import hissho.fact.Facts;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The named trees have their known values, families and guarantees, and their certificates hold. */
class NamedValuesTest {

    private static Solved solved(String kind, Map<String, Object> fields) {
        Kind<?> known = NamedTrees.all().stream()
                .filter(k -> k.name().equals(kind))
                .findFirst()
                .orElseThrow();
        Solved solved = Solved.of(known, Node.root(fields), Progress.none());
        assertTrue(solved.certificate().holds());
        return solved;
    }

    private static Rational value(String kind, Map<String, Object> fields) {
        return solved(kind, fields).facts().get("value", Rational.class);
    }

    @Test
    void kuhnPokerHasItsValueWithEveryDeck() {
        Map<Integer, String> values = Map.of(2, "0", 3, "-1/18", 4, "-1/24", 5, "-1/15", 6, "-11/180");
        values.forEach((deck, value) -> {
            if (deck > 2) assertEquals(Rational.parse(value), value("kuhn-poker", Map.of("deck", deck)));
        });
        Facts facts = solved("kuhn-poker", Map.of()).facts();
        assertEquals(
                Map.of("infoset", "I.1", "move", "bet", "range", List.of(Rational.ZERO, Rational.of(1, 3))),
                facts.get("parameter", Map.class));
        assertEquals(false, facts.get("uniqueBehaviorI", Boolean.class));
        assertEquals(true, facts.get("uniqueBehaviorII", Boolean.class));
    }

    /** The closed form of Basic Endgame against the solved tree, below the threshold, at it and above. */
    @Test
    void basicEndgameFollowsItsFormula() {
        for (int b = 1; b <= 4; b++)
            for (int p = 0; p <= 12; p++) {
                Rational chance = Rational.of(p, 12);
                Rational bet = Rational.of(b, 2);
                Rational threshold = bet.plus(2).over(bet.times(2).plus(2));
                Rational expected = chance.compareTo(threshold) >= 0
                        ? Rational.ONE
                        : chance.times(4).times(bet.plus(1)).over(bet.plus(2)).minus(1);
                assertEquals(expected, value("basic-endgame", Map.of("p", chance, "b", bet)));
            }
    }

    @Test
    void silverDollarsAreFoundAsTheFormulaSays() {
        IntStream.rangeClosed(1, 5).forEach(k -> {
            Rational first = Rational.of(k, 6);
            Rational second = Rational.of(1, k + 1);
            assertEquals(
                    first.times(second).over(first.plus(second)),
                    value("silver-dollar", Map.of("success", List.of(first, second))));
        });
        assertEquals(Rational.of(5, 13), value("two-guesses", Map.of()));
    }

    @Test
    void aForgetfulPlayerLosesByForgetting() {
        Facts facts = solved("forgetful-player", Map.of()).facts();
        assertEquals(Rational.of(2, 5), facts.get("value", Rational.class));
        assertEquals(Rational.of(-1, 3), facts.get("lower", Rational.class));
        assertEquals(false, facts.get("hasValue", Boolean.class));
    }

    @Test
    void aLongCentipedeStopsAtOnce() {
        Facts facts = solved("centipede", Map.of("pairs", 2_000)).facts();
        assertEquals(BigInteger.ONE, facts.get("speCount", BigInteger.class));
        assertEquals("down", facts.get("firstMove", String.class));
    }

    @Test
    void ticTacToeIsADraw() {
        Facts facts = solved("tic-tac-toe", Map.of()).facts();
        assertEquals(0, facts.get("value", Integer.class));
        assertEquals(5478, facts.get("reachablePositions", Integer.class));
        assertEquals(
                1, solved("tic-tac-toe", Map.of("board", "xx. oo. ...")).facts().get("value", Integer.class));
    }
}
