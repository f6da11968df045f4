package hissho.card.trick.partition;

import hissho.card.trick.whist.TableRules;

/**
 * Four hands of at most four suits of at most fifteen cards, for searching: a set of cards has sixteen bits for each suit, a higher card
 * a higher bit. As cards never change hands, the set of the cards left says all about a position between tricks but the leader.
 */
final class BridgeDeal {

    static final int SEATS = 4;
    static final int LANES = 4;
    private static final int LANE = 16;
    static final int FULL = 0xffff;

    private final long[] hands = new long[SEATS];
    /**
     * For the cards left of a suit, sixteen bits each: how many each hand has, four bits each; the low bits of the owners from the highest card down; their
     * high bits.
     */
    private final long[][] codes = new long[LANES][];

    private long shape;
    private long lowOwners;
    private long highOwners;

    BridgeDeal(TableRules rules, long[] dealt) {
        System.arraycopy(dealt, 0, hands, 0, SEATS);
        for (int suit = 0; suit < LANES; suit++) {
            int size = suit < rules.suits().size() ? Long.bitCount(rules.suits().get(suit)) : 0;
            codes[suit] = new long[1 << size];
            for (int cards = 1; cards < 1 << size; cards++) {
                int more = cards & cards - 1;
                int owner = owner(suit * LANE + Integer.numberOfTrailingZeros(cards));
                // a card that is in no hand any more is never asked for
                int place = LANE - 1 - Integer.bitCount(more);
                long low = (owner & 1L) << (place + LANE);
                long high = (long) (owner >> 1) << (place + 2 * LANE);
                codes[suit][cards] = (codes[suit][more] | low | high) + (1L << (4 * owner));
            }
        }
    }

    /** Cards of the table as a set with sixteen bits to a suit. */
    static long set(TableRules rules, long cards) {
        long set = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1)
            set |= 1L << place(rules, Long.numberOfTrailingZeros(rest));
        return set;
    }

    static int place(TableRules rules, int card) {
        int suit = rules.suitOf(card);
        long above = rules.suits().get(suit) & ~((2L << card) - 1);
        return suit * LANE + Long.bitCount(above);
    }

    /** Whether these hands are what is left of this deal. */
    boolean holds(long[] left) {
        for (int seat = 0; seat < SEATS; seat++) if ((left[seat] & ~hands[seat]) != 0) return false;
        return true;
    }

    private int owner(int place) {
        for (int seat = 0; seat < SEATS; seat++) if ((hands[seat] >>> place & 1) == 1) return seat;
        return 0;
    }

    long hand(int seat) {
        return hands[seat];
    }

    /** How many sets of cards of a suit there are. */
    int sets(int suit) {
        return codes[suit].length;
    }

    static int lane(long cards, int suit) {
        return (int) (cards >>> (suit * LANE)) & FULL;
    }

    /** The inverse of {@link #lane}: cards of one suit as a set. */
    static long inLane(int cards, int suit) {
        return (long) cards << (suit * LANE);
    }

    static long laneMask(int suit) {
        return inLane(FULL, suit);
    }

    /** Reads the shape and the owners of what is left. */
    void read(long left) {
        long one = codes[0][lane(left, 0)];
        long two = codes[1][lane(left, 1)];
        long three = codes[2][lane(left, 2)];
        long four = codes[3][lane(left, 3)];
        shape = part(one, 0, 0) | part(two, 0, 1) | part(three, 0, 2) | part(four, 0, 3);
        lowOwners = part(one, 1, 0) | part(two, 1, 1) | part(three, 1, 2) | part(four, 1, 3);
        highOwners = part(one, 2, 0) | part(two, 2, 1) | part(three, 2, 2) | part(four, 2, 3);
    }

    /** A part of the code of one suit, put where that suit stands. */
    private static long part(long code, int part, int suit) {
        return (code >>> (part * LANE) & FULL) << (suit * LANE);
    }

    /** The number of cards of each hand in each suit. */
    long shape() {
        return shape;
    }

    /** The low bits of the owners of the cards left, from the highest card of each suit down. */
    long lowOwners() {
        return lowOwners;
    }

    long highOwners() {
        return highOwners;
    }

    /** The owner of the highest card left of a suit that has cards left. */
    int topOwner(long left, int suit) {
        long code = codes[suit][lane(left, suit)];
        return (int) ((code >>> (2 * LANE - 1) & 1) | (code >>> (3 * LANE - 2) & 2));
    }

    /** For the lowest cards that matter, the places from the top of each suit down to them. */
    static long mask(long left, long relevant) {
        long mask = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int lowest = Integer.lowestOneBit(lane(relevant, suit));
            if (lowest == 0) continue;
            int count = Integer.bitCount(lane(left, suit) & -lowest);
            mask |= inLane(FULL << (LANE - count) & FULL, suit);
        }
        return mask;
    }

    /** The lowest cards that matter, for places from the top of each suit: the inverse of {@link #mask}. */
    static long relevant(long left, long mask) {
        long relevant = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int count = Integer.bitCount(lane(mask, suit));
            if (count == 0) continue;
            int cards = lane(left, suit);
            relevant |= inLane(Integer.expand(1 << (Integer.bitCount(cards) - count), cards), suit);
        }
        return relevant;
    }
}
