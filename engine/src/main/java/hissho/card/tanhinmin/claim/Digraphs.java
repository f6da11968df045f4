package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.CardGraph;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.claim.Count;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the positions of so many cards: the mover holds the first of them, and any edges between the hands may be there. Edges within a
 * hand never matter.
 */
final class Digraphs {

    private Digraphs() {}

    /** A position on an empty table. */
    record Dealt(CardGraph graph, long mover, long other) {

        int cards() {
            return graph.cards();
        }

        GraphByDefinition values(boolean emptyPass) {
            return new GraphByDefinition(graph, mover, other, emptyPass);
        }

        GraphGame game() {
            return GraphGame.of(graph, mover, other, GraphGame.EMPTY);
        }

        Dealt toggled(int from, int to) {
            long[] children = children();
            children[from] ^= Bits.bit(to);
            return new Dealt(CardGraph.numbered(children), mover, other);
        }

        /** Whether passing is the only best move of both players, because each loses by leading. */
        boolean isZugzwang() {
            return values(true).ofLeading() < 0
                    && new Dealt(graph, /* mover= */ other, /* other= */ mover)
                                    .values(true)
                                    .ofLeading()
                            < 0;
        }

        /** The smallest number of an arrangement of the same edges, where the cards of either hand may change places. */
        long form() {
            int held = Bits.size(mover);
            List<List<Integer>> rows = orders(0, held);
            List<List<Integer>> columns = orders(held, cards());
            long least = Long.MAX_VALUE;
            for (List<Integer> row : rows)
                for (List<Integer> column : columns) {
                    long pattern = 0;
                    int place = 0;
                    for (int x : row)
                        for (int y : column) {
                            if (graph.edge(x, y)) pattern |= 1L << place;
                            if (graph.edge(y, x)) pattern |= 2L << place;
                            place += 2;
                        }
                    least = Math.min(least, pattern);
                }
            return least;
        }

        private static List<List<Integer>> orders(int from, int to) {
            List<List<Integer>> orders = List.of(List.of());
            for (int card = from; card < to; card++) {
                List<List<Integer>> longer = new ArrayList<>();
                for (List<Integer> order : orders)
                    for (int at = 0; at <= order.size(); at++) {
                        List<Integer> with = new ArrayList<>(order);
                        with.add(at, card);
                        longer.add(with);
                    }
                orders = longer;
            }
            return orders;
        }

        /** The position without one card, which keeps its number. */
        Dealt without(int card) {
            return new Dealt(graph, mover & ~Bits.bit(card), other & ~Bits.bit(card));
        }

        private long[] children() {
            long[] children = new long[graph.cards()];
            for (int card = 0; card < children.length; card++) children[card] = graph.children(card);
            return children;
        }

        /** The document of the position on an empty table. */
        Map<String, Object> document() {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("kind", "generalised-tanhinmin");
            document.put("cards", cards());
            document.put("edges", edges());
            document.put("mover", Bits.list(mover));
            document.put("other", Bits.list(other));
            return document;
        }

        /** The document with one more card on the table, on which these cards may be played. */
        Map<String, Object> document(long playable) {
            Map<String, Object> document = document();
            List<List<Integer>> edges = edges();
            for (int card : Bits.list(playable)) edges.add(List.of(cards(), card));
            document.put("cards", cards() + 1);
            document.put("edges", edges);
            document.put("table", cards());
            return document;
        }

        private List<List<Integer>> edges() {
            List<List<Integer>> edges = new ArrayList<>();
            for (int a = 0; a < cards(); a++) for (int b : Bits.list(graph.children(a))) edges.add(List.of(a, b));
            return edges;
        }
    }

    static long count(int cards) {
        long count = 0;
        for (int held = 1; held < cards; held++) count = Math.addExact(count, patterns(held, cards));
        return count;
    }

    static long patterns(int held, int cards) {
        return Count.subsets(2L * held * (cards - held));
    }

    static Dealt deal(int cards, long number) {
        int held = 1;
        long pattern = number;
        while (pattern >= patterns(held, cards)) pattern -= patterns(held++, cards);
        long[] children = new long[cards];
        for (int x = 0; x < held; x++)
            for (int y = held; y < cards; y++) {
                if ((pattern & 1) != 0) children[x] |= Bits.bit(y);
                if ((pattern & 2) != 0) children[y] |= Bits.bit(x);
                pattern >>= 2;
            }
        long mover = Bits.bit(held) - 1;
        return new Dealt(CardGraph.numbered(children), mover, Bits.bit(cards) - 1 & ~mover);
    }
}
