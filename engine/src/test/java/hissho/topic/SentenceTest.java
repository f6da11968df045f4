package hissho.topic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A change of units is read off the sentence of a question. */
class SentenceTest {

    @Test
    void unitsAreReadAsPeopleWriteThem() {
        assertEquals(
                units("2", "5", "4", "-2"),
                Sentence.fields("nash-bargaining", "Apply u'=2u+5, v'=4v-2 to the triangle."));
        assertEquals(
                units("1", "0", "1/2", "3/4"), Sentence.fields("nash-bargaining", "With u' = u and v' = 1/2 v + 3/4:"));
        assertEquals(Map.of(), Sentence.fields("nash-bargaining", "Solve the triangle."));
        assertEquals(Map.of(), Sentence.fields("monopoly", "Apply u'=2u+5, v'=4v-2."));
    }

    private static Map<String, Object> units(String... numbers) {
        List<String> all = List.of(numbers);
        return Map.of("rescaling", List.of(all.subList(0, 2), all.subList(2, 4)));
    }
}
