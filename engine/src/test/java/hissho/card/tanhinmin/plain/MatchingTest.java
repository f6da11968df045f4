package hissho.card.tanhinmin.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchingTest {

    private static final Generator<List<List<Integer>>> TWO_HANDS =
            Generator.listOf(Generator.listOf(Generator.whole(1, 7), 0, 8), 2, 2);

    /** Tries every way to match the first card or leave it. */
    private static int slowly(List<Integer> high, List<Integer> low) {
        if (high.isEmpty()) return 0;
        List<Integer> rest = high.subList(1, high.size());
        int most = slowly(rest, low);
        for (int i = 0; i < low.size(); i++)
            if (high.getFirst() > low.get(i)) {
                List<Integer> left = new ArrayList<>(low);
                left.remove(i);
                most = Math.max(most, 1 + slowly(rest, left));
                break;
            }
        return most;
    }

    @Test
    void isLargestAndItsCutProvesIt() {
        Property.holds(2000, TWO_HANDS, hands -> {
            List<Integer> high = hands.get(0).stream().sorted().toList();
            List<Integer> low = hands.get(1).stream().sorted().toList();
            Matching matching = Matching.of(Hand.of(high), Hand.of(low));
            assertEquals(slowly(high, low), matching.number());
            assertTrue(matching.certified());
            for (int rank : matching.high().ranksAbove(0))
                assertEquals(
                        Matching.number(matching.high().without(rank), matching.low()), matching.numberWithout(rank));
        });
    }

    @Test
    void aFalseMatchingIsNotCertified() {
        Hand high = Hand.of(2, 3);
        Hand low = Hand.of(1, 3);
        assertTrue(Matching.of(high, low).certified());
        assertFalse(new Matching(high, low, 2, 0).certified());
        assertFalse(new Matching(high, low, 0, 0).certified());
    }
}
