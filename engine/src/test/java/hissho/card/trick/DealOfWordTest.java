package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.staircase.Combinadics;
import org.junit.jupiter.api.Test;

/** Words of 16 cards each fill an int, whose sign is the place of a card like any other. */
class DealOfWordTest {

    @Test
    void theLastDealOfTheLargestSizeIsADeal() {
        int n = Combinadics.LARGEST;
        int word = Combinadics.word(n, Combinadics.count(n) - 1);
        assertEquals(n, Long.bitCount(Deal.ofWord(n, word).left()));
        assertEquals(0, Deal.ofWord(n, word).left() >>> 2 * n);
    }
}
