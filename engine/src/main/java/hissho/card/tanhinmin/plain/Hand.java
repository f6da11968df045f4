package hissho.card.tanhinmin.plain;

import hissho.progress.Room;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A hand: a multiset of positive ranks, kept as its different ranks in ascending order with how often each occurs. */
public final class Hand {

    public static final int MOST_CARDS = 50_000_000;

    /** What a rank takes with the copies that are made of a hand. */
    private static final int RANK_BYTES = 20;

    private final int[] ranks;
    private final int[] counts;
    private final int size;

    private Hand(int[] ranks, int[] counts) {
        long sum = 0;
        for (int count : counts) sum += count;
        if (sum > MOST_CARDS) throw new IllegalArgumentException("more cards than a hand may have");
        this.ranks = ranks;
        this.counts = counts;
        this.size = (int) sum;
    }

    /** A hand of cards in any order. */
    public static Hand of(int... cards) {
        int[] sorted = cards.clone();
        Arrays.sort(sorted);
        int[] ranks = new int[sorted.length];
        int[] counts = new int[sorted.length];
        int kinds = 0;
        for (int card : sorted) {
            if (kinds == 0 || ranks[kinds - 1] != card) ranks[kinds++] = card;
            counts[kinds - 1]++;
        }
        return new Hand(Arrays.copyOf(ranks, kinds), Arrays.copyOf(counts, kinds));
    }

    public static Hand of(List<Integer> cards) {
        return of(cards.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A hand by ascending ranks and how many of each; ranks without cards are left out. */
    public static Hand ofCounts(int[] ascendingRanks, int[] counts) {
        int kinds = 0;
        int[] kept = new int[ascendingRanks.length];
        int[] keptCounts = new int[ascendingRanks.length];
        for (int i = 0; i < ascendingRanks.length; i++)
            if (counts[i] > 0) {
                kept[kinds] = ascendingRanks[i];
                keptCounts[kinds++] = counts[i];
            }
        return new Hand(Arrays.copyOf(kept, kinds), Arrays.copyOf(keptCounts, kinds));
    }

    /** So many of each of the ranks 1 to n. */
    public static Hand ofEach(int n, int copies) {
        Room.ask((long) n * RANK_BYTES);
        int[] ranks = new int[n];
        int[] counts = new int[n];
        for (int i = 0; i < n; i++) {
            ranks[i] = i + 1;
            counts[i] = copies;
        }
        return new Hand(ranks, counts);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** How many different ranks there are. */
    public int kinds() {
        return ranks.length;
    }

    public int rank(int kind) {
        return ranks[kind];
    }

    public int count(int kind) {
        return counts[kind];
    }

    public int lowest() {
        return ranks[0];
    }

    /** The second-lowest card, which may be of the lowest rank again; there must be two cards. */
    public int secondLowest() {
        return counts[0] > 1 ? ranks[0] : ranks[1];
    }

    public int highest() {
        return ranks[ranks.length - 1];
    }

    /** How many cards of this rank are held. */
    public int countOf(int rank) {
        int kind = Arrays.binarySearch(ranks, rank);
        return kind < 0 ? 0 : counts[kind];
    }

    /** How many cards are above this rank. */
    public int above(int rank) {
        int sum = 0;
        for (int kind = ranks.length - 1; kind >= 0 && ranks[kind] > rank; kind--) sum += counts[kind];
        return sum;
    }

    /** The lowest rank above this one, or 0 where none is. */
    public int lowestAbove(int rank) {
        int kind = firstAbove(rank);
        return kind == ranks.length ? 0 : ranks[kind];
    }

    /** The different ranks above this one, ascending. */
    public List<Integer> ranksAbove(int rank) {
        return Arrays.stream(ranks, firstAbove(rank), ranks.length).boxed().toList();
    }

    private int firstAbove(int rank) {
        int kind = Arrays.binarySearch(ranks, rank);
        return kind < 0 ? -kind - 1 : kind + 1;
    }

    public Hand without(int rank) {
        return changed(rank, -1);
    }

    public Hand plus(int rank) {
        return changed(rank, 1);
    }

    private Hand changed(int rank, int by) {
        int kind = Arrays.binarySearch(ranks, rank);
        if (kind >= 0 && counts[kind] + by > 0) {
            int[] more = counts.clone();
            more[kind] += by;
            return new Hand(ranks, more);
        }
        if (kind < 0 && by < 0) throw new IllegalArgumentException("no card of rank " + rank);
        int at = kind < 0 ? -kind - 1 : kind;
        int skipped = kind < 0 ? 0 : 1;
        int added = 1 - skipped;
        int[] newRanks = new int[ranks.length + added - skipped];
        int[] newCounts = new int[newRanks.length];
        System.arraycopy(ranks, 0, newRanks, 0, at);
        System.arraycopy(counts, 0, newCounts, 0, at);
        if (added == 1) {
            newRanks[at] = rank;
            newCounts[at] = 1;
        }
        System.arraycopy(ranks, at + skipped, newRanks, at + added, ranks.length - at - skipped);
        System.arraycopy(counts, at + skipped, newCounts, at + added, ranks.length - at - skipped);
        return new Hand(newRanks, newCounts);
    }

    /** The hand without its lowest card. */
    public Hand withoutLowest() {
        return without(lowest());
    }

    /** The hand without any card of this rank. */
    public Hand withoutAll(int rank) {
        if (countOf(rank) == 0) return this;
        int[] fewer = counts.clone();
        fewer[Arrays.binarySearch(ranks, rank)] = 0;
        return ofCounts(ranks, fewer);
    }

    /** Every card, ascending. */
    public List<Integer> cards() {
        List<Integer> cards = new ArrayList<>(size);
        for (int kind = 0; kind < ranks.length; kind++)
            for (int copy = 0; copy < counts[kind]; copy++) cards.add(ranks[kind]);
        return cards;
    }

    /** The hand in short notation: 1, 2*3, 5-9. */
    public String brief() {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < ranks.length; ) {
            int end = kind;
            while (end + 1 < ranks.length && ranks[end + 1] == ranks[end] + 1 && counts[end + 1] == counts[kind]) end++;
            if (end - kind < 2) end = kind;
            if (text.length() > 160) return text.append(", …").toString();
            if (!text.isEmpty()) text.append(", ");
            text.append(ranks[kind]);
            if (end > kind) text.append('-').append(ranks[end]);
            if (counts[kind] > 1) text.append('*').append(counts[kind]);
            kind = end + 1;
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && Arrays.equals(ranks, hand.ranks) && Arrays.equals(counts, hand.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(ranks) + Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return "{" + brief() + "}";
    }
}
