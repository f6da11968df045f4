package hissho.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Headlines that can be read. */
class HeadlineTest {

    @Test
    void shortOnesStayAsTheyAre() {
        for (String text : List.of(
                "The value is 428/165.",
                "",
                "1×2: (1, 2)",
                "83333333333333 moves",
                "leave 999999999999999997",
                "0.1234567890123456789")) assertEquals(text, Headline.shortened(text));
    }

    @Test
    void longNumbersBecomeDecimals() {
        assertEquals(
                "Worth ≈ -0.0856064 to I.",
                Headline.shortened("Worth -1454920850547486749701863871533/16995463438839962469905132501930 to I."));
        assertEquals("≈ 1.23457·10^29", Headline.shortened("123456789012345678901234567890"));
        assertEquals(
                "worth ≈ 1·10^-20 points.", Headline.shortened("worth 1/99999999999999999999 (about 0.0000) points."));
        assertEquals(
                "II gains ≈ 3.75·10^199 by playing column 2.",
                Headline.shortened("II gains about 375" + "0".repeat(197) + ".1250 by playing column 2."));
        assertEquals("≈ 1.03636 points", Headline.shortened("7049790000001/6802420000001 ≈ 1.036365 points"));
    }

    /** A number with a square root stays whole or becomes a decimal; no part of it is rounded. */
    @Test
    void numbersWithRootsStayWholeOrBecomeDecimals() {
        for (String text : List.of("make √5, 31√29/116", "earn 60062500000000√29/29", "(-1392+729√29)/464"))
            assertEquals(text, Headline.shortened(text));
        assertEquals("earn ≈ 1.11533·10^-29, 0", Headline.shortened("earn 961√29/464" + "0".repeat(30) + ", 0"));
        assertEquals(
                "make ≈ 0.25, 0",
                Headline.shortened("make (-100000000000000000000+60000000000000000000√4)/80000000000000000000, 0"));
    }

    /** The beginning of a number is another number. */
    @Test
    void noNumberIsCut() {
        String text = "one after the other ".repeat(9) + "7".repeat(18) + " and so on and on";
        assertTrue(Headline.shortened(text).endsWith("other, …"), () -> Headline.shortened(text));
    }

    /** What is said of a long mixture is not lost behind it. */
    @Test
    void theSentenceGoesOnBehindAnEnumeration() {
        for (String joint : List.of(", ", " + ", "、")) {
            String forty = IntStream.range(0, 40)
                    .mapToObj(i -> i + " with " + i + "/41")
                    .collect(Collectors.joining(joint));
            String begin = "0 with 0/41" + joint + "1 with 1/41" + joint + "2 with 2/41" + joint + "…" + joint
                    + "39 with 39/41";
            assertEquals(
                    "No. " + begin + " is not optimal: it guarantees 3.",
                    Headline.shortened("No. " + forty + " is not optimal: it guarantees 3."));
            assertEquals(
                    "I: " + begin + ". II: " + begin + ".", Headline.shortened("I: " + forty + ". II: " + forty + "."));
        }
        String long1 =
                "a strategy with a long and winding name that nobody can fold in any way at all and that goes on, "
                        .repeat(4);
        assertTrue(Headline.shortened("No. " + long1).length() > 100, Headline.shortened("No. " + long1));
    }

    @Test
    void longListsFoldAndEverythingFits() {
        String hundred = IntStream.range(0, 100).mapToObj(i -> i + "/101").collect(Collectors.joining(", ", "(", ")"));
        assertEquals(
                "I plays (0/101, 1/101, 2/101, …), II plays (0/101, 1/101, 2/101, …).",
                Headline.shortened("I plays " + hundred + ", II plays " + hundred + "."));
        Property.holds(300, Generator.listOf(Generator.whole(-9_999, 9_999), 0, 120), numbers -> {
            String text = numbers.stream().map(n -> n + "x(" + n + ", 2)").collect(Collectors.joining("; "));
            String read = Headline.shortened(text);
            assertTrue(read.length() <= Headline.MOST, read);
            assertEquals(
                    read.chars().filter(c -> c == '(').count(),
                    read.chars().filter(c -> c == ')').count());
            if (text.length() <= Headline.MOST) assertEquals(text, read);
        });
    }
}
