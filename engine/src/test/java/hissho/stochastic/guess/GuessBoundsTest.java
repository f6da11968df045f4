package hissho.stochastic.guess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Bounds for large hands against exact fractions where both are there, and their certificate against corrupted bounds. */
class GuessBoundsTest {

    private static final GuessBounds BOUNDS = GuessBounds.upTo(GuessBounds.LARGEST, Progress.none());

    @Test
    void boundsHoldTheExactValue() {
        GuessTable exact = GuessTable.upTo(8, Progress.none());
        exact.values().forEach((at, value) -> {
            assertTrue(BOUNDS.lower().value(at).compareTo(value) <= 0, at.toString());
            assertTrue(BOUNDS.upper().value(at).compareTo(value) >= 0, at.toString());
        });
    }

    @Test
    void boundsAreNarrowAndProvedEverywhere() {
        Rational narrow = Rational.of(java.math.BigInteger.ONE, java.math.BigInteger.TEN.pow(58));
        for (GuessIt at : BOUNDS.lower().values().keySet()) {
            Rational gap = BOUNDS.upper().value(at).minus(BOUNDS.lower().value(at));
            assertTrue(gap.compareTo(narrow) < 0 && !gap.isNegative(), at.toString());
            assertTrue(BOUNDS.holds(at), at.toString());
        }
    }

    @Test
    void theCertificateSeesABoundThatIsTooGood() {
        GuessIt at = new GuessIt(14, 12);
        Rational much = Rational.of(1, 1_000_000);
        Map<GuessIt, Rational> high = new LinkedHashMap<>(BOUNDS.lower().values());
        high.put(at, BOUNDS.lower().value(at).plus(much));
        assertFalse(new GuessBounds(new GuessTable(high), BOUNDS.upper()).holds(at));
        Map<GuessIt, Rational> low = new LinkedHashMap<>(BOUNDS.upper().values());
        low.put(at, BOUNDS.upper().value(at).minus(much));
        assertFalse(new GuessBounds(BOUNDS.lower(), new GuessTable(low)).holds(at));
    }

    @Test
    void fractionsAreRefusedWhereTheyAreTooLong() {
        GuessNear near = new GuessNear(new GuessIt(11, 3), BOUNDS);
        assertThrows(
                NotAnswered.class,
                () -> near.facts().find("value").orElseThrow().value());
    }

    /** Unequal hands of more than ten cards can have short fractions: they are told exactly, and lie within the bounds. */
    @Test
    void shortFractionsAreToldExactly() {
        for (GuessIt at : List.of(new GuessIt(30, 1), new GuessIt(3, 30), new GuessIt(9, 11), new GuessIt(0, 30))) {
            Rational value =
                    GuessTable.shortOf(at, Progress.none()).orElseThrow().value(at);
            assertTrue(BOUNDS.lower().value(at).compareTo(value) <= 0);
            assertTrue(value.compareTo(BOUNDS.upper().value(at)) <= 0);
        }
        assertTrue(GuessTable.shortOf(new GuessIt(10, 11), Progress.none()).isEmpty());
        assertEquals(
                GuessTable.upTo(10, Progress.none()).value(new GuessIt(10, 10)),
                GuessTable.shortOf(new GuessIt(10, 10), Progress.none())
                        .orElseThrow()
                        .value(new GuessIt(10, 10)));
    }

    /** For people the bounds are decimals, in whose beginning they agree; programs get them as they are. */
    @Test
    void boundsAreToldAsDecimals() {
        GuessNear near = new GuessNear(new GuessIt(20, 20), BOUNDS);
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            String low = near.facts().find("lower").orElseThrow().text(words);
            String high = near.facts().find("upper").orElseThrow().text(words);
            assertEquals(low.substring(0, 58), high.substring(0, 58));
            assertFalse(near.facts().find("decimals").orElseThrow().text(words).contains("Probability"));
        }
    }
}
