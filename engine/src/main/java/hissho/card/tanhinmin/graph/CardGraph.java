package hissho.card.tanhinmin.graph;

import java.util.List;

/** Which card may be played on which: an edge from a to b means that b may be played on a. At most 64 cards, each with a label. */
public final class CardGraph {

    public static final int MOST_CARDS = 64;

    private final List<String> labels;
    private final long[] children;
    private final long[] parents;

    /** Children as sets of cards, one per card. */
    public CardGraph(List<String> labels, long[] children) {
        if (labels.size() != children.length || children.length > MOST_CARDS)
            throw new IllegalArgumentException("a graph has one label per card and at most 64 cards");
        this.labels = List.copyOf(labels);
        this.children = children.clone();
        this.parents = new long[children.length];
        for (int a = 0; a < children.length; a++) for (int b : Bits.list(children[a])) parents[b] |= Bits.bit(a);
    }

    /** A graph whose cards are called by their numbers. */
    public static CardGraph numbered(long[] children) {
        return new CardGraph(
                java.util.stream.IntStream.range(0, children.length)
                        .mapToObj(Integer::toString)
                        .toList(),
                children);
    }

    public int cards() {
        return children.length;
    }

    public String label(int card) {
        return labels.get(card);
    }

    /** The cards that may be played on this one. */
    public long children(int card) {
        return children[card];
    }

    /** The cards on which this one may be played. */
    public long parents(int card) {
        return parents[card];
    }

    public boolean edge(int from, int to) {
        return Bits.has(children[from], to);
    }

    /** The same cards with these edges taken out. */
    public CardGraph without(List<int[]> edges) {
        long[] fewer = children.clone();
        for (int[] edge : edges) fewer[edge[0]] &= ~Bits.bit(edge[1]);
        return new CardGraph(labels, fewer);
    }
}
