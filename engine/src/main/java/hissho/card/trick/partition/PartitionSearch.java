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
        int needed = first ? goal : tricks - goal + 1;
        if (sure.leading(left, leader, tricks, needed)) {
            relevant = sure.relevant();
            return first;
        }
        if (sure.answering(left, leader, tricks, tricks - needed + 1)) {
            relevant = sure.relevant();
            return !first;
        }
        deal.read(left);
        long shape = deal.shape();
        long low = deal.lowOwners();
        long high = deal.highOwners();
        int found = table.find(shape, leader, low, high, goal);
        if (found >= 0) {
            relevant = BridgeDeal.relevant(left, table.mask(found));
            return table.reached(found, goal);
        }
        boolean reached = play(left, left, leader, 0, NO_CARD, NO_CARD, leader, goal, place(left, table.hint()));
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

    /**
     * The same within a trick.
     *
     * @param before the cards left when the trick began
     * @param left the cards left in the hands
     * @param played how many cards lie in the trick
     * @param goal the tricks of the first side, this one included
     */
    boolean play(long before, long left, int seat, int played, int led, int best, int taker, int goal, int hint) {
        if (played == BridgeDeal.SEATS) return taken(before, left, best, taker, goal);
        boolean first = (seat & 1) == 0;
        int[] cards = choices[Long.bitCount(left)];
        int count = played == 0
                ? order.leads(left, seat, hint, cards)
                : order.answers(before, left, seat, played, led, best, taker, cards);
        long hand = left & deal.hand(seat);
        long failed = 0;
        long matters = 0;
        for (int i = 0; i < count; i++) {
            int card = CardOrder.card(cards[i]);
            long bit = 1L << card;
            if ((failed & bit) != 0) continue;
            boolean takes = played == 0 || order.beats(card, best);
            boolean reached = play(
                    before,
                    left & ~bit,
                    seat + 1 & 3,
                    played + 1,
                    played == 0 ? card : led,
                    takes ? card : best,
                    takes ? seat : taker,
                    goal,
                    NO_CARD);
            if (reached == first) {
                if (played == 0) lead = card;
                return reached;
            }
            int suit = card >> 4;
            int mattered = Integer.lowestOneBit(lane(relevant, suit));
            int own = 1 << (card & 15);
            if (mattered != 0 && mattered <= CardOrder.runTop(lane(hand, suit), lane(before, suit), own)) {
                relevant |= bit;
                mattered = Math.min(mattered, own);
            }
            if (mattered == 0) failed |= laneMask(suit);
            else if (own < mattered) failed |= inLane(mattered - 1, suit);
            matters |= relevant;
        }
        relevant = matters;
        return !first;
    }

    private boolean taken(long before, long left, int best, int taker, int goal) {
        boolean reached = reaches(left, taker, (taker & 1) == 0 ? goal - 1 : goal);
        long sameSuit = before & ~left & laneMask(best >> 4);
        if ((sameSuit & sameSuit - 1) != 0) relevant |= 1L << best;
        return reached;
    }
}
