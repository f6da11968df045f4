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

    private static final Shape<Node> CARD = Shape.either(Shape.whole(0, CardGraph.MOST_CARDS - 1), Shape.text());
    private static final Shape<Node> HAND =
            Shape.either(Shape.listOf(CARD, 1, CardGraph.MOST_CARDS), HandReader.SHAPE, Shape.mapOf(HandReader.SHAPE));
    private static final Shape<Integer> RANK = Shape.whole(0, HandReader.HIGHEST_RANK);

    public static final Field<String> FORM =
            Field.optional("form", Shape.choice("edges", "order", "series", "groups", "real", "random"), "edges");
    private static final Shape<Integer> HOW_MANY = Shape.whole(2, CardGraph.MOST_CARDS);
    private static final Shape<List<String>> NAMES = Shape.listOf(Shape.text(), 2, CardGraph.MOST_CARDS);
    private static final Field<Node> CARDS = Field.optional("cards", Shape.either(HOW_MANY, NAMES));
    private static final Field<List<List<Node>>> EDGES = Field.optional(
                    "edges", Shape.listOf(Shape.listOf(CARD, 2, 2)), List.<List<Node>>of())
            .looksLike("digraph");
    public static final Field<Node> MOVER = Field.optional("mover", HAND).looksLike("hand");
    private static final Field<Node> OTHER = Field.optional("other", HAND).looksLike("hand");
    static final Field<Node> TABLE =
            Field.optional("table", Shape.either(CARD, Shape.mapOf(Shape.whole(1, HandReader.HIGHEST_RANK))));
    public static final Field<Boolean> EMPTY_PASS =
            Field.optional("emptyPass", Shape.truth(), true).asRule();
    public static final Field<Boolean> EIGHT_CUT =
            Field.optional("eightCut", Shape.truth(), false).asRule();
    static final Field<Boolean> ELEVEN_BACK =
            Field.optional("elevenBack", Shape.truth(), false).asRule();
    static final Field<Boolean> REVOLUTION =
            Field.optional("revolution", Shape.truth(), false).asRule();
    private static final Field<Long> SEED = Field.optional("seed", Shape.whole(0L, Long.MAX_VALUE), 1L);
    private static final Field<Rational> DENSITY =
            Field.optional("density", Shape.number().by(GraphReader::density), Rational.HALF);
    private static final Field<Integer> MOVER_CARDS =
            Field.optional("moverCards", Shape.whole(1, CardGraph.MOST_CARDS - 1));
    private static final Field<Integer> MEMORY =
            Field.optional("memory", Shape.whole(1, MOST_MEGABYTES), GraphGame.Rules.MEGABYTES);

    /** The fields of a document. */
    public static final Shape.Fields FIELDS = Shape.fields(
            FORM,
            CARDS,
            EDGES,
            MOVER,
            OTHER,
            TABLE,
            EMPTY_PASS,
            EIGHT_CUT,
            ELEVEN_BACK,
            REVOLUTION,
            SEED,
            DENSITY,
            MOVER_CARDS,
            MEMORY);

    private GraphReader() {}

    private static Rational density(Node node) {
        Rational density = node.rational();
        if (density.isNegative() || density.compareTo(Rational.ONE) > 0)
            throw node.bad("core.bad.out-of-range", density, 0, 1);
        return density;
    }

    /** The rules a document asks for. */
    public static GraphGame.Rules rules(Node document) {
        return new GraphGame.Rules(EMPTY_PASS.in(document), 0, 0, MEMORY.in(document), 0);
    }

    /** A position given by numbered or named cards and edges. */
    public static GraphGame edges(Node document, GraphGame.Rules rules) {
        List<String> labels = labels(document.get(CARDS.name()));
        long[] children = new long[labels.size()];
        for (List<Node> ends : EDGES.in(document)) {
            int from = card(ends.get(0), labels);
            int to = card(ends.get(1), labels);
            if (from == to) throw ends.get(1).bad("tanhinmin.bad.loop");
            children[from] |= Bits.bit(to);
        }
        long mover = hand(document.get(MOVER.name()), labels, 0);
        long other = hand(document.get(OTHER.name()), labels, mover);
        int table = TABLE.find(document).map(node -> card(node, labels)).orElse(GraphGame.EMPTY);
        if (table != GraphGame.EMPTY && Bits.has(mover | other, table))
            throw document.get(TABLE.name()).bad("tanhinmin.bad.table-in-hand", labels.get(table));
        return new GraphGame(new CardGraph(labels, children), mover, other, table, rules);
    }

    private static List<String> labels(Node cards) {
        if (!cards.isList())
            return java.util.stream.IntStream.range(0, HOW_MANY.read(cards))
                    .mapToObj(Integer::toString)
                    .toList();
        NAMES.read(cards);
        List<String> labels = new ArrayList<>();
        for (Node name : cards.list()) {
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
        int cards = HOW_MANY.read(document.get(CARDS.name()));
        int moverCards = MOVER_CARDS
                .find(document)
                .map(n -> document.get(MOVER_CARDS.name()).whole(1, cards - 1))
                .orElse(cards / 2);
        return new RandomPosition(cards, moverCards, DENSITY.in(document), SEED.in(document)).deal(rules);
    }

    /** A position whose cards have ranks, in one series or several, perhaps with eights that cut. */
    public static GraphGame ranked(Node document, int cutting, GraphGame.Rules rules) {
        return cards(document, cutting).game(cutting, rules);
    }

    /** The same with ordinary rules, where a card of the cutting rank clears the table and its player leads again without a pass between. */
    public static GraphGame cutAtOnce(Node document, int cutting) {
        RankedCards cards = cards(document, cutting);
        return cards.game(cutting, GraphGame.Rules.ORDINARY).cutAtOnce(cards.ofRank(cutting));
    }

    private static RankedCards cards(Node document, int cutting) {
        RankedCards cards = new RankedCards();
        List<RankedCards.Card> mover = held(document.get(MOVER.name()));
        List<RankedCards.Card> other = held(document.get(OTHER.name()));
        if (mover.size() + other.size() >= CardGraph.MOST_CARDS)
            throw document.get(MOVER.name())
                    .bad("tanhinmin.bad.too-many-for-search", mover.size() + other.size(), CardGraph.MOST_CARDS - 1);
        cards.mover(mover).other(other);
        TABLE.find(document).ifPresent(node -> placeTable(node, cards, cutting));
        return cards;
    }

    private static void placeTable(Node node, RankedCards cards, int cutting) {
        if (node.isMap()) {
            if (node.fields().size() != 1)
                throw node.bad("tanhinmin.bad.one-table-card", node.fields().size());
            String series = node.fields().keySet().iterator().next();
            int rank = node.get(series).whole(1, HandReader.HIGHEST_RANK);
            if (rank == cutting) throw node.bad("tanhinmin.bad.cut-on-table", rank);
            cards.table(new RankedCards.Card(series, rank));
            return;
        }
        int rank = RANK.read(node);
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
