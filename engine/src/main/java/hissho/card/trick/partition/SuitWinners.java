package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.FULL;
import static hissho.card.trick.partition.BridgeDeal.LANES;
import static hissho.card.trick.partition.BridgeDeal.SEATS;
import static hissho.card.trick.partition.BridgeDeal.lane;

/**
 * The winners of one suit for a leader and his partner, worked out once for each set of cards left of the suit: how many the leader cashes himself,
 * how many the partner has after these, on how many of their highest cards that rests, and whether the leader can reach the partner in this suit. These
 * numbers lie side by side in one word, so that adding the words of all suits adds them: nobody has more than fifteen cards.
 */
final class SuitWinners {

    private static final int KNOWN = 1 << 24;
    private static final int NIBBLE = 15;
    private static final int OWN_RANKS = 4;
    private static final int PARTNERS = 8;
    private static final int PARTNERS_RANKS = 12;
    private static final int ENTRY = 16;

    private final BridgeDeal deal;
    private final int[][] known = new int[SEATS * LANES][];

    SuitWinners(BridgeDeal deal) {
        this.deal = deal;
        for (int leader = 0; leader < SEATS; leader++)
            for (int suit = 0; suit < LANES; suit++) known[LANES * leader + suit] = new int[deal.sets(suit)];
    }

    /** The winners of a leader in a suit, of which these cards are left. */
    int of(int leader, int suit, long left) {
        int cards = lane(left, suit);
        int winners = known[LANES * leader + suit][cards];
        return winners != 0 ? winners : workedOut(leader, suit, cards);
    }

    /** How many the leader can cash. */
    static int own(int winners) {
        return winners & NIBBLE;
    }

    /** On how many of the leader's highest cards his winners rest. */
    static int ownRanks(int winners) {
        return winners >>> OWN_RANKS & NIBBLE;
    }

    /** How many the partner can cash when the leader has cashed his own and comes over. */
    static int partners(int winners) {
        return winners >>> PARTNERS & NIBBLE;
    }

    static int partnersRanks(int winners) {
        return winners >>> PARTNERS_RANKS & NIBBLE;
    }

    /** Whether the leader has a card left to come over to the partner's highest; of a sum of suits, whether he has in one of them. */
    static boolean entry(int winners) {
        return (winners >>> ENTRY & 7) != 0;
    }

    /** What is left of the winners if they count in the first rounds only. */
    static int inRounds(int winners, int rounds) {
        int own = own(winners);
        if (rounds <= own) return rounds | Math.min(ownRanks(winners), rounds) << OWN_RANKS;
        int partners = Math.min(partners(winners), rounds - own);
        if (partners == partners(winners)) return winners;
        int ranks = Math.min(partnersRanks(winners), partners);
        return winners & ~(NIBBLE << PARTNERS | NIBBLE << PARTNERS_RANKS)
                | partners << PARTNERS
                | ranks << PARTNERS_RANKS;
    }

    private int workedOut(int leader, int suit, int cards) {
        int mine = cards & lane(deal.hand(leader), suit);
        int partner = cards & lane(deal.hand(leader ^ 2), suit);
        int one = cards & lane(deal.hand(leader ^ 1), suit);
        int other = cards & lane(deal.hand(leader ^ 3), suit);
        int winners = KNOWN | winners(mine, partner, one, other);
        known[LANES * leader + suit][cards] = winners;
        return winners;
    }

    private static int winners(int mine, int partner, int one, int other) {
        int foes = one | other;
        int foeLength = Math.max(Integer.bitCount(one), Integer.bitCount(other));
        int myLength = Integer.bitCount(mine);
        int length = Integer.bitCount(partner);
        int own = 0;
        int ownRanks = 0;
        if (mine != 0) {
            int longest = Math.max(foeLength, length);
            int above = Integer.bitCount(above(mine, foes | partner));
            if (above >= longest) {
                own = myLength;
                ownRanks = Math.min(longest, own);
            } else {
                int under = length - Integer.bitCount(above(partner, foes));
                own = Math.max(above, Math.min(Integer.bitCount(above(mine, foes)), under));
                ownRanks = own;
            }
        }
        int found = own | ownRanks << OWN_RANKS;
        if (length <= own) return found;
        int rest = mine;
        for (int i = 0; i < own; i++) rest &= ~Integer.highestOneBit(rest);
        int won = Math.min(Integer.bitCount(above(partner, foes | rest)), length - own);
        int ranks = won;
        if (foeLength <= own + won && myLength <= own + won) {
            ranks = Math.min(won, Math.max(foeLength, myLength) - own);
            won = length - own;
        }
        if (won <= 0) return found;
        ranks = Math.max(0, ranks);
        int entry = rest != 0 && ranks > 0 ? 1 : 0;
        return found | won << PARTNERS | ranks << PARTNERS_RANKS | entry << ENTRY;
    }

    /** The cards above all of the others. */
    static int above(int cards, int others) {
        return others == 0 ? cards : cards & -Integer.highestOneBit(others) & FULL;
    }

    static int nthHighest(int cards, int count) {
        int rest = cards;
        for (int i = 1; i < count; i++) rest &= ~Integer.highestOneBit(rest);
        return Integer.highestOneBit(rest);
    }
}
