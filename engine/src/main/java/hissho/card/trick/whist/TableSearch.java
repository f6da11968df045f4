package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.progress.Progress;
import java.util.Arrays;

/**
 * The value of a table with two sides, by alpha-beta with a table of bounds.
 *
 * <p>Between tricks a position is looked up by its cards reduced to relative ranks within each suit: what counts is who holds the
 * highest card left, the second highest, and so on, and what these are worth. Neighbouring cards of one hand with equal worth are tried once.
 * Cards that nobody can beat any more and nobody can trump are quick tricks: their leader can cash them at once, which bounds the
 * value from one side. Not for several threads at a time.
 */
public final class TableSearch {

    private final TableRules rules;
    private final Progress progress;
    private final long[] suits;
    private final int[] suitOf = new int[Long.SIZE];
    private final int[] points = new int[Long.SIZE];
    private final long[] planes;
    private final int trump;
    private final int target;
    private final boolean wantsMore;
    /** The scoring cards of a single-suit game in which the highest score one each: there four answers suffice; 0 elsewhere. */
    private final long highest;

    private final BoundTable bounds;
    private final long[] key;

    private final long[] hands;
    private int drawn;
    private int first;
    private int second;
    private int left;
    private long visited;

    public TableSearch(TableRules rules, Progress progress) {
        if (rules.eachForHimself()) throw new IllegalArgumentException("two sides only");
        this.rules = rules;
        this.progress = progress;
        suits = rules.suits().stream().mapToLong(Long::longValue).toArray();
        for (int s = 0; s < suits.length; s++)
            for (long rest = suits[s]; rest != 0; rest &= rest - 1) suitOf[Long.numberOfTrailingZeros(rest)] = s;
        for (int c = 0; c < rules.points().size(); c++)
            points[c] = rules.points().get(c);
        planes = planes(rules);
        trump = rules.trump().orElse(-1);
        target = rules.target().orElse(0);
        wantsMore = rules.aim().wantsMore();
        highest = highest(rules);
        hands = new long[rules.seats()];
        key = new long[rules.seats() + planes.length + (target > 0 ? 3 : 2)];
        bounds = new BoundTable(key.length);
    }

    /**
     * What the first side takes from here on under best play; where a target ends the game, 1, 0 or -1 as the first side wins,
     * nobody wins, or the second side wins.
     */
    public int value(TableState state) {
        for (int seat = 0; seat < hands.length; seat++)
            hands[seat] = state.hands().get(seat);
        drawn = state.drawn();
        first = target > 0 ? state.taken().get(0) : 0;
        second = target > 0 ? state.taken().get(1) : 0;
        if (state.over(rules))
            return target > 0 ? state.declared(rules).map(s -> s == 0 ? 1 : -1).orElse(outcome()) : 0;
        left = total(state) + worth(state);
        int low = target > 0 ? -1 : 0;
        int high = target > 0 ? 1 : rules.aim() == Aim.LAST_TRICK ? 1 : left;
        if (state.trick().isEmpty()) return trick(state.leader(), low - 1, high + 1);
        int led = state.trick().getFirst();
        int best = 0;
        for (int i = 1; i < state.trick().size(); i++)
            if (beats(state.trick().get(i), state.trick().get(best))) best = i;
        long table = 0;
        for (int card : state.trick()) table |= 1L << card;
        int taker = (state.leader() + best) % hands.length;
        return play(
                state.trick().size(),
                state.turn(),
                led,
                state.trick().get(best),
                taker,
                worth(state),
                table,
                low - 1,
                high + 1);
    }

    private int total(TableState state) {
        int sum = 0;
        for (long hand : state.hands()) sum += rules.worth(hand);
        for (int i = state.drawn(); i < rules.stock().size(); i++)
            sum += rules.points().get(rules.stock().get(i));
        return sum;
    }

    private int worth(TableState state) {
        return state.trick().stream().mapToInt(card -> points[card]).sum();
    }

    /** The points of the cards as bit planes of their classes, none where all are worth the same. */
    private static long[] planes(TableRules rules) {
        int[] classes =
                rules.points().stream().mapToInt(Integer::intValue).distinct().toArray();
        int bits = 32 - Integer.numberOfLeadingZeros(classes.length - 1);
        long[] planes = new long[classes.length == 1 ? 0 : bits];
        for (int c = 0; c < rules.points().size(); c++)
            for (int k = 0; k < classes.length; k++)
                if (classes[k] == rules.points().get(c))
                    for (int b = 0; b < planes.length; b++) planes[b] |= (long) (k >> b & 1) << c;
        return planes;
    }

    /** The value between two tricks; fail-soft. */
    private int trick(int leader, int alpha, int beta) {
        if ((++visited & 0x3ff) == 0) progress.check();
        long all = 0;
        for (long hand : hands) all |= hand;
        if (all == 0) return target > 0 ? outcome() : 0;
        if (target == 0) {
            int low = 0;
            int high = rules.aim() == Aim.LAST_TRICK ? 1 : left;
            if (rules.aim() == Aim.COLLECT) {
                int quick = quick(leader, all);
                if (rules.side(leader) == 0) low = quick;
                else high -= quick;
            }
            if (low >= beta || low == high) return low;
            if (high <= alpha) return high;
        }
        fillKey(leader, all);
        int slot = bounds.slot(key);
        int lower = bounds.lower(slot);
        int upper = bounds.upper(slot);
        if (lower >= beta || lower == upper) return lower;
        if (upper <= alpha) return upper;
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        int value = play(0, leader, -1, -1, leader, 0, 0, from, to);
        fillKey(leader, all);
        slot = bounds.slot(key);
        if (value < to) bounds.setUpper(slot, value);
        if (value > from) bounds.setLower(slot, value);
        return value;
    }

    private int play(int played, int seat, int led, int best, int taker, int worth, long table, int alpha, int beta) {
        if (played == hands.length) return taken(taker, worth, alpha, beta);
        long hand = hands[seat];
        long legal = played == 0 ? hand : legal(hand, led);
        if (played == 1 && highest != 0) legal = answers(legal, led);
        boolean most = (rules.side(seat) == 0) == wantsMore;
        int value = most ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int low = alpha;
        int high = beta;
        long inPlay = table;
        for (long each : hands) inPlay |= each;
        for (int i = drawn; i < rules.stock().size(); i++)
            inPlay |= 1L << rules.stock().get(i);
        int next = (seat + 1) % hands.length;
        // the cheapest winner first, then from the lowest card up
        long winners = played == 0 ? legal : winners(legal, best);
        for (int pass = 0; pass < 2; pass++) {
            long rest = distinct(pass == 0 ? winners : legal & ~winners, inPlay);
            while (rest != 0) {
                int card = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
                rest &= ~(1L << card);
                boolean takes = played == 0 || beats(card, best);
                hands[seat] = hand & ~(1L << card);
                int found = play(
                        played + 1,
                        next,
                        played == 0 ? card : led,
                        takes ? card : best,
                        takes ? seat : taker,
                        worth + points[card],
                        table | 1L << card,
                        low,
                        high);
                hands[seat] = hand;
                if (most) {
                    value = Math.max(value, found);
                    low = Math.max(low, value);
                } else {
                    value = Math.min(value, found);
                    high = Math.min(high, value);
                }
                if (low >= high) return value;
            }
        }
        return value;
    }

    /** What follows when a trick is complete. */
    private int taken(int taker, int worth, int alpha, int beta) {
        int side = rules.side(taker);
        long[] before = Arrays.copyOf(hands, hands.length);
        int drawnBefore = drawn;
        for (int i = 0; i < hands.length && drawn < rules.stock().size(); i++)
            hands[(taker + i) % hands.length] |= 1L << rules.stock().get(drawn++);
        left -= worth;
        int value;
        if (target > 0) {
            if (side == 0) first += worth;
            else second += worth;
            boolean reached = (side == 0 ? first : second) >= target;
            value = reached ? (side == 0 ? 1 : -1) : trick(taker, alpha, beta);
            if (side == 0) first -= worth;
            else second -= worth;
        } else {
            int gain = side == 0 ? worth : 0;
            if (rules.aim() == Aim.LAST_TRICK) {
                boolean last = true;
                for (long hand : hands) last &= hand == 0;
                gain = last && side == 0 ? 1 : 0;
            }
            value = gain + trick(taker, alpha - gain, beta - gain);
        }
        left += worth;
        drawn = drawnBefore;
        System.arraycopy(before, 0, hands, 0, hands.length);
        return value;
    }

    private int outcome() {
        return Integer.signum(first - second);
    }

    /** The points of the cards the leader can cash one after the other whatever the others do. */
    private int quick(int leader, long all) {
        if (drawn < rules.stock().size()) return 0;
        long theirs = 0;
        for (int seat = 0; seat < hands.length; seat++)
            if (rules.side(seat) != rules.side(leader)) theirs |= hands[seat];
        int sum = 0;
        for (int s = 0; s < suits.length; s++) {
            if (trump >= 0 && s != trump && (theirs & suits[trump]) != 0) continue;
            long mine = hands[leader] & suits[s];
            long others = all & suits[s] & ~hands[leader];
            long cash = others == 0 ? mine : mine & (Long.lowestOneBit(others) - 1);
            for (; cash != 0; cash &= cash - 1) sum += points[Long.numberOfTrailingZeros(cash)];
        }
        return sum;
    }

    private long legal(long hand, int led) {
        boolean must = rules.follow() == TableRules.Follow.ALWAYS
                || (rules.follow() == TableRules.Follow.AFTER_STOCK
                        && drawn >= rules.stock().size());
        long same = hand & suits[suitOf[led]];
        return must && same != 0 ? same : hand;
    }

    private static long highest(TableRules rules) {
        boolean simple = rules.suits().size() == 1
                && rules.seats() == 2
                && rules.stock().isEmpty()
                && rules.aim() == Aim.COLLECT
                && rules.target().isEmpty();
        long scoring = 0;
        for (int c = 0; simple && c < rules.points().size(); c++) {
            int worth = rules.points().get(c);
            if (worth > 1 || (worth == 1 && scoring != (1L << c) - 1)) return 0;
            if (worth == 1) scoring |= 1L << c;
        }
        return simple ? scoring : 0;
    }

    /** The lowest scoring and the highest plain card that win, and the same that lose; the theory page proves that they suffice. */
    private long answers(long cards, int led) {
        long above = cards & ((1L << led) - 1);
        long under = cards & ~above;
        return Long.highestOneBit(above & highest)
                | Long.lowestOneBit(above & ~highest)
                | Long.highestOneBit(under & highest)
                | Long.lowestOneBit(under & ~highest);
    }

    private boolean beats(int card, int best) {
        return suitOf[card] == suitOf[best] ? card < best : suitOf[card] == trump;
    }

    private long winners(long cards, int best) {
        long winners = cards & suits[suitOf[best]] & ((1L << best) - 1);
        return trump >= 0 && suitOf[best] != trump ? winners | (cards & suits[trump]) : winners;
    }

    /** The cards without those that are the same as the next lower one: same suit, same worth, nothing in play between. */
    private long distinct(long cards, long inPlay) {
        long kept = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            long below = inPlay & suits[suitOf[card]] & ~((2L << card) - 1);
            int neighbour = below == 0 ? -1 : Long.numberOfTrailingZeros(below);
            boolean same = neighbour >= 0 && (cards >>> neighbour & 1) == 1 && points[neighbour] == points[card];
            if (!same) kept |= 1L << card;
        }
        return kept;
    }

    private void fillKey(int leader, long all) {
        boolean stockLeft = drawn < rules.stock().size();
        int at = 0;
        for (long hand : hands) key[at++] = stockLeft ? hand : packed(hand, all);
        for (long plane : planes) key[at++] = stockLeft ? 0 : packed(plane & all, all);
        long counts = leader;
        for (long suit : suits) counts = counts << 6 | Long.bitCount(all & suit);
        key[at++] = counts;
        key[at++] = drawn;
        if (target > 0) key[at] = (long) first << 32 | second;
    }

    /** The cards of a hand, each suit pushed together over the cards that are gone. */
    private long packed(long cards, long all) {
        long packed = 0;
        for (long suit : suits) packed |= Long.compress(cards & suit, all & suit) << Long.numberOfTrailingZeros(suit);
        return packed;
    }
}
