package hissho.card.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A deal of one suit: ranks 1 to 2n, n to Left and n to Right. Places count from the highest card, so rank 2n stands at place 0;
 * bit p of {@code left} is set where Left holds the card at place p.
 */
public record Deal(int size, long left) {

    /** The largest number of cards in a hand. */
    public static final int LARGEST = 32;

    public Deal {
        if (size < 1 || size > LARGEST || Long.bitCount(left) != size || (left & ~all(size)) != 0)
            throw new IllegalArgumentException("no deal of " + size + " cards each");
    }

    /** The deal of a word of up to 32 places, the sign of an int being the place of the lowest card of 16 each. */
    public static Deal ofWord(int size, int word) {
        return new Deal(size, Integer.toUnsignedLong(word));
    }

    /** The deal in which Left holds these ranks and Right the others. */
    public static Deal ofLeft(List<Integer> ranks) {
        int n = ranks.size();
        long left = 0;
        for (int rank : ranks) left |= 1L << (2 * n - rank);
        return new Deal(n, left);
    }

    /** The deal with this standard word: owners from the highest card to the lowest, A for Left and B for Right. */
    public static Deal ofWord(String word) {
        long left = 0;
        for (int p = 0; p < word.length(); p++) if (word.charAt(p) == 'A') left |= 1L << p;
        return new Deal(word.length() / 2, left);
    }

    /** A deal drawn evenly from all of its size. */
    public static Deal random(int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long left = 0;
        int open = size;
        for (int p = 0; p < 2 * size; p++) {
            if (random.nextInt(2 * size - p) >= open) continue;
            left |= 1L << p;
            open--;
        }
        return new Deal(size, left);
    }

    private static long all(int size) {
        return size == LARGEST ? -1L : (1L << (2 * size)) - 1;
    }

    public long right() {
        return ~left & all(size);
    }

    public int rank(int place) {
        return 2 * size - place;
    }

    public int place(int rank) {
        return 2 * size - rank;
    }

    public boolean isLeft(int rank) {
        return (left >>> place(rank) & 1) == 1;
    }

    /** Left's ranks, high to low. */
    public List<Integer> leftHand() {
        return ranks(left);
    }

    public List<Integer> rightHand() {
        return ranks(right());
    }

    /** The ranks at these places, high to low. */
    public List<Integer> ranks(long places) {
        List<Integer> ranks = new ArrayList<>();
        for (long rest = places; rest != 0; rest &= rest - 1) ranks.add(rank(Long.numberOfTrailingZeros(rest)));
        return ranks;
    }

    /** Owners from the highest card to the lowest. */
    public String word() {
        StringBuilder word = new StringBuilder();
        for (int p = 0; p < 2 * size; p++) word.append((left >>> p & 1) == 1 ? 'A' : 'B');
        return word.toString();
    }

    /** The deal after two cards of different hands have changed places. */
    public Deal exchanged(Exchange exchange) {
        long both = 1L << place(exchange.given()) | 1L << place(exchange.taken());
        return new Deal(size, left ^ both);
    }

    /** Every exchange of neighbouring ranks between the hands, from the top. */
    public List<Exchange> neighbours() {
        List<Exchange> exchanges = new ArrayList<>();
        for (int p = 0; p + 1 < 2 * size; p++) {
            boolean first = (left >>> p & 1) == 1;
            boolean second = (left >>> (p + 1) & 1) == 1;
            if (first != second)
                exchanges.add(first ? new Exchange(rank(p), rank(p + 1)) : new Exchange(rank(p + 1), rank(p)));
        }
        return exchanges;
    }

    /**
     * A distant exchange as a chain of neighbouring ones: the deals on the way, from this one to the exchanged one. The given card
     * travels to the place of the taken one, and the taken one back.
     */
    public List<Deal> chain(Exchange exchange) {
        List<Deal> deals = new ArrayList<>();
        deals.add(this);
        boolean[] owners = new boolean[2 * size];
        for (int p = 0; p < 2 * size; p++) owners[p] = (left >>> p & 1) == 1;
        int from = place(exchange.given());
        int to = place(exchange.taken());
        int step = Integer.signum(to - from);
        for (int p = from; p != to; p += step) swap(owners, p, p + step, deals);
        for (int p = to - step; p != from; p -= step) swap(owners, p, p - step, deals);
        return deals;
    }

    private void swap(boolean[] owners, int p, int q, List<Deal> deals) {
        if (owners[p] == owners[q]) return;
        owners[p] = !owners[p];
        owners[q] = !owners[q];
        long mask = 0;
        for (int i = 0; i < owners.length; i++) if (owners[i]) mask |= 1L << i;
        deals.add(new Deal(size, mask));
    }

    /**
     * Condition C for k scoring cards: the lowest scoring card is Right's, and every plain card of Left is below every plain card of
     * Right.
     */
    public boolean conditionC(int scoring) {
        if (scoring < 1 || isLeft(rank(scoring - 1))) return false;
        int highestPlainOfLeft = 0;
        int lowestPlainOfRight = Integer.MAX_VALUE;
        for (int p = scoring; p < 2 * size; p++) {
            if (isLeft(rank(p))) highestPlainOfLeft = Math.max(highestPlainOfLeft, rank(p));
            else lowestPlainOfRight = rank(p);
        }
        return highestPlainOfLeft < lowestPlainOfRight;
    }

    /** Left gives one rank and takes another from Right. */
    public record Exchange(int given, int taken) {}
}
