package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.LANES;
import static hissho.card.trick.partition.BridgeDeal.inLane;
import static hissho.card.trick.partition.BridgeDeal.lane;

/**
 * Tricks a side can take whatever the other side does, and the cards this rests on: the winners a leader can cash, then those of the
 * partner if there is a card to reach him; the first winner of the other side in every suit that can be led; and top trumps.
 *
 * <p>Each count is a line of play: the leader cashes all his winners while the partner keeps his own as long as he can, so that the
 * two together make their sum, at most all tricks. While the other side has trumps, a winner counts only in the rounds they follow,
 * and only as long as neither partner must trump for want of other cards.
 */
final class SureTricks {

    private final BridgeDeal deal;
    private final int trump;
    private long relevant;

    private final int[] own = new int[LANES];
    private final int[] reached = new int[LANES];
    private final long[] ownRelevant = new long[LANES];
    private final long[] reachedRelevant = new long[LANES];
    private boolean entry;
    private long entryRelevant;

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
        if (trump >= 0 && topTrumps(left, leader) >= needed) {
            relevant = lowestTopTrump(left, leader, needed);
            return true;
        }
        long mine = left & deal.hand(leader);
        long partner = left & deal.hand(leader ^ 2);
        boolean canRuff = trump >= 0 && lane(partner, trump) != 0;
        long tops = 0;
        int takers = 0;
        for (int suit = 0; suit < LANES; suit++) {
            if (lane(mine, suit) == 0) continue;
            int owner = deal.topOwner(left, suit);
            if (((owner ^ leader) & 1) == 0) return false;
            if (canRuff && suit != trump && lane(partner, suit) == 0) return false;
            tops |= inLane(Integer.highestOneBit(lane(left, suit)), suit);
            takers |= 1 << owner;
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

    private int topTrumps(long left, int leader) {
        int ours = lane(left & (deal.hand(leader) | deal.hand(leader ^ 2)), trump);
        int one = lane(left & deal.hand(leader ^ 1), trump);
        int other = lane(left & deal.hand(leader ^ 3), trump);
        int tops = Integer.bitCount(above(one | other, ours));
        return Math.min(tops, Math.max(Integer.bitCount(one), Integer.bitCount(other)));
    }

    private long lowestTopTrump(long left, int leader, int count) {
        int theirs = lane(left & (deal.hand(leader ^ 1) | deal.hand(leader ^ 3)), trump);
        return inLane(nthHighest(theirs, count), trump);
    }

    /** Whether the leader's side surely takes so many tricks. */
    boolean leading(long left, int leader, int tricks, int needed) {
        long mine = left & deal.hand(leader);
        long partner = left & deal.hand(leader ^ 2);
        long before = left & deal.hand(leader ^ 1);
        long after = left & deal.hand(leader ^ 3);
        entry = false;
        boolean drawn = true;
        int cap = tricks;
        if (trump >= 0) {
            suit(trump, lane(mine, trump), lane(partner, trump), lane(before, trump), lane(after, trump), tricks);
            int most = Math.max(Integer.bitCount(lane(before, trump)), Integer.bitCount(lane(after, trump)));
            drawn = most <= own[trump];
            if (!drawn) {
                int followed = Math.min(Integer.bitCount(lane(partner, trump)), own[trump]);
                cap = Math.min(
                        tricks - Integer.bitCount(lane(mine, trump)) + own[trump],
                        tricks - Integer.bitCount(lane(partner, trump)) + followed);
            }
        }
        if (cap < needed) return false;
        int sum = 0;
        int partners = 0;
        long rests = 0;
        if (trump >= 0) {
            sum = own[trump];
            rests = ownRelevant[trump];
            if (sum >= needed) return found(rests);
        }
        for (int suit = 0; suit < LANES; suit++) {
            if (suit == trump) continue;
            int one = lane(before, suit);
            int other = lane(after, suit);
            int rounds = tricks;
            if (!drawn) {
                if (lane(before, trump) != 0) rounds = Integer.bitCount(one);
                if (lane(after, trump) != 0) rounds = Math.min(rounds, Integer.bitCount(other));
            }
            suit(suit, lane(mine, suit), lane(partner, suit), one, other, rounds);
            sum += own[suit];
            rests |= ownRelevant[suit];
            if (sum >= needed) return found(rests);
        }
        if (!entry) return false;
        for (int suit = 0; suit < LANES; suit++) partners += reached[suit];
        if (sum + partners < needed) return false;
        rests |= entryRelevant;
        for (int suit = 0; suit < LANES && sum < needed; suit++) {
            if (reached[suit] == 0) continue;
            sum += reached[suit];
            rests |= reachedRelevant[suit];
        }
        return found(rests);
    }

    private boolean found(long rests) {
        relevant = rests;
        return true;
    }

    /** The winners of one suit, in at most so many rounds: the leader's own, and the partner's after these. */
    private void suit(int suit, int mine, int partner, int one, int other, int rounds) {
        own[suit] = 0;
        reached[suit] = 0;
        ownRelevant[suit] = 0;
        reachedRelevant[suit] = 0;
        int foes = one | other;
        int foeLength = Math.max(Integer.bitCount(one), Integer.bitCount(other));
        int myLength = Integer.bitCount(mine);
        int length = Integer.bitCount(partner);
        int counted = 0;
        if (mine != 0) {
            int longest = Math.max(foeLength, length);
            int above = Integer.bitCount(above(mine, foes | partner));
            if (above >= longest) {
                counted = Math.min(myLength, rounds);
                int ranks = Math.min(longest, counted);
                if (ranks > 0) ownRelevant[suit] = inLane(nthHighest(mine, ranks), suit);
            } else {
                int under = length - Integer.bitCount(above(partner, foes));
                counted = Math.min(rounds, Math.max(above, Math.min(Integer.bitCount(above(mine, foes)), under)));
                if (counted > 0) ownRelevant[suit] = inLane(nthHighest(mine, counted), suit);
            }
            own[suit] = counted;
        }
        if (length <= counted || rounds <= counted) return;
        int rest = mine;
        for (int i = 0; i < counted; i++) rest &= ~Integer.highestOneBit(rest);
        int tops = Integer.bitCount(above(partner, foes | rest));
        int won = Math.min(tops, length - counted);
        int ranks = won;
        if (foeLength <= counted + won && myLength <= counted + won) {
            ranks = Math.min(won, Math.max(foeLength, myLength) - counted);
            won = length - counted;
        }
        won = Math.min(won, rounds - counted);
        ranks = Math.min(ranks, won);
        if (won <= 0) return;
        reached[suit] = won;
        reachedRelevant[suit] = ranks <= 0 ? 0 : inLane(nthHighest(partner, ranks), suit);
        if (rest != 0 && ranks > 0 && !entry) {
            entry = true;
            entryRelevant = inLane(Integer.highestOneBit(partner), suit);
        }
    }

    /** The cards above all of the others. */
    private static int above(int cards, int others) {
        return others == 0 ? cards : cards & -Integer.highestOneBit(others);
    }

    private static int nthHighest(int cards, int count) {
        int rest = cards;
        for (int i = 1; i < count; i++) rest &= ~Integer.highestOneBit(rest);
        return Integer.highestOneBit(rest);
    }
}
