package hissho.card.tanhinmin.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The slow obvious twin: every hand of up to so many cards of so many ranks, searched to the end, passing on an empty table included. */
final class FullSearch {

    private static final byte UNKNOWN = 9;

    final int ranks;
    final List<Hand> hands = new ArrayList<>();
    private final int cutting;
    private final int[][] without;
    private final byte[] known;

    /** Cards of the cutting rank clear the table and keep the lead; 0 for none. */
    FullSearch(int ranks, int cards, int cutting) {
        this.ranks = ranks;
        this.cutting = cutting;
        Map<Hand, Integer> numbers = new HashMap<>();
        deal(new ArrayList<>(), 1, cards);
        for (int i = 0; i < hands.size(); i++) numbers.put(hands.get(i), i);
        without = new int[hands.size()][ranks + 1];
        for (int i = 0; i < hands.size(); i++)
            for (int rank = 1; rank <= ranks; rank++)
                without[i][rank] = hands.get(i).countOf(rank) == 0
                        ? -2
                        : numbers.getOrDefault(hands.get(i).without(rank), -1);
        known = new byte[hands.size() * hands.size() * (ranks + 1) * 2];
        Arrays.fill(known, UNKNOWN);
    }

    private void deal(List<Integer> cards, int from, int most) {
        if (!cards.isEmpty()) hands.add(Hand.of(cards));
        if (cards.size() == most) return;
        for (int rank = from; rank <= ranks; rank++) {
            cards.add(rank);
            deal(cards, rank, most);
            cards.removeLast();
        }
    }

    /** The value for the mover: 1, -1, or 0 where both would pass for ever. */
    int value(int mover, int other, int table) {
        return value(mover, other, table, false);
    }

    private int value(int mover, int other, int table, boolean passed) {
        int at = ((mover * hands.size() + other) * (ranks + 1) + table) * 2 + (passed ? 1 : 0);
        if (known[at] != UNKNOWN) return known[at];
        int best = ofPassing(mover, other, table, passed);
        for (int rank = table + 1; rank <= ranks && best < 1; rank++)
            if (without[mover][rank] != -2) best = Math.max(best, ofPlaying(mover, other, rank));
        known[at] = (byte) best;
        return best;
    }

    int ofPlaying(int mover, int other, int rank) {
        int left = without[mover][rank];
        if (left == -1) return 1;
        return rank == cutting ? value(left, other, 0, false) : -value(other, left, rank, false);
    }

    int ofPassing(int mover, int other, int table) {
        return ofPassing(mover, other, table, false);
    }

    private int ofPassing(int mover, int other, int table, boolean passed) {
        if (table > 0) return -value(other, mover, 0, false);
        return passed ? 0 : -value(other, mover, 0, true);
    }

    /** Every winning move. */
    WinningMoves winningMoves(int mover, int other, int table) {
        List<Integer> cards = new ArrayList<>();
        for (int rank = table + 1; rank <= ranks; rank++)
            if (without[mover][rank] != -2 && ofPlaying(mover, other, rank) == 1) cards.add(rank);
        return new WinningMoves(ofPassing(mover, other, table) == 1, cards);
    }
}
