package hissho.card.trick.partition;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableSearch;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is called sure is taken by the general search too. */
class SureTricksTest {

    private static final int CARDS = 4;

    @Test
    void theSearchTakesAtLeastAsMany() {
        Random random = new Random(11);
        int trumps = 0;
        int lasts = 0;
        int answers = 0;
        for (int i = 0; i < 2000; i++) {
            int trump = i % 3 - 1;
            RandomBridge deal =
                    RandomBridge.of(random, i % 2 == 0 ? List.of(6, 5, 5) : List.of(4, 4, 4, 4), trump, 0, 1);
            TableRules rules = deal.rules();
            long[] hands = deal.hands().stream()
                    .mapToLong(hand -> BridgeDeal.set(rules, hand))
                    .toArray();
            long left = hands[0] | hands[1] | hands[2] | hands[3];
            BridgeDeal bridge = new BridgeDeal(rules, hands);
            SureTricks sure = new SureTricks(bridge, trump);
            TableSearch search = new TableSearch(rules, Progress.none());
            for (int leader = 0; leader < 4; leader++) {
                TableState start = TableState.start(rules, deal.hands(), leader);
                int first = search.value(start) / 4;
                bridge.read(left);
                for (int seat = 0; seat < 2; seat++) {
                    int taken = seat == 0 ? first : CARDS - first;
                    for (int needed = 1; needed <= CARDS; needed++) {
                        if (!sure.trumps(left, seat, needed)) continue;
                        trumps++;
                        assertTrue(taken >= needed, deal + " trumps of " + seat + ", " + needed);
                    }
                    if (!sure.notRun(left, seat, CARDS)) continue;
                    lasts++;
                    assertTrue(taken >= 1, deal + " not run against " + seat);
                }
                answers += answers(deal, start, left, search, sure);
            }
        }
        assertTrue(trumps > 1000 && lasts > 1000 && answers > 1000, trumps + " " + lasts + " " + answers);
    }

    /** The second seat after each lead: how often it was sure of something. */
    private static int answers(RandomBridge deal, TableState start, long left, TableSearch search, SureTricks sure) {
        int found = 0;
        for (long rest = start.moves(deal.rules()); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            TableState led = start.after(deal.rules(), card);
            int suit = deal.rules().suitOf(card);
            if ((deal.hands().get(led.turn()) & deal.rules().suits().get(suit)) == 0) continue;
            int first = search.value(led) / 4;
            int taken = led.turn() % 2 == 0 ? first : CARDS - first;
            for (int needed = 1; needed <= CARDS; needed++) {
                if (!sure.second(left, led.turn(), suit, CARDS, needed)) continue;
                found++;
                assertTrue(taken >= needed, deal + " after " + led.trick() + ", " + needed);
            }
        }
        return found;
    }
}
