package hissho.card.trick.partition;

import hissho.card.trick.Aim;
import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.Optional;

/**
 * Bridge with open cards: the value of a table of four with partners who must follow suit and want as many tricks as they can.
 *
 * <p>Questions of the form "so many tricks or more?" close in on the value from the last one, all answered by {@linkplain PartitionSearch partition search} over one
 * table, which stays warm from one position to the next. Not for several threads at a time.
 */
public final class DoubleDummy {

    private static final int MOST_OF_SUIT = 15;
    private static final int MOST_CLASSES = 1 << 21;

    private static final int HIGHEST = 4;
    private static final double TRUMP = 1.1;

    private final TableRules rules;
    private final int trump;
    /** What a trick is worth. */
    private final int worth;

    private final Progress progress;
    private final PartitionTable table;
    private Optional<BridgeDeal> deal = Optional.empty();
    private Optional<PartitionSearch> search = Optional.empty();
    private int guess = -1;

    public DoubleDummy(TableRules rules, Progress progress) {
        this(rules, MOST_CLASSES, progress);
    }

    /** With a table of so many classes of positions. */
    DoubleDummy(TableRules rules, int classes, Progress progress) {
        if (!fits(rules)) throw new IllegalArgumentException("not a game for tricks of equal worth between partners");
        this.rules = rules;
        this.progress = progress;
        table = new PartitionTable(classes);
        trump = rules.trump().orElse(-1);
        worth = BridgeDeal.SEATS * rules.points().getFirst();
    }

    /** Whether a table has this form. */
    public static boolean fits(TableRules rules) {
        return rules.seats() == BridgeDeal.SEATS
                && rules.partners()
                && rules.follow() == TableRules.Follow.ALWAYS
                && rules.aim() == Aim.COLLECT
                && rules.target().isEmpty()
                && rules.stock().isEmpty()
                && rules.suits().size() <= BridgeDeal.LANES
                && rules.suits().stream().allMatch(suit -> Long.bitCount(suit) <= MOST_OF_SUIT)
                && rules.points().stream().distinct().count() == 1
                && rules.points().getFirst() > 0;
    }

    /** The points the first side takes from here on under best play, with the cards of the trick in progress. */
    public int value(TableState state) {
        if (state.over(rules)) return 0;
        long[] hands = new long[BridgeDeal.SEATS];
        long left = 0;
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = BridgeDeal.set(rules, state.hands().get(seat));
            left |= hands[seat];
        }
        long before = left;
        int best = 0;
        for (int i = 0; i < state.trick().size(); i++) {
            int card = state.trick().get(i);
            long bit = 1L << BridgeDeal.place(rules, card);
            hands[(state.leader() + i) % hands.length] |= bit;
            before |= bit;
            if (rules.beats(card, state.trick().get(best))) best = i;
        }
        PartitionSearch asked = search(hands);
        int tricks = Long.bitCount(before) / BridgeDeal.SEATS;
        int had = state.taken().getFirst() / worth;
        int low = 0;
        int high = tricks;
        int goal = Math.clamp(guess < 0 ? expected(hands, tricks) : guess - had, 1, tricks);
        while (low < high) {
            if (reaches(asked, state, before, left, best, goal)) low = goal;
            else high = goal - 1;
            goal = Math.clamp(goal == low ? low + 1 : high, low + 1, Math.max(low + 1, high));
        }
        guess = had + low;
        return low * worth;
    }

    /** A first guess from the high cards, four for the highest of a suit down to one for the fourth, and from the length in trumps. */
    private int expected(long[] hands, int tricks) {
        double sum = 0;
        double all = 0;
        for (int suit = 0; suit < BridgeDeal.LANES; suit++) {
            int ours = BridgeDeal.lane(hands[0] | hands[2], suit);
            int cards = ours | BridgeDeal.lane(hands[1] | hands[3], suit);
            for (int worth = HIGHEST; worth > 0 && cards != 0; worth--) {
                int top = Integer.highestOneBit(cards);
                all += worth;
                if ((ours & top) != 0) sum += worth;
                cards &= ~top;
            }
            if (suit != trump) continue;
            int length = Integer.bitCount(BridgeDeal.lane(hands[1] | hands[3], suit));
            sum += (Integer.bitCount(ours) - length) * TRUMP;
        }
        return (int) Math.round(tricks * Math.clamp(sum / Math.max(1, all), 0, 1));
    }

    private boolean reaches(PartitionSearch asked, TableState state, long before, long left, int best, int goal) {
        if (state.trick().isEmpty()) return asked.reaches(left, state.leader(), goal);
        return asked.play(
                before,
                left,
                state.turn(),
                state.trick().size(),
                BridgeDeal.place(rules, state.trick().getFirst()),
                BridgeDeal.place(rules, state.trick().get(best)),
                (state.leader() + best) % BridgeDeal.SEATS,
                goal);
    }

    /** The search for a deal these hands are left of; the table holds for all deals. */
    private PartitionSearch search(long[] hands) {
        if (deal.isEmpty() || !deal.get().holds(hands)) {
            deal = Optional.of(new BridgeDeal(rules, hands));
            search = Optional.of(new PartitionSearch(deal.get(), trump, table, progress));
            guess = -1;
        }
        return search.orElseThrow();
    }
}
