package hissho.card.tanhinmin.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The linear rule and the rules for winning moves against full search. */
class LinearRuleTest {

    @Test
    void decidesEveryPairOfHandsOfFiveCardsOfFiveRanksOnEveryTable() {
        FullSearch search = new FullSearch(5, 5, 0);
        long won = 0;
        for (int x = 0; x < search.hands.size(); x++)
            for (int y = 0; y < search.hands.size(); y++)
                for (int table = 0; table <= 5; table++) {
                    Hand mover = search.hands.get(x);
                    Hand other = search.hands.get(y);
                    int value = search.value(x, y, table);
                    int onTable = table;
                    Supplier<String> position = () -> mover + " " + other + " " + onTable;
                    assertEquals(value == 1, LinearRule.moverWins(mover, other, table), position);
                    assertTrue(value != 0, position);
                    assertEquals(search.winningMoves(x, y, table), WinningMoves.of(mover, other, table), position);
                    if (value == 1) {
                        won++;
                        assertTrue(ruleWins(search, x, y, table), position);
                    }
                }
        assertEquals(190_315, won);
    }

    private static boolean ruleWins(FullSearch search, int x, int y, int table) {
        MoversRule rule = MoversRule.of(search.hands.get(x), search.hands.get(y), table);
        return (rule.isPass() ? search.ofPassing(x, y, table) : search.ofPlaying(x, y, rule.card())) == 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void eightCutIsDecidedByTheBetterOfTwoPlans(int cutting) {
        FullSearch search = new FullSearch(5, 4, cutting);
        EightCut rule = new EightCut(cutting);
        for (int x = 0; x < search.hands.size(); x++)
            for (int y = 0; y < search.hands.size(); y++)
                for (int table = 0; table <= 5; table++) {
                    if (table == cutting) continue;
                    Hand mover = search.hands.get(x);
                    Hand other = search.hands.get(y);
                    int onTable = table;
                    Supplier<String> position = () -> mover + " " + other + " " + onTable;
                    assertEquals(search.value(x, y, table) == 1, rule.moverWins(mover, other, table), position);
                    assertEquals(search.winningMoves(x, y, table), rule.winningMoves(mover, other, table), position);
                }
    }

    @Test
    void theSweepOverArraysAgreesWithTheHandsWhateverTheRange() {
        Random random = new Random(7);
        int[] ranges = {3, 100, 10_000, 5_000_000, 999_999_999};
        int mixed = 0;
        for (int i = 0; i < 600; i++) {
            int range = ranges[i % ranges.length];
            int size = i % 7 == 0 ? 3000 : 1 + random.nextInt(100);
            int[] mover = random.ints(size, 1, range).toArray();
            int[] other = random.ints(1 + random.nextInt(size + 3), 1, range).toArray();
            int table = random.nextBoolean() ? 0 : random.nextInt(range);
            boolean expected = LinearRule.moverWins(Hand.of(mover), Hand.of(other), table);
            assertEquals(expected, LinearRule.moverWins(mover, other, table), "try " + i);
            if (expected) mixed++;
        }
        assertTrue(mixed > 100 && mixed < 500, "both answers occur");
    }
}
