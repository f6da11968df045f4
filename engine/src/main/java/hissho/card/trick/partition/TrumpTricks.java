package hissho.card.trick.partition;

/**
 * The tricks that trumps take whoever leads. Every trump of a hand is played to a trick of its own and takes it for the side unless a foe puts a higher
 * trump on it; so of the trumps down to one of them no more are lost than the foes have trumps above that one. And together the partners take
 * a trick with each of the highest trumps, as long as one of them has as many trumps.
 */
final class TrumpTricks {

    private TrumpTricks() {}

    static int most(int one, int other, int foes) {
        return Math.max(Math.max(alone(one, foes), alone(other, foes)), together(one, other, foes));
    }

    private static int alone(int mine, int foes) {
        int most = 0;
        int held = 0;
        for (int rest = mine; rest != 0; rest &= ~Integer.highestOneBit(rest)) {
            held++;
            most = Math.max(most, held - above(foes, Integer.highestOneBit(rest)));
        }
        return most;
    }

    private static int together(int one, int other, int foes) {
        int tops = Integer.bitCount(SuitWinners.above(one | other, foes));
        return Math.min(tops, Math.max(Integer.bitCount(one), Integer.bitCount(other)));
    }

    private static int above(int cards, int card) {
        return Integer.bitCount(cards & -card);
    }

    /** The lowest trump that so many tricks rest on, 0 if they rest on the lengths alone; they are not more than {@link #most}. */
    static int lowest(int one, int other, int foes, int needed) {
        int count = Integer.bitCount(foes);
        if (Math.max(Integer.bitCount(one), Integer.bitCount(other)) - count >= needed) return 0;
        int lowest = Math.max(lowestAlone(one, foes, needed), lowestAlone(other, foes, needed));
        if (together(one, other, foes) < needed) return lowest;
        return Math.max(lowest, SuitWinners.nthHighest(one | other, needed));
    }

    private static int lowestAlone(int mine, int foes, int needed) {
        int held = 0;
        for (int rest = mine; rest != 0; rest &= ~Integer.highestOneBit(rest)) {
            held++;
            int card = Integer.highestOneBit(rest);
            if (held - above(foes, card) >= needed) return card;
        }
        return 0;
    }
}
