package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Where there are no values, as in misère play, no report states the period of the values of normal play, and no certificate speaks of a value. */
class MisereTellsNoValuesTest {

    @Test
    void noPeriodAndNoValue() {
        Set<String> wrong = new TreeSet<>();
        for (Examples.Example example : Examples.all()) {
            if (!example.name().startsWith("impartial/")) continue;
            Ran ran = Ran.hissho("solve", example.name(), "--set", "play=misere", "--lang", "en", "--budget", "2");
            String text = ran.out().replaceAll("\\s+", " ");
            if (!text.contains("misère: whoever makes the last move loses")) continue;
            if (text.contains("periodic from") || text.contains("values repeat with period"))
                wrong.add(example.name() + " period");
            if (!text.contains("Grundy value") && text.contains("the value, the outcome"))
                wrong.add(example.name() + " value");
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void gamesWithoutValuesAreCheckedForTheirOutcomeOnly() {
        for (String name : new String[] {"fibonacci-nim", "chomp-8x3", "thirty-one"}) {
            String text =
                    Ran.hissho("solve", "impartial/" + name, "--lang", "en").out();
            assertEquals(text.contains("Grundy value"), text.contains("the value,"), name);
        }
    }
}
