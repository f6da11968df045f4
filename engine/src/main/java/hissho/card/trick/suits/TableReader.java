package hissho.card.trick.suits;

import hissho.card.trick.Aim;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Reads a table: hands by card names, and the rules. */
final class TableReader {

    private static final int MOST_CARDS = 60;
    /** Where each plays for himself there are no bounds to cut with. */
    private static final int MOST_CARDS_EACH = 24;

    private static final int MOST_POINTS = 1000;
    private static final int MOST_SEATS = 6;
    private static final int MOST_SAMPLES = 10_000;

    private static final Map<String, Integer> COUNTING = Map.of("A", 11, "10", 10, "T", 10, "K", 4, "Q", 3, "J", 2);

    private TableReader() {}

    static Shape.Fields shape() {
        Shape<?> cards = Shape.listOf(Shape.text(), 1, MOST_CARDS);
        return Shape.fields(
                Field.required("hands", Shape.listOf(cards, 2, MOST_SEATS)).looksLike("hand"),
                Field.optional("leader", Shape.whole(1, MOST_SEATS)),
                Field.optional("partners", Shape.truth()),
                Field.optional("trump", Shape.text()),
                Field.optional("follow", Shape.choice("always", "after-stock", "never")),
                Field.optional("order", Shape.listOf(Shape.text())),
                Field.optional(
                        "points",
                        Shape.either(
                                Shape.choice("each", "counting", "hearts"), Shape.mapOf(Shape.whole(0, MOST_POINTS)))),
                Field.optional("aim", Shape.choice("collect", "avoid", "last-trick")),
                Field.optional("target", Shape.whole(1, MOST_CARDS * MOST_POINTS)),
                Field.optional(
                        "contract",
                        Shape.fields(
                                Field.required("side", Shape.whole(1, 2)),
                                Field.required("points", Shape.whole(0, MOST_CARDS * MOST_POINTS)))),
                Field.optional("stock", cards),
                Field.optional("stockOrder", Shape.choice("open", "unknown")),
                Field.optional("samples", Shape.whole(1, MOST_SAMPLES)),
                Field.optional("seed", Shape.whole(Long.MIN_VALUE, Long.MAX_VALUE)));
    }

    static TableGame read(Node document) {
        Set<String> known = new HashSet<>(Set.of("kind", "title", "source"));
        shape().fields().forEach(field -> known.add(field.name()));
        document.only(known);
        List<Node> handNodes = document.get("hands").list(2, MOST_SEATS);
        List<String> order = document.find("order").map(Node::texts).orElse(List.of());
        Set<String> seen = new HashSet<>();
        List<List<String>> hands = new ArrayList<>();
        for (Node hand : handNodes) hands.add(cards(hand, order, seen));
        for (int seat = 1; seat < hands.size(); seat++)
            if (hands.get(seat).size() != hands.getFirst().size())
                throw handNodes
                        .get(seat)
                        .bad(
                                "trick.bad.hand-size",
                                hands.get(seat).size(),
                                hands.getFirst().size());
        List<String> stock =
                document.find("stock").map(node -> cards(node, order, seen)).orElse(List.of());
        if (stock.size() % hands.size() != 0)
            throw document.get("stock").bad("trick.bad.stock", stock.size(), hands.size());
        if (seen.size() > MOST_CARDS) throw document.bad("core.bad.too-large", seen.size(), MOST_CARDS);
        Pack pack = Pack.of(
                Stream.concat(hands.stream().flatMap(List::stream), stock.stream())
                        .toList(),
                order);
        return game(document, pack, hands, stock);
    }

    private static TableGame game(Node document, Pack pack, List<List<String>> hands, List<String> stock) {
        int seats = hands.size();
        boolean partners = document.find("partners").map(Node::truth).orElse(false);
        if (partners && (seats != 4)) throw document.get("partners").bad("trick.bad.partners", seats);
        Aim aim = Aim.valueOf(document.find("aim")
                .map(node -> node.choice("collect", "avoid", "last-trick"))
                .orElse("collect")
                .toUpperCase(Locale.ROOT)
                .replace('-', '_'));
        boolean twoSides = seats == 2 || partners;
        if (!twoSides && pack.cards().size() > MOST_CARDS_EACH)
            throw document.get("hands").bad("trick.bad.each", pack.cards().size(), MOST_CARDS_EACH);
        Optional<Node> target = document.find("target");
        if (target.isPresent() && (aim != Aim.COLLECT || !twoSides || document.has("contract")))
            throw target.get().bad("trick.bad.target");
        if (document.has("contract") && !twoSides)
            throw document.get("contract").bad("trick.bad.contract");
        TableRules rules = new TableRules(
                seats,
                partners,
                TableRules.Follow.valueOf(document.find("follow")
                        .map(node -> node.choice("always", "after-stock", "never"))
                        .orElse("always")
                        .toUpperCase(Locale.ROOT)
                        .replace('-', '_')),
                trump(document, pack),
                aim,
                target.map(node -> OptionalInt.of(node.whole(1, MOST_CARDS * MOST_POINTS)))
                        .orElse(OptionalInt.empty()),
                pack.suitSets(),
                points(document, pack),
                stock.stream().map(pack::number).toList());
        boolean unknown = document.find("stockOrder")
                .map(node -> node.choice("open", "unknown").equals("unknown"))
                .orElse(false);
        if (unknown && (stock.isEmpty() || !twoSides))
            throw document.get("stockOrder").bad("trick.bad.unknown");
        return new TableGame(
                pack,
                rules,
                hands.stream().map(pack::set).toList(),
                document.find("leader").map(node -> node.whole(1, seats)).orElse(1) - 1,
                document.find("contract")
                        .map(node -> new TableGame.Contract(
                                node.get("side").whole(1, 2) - 1,
                                node.get("points").whole(0, MOST_CARDS * MOST_POINTS))),
                unknown
                        ? Optional.of(new TableGame.Orders(
                                document.find("samples")
                                        .map(node -> node.whole(1, MOST_SAMPLES))
                                        .orElse(500),
                                document.find("seed")
                                        .map(node -> node.wholeLong(Long.MIN_VALUE, Long.MAX_VALUE))
                                        .orElse(1L)))
                        : Optional.empty());
    }

    private static List<String> cards(Node hand, List<String> order, Set<String> seen) {
        List<String> cards = new ArrayList<>();
        for (Node node : hand.list(1, MOST_CARDS)) {
            String card = node.text().strip();
            if (card.length() < 2 || !Character.isLetter(card.charAt(0)) || Pack.height(card, order) == 0)
                throw node.bad("trick.bad.card", node.shown());
            if (!seen.add(card)) throw node.bad("trick.bad.twice", node.shown());
            cards.add(card);
        }
        return cards;
    }

    private static OptionalInt trump(Node document, Pack pack) {
        Optional<Node> trump = document.find("trump");
        if (trump.isEmpty()) return OptionalInt.empty();
        int suit = pack.suits().indexOf(trump.get().text());
        if (suit < 0) throw trump.get().bad("trick.bad.trump", trump.get().shown(), String.join(", ", pack.suits()));
        return OptionalInt.of(suit);
    }

    private static List<Integer> points(Node document, Pack pack) {
        Optional<Node> points = document.find("points");
        if (points.isPresent() && points.get().isMap()) {
            Node map = points.get();
            for (String card : map.fields().keySet())
                if (pack.number(card) < 0) throw map.get(card).bad("trick.bad.no-such-card", card);
            return pack.cards().stream()
                    .map(card -> map.find(card)
                            .map(node -> node.whole(0, MOST_POINTS))
                            .orElse(0))
                    .toList();
        }
        String preset =
                points.map(node -> node.choice("each", "counting", "hearts")).orElse("each");
        return pack.cards().stream()
                .map(card -> switch (preset) {
                    case "counting" -> COUNTING.getOrDefault(Pack.rank(card), 0);
                    case "hearts" -> Pack.suit(card).equals("H") ? 1 : card.equals("SQ") ? 13 : 0;
                    default -> 1;
                })
                .toList();
    }
}
