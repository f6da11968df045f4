package hissho.card.tanhinmin.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.tanhinmin.graph.Values;
import hissho.progress.Progress;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Zugzwangs are told apart from positions that merely nobody wins. */
class ZugzwangCountTest {

    @Test
    void fourCardsHaveTwoAndFiveNone() {
        assertEquals(new ZugzwangCount(256, 177, 2, 2, 1), ZugzwangCount.of(2, 4, Progress.none()));
        assertEquals(new ZugzwangCount(4096, 3415, 6, 0, 0), ZugzwangCount.of(2, 5, Progress.none()));
        assertEquals(new ZugzwangCount(4096, 3415, 60, 0, 0), ZugzwangCount.of(3, 5, Progress.none()));
    }

    @Test
    void theSearchAgreesWithTheDefinition() {
        Random random = new Random(11);
        int met = 0;
        for (int trial = 0; trial < 3_000; trial++) {
            Digraphs.Dealt dealt = Digraphs.deal(6, 1024 + 65536 + random.nextLong(262144));
            Values values = Values.searched(dealt.game(), Progress.none());
            assertEquals(
                    dealt.isZugzwang(),
                    values.isZugzwang(),
                    () -> dealt.document().toString());
            if (dealt.values(true).onEmptyTable() == 0) met++;
        }
        assertEquals(true, met > 5, "too few positions that nobody wins: " + met);
    }
}
