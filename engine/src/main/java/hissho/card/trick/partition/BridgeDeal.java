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
    private static final int KNOWN = 1 << (LANE - 1);

    private final long[] hands = new long[SEATS];
    /**
     * For the cards left of a suit two words. The first, sixteen bits each: how many each hand has, four bits each; the low bits of the owners from the
     * highest card down; their high bits. The second, sixteen bits for each leader: the {@linkplain SuitWinners winners}, once they were asked for.
     */
    private final long[][] suits = new long[LANES][];

    /** For the trumps left how many tricks they take at least, four bits for each side, once they were asked for. */
    private final short[] trumpTricks = new short[1 << (LANE - 1)];

    private long shape;
    private long lowOwners;
    private long highOwners;

    BridgeDeal(TableRules rules, long[] dealt) {
        System.arraycopy(dealt, 0, hands, 0, SEATS);
        for (int suit = 0; suit < LANES; suit++) {
            int size = suit < rules.suits().size() ? Long.bitCount(rules.suits().get(suit)) : 0;
            long[] codes = new long[2 << size];
            suits[suit] = codes;
            for (int cards = 1; cards < 1 << size; cards++) {
                int more = cards & cards - 1;
                int owner = owner(suit * LANE + Integer.numberOfTrailingZeros(cards));
                // a card that is in no hand any more is never asked for
                int place = LANE - 1 - Integer.bitCount(more);
                long low = (owner & 1L) << (place + LANE);
                long high = (long) (owner >> 1) << (place + 2 * LANE);
                codes[2 * cards] = (codes[2 * more] | low | high) + (1L << (4 * owner));
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
        long one = suits[0][2 * lane(left, 0)];
        long two = suits[1][2 * lane(left, 1)];
        long three = suits[2][2 * lane(left, 2)];
        long four = suits[3][2 * lane(left, 3)];
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

    /** How many cards a hand has of a suit, of what was read. */
    int length(int seat, int suit) {
        return (int) (shape >>> (LANE * suit + 4 * seat)) & 15;
    }

    /** The owner of the highest card of a suit that has cards left, of what was read. */
    int topOwner(int suit) {
        int top = LANE * suit + LANE - 1;
        return (int) ((lowOwners >>> top & 1) | ((highOwners >>> top & 1) << 1));
    }

    /** The winners of a leader in a suit. */
    int winners(long left, int leader, int suit) {
        int cards = lane(left, suit);
        int winners = (int) (suits[suit][2 * cards + 1] >>> (LANE * leader)) & FULL;
        return winners == 0 ? workedOut(cards, leader, suit) : winners & ~KNOWN;
    }

    /** The tricks that the trumps of the side of a seat take at least. */
    int trumpTricks(long left, int trump, int seat) {
        int cards = lane(left, trump);
        int both = trumpTricks[cards];
        if (both == 0) {
            int[] held = new int[SEATS];
            for (int each = 0; each < SEATS; each++) held[each] = cards & lane(hands[each], trump);
            both = KNOWN
                    | TrumpTricks.most(held[0], held[2], held[1] | held[3])
                    | TrumpTricks.most(held[1], held[3], held[0] | held[2]) << 4;
            trumpTricks[cards] = (short) both;
        }
        return both >> (4 * (seat & 1)) & 15;
    }

    private int workedOut(int cards, int leader, int suit) {
        int winners = SuitWinners.of(
                cards & lane(hands[leader], suit),
                cards & lane(hands[leader ^ 2], suit),
                cards & lane(hands[leader ^ 1], suit),
                cards & lane(hands[leader ^ 3], suit));
        suits[suit][2 * cards + 1] |= (long) (winners | KNOWN) << (LANE * leader);
        return winners;
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
