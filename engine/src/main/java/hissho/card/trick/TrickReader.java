package hissho.card.trick;

import hissho.document.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads a single-suit deal and its rules from a document. */
final class TrickReader {

    static final int MOST_POINTS = 1000;

    private static final Set<String> FIELDS = Set.of(
            "kind",
            "title",
            "source",
            "left",
            "right",
            "word",
            "random",
            "scoring",
            "block",
            "subset",
            "points",
            "leader",
            "aim",
            "target",
            "contract",
            "exchange",
            "layout");

    private TrickReader() {}

    static TrickGame read(Node document) {
        document.only(FIELDS);
        Deal deal = deal(document);
        SuitRules rules = new SuitRules(points(document, deal), aim(document), target(document), contract(document));
        return new TrickGame(
                deal,
                rules,
                leftLeads(document),
                exchanges(document, deal),
                document.find("layout")
                        .map(node -> node.choice("full", "printed").equals("printed"))
                        .orElse(false));
    }

    /** The deal, given in exactly one of its three ways. */
    static Deal deal(Node document) {
        boolean hands = document.has("left") || document.has("right");
        int ways = (hands ? 1 : 0) + (document.has("word") ? 1 : 0) + (document.has("random") ? 1 : 0);
        if (ways != 1) throw document.bad("trick.bad.one-deal");
        if (hands) return hands(document);
        if (document.has("word")) return word(document.get("word"));
        Node random = document.get("random");
        return Deal.random(
                random.get("cards").whole(1, Deal.LARGEST),
                random.get("seed").wholeLong(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private static Deal hands(Node document) {
        Node leftNode = document.get("left");
        Node rightNode = document.get("right");
        int n = leftNode.list(1, Deal.LARGEST).size();
        if (rightNode.list().size() != n)
            throw rightNode.bad("trick.bad.unequal", rightNode.list().size(), n);
        Set<Integer> seen = new TreeSet<>();
        for (Node card : leftNode.list()) claim(card, 2 * n, seen);
        for (Node card : rightNode.list()) claim(card, 2 * n, seen);
        return Deal.ofLeft(leftNode.wholes(1, 2 * n));
    }

    private static void claim(Node card, int highest, Set<Integer> seen) {
        if (!seen.add(card.whole(1, highest))) throw card.bad("trick.bad.twice", card.shown());
    }

    private static Deal word(Node node) {
        String word = node.text().strip();
        long lefts = word.chars().filter(c -> c == 'A').count();
        if (!word.matches("[AB]{2," + 2 * Deal.LARGEST + "}") || 2 * lefts != word.length())
            throw node.bad("trick.bad.word", node.shown());
        return Deal.ofWord(word);
    }

    private static List<Integer> points(Node document, Deal deal) {
        int cards = 2 * deal.size();
        List<String> given = List.of("scoring", "block", "subset", "points").stream()
                .filter(document::has)
                .toList();
        if (given.size() > 1) throw document.bad("trick.bad.one-scoring", String.join(", ", given));
        int[] points = new int[cards];
        if (given.isEmpty()) Arrays.fill(points, 1);
        else
            switch (given.getFirst()) {
                case "scoring" -> Arrays.fill(points, 0, document.get("scoring").whole(0, cards), 1);
                case "block" -> {
                    Node block = document.get("block");
                    List<Integer> ends = block.wholes(1, cards);
                    if (ends.size() != 2 || ends.get(0) > ends.get(1)) throw block.bad("trick.bad.block");
                    for (int rank = ends.get(0); rank <= ends.get(1); rank++) points[deal.place(rank)] = 1;
                }
                case "subset" -> {
                    Set<Integer> seen = new TreeSet<>();
                    for (Node card : document.get("subset").list()) claim(card, cards, seen);
                    for (int rank : seen) points[deal.place(rank)] = 1;
                }
                default -> {
                    Node map = document.get("points");
                    for (Map.Entry<String, ?> entry : map.fields().entrySet()) {
                        Node rank = new Node(map.place() + "." + entry.getKey(), entry.getKey());
                        points[deal.place(rank.whole(1, cards))] =
                                map.get(entry.getKey()).whole(0, MOST_POINTS);
                    }
                }
            }
        return IntStream.of(points).boxed().collect(Collectors.toList());
    }

    private static Aim aim(Node document) {
        return switch (document.find("aim")
                .map(node -> node.choice("collect", "avoid", "last-trick"))
                .orElse("collect")) {
            case "avoid" -> Aim.AVOID;
            case "last-trick" -> Aim.LAST_TRICK;
            default -> Aim.COLLECT;
        };
    }

    private static OptionalInt target(Node document) {
        Optional<Node> target = document.find("target");
        if (target.isEmpty()) return OptionalInt.empty();
        if (aim(document) != Aim.COLLECT || document.has("contract"))
            throw target.get().bad("trick.bad.target");
        return OptionalInt.of(target.get().whole(1, 64 * MOST_POINTS));
    }

    private static Optional<SuitRules.Contract> contract(Node document) {
        return document.find("contract")
                .map(node -> new SuitRules.Contract(
                        node.get("by").choice("left", "right").equals("left"),
                        node.get("points").whole(0, 64 * MOST_POINTS)));
    }

    static boolean leftLeads(Node document) {
        return document.find("leader")
                .map(node -> node.choice("left", "right").equals("left"))
                .orElse(true);
    }

    private static List<Deal.Exchange> exchanges(Node document, Deal deal) {
        List<Deal.Exchange> exchanges = new ArrayList<>();
        if (!document.has("exchange")) return exchanges;
        for (Node pair : document.get("exchange").list()) {
            List<Integer> ranks = pair.wholes(1, 2 * deal.size());
            if (ranks.size() != 2 || deal.isLeft(ranks.get(0)) == deal.isLeft(ranks.get(1)))
                throw pair.bad("trick.bad.exchange");
            boolean first = deal.isLeft(ranks.get(0));
            exchanges.add(new Deal.Exchange(ranks.get(first ? 0 : 1), ranks.get(first ? 1 : 0)));
        }
        return exchanges;
    }
}
