package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.HandReader;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** Reads positions of generalised Tanhinmin: edges written out, ranks, series, groups, real cards, or a random deal by its seed. */
public final class GraphReader {

    public static final int EIGHT = 8;
    private static final int MOST_MEGABYTES = 16_384;

    private GraphReader() {}

    /** The fields of a document. */
    public static Shape.Fields document() {
        Shape<?> card = Shape.either(Shape.whole(0, CardGraph.MOST_CARDS - 1), Shape.text());
        Shape<?> hand = Shape.either(
                Shape.listOf(card, 1, CardGraph.MOST_CARDS), HandReader.shape(), Shape.mapOf(HandReader.shape()));
        return Shape.fields(
                Field.optional("form", Shape.choice("edges", "order", "series", "groups", "real", "random")),
                Field.optional(
                        "cards",
                        Shape.either(
                                Shape.whole(2, CardGraph.MOST_CARDS),
                                Shape.listOf(Shape.text(), 2, CardGraph.MOST_CARDS))),
                Field.optional("edges", Shape.listOf(Shape.listOf(card, 2, 2))).looksLike("graph"),
                Field.optional("mover", hand).looksLike("hand"),
                Field.optional("other", hand).looksLike("hand"),
                Field.optional("table", Shape.either(card, Shape.mapOf(Shape.whole(1, 999_999_999)))),
                Field.optional("emptyPass", Shape.truth()),
                Field.optional("eightCut", Shape.truth()),
                Field.optional("elevenBack", Shape.truth()),
                Field.optional("revolution", Shape.truth()),
                Field.optional("seed", Shape.whole(0, Long.MAX_VALUE)),
                Field.optional("density", Shape.number()),
                Field.optional("moverCards", Shape.whole(1, CardGraph.MOST_CARDS - 1)),
                Field.optional("memory", Shape.whole(1, MOST_MEGABYTES)));
    }

    /** The rules a document asks for. */
    public static GraphGame.Rules rules(Node document) {
        boolean emptyPass = document.find("emptyPass").map(Node::truth).orElse(true);
        int megabytes =
                document.find("memory").map(n -> n.whole(1, MOST_MEGABYTES)).orElse(GraphGame.Rules.MEGABYTES);
        return new GraphGame.Rules(emptyPass, 0, 0, megabytes);
    }

    /** A position given by numbered or named cards and edges. */
    public static GraphGame edges(Node document, GraphGame.Rules rules) {
        List<String> labels = labels(document.get("cards"));
        long[] children = new long[labels.size()];
        for (Node edge : document.find("edges").map(Node::list).orElse(List.of())) {
            List<Node> ends = edge.list(2, 2);
            int from = card(ends.get(0), labels);
            int to = card(ends.get(1), labels);
            if (from == to) throw edge.bad("tanhinmin.bad.loop");
            children[from] |= Bits.bit(to);
        }
        long mover = hand(document.get("mover"), labels, 0);
        long other = hand(document.get("other"), labels, mover);
        int table = document.find("table").map(node -> card(node, labels)).orElse(GraphGame.EMPTY);
        if (table != GraphGame.EMPTY && Bits.has(mover | other, table))
            throw document.get("table").bad("tanhinmin.bad.table-in-hand", labels.get(table));
        return new GraphGame(new CardGraph(labels, children), mover, other, table, rules);
    }

    private static List<String> labels(Node cards) {
        if (!cards.isList())
            return java.util.stream.IntStream.range(0, cards.whole(1, CardGraph.MOST_CARDS))
                    .mapToObj(Integer::toString)
                    .toList();
        List<String> labels = new ArrayList<>();
        for (Node name : cards.list(1, CardGraph.MOST_CARDS)) {
            if (labels.contains(name.text())) throw name.bad("tanhinmin.bad.same-name", name.text());
            labels.add(name.text());
        }
        return labels;
    }

    private static int card(Node node, List<String> labels) {
        int card = labels.indexOf(node.text());
        if (card < 0) throw node.bad("tanhinmin.bad.no-such-card", node.shown(), String.join(", ", labels));
        return card;
    }

    private static long hand(Node node, List<String> labels, long taken) {
        long hand = 0;
        for (Node entry : node.list(1, CardGraph.MOST_CARDS)) {
            int card = card(entry, labels);
            if (Bits.has(hand | taken, card)) throw entry.bad("tanhinmin.bad.card-twice", labels.get(card));
            hand |= Bits.bit(card);
        }
        return hand;
    }

    /** A random deal. */
    public static GraphGame random(Node document, GraphGame.Rules rules) {
        int cards = document.get("cards").whole(2, CardGraph.MOST_CARDS);
        int moverCards =
                document.find("moverCards").map(n -> n.whole(1, cards - 1)).orElse(cards / 2);
        Rational density = document.find("density").map(Node::rational).orElse(Rational.HALF);
        if (density.isNegative() || density.compareTo(Rational.ONE) > 0)
            throw document.get("density").bad("core.bad.out-of-range", density, 0, 1);
        long seed =
                document.find("seed").map(n -> n.wholeLong(0, Long.MAX_VALUE)).orElse(1L);
        return new RandomPosition(cards, moverCards, density, seed).deal(rules);
    }

    /** A position whose cards have ranks, in one series or several, perhaps with eights that cut. */
    public static GraphGame ranked(Node document, int cutting, GraphGame.Rules rules) {
        RankedCards cards = new RankedCards();
        List<RankedCards.Card> mover = held(document.get("mover"));
        List<RankedCards.Card> other = held(document.get("other"));
        if (mover.size() + other.size() >= CardGraph.MOST_CARDS)
            throw document.get("mover")
                    .bad("tanhinmin.bad.too-many-for-search", mover.size() + other.size(), CardGraph.MOST_CARDS - 1);
        cards.mover(mover).other(other);
        document.find("table").ifPresent(node -> placeTable(node, cards, cutting));
        return cards.game(cutting, rules);
    }

    private static void placeTable(Node node, RankedCards cards, int cutting) {
        if (node.isMap()) {
            String series = node.fields().keySet().iterator().next();
            cards.table(new RankedCards.Card(series, node.get(series).whole(1, 999_999_999)));
            return;
        }
        int rank = node.whole(0, 999_999_999);
        if (rank == cutting && rank > 0) throw node.bad("tanhinmin.bad.cut-on-table", rank);
        if (rank > 0) cards.table(new RankedCards.Card("", rank));
    }

    /** Cards of one series, or, where the hand is a map from names to hands, of several. */
    private static List<RankedCards.Card> held(Node node) {
        if (!isSeries(node)) return RankedCards.of("", small(node).cards());
        List<RankedCards.Card> cards = new ArrayList<>();
        for (String series : node.fields().keySet())
            if (node.has(series))
                cards.addAll(RankedCards.of(series, small(node.get(series)).cards()));
        return cards;
    }

    /** Whether a hand is given by series: a map whose values are hands, not counts. */
    public static boolean isSeries(Node node) {
        return node.isMap()
                && node.fields().keySet().stream()
                        .anyMatch(key -> node.has(key) && !(node.get(key).value() instanceof Number));
    }

    private static Hand small(Node node) {
        Hand hand = HandReader.read(node);
        if (hand.size() >= CardGraph.MOST_CARDS)
            throw node.bad("tanhinmin.bad.too-many-for-search", hand.size(), CardGraph.MOST_CARDS - 1);
        return hand;
    }
}
