package hissho.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A wrong answer is told what is wrong with it, whatever sort of value was asked for, and what was typed is read as a person means it. */
class LessonTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private final Facts facts = new Facts()
            .put("number", () -> Rational.parse("1/12"))
            .put("truth", () -> true)
            .put("weights", () -> RationalVector.of(List.of(Rational.parse("7/12"), Rational.parse("5/12"))))
            .put("numbers", () -> List.of(3, 5, 7))
            .put("set", Compare.SET, () -> List.of("up", "down", "left"))
            .put("pairs", Compare.SET, () -> List.of(List.of(1, 2), List.of(2, 1)))
            .put("map", () -> Map.of("A", Rational.of(3)))
            .put("empty", Compare.SET, () -> List.of())
            .put("any", Compare.accepted(said -> List.of("1", "0").equals(said)), () -> List.of(1, 0));

    private String lesson(String key, Object typed) {
        Fact<?> fact = facts.find(key).orElseThrow();
        Object meant = fact.read(typed, WORDS);
        return fact.agreesWith(meant) ? "right" : fact.lesson(meant, WORDS);
    }

    @Test
    void aNumberIsTooLargeRoundedOrOfTheOtherSign() {
        assertEquals("1 is too large by 11/12: the answer is 1/12.", lesson("number", "1"));
        assertEquals("0 is too small by 1/12: the answer is 1/12.", lesson("number", "0"));
        assertEquals("0.08 is 1/12 rounded; the exact answer is 1/12.", lesson("number", "0.08"));
        assertEquals("right", lesson("number", "0.083"));
        assertEquals("-1/12 has the wrong sign: the answer is 1/12.", lesson("number", "-1/12"));
        assertTrue(lesson("number", "much").contains("not a number"));
    }

    @Test
    void yesAndNoAreWords() {
        assertEquals("right", lesson("truth", "Yes"));
        assertEquals("right", lesson("truth", "はい"));
        assertEquals("The answer is yes.", lesson("truth", "no"));
        assertTrue(lesson("truth", "maybe").contains("neither yes nor no"));
    }

    @Test
    void numbersInARow() {
        assertEquals("right", lesson("weights", "7/12, 5/12"));
        assertEquals("right", lesson("weights", "（７/１２、５/１２）"));
        assertEquals("right", lesson("weights", "7/12 5/12"));
        assertEquals(
                "These are the right numbers in another order: the answer is (7/12, 5/12).",
                lesson("weights", "5/12, 7/12"));
        assertEquals("The probabilities add up to 9/10, not to 1.", lesson("weights", "1/2, 2/5"));
        assertEquals("A probability is never negative, and one of yours is -1.", lesson("weights", "2, -1"));
        assertEquals(
                "These are the right numbers, rounded; the exact answer is (7/12, 5/12).",
                lesson("weights", "0.58, 0.42"));
        assertEquals("The answer has 2 entries, yours has 1. The answer is (7/12, 5/12).", lesson("weights", "7/12"));
        assertEquals("Entry 2 is 5, not 6. 2 of the 3 entries are right.", lesson("numbers", "3 6 7"));
    }

    @Test
    void setsByWhatIsMissingAndWhatDoesNotBelong() {
        assertEquals("right", lesson("set", "left, up, down"));
        assertEquals("You found 2 of 3. Missing: left.", lesson("set", "up, down"));
        assertEquals(
                "Not among the answers: right. You found 1 of 3. Missing: down; left.", lesson("set", "up, right"));
        assertEquals("right", lesson("pairs", "(2,1), (1,2)"));
        assertEquals("right", lesson("pairs", "2,1; 1,2"));
        assertEquals("You found 1 of 2. Missing: (2, 1).", lesson("pairs", "(1,2)"));
        assertEquals("There is none.", lesson("empty", "up"));
    }

    @Test
    void namedValuesAndAnswersOfWhichThereAreSeveral() {
        assertEquals("right", lesson("map", "A: 3"));
        assertEquals("A: 3, not 4.", lesson("map", "A: 4"));
        assertEquals("A right answer is 1, 0.", lesson("any", "1/2, 1/2"));
    }
}
