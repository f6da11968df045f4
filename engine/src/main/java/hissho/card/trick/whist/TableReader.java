package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.card.trick.TrickReader;
import hissho.card.trick.partition.DoubleDummy;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.Collections;
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

    private static final int MOST_IN_ALL = MOST_CARDS * MOST_POINTS;

    private static final Shape<List<String>> CARDS = Shape.listOf(Shape.text(), 1, MOST_CARDS);
    private static final Field<List<List<String>>> HANDS =
            Field.required("hands", Shape.listOf(CARDS, 2, MOST_SEATS)).looksLike("hands");
    private static final Field<Integer> LEADER =
            Field.optional("leader", Shape.whole(1, MOST_SEATS), 1).asRule();
    private static final Field<Boolean> PARTNERS =
            Field.optional("partners", Shape.truth(), false).asRule();
    private static final Field<String> TRUMP =
            Field.optional("trump", Shape.text()).asRule();
    private static final Field<TableRules.Follow> FOLLOW = Field.optional(
                    "follow",
                    Shape.choice("always", "after-stock", "never")
                            .as(word -> TableRules.Follow.valueOf(constant(word))),
                    TableRules.Follow.ALWAYS)
            .asRule();
    private static final Field<List<String>> ORDER =
            Field.optional("order", Shape.listOf(Shape.text()), List.of()).asRule();
    private static final Shape<String> PRESET = Shape.choice("each", "counting", "hearts");
    private static final Shape<Map<String, Integer>> BY_CARD = Shape.mapOf(Shape.whole(0, MOST_POINTS));
    private static final Field<Node> POINTS =
            Field.optional("points", Shape.either(PRESET, BY_CARD)).asRule();
    private static final Field<Aim> AIM = Field.optional(
                    "aim",
                    Shape.choice("collect", "avoid", "last-trick").as(word -> Aim.valueOf(constant(word))),
                    Aim.COLLECT)
            .asRule();
    private static final Field<Integer> TARGET =
            Field.optional("target", Shape.whole(1, MOST_IN_ALL)).asRule();
    private static final Field<Integer> SIDE = Field.required("side", Shape.whole(1, 2));
    private static final Field<Integer> PROMISED = Field.required("points", Shape.whole(0, MOST_IN_ALL));
    private static final Field<TableGame.Contract> CONTRACT = Field.optional(
                    "contract",
                    Shape.fields(SIDE, PROMISED)
                            .by(node -> new TableGame.Contract(SIDE.in(node) - 1, PROMISED.in(node))))
            .asRule();
    private static final Field<List<String>> STOCK = Field.optional("stock", CARDS, List.of());
    private static final Field<Boolean> UNKNOWN =
            Field.optional("stockOrder", Shape.choice("open", "unknown").as("unknown"::equals), false);
    private static final Field<Integer> SAMPLES = Field.optional("samples", Shape.whole(1, MOST_SAMPLES), 500);
    private static final Field<Long> SEED = Field.optional("seed", Shape.whole(Long.MIN_VALUE, Long.MAX_VALUE), 1L);

    static final Shape.Fields FIELDS = Shape.fields(
            HANDS, LEADER, PARTNERS, TRUMP, FOLLOW, ORDER, POINTS, AIM, TARGET, CONTRACT, STOCK, UNKNOWN, SAMPLES,
            SEED);

    private static final Field<List<List<String>>> FOUR_HANDS =
            Field.required("hands", Shape.listOf(CARDS, 4, 4)).looksLike("hands");
    static final Shape.Fields BRIDGE = Shape.fields(FOUR_HANDS, ORDER);

    private TableReader() {}

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    static TableGame read(Node document) {
        HANDS.in(document);
        List<String> order = ORDER.in(document);
        Set<String> seen = new HashSet<>();
        List<List<String>> hands = hands(document, order, seen);
        STOCK.in(document);
        List<String> stock = document.find(STOCK.name())
                .map(node -> cards(node, order, seen))
                .orElse(List.of());
        if (stock.size() % hands.size() != 0)
            throw document.get(STOCK.name()).bad("trick.bad.stock", stock.size(), hands.size());
        if (seen.size() > MOST_CARDS) throw document.bad("core.bad.too-large", seen.size(), MOST_CARDS);
        Pack pack = Pack.of(
                Stream.concat(hands.stream().flatMap(List::stream), stock.stream())
                        .toList(),
                order);
        return game(document, pack, hands, stock);
    }

    /** Four hands with partners who must follow suit, where tricks are all that counts. */
    static TableGame bridge(Node document) {
        FOUR_HANDS.in(document);
        List<String> order = ORDER.in(document);
        Set<String> seen = new HashSet<>();
        List<List<String>> hands = hands(document, order, seen);
        if (seen.size() > MOST_CARDS) throw document.bad("core.bad.too-large", seen.size(), MOST_CARDS);
        Pack pack = Pack.of(hands.stream().flatMap(List::stream).toList(), order);
        TableRules rules = new TableRules(
                hands.size(),
                true,
                TableRules.Follow.ALWAYS,
                OptionalInt.empty(),
                Aim.COLLECT,
                OptionalInt.empty(),
                pack.suitSets(),
                Collections.nCopies(pack.cards().size(), 1),
                List.of());
        if (!DoubleDummy.fits(rules)) throw document.get(FOUR_HANDS.name()).bad("trick.bad.bridge");
        return new TableGame(
                pack, rules, hands.stream().map(pack::set).toList(), 0, Optional.empty(), Optional.empty());
    }

    private static List<List<String>> hands(Node document, List<String> order, Set<String> seen) {
        List<Node> nodes = document.get(HANDS.name()).list();
        List<List<String>> hands = new ArrayList<>();
        for (Node hand : nodes) hands.add(cards(hand, order, seen));
        for (int seat = 1; seat < hands.size(); seat++)
            if (hands.get(seat).size() != hands.getFirst().size())
                throw nodes.get(seat)
                        .bad(
                                "trick.bad.hand-size",
                                hands.get(seat).size(),
                                hands.getFirst().size());
        return hands;
    }

    private static TableGame game(Node document, Pack pack, List<List<String>> hands, List<String> stock) {
        int seats = hands.size();
        boolean partners = PARTNERS.in(document);
        if (partners && seats != 4) throw document.get(PARTNERS.name()).bad("trick.bad.partners", seats);
        Aim aim = AIM.in(document);
        boolean twoSides = seats == 2 || partners;
        if (!twoSides && pack.cards().size() > MOST_CARDS_EACH)
            throw document.get(HANDS.name()).bad("trick.bad.each", pack.cards().size(), MOST_CARDS_EACH);
        Optional<Integer> target = TARGET.find(document);
        if (target.isPresent() && (aim != Aim.COLLECT || !twoSides || CONTRACT.isIn(document)))
            throw document.get(TARGET.name()).bad("trick.bad.target");
        if (CONTRACT.isIn(document) && !twoSides)
            throw document.get(CONTRACT.name()).bad("trick.bad.contract");
        if (aim == Aim.LAST_TRICK) TrickReader.refuseBesideLastTrick(document, Stream.of(POINTS, CONTRACT));
        if (UNKNOWN.in(document) && (stock.isEmpty() || !twoSides))
            throw document.get(UNKNOWN.name()).bad("trick.bad.unknown");
        if (LEADER.in(document) > seats) document.get(LEADER.name()).whole(1, seats);
        List<Integer> points = points(document, pack);
        OptionalInt wanted = target.map(OptionalInt::of).orElse(OptionalInt.empty());
        TrickReader.refuseBeyond(document.find(TARGET.name()), wanted, points);
        TableRules rules = new TableRules(
                seats,
                partners,
                FOLLOW.in(document),
                trump(document, pack),
                aim,
                wanted,
                pack.suitSets(),
                points,
                stock.stream().map(pack::number).toList());
        return new TableGame(
                pack,
                rules,
                hands.stream().map(pack::set).toList(),
                LEADER.in(document) - 1,
                CONTRACT.find(document),
                UNKNOWN.in(document)
                        ? Optional.of(new TableGame.Orders(SAMPLES.in(document), SEED.in(document)))
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
        Optional<String> trump = TRUMP.find(document);
        if (trump.isEmpty()) return OptionalInt.empty();
        int suit = pack.suits().indexOf(trump.get());
        if (suit < 0)
            throw document.get(TRUMP.name()).bad("trick.bad.trump", trump.get(), String.join(", ", pack.suits()));
        return OptionalInt.of(suit);
    }

    private static List<Integer> points(Node document, Pack pack) {
        Optional<Node> points = POINTS.find(document);
        if (points.isPresent() && points.get().isMap()) {
            Map<String, Integer> byCard = BY_CARD.read(points.get());
            for (String card : byCard.keySet())
                if (pack.number(card) < 0) throw points.get().get(card).bad("trick.bad.no-such-card", card);
            return pack.cards().stream()
                    .map(card -> byCard.getOrDefault(card, 0))
                    .toList();
        }
        String preset = points.map(PRESET::read).orElse("each");
        return pack.cards().stream()
                .map(card -> switch (preset) {
                    case "counting" -> COUNTING.getOrDefault(Pack.rank(card), 0);
                    case "hearts" -> Pack.suit(card).equals("H") ? 1 : card.equals("SQ") ? 13 : 0;
                    default -> 1;
                })
                .toList();
    }
}
