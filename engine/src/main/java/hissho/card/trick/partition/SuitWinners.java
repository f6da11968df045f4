package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.FULL;

/**
 * The winners of one suit for a leader and his partner: how many the leader cashes himself, how many the partner has after these, and whether the
 * leader can reach the partner in this suit. These numbers lie side by side in one word, so that adding the words of all suits adds them: nobody
 * has more than fifteen cards.
 */
final class SuitWinners {

    private static final int NIBBLE = 15;
    private static final int PARTNERS = 4;
    private static final int ENTRY = 8;

    private SuitWinners() {}

    /** How many the leader can cash. They rest on so many of his highest cards, at most as many as the longest other hand. */
    static int own(int winners) {
        return winners & NIBBLE;
    }

    /**
     * How many the partner can cash when the leader has cashed his own and comes over. They rest on so many of his highest cards, at most as many
     * as the longest other hand has then.
     */
    static int partners(int winners) {
        return winners >>> PARTNERS & NIBBLE;
    }

    /** Whether the leader has a card left to come over to the partner's highest; of a sum of suits, whether he has in one of them. */
    static boolean entry(int winners) {
        return winners >>> ENTRY != 0;
    }

    /** What is left of the winners if they count in the first rounds only. */
    static int inRounds(int winners, int rounds) {
        int own = own(winners);
        if (rounds <= own) return rounds;
        int partners = Math.min(partners(winners), rounds - own);
        return (winners & ~(NIBBLE << PARTNERS)) | (partners << PARTNERS);
    }

    /** The winners of a suit whose cards left are in these hands. */
    static int of(int mine, int partner, int one, int other) {
        int foes = one | other;
        int foeLength = Math.max(Integer.bitCount(one), Integer.bitCount(other));
        int myLength = Integer.bitCount(mine);
        int length = Integer.bitCount(partner);
        int own = 0;
        if (mine != 0) {
            int above = Integer.bitCount(above(mine, foes | partner));
            int under = length - Integer.bitCount(above(partner, foes));
            own = above >= Math.max(foeLength, length)
                    ? myLength
                    : Math.max(above, Math.min(Integer.bitCount(above(mine, foes)), under));
        }
        if (length <= own) return own;
        int rest = mine;
        for (int i = 0; i < own; i++) rest &= ~Integer.highestOneBit(rest);
        int won = Math.min(Integer.bitCount(above(partner, foes | rest)), length - own);
        if (Math.max(foeLength, myLength) <= own + won) won = length - own;
        boolean entry = rest != 0 && won > 0;
        return own | (won << PARTNERS) | (entry ? 1 << ENTRY : 0);
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
