package hissho.card.trick.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableSearch;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Double dummy tables against the general search, on any number of threads. */
class DoubleDummyTableTest {

    @Test
    void everyDeclarerInEveryDenominationEqualsTheGeneralSearch() {
        for (int seed = 0; seed < 20; seed++) {
            List<Integer> lengths = List.of(List.of(5, 5, 5, 5), List.of(6, 7, 7), List.of(3, 4, 8, 5))
                    .get(seed % 3);
            RandomBridge deal = RandomBridge.of(new Random(seed), lengths, -1, 0, 1);
            List<List<Integer>> tricks = DoubleDummyTable.of(deal.rules(), deal.hands(), 1, Progress.none())
                    .tricks();
            for (int threads : new int[] {2, 20})
                assertEquals(
                        tricks,
                        DoubleDummyTable.of(deal.rules(), deal.hands(), threads, Progress.none())
                                .tricks());
            assertEquals(lengths.size() + 1, tricks.size());
            for (int suit = 0; suit < tricks.size(); suit++) {
                TableRules rules = DoubleDummyTable.in(deal.rules(), suit);
                assertEquals(suit < lengths.size(), rules.trump().isPresent());
                TableSearch slow = new TableSearch(rules, Progress.none());
                for (int declarer = 0; declarer < 4; declarer++) {
                    int even = slow.value(TableState.start(rules, deal.hands(), (declarer + 1) % 4)) / 4;
                    assertEquals(
                            declarer % 2 == 0 ? even : 5 - even,
                            tricks.get(suit).get(declarer),
                            "seed " + seed);
                }
            }
        }
    }
}
