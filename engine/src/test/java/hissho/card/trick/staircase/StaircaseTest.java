package hissho.card.trick.staircase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.Aim;
import hissho.card.trick.Deal;
import hissho.card.trick.SlowTricks;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StaircaseTest {

    private static final StairTables TABLES = StairTables.fill(10, new MemoryStore(), 2, Progress.none());

    @Test
    void everyDealUpToFourCardsEqualsPlainMinimax() {
        for (int n = 1; n <= 4; n++)
            for (long number = 0; number < Combinadics.count(n); number++)
                for (int k = 0; k <= 2 * n; k++) assertEqualsSlow(n, Combinadics.word(n, number), k);
    }

    @Test
    void someDealsOfFiveCardsEqualPlainMinimax() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 40; i++) {
            long number = random.nextLong(Combinadics.count(5));
            assertEqualsSlow(5, Combinadics.word(5, number), random.nextInt(11));
        }
    }

    private static void assertEqualsSlow(int n, int word, int k) {
        Deal deal = new Deal(n, Integer.toUnsignedLong(word));
        int[] points = new int[2 * n + 1];
        for (int rank = 2 * n; rank > 2 * n - k; rank--) points[rank] = 1;
        int slow = SlowTricks.value(deal.leftHand(), deal.rightHand(), true, points, Aim.COLLECT);
        assertEquals(slow, Staircase.valueAt(TABLES.stairs(n, word), k), deal.word() + " k=" + k);
    }

    @Test
    void theSearchAndOneThreadAgreeWithTheTables() {
        StairTables alone = StairTables.fill(9, new MemoryStore(), 1, Progress.none());
        StairSearch search = new StairSearch(Progress.none());
        for (int n = 2; n <= 9; n++)
            for (long number = 0; number < Combinadics.count(n); number += n == 9 ? 7 : 1) {
                int word = Combinadics.word(n, number);
                assertEquals(TABLES.stairsOf(n, number), alone.stairs(n, word));
                assertEquals(TABLES.stairsOf(n, number), search.stairs(n, word));
            }
    }

    @Test
    void theWideStepAgreesWithPlainMinimaxOverItsOwnChildren() {
        StairSearch search = new StairSearch(Progress.none());
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 3; i++) {
            int word = (int) Deal.random(13, random.nextLong()).left();
            int stairs = search.stairs(13, word);
            for (int k = 0; k <= 26; k++) assertEquals(oneStep(search, 13, word, k), Staircase.valueAt(stairs, k));
        }
    }

    /** Maxmin over every pair of cards. */
    private static int oneStep(StairSearch search, int n, int word, int k) {
        int best = -1;
        for (int i = 0; i < 2 * n; i++) {
            if ((word >>> i & 1) == 0) continue;
            int least = Integer.MAX_VALUE;
            for (int j = 0; j < 2 * n; j++) {
                if ((word >>> j & 1) == 1) continue;
                int s = (i < k ? 1 : 0) + (j < k ? 1 : 0);
                int rest = Staircase.without(word, i, j);
                int value = i < j
                        ? s + Staircase.valueAt(search.stairs(n - 1, rest), k - s)
                        : k - s - Staircase.valueAt(search.stairs(n - 1, Staircase.reversed(rest, 2 * n - 2)), k - s);
                least = Math.min(least, value);
            }
            best = Math.max(best, least);
        }
        return best;
    }

    @Test
    void whistOfSixCardsIsDistributedAsKnown() {
        long[] counts = new long[7];
        for (long number = 0; number < Combinadics.count(6); number++)
            counts[Staircase.valueAt(TABLES.stairsOf(6, number), 12) / 2]++;
        assertArrayEquals(new long[] {2, 43, 286, 406, 166, 20, 1}, counts);
    }

    @Test
    void wordsAreNumberedInOrder() {
        for (int m = 1; m <= 7; m++) {
            Combinadics ranks = new Combinadics(m);
            int word = Combinadics.word(m, 0);
            for (int number = 0; number < Combinadics.count(m); number++) {
                assertEquals(number, ranks.rank(word));
                assertEquals(word, Combinadics.word(m, number));
                assertEquals(m, Integer.bitCount(word));
                word = Combinadics.next(word);
            }
        }
        assertEquals(Combinadics.count(16) - 1, new Combinadics(16).rank(0xffff0000));
    }
}
