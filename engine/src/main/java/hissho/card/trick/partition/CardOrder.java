package hissho.card.trick.partition;

import static hissho.card.trick.partition.BridgeDeal.LANES;
import static hissho.card.trick.partition.BridgeDeal.lane;

/**
 * The order in which cards are tried, as players would choose: the cheapest card that takes the trick for good, a low card where the partner
 * takes it or nobody of the side can, leads to the partner's winners and to his void suits. The weights were tried out on random deals. Of neighbouring cards of one hand only the lowest is tried.
 */
final class CardOrder {

    private static final int NO_CARD = -1;
    private static final int CARD = 0x3f;

    /** The most that the luck of a suit weighs, without trumps and with them. */
    private static final int LUCK = 40;

    private static final int TRUMP_LUCK = 12;

    /** How fast the luck of a suit changes. */
    private static final int SLOW = 6;

    /** The bits behind the point. */
    private static final int FINE = 8;

    private final BridgeDeal deal;
    private final int trump;

    /** How leads of a suit have fared so far, for each leader. */
    private final int[][] luck = new int[BridgeDeal.SEATS][LANES];

    private final int mostLuck;

    CardOrder(BridgeDeal deal, int trump) {
        this.deal = deal;
        this.trump = trump;
        mostLuck = (trump < 0 ? LUCK : TRUMP_LUCK) << FINE;
    }

    /** Notes whether a lead was the right one. */
    void learn(int leader, int card, boolean right) {
        int[] suits = luck[leader];
        suits[card >> 4] += ((right ? mostLuck : -mostLuck) - suits[card >> 4]) >> SLOW;
    }

    /** Fills the leads with their weights and says how many there are. */
    int leads(long left, int leader, int hint, int[] into) {
        long mine = left & deal.hand(leader);
        int count = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int cards = lane(mine, suit);
            if (cards == 0) continue;
            int all = lane(left, suit);
            int weight = leadWeight(left, leader, suit);
            int top = Integer.highestOneBit(all);
            boolean partnersTop = (lane(deal.hand(leader ^ 2), suit) & top) != 0;
            for (int rest = tried(cards, all); rest != 0; rest &= rest - 1) {
                int rank = Integer.numberOfTrailingZeros(rest);
                int place = 16 * suit + rank;
                boolean winner = (all & -2 << rank & ~cards) == 0;
                int own = weight + (luck[leader][suit] >> FINE) + (winner && !partnersTop ? 0 : -rank);
                if (place == hint) own += 1000;
                into[count++] = weighed(own, place);
            }
        }
        return count;
    }

    private int leadWeight(long left, int leader, int suit) {
        int partner = lane(left & deal.hand(leader ^ 2), suit);
        int next = lane(left & deal.hand(leader + 1 & 3), suit);
        int last = lane(left & deal.hand(leader + 3 & 3), suit);
        int mine = lane(left & deal.hand(leader), suit);
        int weight = (trump < 0 ? 1 : 2) * Integer.bitCount(mine);
        if (trump >= 0 && suit != trump) {
            boolean nextRuffs = next == 0 && lane(left & deal.hand(leader + 1 & 3), trump) != 0;
            boolean lastRuffs = last == 0 && lane(left & deal.hand(leader + 3 & 3), trump) != 0;
            boolean partnerRuffs = partner == 0 && lane(left & deal.hand(leader ^ 2), trump) != 0;
            if (nextRuffs || lastRuffs) weight -= 20;
            if (partnerRuffs && !lastRuffs) weight += 25;
        }
        int top = Math.max(mine, partner);
        if (partner > mine && partner > next && partner > last) return weight + 18;
        if (next > top && next > last) {
            // through a high card up to the partner
            boolean through = Integer.bitCount(partner) > 1 && partner > last;
            return weight + (trump < 0 ? through ? 20 : -24 : through ? 8 : 0);
        }
        if (last > top) return weight - 8;
        // without trumps nobody can ruff them, so winners can wait
        return trump < 0 ? weight - 20 : weight;
    }

    /** Of cards of the suit led those that a later seat tries first, from the lowest up, before the others from the lowest up. */
    int eager(int tried, long left, int seat, int played, int led, int best, int taker) {
        int ledSuit = led >> 4;
        if (best >> 4 != ledSuit) return 0;
        int winners = tried & -2 << (best & 15);
        if (winners == 0) return 0;
        boolean partners = ((taker ^ seat) & 1) == 0;
        if (played == 3) return partners ? 0 : winners;
        int foe = strongest(left & deal.hand(seat + 1 & 3), ledSuit);
        boolean foeBeats = foe >= 0 && beats(foe, best);
        if (partners && !foeBeats) return 0;
        if (played == 1 && takesOver(strongest(left & deal.hand(seat ^ 2), ledSuit), best, foe)) return 0;
        int holding = !foeBeats ? winners : foe >> 4 == ledSuit ? winners & -2 << (foe & 15) : 0;
        if (holding != 0 || played == 1 || partners) return holding;
        return winners;
    }

    /** Fills the cards a later seat may play who cannot follow, with their weights, and says how many there are. */
    int discards(long before, long left, int seat, int played, int led, int best, int taker, int[] into) {
        long mine = left & deal.hand(seat);
        int ledSuit = led >> 4;
        int foe = played < 3 ? strongest(left & deal.hand(seat + 1 & 3), ledSuit) : NO_CARD;
        boolean partners = ((taker ^ seat) & 1) == 0;
        boolean partnerHolds = partners && !(foe >= 0 && beats(foe, best));
        boolean partnerWill = played == 1 && takesOver(strongest(left & deal.hand(seat ^ 2), ledSuit), best, foe);
        int count = 0;
        for (int suit = 0; suit < LANES; suit++) {
            int cards = lane(mine, suit);
            if (cards == 0) continue;
            int all = lane(before, suit);
            int discard = suit == trump ? 0 : discardWeight(cards, all);
            for (int rest = tried(cards, all); rest != 0; rest &= rest - 1) {
                int rank = Integer.numberOfTrailingZeros(rest);
                int place = 16 * suit + rank;
                int weight = discard - rank;
                if (beats(place, best)) {
                    boolean holds = foe < 0 || !beats(foe, place);
                    if (partnerHolds) weight -= 20;
                    else if (!partnerWill) weight += holds ? 60 : played == 2 && !partners ? 20 : -10;
                } else if (suit == trump) weight -= 40;
                into[count++] = weighed(weight, place);
            }
        }
        return count;
    }

    private static int discardWeight(int cards, int all) {
        int length = Integer.bitCount(cards);
        int weight = 2 * length;
        int top = Integer.highestOneBit(all);
        if ((cards & top) != 0 && length == 1) weight -= 20;
        int second = Integer.highestOneBit(all & ~top);
        if ((cards & second) != 0 && (cards & top) == 0 && length == 2) weight -= 12;
        return weight;
    }

    /** The best card a hand can play to a suit led. */
    private int strongest(long hand, int ledSuit) {
        int cards = lane(hand, ledSuit);
        if (cards != 0) return 16 * ledSuit + 31 - Integer.numberOfLeadingZeros(cards);
        if (trump < 0) return NO_CARD;
        int trumps = lane(hand, trump);
        return trumps == 0 ? NO_CARD : 16 * trump + 31 - Integer.numberOfLeadingZeros(trumps);
    }

    /** Whether a card takes a trick over the best card so far and over what a foe can still play. */
    private boolean takesOver(int card, int best, int foe) {
        return card >= 0 && beats(card, best) && !(foe >= 0 && beats(foe, card));
    }

    boolean beats(int later, int best) {
        return later >> 4 == best >> 4 ? later > best : later >> 4 == trump;
    }

    /** The lowest card of every run of neighbours. */
    static int tried(int cards, int all) {
        int packed = Integer.compress(cards, all);
        return Integer.expand(packed & ~(packed << 1), all);
    }

    /** The highest card of the run of neighbours that starts with this card. */
    static int runTop(int cards, int all, int card) {
        int top = card;
        while (true) {
            int next = Integer.lowestOneBit(all & -2 * top);
            if (next == 0 || (next & cards) == 0) return top;
            top = next;
        }
    }

    private static int weighed(int weight, int place) {
        return weight << 6 | place;
    }

    /** The best of the cards from this one on, which it puts here. */
    static int next(int[] cards, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) if (cards[i] > cards[best]) best = i;
        int card = cards[best];
        cards[best] = cards[from];
        cards[from] = card;
        return card & CARD;
    }
}
