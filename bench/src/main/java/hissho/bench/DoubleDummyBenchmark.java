package hissho.bench;

import hissho.card.trick.Aim;
import hissho.card.trick.partition.DoubleDummy;
import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableSearch;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.ToIntFunction;

/**
 * Random deals of bridge with open cards: partition search on full deals, then beside the general search on deals small enough for it,
 * every value compared.
 *
 * <p>Arguments: how many full deals (20), the cards of each hand for the comparison (8), how many such deals (10), the first seed (1).
 */
public final class DoubleDummyBenchmark {

    private static final int SUITS = 4;

    private DoubleDummyBenchmark() {}

    public static void main(String[] arguments) {
        int deals = argument(arguments, 0, 20);
        int small = argument(arguments, 1, 8);
        int smallDeals = argument(arguments, 2, 10);
        int seed = argument(arguments, 3, 1);
        for (int i = 0; i < 2 * deals; i++) {
            TableRules rules = rules(13, i % 2 == 0);
            new DoubleDummy(rules, Progress.none()).value(deal(rules, 13, seed - 1 - i));
        }
        for (boolean trumps : new boolean[] {false, true}) {
            full(deals, trumps, seed);
            compared(smallDeals, small, trumps, seed);
            grown(deals, trumps, seed);
        }
    }

    private static int argument(String[] arguments, int index, int usual) {
        return arguments.length > index ? Integer.parseInt(arguments[index]) : usual;
    }

    private static void full(int deals, boolean trumps, int seed) {
        double sum = 0;
        double worst = 0;
        StringBuilder tricks = new StringBuilder();
        TableRules rules = rules(13, trumps);
        for (int i = 0; i < deals; i++) {
            TableState start = deal(rules, 13, seed + i);
            Timed timed = timed(new DoubleDummy(rules, Progress.none())::value, start);
            sum += timed.seconds();
            worst = Math.max(worst, timed.seconds());
            tricks.append(' ').append(timed.value() / 4);
        }
        System.out.printf(
                "%d full deals %s: mean %.3f s, worst %.3f s; tricks%s%n",
                deals, trumps ? "with trumps" : "without trumps", sum / deals, worst, tricks);
    }

    private static void grown(int deals, boolean trumps, int seed) {
        for (int cards = 5; cards <= 13; cards++) {
            TableRules rules = rules(cards, trumps);
            double sum = 0;
            for (int i = 0; i < deals; i++)
                sum += timed(new DoubleDummy(rules, Progress.none())::value, deal(rules, cards, seed + i))
                        .seconds();
            Measured.growth((trumps ? "with trumps" : "without trumps") + ", cards a hand", cards, sum / deals);
        }
    }

    private static void compared(int deals, int cards, boolean trumps, int seed) {
        double general = 0;
        double partition = 0;
        TableRules rules = rules(cards, trumps);
        int[] values = new int[deals];
        // all deals by one search, then by the other, whose large tables would burden the first
        for (int i = 0; i < deals; i++) {
            Timed fast = timed(new DoubleDummy(rules, Progress.none())::value, deal(rules, cards, seed + i));
            partition += fast.seconds();
            values[i] = fast.value();
        }
        for (int i = 0; i < deals; i++) {
            Timed slow = timed(new TableSearch(rules, Progress.none())::value, deal(rules, cards, seed + i));
            general += slow.seconds();
            if (slow.value() != values[i]) throw new AssertionError("deal " + (seed + i));
        }
        System.out.printf(
                "%d deals of %d cards a hand: general search %.3f s, partition search %.4f s a deal (%.0f times"
                        + " faster), all equal%n",
                deals, cards, general / deals, partition / deals, general / partition);
    }

    private record Timed(int value, double seconds) {}

    private static Timed timed(ToIntFunction<TableState> search, TableState state) {
        long start = System.nanoTime();
        int value = search.applyAsInt(state);
        return new Timed(value, (System.nanoTime() - start) / 1e9);
    }

    private static TableRules rules(int cards, boolean trumps) {
        List<Long> suits = new ArrayList<>();
        for (int s = 0; s < SUITS; s++) suits.add(((1L << cards) - 1) << (s * cards));
        return new TableRules(
                4,
                true,
                TableRules.Follow.ALWAYS,
                trumps ? OptionalInt.of(0) : OptionalInt.empty(),
                Aim.COLLECT,
                OptionalInt.empty(),
                suits,
                Collections.nCopies(SUITS * cards, 1),
                List.of());
    }

    private static TableState deal(TableRules rules, int cards, long seed) {
        List<Integer> pack = new ArrayList<>();
        for (int c = 0; c < SUITS * cards; c++) pack.add(c);
        Collections.shuffle(pack, new Random(seed));
        List<Long> hands = new ArrayList<>(Collections.nCopies(4, 0L));
        for (int c = 0; c < pack.size(); c++) hands.set(c % 4, hands.get(c % 4) | 1L << pack.get(c));
        return TableState.start(rules, hands, 0);
    }
}
