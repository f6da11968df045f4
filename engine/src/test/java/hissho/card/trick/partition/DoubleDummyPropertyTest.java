package hissho.card.trick.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableSearch;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Partition search against the general search. */
@Tag("slow")
class DoubleDummyPropertyTest {

    /** Three to six cards a hand in up to four suits of any lengths, with and without trumps. */
    private static final Generator<RandomBridge> DEALS = (random, size) -> {
        int cards = 3 + random.nextInt(4);
        List<Integer> lengths = new ArrayList<>();
        int left = 4 * cards;
        for (int suits = 4; left > 0; suits--) {
            int least = Math.max(1, left - 15 * (suits - 1));
            int most = Math.min(Math.min(left, 15), random.nextBoolean() ? left / 2 + 1 : left / suits + 2);
            int length = suits == 1 ? left : random.nextInt(least, Math.max(least, most) + 1);
            lengths.add(length);
            left -= length;
        }
        int trump = random.nextInt(-1, lengths.size());
        return RandomBridge.of(random, lengths, trump, random.nextInt(4), 1 + random.nextInt(2));
    };

    @Test
    void allLeadersAndAllLeadsEqualTheGeneralSearch() {
        Property.holds(1500, DEALS, deal -> {
            TableRules rules = deal.rules();
            assertTrue(DoubleDummy.fits(rules));
            ToIntFunction<TableState> slow = new TableSearch(rules, Progress.none())::value;
            ToIntFunction<TableState> fast = new DoubleDummy(rules, Progress.none())::value;
            for (int leader = 0; leader < 4; leader++) {
                TableState start = TableState.start(rules, deal.hands(), leader);
                assertEquals(slow.applyAsInt(start), fast.applyAsInt(start), "leader " + leader);
                if (leader != deal.leader()) continue;
                for (long rest = start.moves(rules); rest != 0; rest &= rest - 1) {
                    TableState next = start.after(rules, Long.numberOfTrailingZeros(rest));
                    assertEquals(slow.applyAsInt(next), fast.applyAsInt(next), "lead " + next.trick());
                }
            }
        });
    }

    @Test
    void randomPlayToTheEndEqualsTheGeneralSearch() {
        Generator<Long> seeds = (random, size) -> random.nextLong();
        Property.holds(300, seeds, seed -> {
            RandomGenerator random = new Random(seed);
            RandomBridge deal = DEALS.next(random, 1);
            TableRules rules = deal.rules();
            TableSearch slow = new TableSearch(rules, Progress.none());
            DoubleDummy fast = new DoubleDummy(rules, Progress.none());
            for (TableState state = deal.start(); !state.over(rules); ) {
                assertEquals(slow.value(state), fast.value(state), state.toString());
                long moves = state.moves(rules);
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) moves &= moves - 1;
                state = state.after(rules, Long.numberOfTrailingZeros(moves));
            }
        });
    }

    /** A class that is drawn too wide shows only where other deals meet it. */
    @Test
    void oneTableServesManyDeals() {
        RandomGenerator random = new Random(5);
        for (List<Integer> lengths : List.of(List.of(8, 8), List.of(6, 7, 7), List.of(10, 10), List.of(5, 5, 5, 5)))
            for (int trump = -1; trump < 2; trump++) {
                TableRules rules = RandomBridge.of(random, lengths, trump, 0, 1).rules();
                DoubleDummy warm = new DoubleDummy(rules, Progress.none());
                TableSearch slow = new TableSearch(rules, Progress.none());
                for (int i = 0; i < 1500; i++) {
                    TableState start =
                            RandomBridge.of(random, lengths, trump, i % 4, 1).start();
                    assertEquals(slow.value(start), warm.value(start), start.toString());
                }
            }
    }

    @Test
    void aTableThatIsOftenFullGivesTheSame() {
        RandomGenerator random = new Random(6);
        for (int i = 0; i < 100; i++) {
            RandomBridge deal = RandomBridge.of(random, 7, i % 5 - 1, i % 4);
            int slow = new TableSearch(deal.rules(), Progress.none()).value(deal.start());
            assertEquals(slow, new DoubleDummy(deal.rules(), 20, Progress.none()).value(deal.start()), deal.toString());
        }
    }

    @Test
    void otherRulesAreLeftToTheGeneralSearch() {
        TableRules bridge = RandomBridge.of(new Random(1), 3, -1, 0).rules();
        assertTrue(DoubleDummy.fits(bridge));
        assertFalse(DoubleDummy.fits(with(bridge, TableRules.Follow.NEVER, bridge.points())));
        List<Integer> points = new ArrayList<>(bridge.points());
        points.set(0, 2);
        assertFalse(DoubleDummy.fits(with(bridge, TableRules.Follow.ALWAYS, points)));
    }

    private static TableRules with(TableRules r, TableRules.Follow follow, List<Integer> points) {
        return new TableRules(
                r.seats(), r.partners(), follow, r.trump(), r.aim(), r.target(), r.suits(), points, r.stock());
    }
}
