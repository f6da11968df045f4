package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.inLane;
import static hissho.card.trick.partition.BridgeDeal.lane;
import static hissho.card.trick.partition.BridgeDeal.laneMask;

import hissho.progress.Progress;

/**
 * Whether the first side takes so many of the tricks left, by partition search (Ginsberg): every answer comes with the lowest card of
 * each suit that mattered for it, and holds for all positions with the same lengths and the same owners of the cards down to these.
 *
 * <p>A card matters where it takes a trick over another card of its suit, and where a {@linkplain SureTricks sure trick} rests on it. If a card that fails
 * lies below all cards that mattered, the hand's other cards of the suit below them fail alike. Neighbours of one hand stand for each other, so that where
 * one of them matters all do.
 */
final class PartitionSearch {

    private static final int NO_CARD = -1;

    private final BridgeDeal deal;
    private final PartitionTable table;
    private final Progress progress;
    private final SureTricks sure;
    private final CardOrder order;
    private final int[][] choices = new int[64][64];
    private long relevant;
    private int lead;
    private long visited;

    PartitionSearch(BridgeDeal deal, int trump, PartitionTable table, Progress progress) {
        this.deal = deal;
        this.table = table;
        this.progress = progress;
        sure = new SureTricks(deal, trump);
        order = new CardOrder(deal, trump);
    }

    long visited() {
        return visited;
    }

    /** Whether the first side takes so many tricks of those left, between two tricks. */
    boolean reaches(long left, int leader, int goal) {
        int tricks = Long.bitCount(left) / BridgeDeal.SEATS;
        relevant = 0;
        if (goal <= 0) return true;
        if (goal > tricks) return false;
        if ((++visited & 0x3ff) == 0) progress.check();
        boolean first = (leader & 1) == 0;
        deal.read(left);
        int needed = first ? goal : tricks - goal + 1;
        if (sure.leads(left, leader, tricks, needed)) {
            relevant = sure.relevant();
            return first;
        }
        if (sure.answering(left, leader, tricks, tricks - needed + 1)) {
            relevant = sure.relevant();
            return !first;
        }
        long shape = deal.shape();
        long low = deal.lowOwners();
        long high = deal.highOwners();
        int found = table.find(shape, leader, low, high, goal);
        if (found >= 0) {
            relevant = BridgeDeal.relevant(left, table.mask());
            return found == 1;
        }
        boolean reached = lead(left, leader, goal, place(left, table.hint()));
        long mask = BridgeDeal.mask(left, relevant);
        int best = reached == first ? fromTop(left, lead) : NO_CARD;
        table.put(shape, leader, low, high, mask, reached ? goal : 0, reached ? tricks : goal - 1, best);
        return reached;
    }

    private static int fromTop(long left, int place) {
        int suit = place >> 4;
        return 16 * suit + Integer.bitCount(lane(left, suit) >>> ((place & 15) + 1));
    }

    private static int place(long left, int fromTop) {
        if (fromTop < 0) return NO_CARD;
        int cards = lane(left, fromTop >> 4);
        int index = Integer.bitCount(cards) - 1 - (fromTop & 15);
        return 16 * (fromTop >> 4) + Integer.numberOfTrailingZeros(Integer.expand(1 << index, cards));
    }

    /** The same for the leader of a trick, who tries this card first. */
    private boolean lead(long left, int leader, int goal, int hint) {
        boolean first = (leader & 1) == 0;
        int[] cards = choices[Long.bitCount(left)];
        int count = order.leads(left, leader, hint, cards);
        long hand = left & deal.hand(leader);
        long failed = 0;
        long matters = 0;
        for (int i = 0; i < count; i++) {
            int card = CardOrder.next(cards, i, count);
            long bit = 1L << card;
            if ((failed & bit) != 0) continue;
            if (play(left, left & ~bit, leader + 1 & 3, 1, card, card, leader, goal) == first) {
                lead = card;
                order.learn(leader, card, true);
                return first;
            }
            order.learn(leader, card, false);
            failed |= failing(hand, left, card);
            matters |= relevant;
        }
        relevant = matters;
        return !first;
    }

    /**
     * The same within a trick.
     *
     * @param before the cards left when the trick began
     * @param left the cards left in the hands
     * @param played how many cards lie in the trick
     * @param goal the tricks of the first side, this one included
     */
    boolean play(long before, long left, int seat, int played, int led, int best, int taker, int goal) {
        long hand = left & deal.hand(seat);
        int following = lane(hand, led >> 4);
        return following == 0
                ? discard(before, left, hand, seat, played, led, best, taker, goal)
                : follow(before, left, hand, following, seat, played, led, best, taker, goal);
    }

    /** The next player or the next trick, after a card of this seat. */
    private boolean after(
            long before, long left, int seat, int played, int led, int best, int taker, int goal, int card) {
        boolean takes = order.beats(card, best);
        int better = takes ? card : best;
        int now = takes ? seat : taker;
        long rest = left & ~(1L << card);
        return played == BridgeDeal.SEATS - 1
                ? taken(before, rest, better, now, goal)
                : play(before, rest, seat + 1 & 3, played + 1, led, better, now, goal);
    }

    private boolean follow(
            long before,
            long left,
            long hand,
            int following,
            int seat,
            int played,
            int led,
            int best,
            int taker,
            int goal) {
        boolean first = (seat & 1) == 0;
        int suit = led >> 4;
        if (played == 1) {
            int tricks = Long.bitCount(before) / BridgeDeal.SEATS;
            if (sure.second(before, seat, suit, tricks, first ? goal : tricks - goal + 1)) {
                relevant = sure.relevant();
                return first;
            }
        }
        int tried = CardOrder.tried(following, lane(before, suit));
        int rest = order.eager(tried, left, seat, played, led, best, taker);
        int later = tried & ~rest;
        long matters = 0;
        while (true) {
            if (rest == 0) {
                if (later == 0) break;
                rest = later;
                later = 0;
            }
            int own = Integer.lowestOneBit(rest);
            rest ^= own;
            int card = 16 * suit + Integer.numberOfTrailingZeros(own);
            if (after(before, left, seat, played, led, best, taker, goal, card) == first) return first;
            int failed = ~lane(failing(hand, before, card), suit);
            rest &= failed;
            later &= failed;
            matters |= relevant;
        }
        relevant = matters;
        return !first;
    }

    private boolean discard(
            long before, long left, long hand, int seat, int played, int led, int best, int taker, int goal) {
        boolean first = (seat & 1) == 0;
        int[] cards = choices[Long.bitCount(left)];
        int count = order.discards(before, left, seat, played, led, best, taker, cards);
        long failed = 0;
        long matters = 0;
        for (int i = 0; i < count; i++) {
            int card = CardOrder.next(cards, i, count);
            if ((failed >>> card & 1) != 0) continue;
            if (after(before, left, seat, played, led, best, taker, goal, card) == first) return first;
            failed |= failing(hand, before, card);
            matters |= relevant;
        }
        relevant = matters;
        return !first;
    }

    /**
     * The cards of the suit of a card that has failed which fail alike, as they lie below all that mattered for it. If of its neighbours in the hand one
     * mattered, it matters itself from now on.
     */
    private long failing(long hand, long before, int card) {
        int suit = card >> 4;
        int mattered = Integer.lowestOneBit(lane(relevant, suit));
        if (mattered == 0) return laneMask(suit);
        int own = 1 << (card & 15);
        if (mattered <= own || mattered <= CardOrder.runTop(lane(hand, suit), lane(before, suit), own)) {
            relevant |= 1L << card;
            return 0;
        }
        return inLane(mattered - 1, suit);
    }

    private boolean taken(long before, long left, int best, int taker, int goal) {
        boolean reached = reaches(left, taker, (taker & 1) == 0 ? goal - 1 : goal);
        long sameSuit = before & ~left & laneMask(best >> 4);
        if ((sameSuit & sameSuit - 1) != 0) relevant |= 1L << best;
        return reached;
    }
}
