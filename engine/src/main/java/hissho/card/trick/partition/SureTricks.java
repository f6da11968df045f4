package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.LANES;
import static hissho.card.trick.partition.BridgeDeal.inLane;
import static hissho.card.trick.partition.BridgeDeal.lane;
import static hissho.card.trick.partition.SuitWinners.entry;
import static hissho.card.trick.partition.SuitWinners.nthHighest;
import static hissho.card.trick.partition.SuitWinners.own;
import static hissho.card.trick.partition.SuitWinners.partners;

/**
 * Tricks a side can take whatever the other side does, and the cards this rests on: the winners a leader can cash, then those of the
 * partner if there is a card to reach him; the first winner of the other side in every suit that can be led; {@linkplain TrumpTricks trumps}; and one trick
 * where the others cannot run them all.
 *
 * <p>Each count is a line of play: the leader cashes all his winners while the partner keeps his own as long as he can, so that the
 * two together make their sum, at most all tricks. While the other side has trumps, a winner counts only in the rounds they follow,
 * and only as long as neither partner must trump for want of other cards.
 */
final class SureTricks {

    /** The place of the highest card of each suit, as owners are numbered. */
    private static final long TOPS = 0x8000_8000_8000_8000L;

    private final BridgeDeal deal;
    private final int trump;
    private long relevant;

    private final int[] winners = new int[LANES];

    SureTricks(BridgeDeal deal, int trump) {
        this.deal = deal;
        this.trump = trump;
    }

    /** The lowest cards of each suit the last count that sufficed rests on. */
    long relevant() {
        return relevant;
    }

    /** Whether the side that does not lead surely takes so many tricks. */
    boolean answering(long left, int leader, int tricks, int needed) {
        if (trumps(left, leader ^ 1, needed)) return true;
        if (needed == 1 && notRun(left, leader ^ 1, tricks)) return true;
        long mine = left & deal.hand(leader);
        long led = (((mine & ~TOPS) + ~TOPS) | mine) & TOPS;
        if (((leader & 1) == 0 ? led & ~deal.lowOwners() : led & deal.lowOwners()) != 0) return false;
        boolean canRuff = trump >= 0 && deal.length(leader ^ 2, trump) != 0;
        long tops = 0;
        int takers = 0;
        for (int suit = 0; suit < LANES; suit++) {
            if (lane(mine, suit) == 0) continue;
            if (canRuff && suit != trump && deal.length(leader ^ 2, suit) == 0) return false;
            tops |= inLane(Integer.highestOneBit(lane(left, suit)), suit);
            takers |= 1 << deal.topOwner(suit);
        }
        if (needed == 1) {
            relevant = tops;
            return true;
        }
        long together = tops;
        for (int taker = 0; taker < BridgeDeal.SEATS; taker++) {
            if ((takers >> taker & 1) == 0) continue;
            if (!leading(left, taker, tricks, needed)) return false;
            together |= relevant;
        }
        relevant = together;
        return true;
    }

    /** Whether the trumps of the side of this seat surely take so many tricks, whoever leads. */
    boolean trumps(long left, int seat, int needed) {
        if (trump < 0 || deal.trumpTricks(left, trump, seat) < needed) return false;
        relevant = inLane(
                TrumpTricks.lowest(
                        lane(left & deal.hand(seat), trump),
                        lane(left & deal.hand(seat ^ 2), trump),
                        lane(left & deal.hand(seat ^ 1), trump) | lane(left & deal.hand(seat ^ 3), trump),
                        needed),
                trump);
        return true;
    }

    /**
     * Whether the side of this seat surely takes one trick as the others have too few cards to run: where nobody has trumps, they win all tricks only with
     * suits whose highest card is theirs. Nor can they press the highest cards of the other suits out of a hand: when it must part with one, at most three
     * tricks are left, and it keeps those of the suits which the hand on lead has.
     */
    boolean notRun(long left, int seat, int tricks) {
        if (trump >= 0 && lane(left, trump) != 0) return false;
        int run = 0;
        long tops = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int cards = lane(left, suit);
            if (cards == 0) continue;
            if (((deal.topOwner(suit) ^ seat) & 1) == 0) tops |= inLane(Integer.highestOneBit(cards), suit);
            else run += Math.max(deal.length(seat ^ 1, suit), deal.length(seat ^ 3, suit));
        }
        relevant = tops;
        return run < tricks;
    }

    /** Whether the leader's side surely takes so many tricks. */
    boolean leads(long left, int leader, int tricks, int needed) {
        return leading(left, leader, tricks, needed)
                || trumps(left, leader, needed)
                || (needed == 1 && notRun(left, leader, tricks));
    }

    /**
     * Whether the side of a seat that answers a lead and follows surely takes so many tricks, this one included: one of the two has the highest card of the suit, the
     * next seat cannot trump it, and it is as if he had led it himself.
     *
     * @param before the cards left when the trick began
     */
    boolean second(long before, int seat, int suit, int tricks, int needed) {
        long top = inLane(Integer.highestOneBit(lane(before, suit)), suit);
        int taker = (deal.hand(seat) & top) != 0 ? seat : seat ^ 2;
        if ((deal.hand(taker) & top) == 0) return false;
        long next = before & deal.hand((seat + 1) & 3);
        if (trump >= 0 && trump != suit && lane(next, suit) == 0 && lane(next, trump) != 0) return false;
        deal.read(before);
        if (!leading(before, taker, tricks, needed)) return false;
        relevant |= top;
        return true;
    }

    /** The same by the winners that can be cashed alone. */
    private boolean leading(long left, int leader, int tricks, int needed) {
        int sum = trump < 0 ? allSuits(left, leader) : withTrumps(left, leader, tricks, needed);
        int own = own(sum);
        if (own >= needed) {
            relevant = cashed(left, leader, needed);
            return true;
        }
        if (!entry(sum) || own + partners(sum) < needed) return false;
        relevant = cashed(left, leader, own) | reached(left, leader, needed - own);
        return true;
    }

    private int allSuits(long left, int leader) {
        int sum = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int here = deal.winners(left, leader, suit);
            winners[suit] = here;
            sum += here;
        }
        return sum;
    }

    /** The winners of all suits where there are trumps, or nothing if they cannot be enough. */
    private int withTrumps(long left, int leader, int tricks, int needed) {
        int trumps = own(deal.winners(left, leader, trump));
        int before = deal.length(leader ^ 1, trump);
        int after = deal.length(leader ^ 3, trump);
        if (Math.max(before, after) <= trumps) return allSuits(left, leader);
        int partner = deal.length(leader ^ 2, trump);
        int most = Math.min(trumps - deal.length(leader, trump), Math.min(partner, trumps) - partner);
        if (tricks + most < needed) return 0;
        int sum = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int here = deal.winners(left, leader, suit);
            if (suit != trump) {
                int rounds = tricks;
                if (before != 0) rounds = deal.length(leader ^ 1, suit);
                if (after != 0) rounds = Math.min(rounds, deal.length(leader ^ 3, suit));
                here = SuitWinners.inRounds(here, rounds);
            }
            winners[suit] = here;
            sum += here;
        }
        return sum;
    }

    /** The cards on which so many of the leader's winners rest, trumps first. */
    private long cashed(long left, int leader, int count) {
        long rests = 0;
        int wanted = count;
        for (int i = 0; i < LANES && wanted > 0; i++) {
            int suit = trump < 0 ? i : (i + trump) & (LANES - 1);
            int here = Math.min(wanted, own(winners[suit]));
            int longest = Math.max(longestFoe(leader, suit), deal.length(leader ^ 2, suit));
            rests |= highest(left & deal.hand(leader), suit, Math.min(here, longest));
            wanted -= here;
        }
        return rests;
    }

    /** The cards on which so many of the partner's winners rest, and his first winner in a suit in which he is reached. */
    private long reached(long left, int leader, int count) {
        long hand = left & deal.hand(leader ^ 2);
        long rests = 0;
        for (int suit = 0; suit < LANES; suit++) {
            if (!entry(winners[suit])) continue;
            rests = highest(hand, suit, 1);
            break;
        }
        int wanted = count;
        for (int suit = 0; suit < LANES && wanted > 0; suit++) {
            int here = Math.min(wanted, partners(winners[suit]));
            int longest = Math.max(longestFoe(leader, suit), deal.length(leader, suit)) - own(winners[suit]);
            rests |= highest(hand, suit, Math.min(here, longest));
            wanted -= here;
        }
        return rests;
    }

    private int longestFoe(int leader, int suit) {
        return Math.max(deal.length(leader ^ 1, suit), deal.length(leader ^ 3, suit));
    }

    private static long highest(long hand, int suit, int count) {
        return count <= 0 ? 0 : inLane(nthHighest(lane(hand, suit), count), suit);
    }
}
