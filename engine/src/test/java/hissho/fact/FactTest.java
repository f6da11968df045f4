package hissho.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.words.Language;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FactTest {

    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static Stream<String> entries(int count) {
        return IntStream.range(100, 100 + count).mapToObj(i -> "entry " + i);
    }

    private static Fact<?> counted(int entries) {
        List<String> list = entries(entries).toList();
        return new Facts().put("moves", () -> list).find("moves").orElseThrow();
    }

    /** What is told and the number of the others make the whole list, which stays what it is. */
    @Test
    void aNumberWithMoreDigitsThanAreReadIsStillItself() {
        Rational value = Rational.of(BigInteger.TEN.pow(9000).add(BigInteger.ONE), BigInteger.valueOf(7));
        assertTrue(Compare.EXACT.agree(value, value.toString()));
        assertFalse(Compare.EXACT.agree(value, value.plus(1).toString()));
    }

    @Test
    void aReportTellsTheFirstOfALongList() {
        for (int entries = 1; entries <= 400; entries += 7) {
            Fact<?> fact = counted(entries);
            String brief = fact.brief(ENGLISH);
            assertTrue(brief.length() < 450, brief);
            String first = entries(entries).filter(brief::contains).collect(Collectors.joining(", "));
            int more = entries - first.split(", ").length;
            assertEquals(more == 0 ? first : first + ", … and " + more + " more", brief);
            assertEquals(entries, ((List<?>) fact.value()).size());
            assertTrue(fact.text(ENGLISH).endsWith("entry " + (99 + entries)));
        }
    }

    /** A fraction too long to be read as a number is still recognised as it was written, and no other is. */
    @Test
    void longFractionsAreTheirOwnAnswers() {
        Rational written = Rational.of(BigInteger.TEN.pow(5_000).add(BigInteger.ONE), BigInteger.TWO.pow(17_000));
        assertTrue(Rational.read(written.toString()).isEmpty());
        assertTrue(Compare.EXACT.agree(written, written.toString()));
        assertTrue(Compare.EXACT.agree(List.of(written), List.of(written.toString())));
        assertFalse(Compare.EXACT.agree(written, written.plus(1).toString()));
    }
}
