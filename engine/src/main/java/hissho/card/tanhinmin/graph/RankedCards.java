package hissho.card.tanhinmin.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Builds the graph of cards that have a series and a rank: a card may be played on a lower one of its series, and nothing on a card
 * that cuts. One series is a total order with copies; a Daihinmin hand whose groups of equal cards are never broken is one series
 * per size of group.
 */
public final class RankedCards {

    /** A card as it is written: its series (empty where there is only one) and its rank. */
    public record Card(String series, int rank) {
        public String label() {
            return series.isEmpty() ? Integer.toString(rank) : series + ":" + rank;
        }
    }

    private final List<Card> cards = new ArrayList<>();
    private long mover;
    private long other;
    private int table = GraphGame.EMPTY;

    /** Gives the mover these cards. */
    public RankedCards mover(Collection<Card> held) {
        for (Card card : held) mover |= Bits.bit(add(card));
        return this;
    }

    public RankedCards other(Collection<Card> held) {
        for (Card card : held) other |= Bits.bit(add(card));
        return this;
    }

    public RankedCards table(Card card) {
        table = add(card);
        return this;
    }

    private int add(Card card) {
        if (cards.size() == CardGraph.MOST_CARDS) throw new IllegalStateException("more than 64 cards");
        cards.add(card);
        return cards.size() - 1;
    }

    /** The game, where cards of one rank cut; 0 for none. */
    public GraphGame game(int cutting, GraphGame.Rules rules) {
        return new GraphGame(graph(cutting), mover, other, table, rules);
    }

    /** The cards of this rank, as bits. */
    long ofRank(int rank) {
        long found = 0;
        for (int card = 0; card < cards.size(); card++) if (cards.get(card).rank() == rank) found |= Bits.bit(card);
        return found;
    }

    private CardGraph graph(int cutting) {
        long[] children = new long[cards.size()];
        for (int a = 0; a < cards.size(); a++)
            for (int b = 0; b < cards.size(); b++)
                if (beats(cards.get(b), cards.get(a)) && cards.get(a).rank() != cutting) children[a] |= Bits.bit(b);
        return new CardGraph(cards.stream().map(Card::label).toList(), children);
    }

    private static boolean beats(Card high, Card low) {
        return high.series().equals(low.series()) && high.rank() > low.rank();
    }

    /** Cards of one series. */
    public static List<Card> of(String series, Collection<Integer> ranks) {
        return ranks.stream().map(rank -> new Card(series, rank)).toList();
    }
}
