package hissho.card.trick;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads a single-suit deal and its rules from a document. */
public final class TrickReader {

    private static final int MOST_POINTS = 1000;

    private static final Shape<Integer> RANK = Shape.whole(1, 2 * Deal.LARGEST);
    private static final Shape<Integer> POINTS_IN_ALL = Shape.whole(0, 2 * Deal.LARGEST * MOST_POINTS);
    private static final Shape<Boolean> IS_LEFT = Shape.choice("left", "right").as("left"::equals);

    private static final Field<List<Integer>> LEFT =
            Field.optional("left", Shape.listOf(RANK, 1, Deal.LARGEST)).looksLike("hand");
    private static final Field<List<Integer>> RIGHT =
            Field.optional("right", Shape.listOf(RANK, 1, Deal.LARGEST)).looksLike("hand");
    private static final Field<Deal> WORD =
            Field.optional("word", Shape.text().by(TrickReader::word)).looksLike("deal");
    private static final Field<Integer> CARDS = Field.required("cards", Shape.whole(1, Deal.LARGEST));
    private static final Field<Long> SEED = Field.required("seed", Shape.whole(Long.MIN_VALUE, Long.MAX_VALUE));
    private static final Field<Deal> RANDOM =
            Field.optional("random", Shape.fields(CARDS, SEED).by(node -> Deal.random(CARDS.in(node), SEED.in(node))));
    private static final Field<Integer> SCORING =
            Field.optional("scoring", Shape.whole(0, 2 * Deal.LARGEST)).asRule();
    private static final Field<List<Integer>> BLOCK =
            Field.optional("block", Shape.listOf(RANK, 2, 2)).asRule();
    private static final Field<List<Integer>> SUBSET =
            Field.optional("subset", Shape.listOf(RANK, 0, 2 * Deal.LARGEST)).asRule();
    private static final Field<Map<String, Integer>> POINTS =
            Field.optional("points", Shape.mapOf(Shape.whole(0, MOST_POINTS))).asRule();
    private static final Field<Boolean> LEADER =
            Field.optional("leader", IS_LEFT, true).asRule();
    private static final Field<Aim> AIM = Field.optional(
                    "aim",
                    Shape.choice("collect", "avoid", "last-trick")
                            .as(word ->
                                    Aim.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'))),
                    Aim.COLLECT)
            .asRule();
    private static final Field<Integer> TARGET = Field.optional(
                    "target", Shape.whole(1, 2 * Deal.LARGEST * MOST_POINTS))
            .asRule();
    private static final Field<Boolean> BY = Field.required("by", IS_LEFT);
    private static final Field<Integer> PROMISED = Field.required("points", POINTS_IN_ALL);
    private static final Field<SuitRules.Contract> CONTRACT = Field.optional(
                    "contract",
                    Shape.fields(BY, PROMISED).by(node -> new SuitRules.Contract(BY.in(node), PROMISED.in(node))))
            .asRule();
    private static final Field<List<List<Integer>>> EXCHANGE =
            Field.optional("exchange", Shape.listOf(Shape.listOf(RANK, 2, 2)), List.of());
    private static final Field<Boolean> PRINTED =
            Field.optional("layout", Shape.choice("full", "printed").as("printed"::equals), false);

    static final Shape.Fields FIELDS = Shape.fields(
            LEFT, RIGHT, WORD, RANDOM, SCORING, BLOCK, SUBSET, POINTS, LEADER, AIM, TARGET, CONTRACT, EXCHANGE,
            PRINTED);

    private TrickReader() {}

    static TrickGame read(Node document) {
        Deal deal = deal(document);
        List<Integer> points = points(document, deal);
        OptionalInt target = target(document);
        refuseBeyond(document.find(TARGET.name()), target, points);
        SuitRules rules = new SuitRules(points, AIM.in(document), target, CONTRACT.find(document));
        return new TrickGame(deal, rules, LEADER.in(document), exchanges(document, deal), PRINTED.in(document));
    }

    /** The deal, given in exactly one of its three ways. */
    private static Deal deal(Node document) {
        boolean hands = LEFT.isIn(document) || RIGHT.isIn(document);
        if (Stream.of(hands, WORD.isIn(document), RANDOM.isIn(document))
                        .filter(given -> given)
                        .count()
                != 1) throw document.bad("trick.bad.one-deal");
        if (hands) return hands(document);
        return WORD.find(document).or(() -> RANDOM.find(document)).orElseThrow();
    }

    private static Deal hands(Node document) {
        Node right = document.get(RIGHT.name());
        int n = LEFT.in(document).size();
        if (right.list().size() != n)
            throw right.bad("trick.bad.unequal", right.list().size(), n);
        Set<Integer> seen = new TreeSet<>();
        for (Node card : document.get(LEFT.name()).list()) claim(card, 2 * n, seen);
        for (Node card : right.list()) claim(card, 2 * n, seen);
        return Deal.ofLeft(LEFT.in(document));
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
        List<Field<?>> given = Stream.<Field<?>>of(SCORING, BLOCK, SUBSET, POINTS)
                .filter(field -> field.isIn(document))
                .toList();
        if (given.size() > 1)
            throw document.bad(
                    "trick.bad.one-scoring", given.stream().map(Field::name).collect(Collectors.joining(", ")));
        int[] points = new int[cards];
        if (AIM.in(document) == Aim.LAST_TRICK) {
            refuseBesideLastTrick(document, Stream.concat(given.stream(), Stream.of(CONTRACT)));
            return IntStream.of(points).boxed().toList();
        }
        if (given.isEmpty()) Arrays.fill(points, 1);
        SCORING.find(document)
                .ifPresent(
                        k -> Arrays.fill(points, 0, document.get(SCORING.name()).whole(0, cards), 1));
        BLOCK.find(document).ifPresent(ends -> {
            Node block = document.get(BLOCK.name());
            block.wholes(1, cards);
            if (ends.get(0) > ends.get(1)) throw block.bad("trick.bad.block");
            for (int rank = ends.get(0); rank <= ends.get(1); rank++) points[deal.place(rank)] = 1;
        });
        if (SUBSET.isIn(document)) {
            Set<Integer> seen = new TreeSet<>();
            for (Node card : document.get(SUBSET.name()).list()) claim(card, cards, seen);
            for (int rank : seen) points[deal.place(rank)] = 1;
        }
        POINTS.find(document)
                .ifPresent(map -> map.forEach((card, worth) -> {
                    Node rank = new Node(POINTS.name() + "." + card, card);
                    points[deal.place(rank.whole(1, cards))] = worth;
                }));
        return IntStream.of(points).boxed().toList();
    }

    /** Where only the last trick counts, points and promises of points mean nothing. */
    public static void refuseBesideLastTrick(Node document, Stream<? extends Field<?>> fields) {
        fields.filter(field -> field.isIn(document)).findFirst().ifPresent(field -> {
            throw document.get(field.name()).bad("trick.bad.last-trick");
        });
    }

    /** A target that nobody can reach is a slip of the pen. */
    public static void refuseBeyond(Optional<Node> written, OptionalInt target, List<Integer> points) {
        int all = points.stream().mapToInt(Integer::intValue).sum();
        if (target.isPresent() && target.getAsInt() > all)
            throw written.orElseThrow().bad("trick.bad.beyond", target.getAsInt(), all);
    }

    private static OptionalInt target(Node document) {
        Optional<Integer> target = TARGET.find(document);
        if (target.isPresent() && (AIM.in(document) != Aim.COLLECT || CONTRACT.isIn(document)))
            throw document.get(TARGET.name()).bad("trick.bad.target");
        return target.map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    private static List<Deal.Exchange> exchanges(Node document, Deal deal) {
        List<Deal.Exchange> exchanges = new ArrayList<>();
        if (!EXCHANGE.isIn(document)) return exchanges;
        for (Node pair : document.get(EXCHANGE.name()).list(0, Integer.MAX_VALUE)) {
            List<Integer> ranks = pair.wholes(1, 2 * deal.size());
            if (ranks.size() != 2 || deal.isLeft(ranks.get(0)) == deal.isLeft(ranks.get(1)))
                throw pair.bad("trick.bad.exchange");
            boolean first = deal.isLeft(ranks.get(0));
            exchanges.add(new Deal.Exchange(ranks.get(first ? 0 : 1), ranks.get(first ? 1 : 0)));
        }
        return exchanges;
    }
}
