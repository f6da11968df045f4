package hissho.card.trick.whist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.Aim;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TableSearchTest {

    @Test
    void randomTablesEqualPlainMinimax() {
        Random random = new Random(11);
        for (int i = 0; i < 600; i++) check(random, i);
    }

    private static void check(Random random, int number) {
        boolean four = random.nextInt(4) == 0;
        int seats = four ? 4 : 2;
        int each = four ? 2 : 2 + random.nextInt(3);
        int stockSize = !four && random.nextInt(3) == 0 ? 2 * (1 + random.nextInt(Math.max(1, 4 - each))) : 0;
        if (stockSize > 0) each = Math.min(each, 3);
        int cards = seats * each + stockSize;
        int suitCount = 1 + random.nextInt(3);
        List<Long> suits = new ArrayList<>(Collections.nCopies(suitCount, 0L));
        int at = 0;
        for (int c = 0; c < cards; c++) {
            if (random.nextInt(cards) < suitCount && at + 1 < suitCount) at++;
            suits.set(at, suits.get(at) | 1L << c);
        }
        int most = random.nextBoolean() ? 1 : 4;
        List<Integer> points = new ArrayList<>();
        for (int c = 0; c < cards; c++) points.add(random.nextInt(most + 1));
        List<Integer> shuffled = new ArrayList<>();
        for (int c = 0; c < cards; c++) shuffled.add(c);
        Collections.shuffle(shuffled, random);
        List<Long> hands = new ArrayList<>(Collections.nCopies(seats, 0L));
        for (int c = 0; c < seats * each; c++) hands.set(c % seats, hands.get(c % seats) | 1L << shuffled.get(c));
        Aim aim = Aim.values()[random.nextInt(3)];
        boolean target = aim == Aim.COLLECT && random.nextBoolean();
        TableRules rules = new TableRules(
                seats,
                four,
                TableRules.Follow.values()[random.nextInt(3)],
                random.nextBoolean() ? OptionalInt.of(random.nextInt(suitCount)) : OptionalInt.empty(),
                aim,
                target ? OptionalInt.of(1 + random.nextInt(4)) : OptionalInt.empty(),
                suits,
                points,
                shuffled.subList(seats * each, cards));
        TableState state = TableState.start(rules, hands, random.nextInt(seats));
        TableSearch search = new TableSearch(rules, Progress.none());
        // the start, and a few moves into the game, with the same warm search
        for (int move = 0; move < 3 && !state.over(rules); move++) {
            int slow = SlowTable.value(rules, state);
            int so = rules.target().isPresent() || aim == Aim.LAST_TRICK
                    ? 0
                    : state.taken().getFirst();
            assertEquals(slow, so + search.value(state), "table " + number + ": " + rules + state);
            long moves = state.moves(rules);
            int skip = random.nextInt(Long.bitCount(moves));
            for (int s = 0; s < skip; s++) moves &= moves - 1;
            state = state.after(rules, Long.numberOfTrailingZeros(moves));
        }
    }

    @Test
    void threePlayersEachTakeTheirBest() {
        // one suit, three cards each, one trick left: the highest card takes the three points
        TableRules rules = new TableRules(
                3,
                false,
                TableRules.Follow.ALWAYS,
                OptionalInt.empty(),
                Aim.COLLECT,
                OptionalInt.empty(),
                List.of(0b111111L),
                List.of(1, 1, 1, 1, 1, 1),
                List.of());
        EachSearch search = new EachSearch(rules, Progress.none());
        assertEquals(
                List.of(3, 3, 0),
                search.result(TableState.start(rules, List.of(0b100001L, 0b000010L | 0b000100L, 0b011000L), 0)));
    }

    @Test
    void threePlayersEqualPlainBackwardInduction() {
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            List<Integer> cards = new ArrayList<>();
            for (int c = 0; c < 9; c++) cards.add(c);
            Collections.shuffle(cards, random);
            List<Long> hands = new ArrayList<>(Collections.nCopies(3, 0L));
            for (int c = 0; c < 9; c++) hands.set(c % 3, hands.get(c % 3) | 1L << cards.get(c));
            List<Integer> points = new ArrayList<>();
            for (int c = 0; c < 9; c++) points.add(random.nextInt(3));
            TableRules rules = new TableRules(
                    3,
                    false,
                    TableRules.Follow.ALWAYS,
                    random.nextBoolean() ? OptionalInt.of(1) : OptionalInt.empty(),
                    Aim.values()[i % 3],
                    OptionalInt.empty(),
                    List.of(0b000011111L, 0b111100000L),
                    points,
                    List.of());
            TableState start = TableState.start(rules, hands, i % 3);
            assertEquals(plain(rules, start), new EachSearch(rules, Progress.none()).result(start));
        }
    }

    private static List<Integer> plain(TableRules rules, TableState state) {
        if (state.over(rules)) return state.result(rules);
        int side = rules.side(state.turn());
        List<Integer> best = null;
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            List<Integer> found = plain(rules, state.after(rules, Long.numberOfTrailingZeros(rest)));
            boolean better = best == null
                    || (rules.aim().wantsMore() ? found.get(side) > best.get(side) : found.get(side) < best.get(side));
            if (better) best = found;
        }
        return best;
    }
}
