package hissho.extensive.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.extensive.question.TreeKind;
import hissho.form.GameTree;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The named trees and the questions around trees, as kinds. */
public final class NamedTrees {

    private static final int MOST_CELLS = 10_000;

    private static final Field<RationalVector> SUCCESS = Field.optional(
            "success", pair(NamedTrees::probability), RationalVector.of(Rational.HALF, Rational.of(1, 3)));
    private static final Field<RationalVector> HEADS =
            Field.optional("heads", pair(NamedTrees::probability), RationalVector.of(Rational.HALF, Rational.of(1, 3)));
    private static final Shape<Rational> PROBABILITY = Shape.number().by(NamedTrees::probability);
    private static final Shape<Rational> POSITIVE = Shape.number().by(NamedTrees::positive);

    private NamedTrees() {}

    public static List<Kind<?>> all() {
        return List.of(
                basicEndgame(),
                endgameFormulas(),
                new NamedTreeKind<>("silver-dollar", Shape.fields(SUCCESS), node -> new Searching(SUCCESS.in(node), 1)),
                new NamedTreeKind<>("two-guesses", Shape.fields(SUCCESS), node -> new Searching(SUCCESS.in(node), 2)),
                new NamedTreeKind<>("statistical-game", Shape.fields(HEADS), node -> new Coins(HEADS.in(node), false)),
                new NamedTreeKind<>("coin-prediction", Shape.fields(HEADS), node -> new Coins(HEADS.in(node), true)),
                beasley(),
                forgetfulPlayer(),
                kuhnPoker(),
                leduc(),
                centipede(),
                coinAnnouncement(),
                gameShow(),
                matrixTree(),
                new TicTacToeKind(),
                treeCheck(),
                digraphCheck(),
                strategyCount(),
                lottery());
    }

    /** The tree of a document that names its kind. */
    public static GameTree grown(Map<String, Object> document) {
        Map<String, Object> fields = new LinkedHashMap<>(document);
        String name = String.valueOf(fields.remove("kind"));
        return all().stream()
                .filter(kind -> kind.name().equals(name))
                .flatMap(kind -> kind instanceof NamedTreeKind<?> named ? Stream.of(named) : Stream.empty())
                .map(kind -> kind.read(Node.root(fields)).tree())
                .findFirst()
                .orElseThrow();
    }

    private static Kind<?> basicEndgame() {
        Field<Rational> p = Field.optional("p", PROBABILITY, Rational.of(1, 4));
        Field<Rational> b = Field.optional("b", POSITIVE, Rational.of(2));
        return new NamedTreeKind<>(
                "basic-endgame",
                Shape.fields(p, b),
                node -> new BasicEndgame(p.in(node), b.in(node)),
                List.of("bluff", "call", "thresholdProbability"));
    }

    /** Letters stand for themselves: the general formulas are asked for. */
    private static Kind<?> endgameFormulas() {
        Field<List<Rational>> p = Field.optional(
                "p",
                Shape.either(Shape.listOf(Shape.number()), Shape.text())
                        .by(node -> node.isList()
                                ? node.list().stream().map(NamedTrees::below).toList()
                                : letter(node, "p", List.of())),
                List.of());
        Field<Rational> b = Field.optional(
                "b",
                Shape.either(Shape.number(), Shape.text())
                        .by(node -> "b".equals(node.value()) ? Rational.of(2) : positive(node)),
                Rational.of(2));
        return new Inquiry<>(
                listing("endgame-formulas"),
                Shape.fields(p, b),
                node -> new EndgameFormulas(p.in(node), b.in(node)),
                EndgameFormulas.KEYS);
    }

    private static <T> T letter(Node node, String letter, T meaning) {
        node.choice(letter);
        return meaning;
    }

    private static Kind<?> beasley() {
        Field<Rational> face = Field.optional("face", PROBABILITY, Rational.of(3, 13));
        Field<RationalVector> bets = Field.optional("bets", pair(NamedTrees::positive), RationalVector.of(1, 5))
                .asRule();
        return new NamedTreeKind<>("beasley", Shape.fields(face, bets), node -> {
            RationalVector sizes = bets.in(node);
            if (sizes.get(0).equals(sizes.get(1))) throw node.get("bets").bad("extensive.bad.same-bets");
            return new Beasley(face.in(node), sizes);
        });
    }

    private static Kind<?> forgetfulPlayer() {
        Field<Rational> heads = Field.optional("heads", PROBABILITY, Rational.HALF);
        return new NamedTreeKind<>(
                "forgetful-player", Shape.fields(heads), node -> new ForgetfulPlayer(heads.in(node)));
    }

    private static Kind<?> kuhnPoker() {
        Field<Integer> deck = Field.optional("deck", Shape.whole(2, 100), 3).asRule();
        Field<Rational> ante = Field.optional("ante", POSITIVE, Rational.ONE).asRule();
        Field<Rational> bet = Field.optional("bet", POSITIVE, Rational.ONE).asRule();
        return new NamedTreeKind<>(
                "kuhn-poker",
                Shape.fields(deck, ante, bet, TreeKind.ACCURACY),
                node -> new KuhnPoker(deck.in(node), ante.in(node), bet.in(node), TreeKind.ACCURACY.find(node)));
    }

    private static Kind<?> leduc() {
        Field<Integer> ranks = Field.optional("ranks", Shape.whole(1, 13), 3).asRule();
        Field<Integer> suits = Field.optional("suits", Shape.whole(1, 8), 2).asRule();
        Field<Integer> raises = Field.optional("raises", Shape.whole(0, 4), 2).asRule();
        Field<Rational> ante = Field.optional("ante", POSITIVE, Rational.ONE);
        Field<RationalVector> bets = Field.optional("bets", pair(NamedTrees::positive), RationalVector.of(2, 4));
        return new NamedTreeKind<>("leduc", Shape.fields(ranks, suits, raises, ante, bets, TreeKind.ACCURACY), node -> {
            if (ranks.in(node) * suits.in(node) < 3)
                throw node.bad("extensive.bad.three-cards", ranks.in(node) * suits.in(node));
            return new Leduc(
                    ranks.in(node),
                    suits.in(node),
                    raises.in(node),
                    ante.in(node),
                    bets.in(node),
                    TreeKind.ACCURACY.find(node));
        });
    }

    private static Kind<?> centipede() {
        Field<Integer> pairs = Field.optional("pairs", Shape.whole(1, 5_000), 3);
        Field<String> first = Field.optional("IDown", Shape.text(), "(k,k)");
        Field<String> second = Field.optional("IIDown", Shape.text(), "(k-1,k+2)");
        Field<RationalVector> last = Field.optional("finalAcross", pair(Node::rational));
        Field<Node> belief = Field.optional("belief", StoppingBelief.SHAPE);
        return new NamedTreeKind<>(
                "centipede",
                Shape.fields(pairs, first, second, last, belief),
                node -> Centipede.read(
                        node,
                        pairs.in(node),
                        first.in(node),
                        second.in(node),
                        last.find(node).orElseGet(() -> RationalVector.of(pairs.in(node) + 1L, pairs.in(node) + 1L)),
                        belief.find(node)),
                Centipede.KEYS);
    }

    private static Kind<?> coinAnnouncement() {
        Field<Rational> heads = Field.optional("pHeads", PROBABILITY, Rational.of(2, 3));
        Field<Rational> truth = Field.optional("truthBonusI", Shape.number(), Rational.of(3));
        Field<Rational> guessed = Field.optional("guessHeadsBonusI", Shape.number(), Rational.of(6));
        Field<Rational> right = Field.optional("correctBonusII", Shape.number(), Rational.of(3));
        return new NamedTreeKind<>(
                "coin-announcement",
                Shape.fields(heads, truth, guessed, right),
                node -> new CoinAnnouncement(heads.in(node), truth.in(node), guessed.in(node), right.in(node)));
    }

    private static Kind<?> gameShow() {
        Shape<GameShow.Gamble> gamble =
                Shape.listOf(Shape.listOf(Shape.number(), 2, 2), 1, 20).by(NamedTrees::gamble);
        Field<RationalVector> start = Field.optional("start", pair(Node::rational), RationalVector.of(400, 500));
        Field<GameShow.Gamble> first = Field.optional("gambleI", gamble, even(200, -400));
        Field<GameShow.Gamble> second = Field.optional("gambleII", gamble, even(200, -200));
        Field<Rational> bonus = Field.optional("bonus", Shape.number(), Rational.of(400));
        return new NamedTreeKind<>(
                "game-show",
                Shape.fields(start, first, second, bonus),
                node -> new GameShow(start.in(node), List.of(first.in(node), second.in(node)), bonus.in(node)));
    }

    private static GameShow.Gamble even(long up, long down) {
        return new GameShow.Gamble(RationalVector.of(Rational.HALF, Rational.HALF), RationalVector.of(up, down));
    }

    private static GameShow.Gamble gamble(Node node) {
        List<Rational> weights = new ArrayList<>();
        List<Rational> changes = new ArrayList<>();
        for (Node outcome : node.list(1, 20)) {
            weights.add(probability(outcome.list(2, 2).getFirst()));
            changes.add(outcome.list(2, 2).getLast().rational());
        }
        RationalVector probabilities = RationalVector.of(weights);
        node.probabilities(probabilities);
        return new GameShow.Gamble(probabilities, RationalVector.of(changes));
    }

    private static Kind<?> matrixTree() {
        Field<hissho.number.RationalMatrix> matrix =
                Field.required("matrix", Shape.matrix(MOST_CELLS)).looksLike("matrix");
        Field<String> first = Field.optional("first", Shape.choice("I", "II"), "I");
        return new NamedTreeKind<>(
                "matrix-tree",
                Shape.fields(matrix, first),
                node -> new MatrixTree(matrix.in(node), first.in(node).equals("II")));
    }

    private static Kind<?> treeCheck() {
        Field<List<Node>> trees =
                Field.required("trees", Shape.listOf(Shape.deep(), 1, 1_000)).looksLike("tree");
        return new Inquiry<>(
                listing("tree-check"), Shape.fields(trees), node -> new TreeCheck(trees.in(node)), TreeCheck.KEYS);
    }

    private static Kind<?> digraphCheck() {
        return new Inquiry<>(
                listing("tree-or-not"),
                Shape.fields(
                        Field.required("vertices", Shape.listOf(Shape.text(), 1, 100_000)),
                        Field.required("edges", Shape.listOf(Shape.listOf(Shape.text(), 2, 2)))
                                .looksLike("digraph")),
                DigraphCheck::read,
                DigraphCheck.KEYS);
    }

    /** The numbers of moves at each set, for one player or several; or how many sets and how many moves at each. */
    private static Kind<?> strategyCount() {
        Shape<Integer> moves = Shape.whole(1, 1_000_000);
        Field<Integer> sets = Field.optional("infosets", Shape.whole(1, 100_000));
        return new Inquiry<>(
                listing("strategy-count"),
                Shape.fields(
                        sets,
                        Field.required(
                                "choices",
                                Shape.either(moves, Shape.listOf(moves), Shape.listOf(Shape.listOf(moves))))),
                node -> {
                    Node choices = node.get("choices");
                    if (sets.isIn(node))
                        return new StrategyCount(List.of(Collections.nCopies(sets.in(node), moves.read(choices))));
                    if (!choices.isList()) return new StrategyCount(List.of(List.of(moves.read(choices))));
                    boolean several = choices.list().stream().anyMatch(Node::isList);
                    return new StrategyCount(
                            several
                                    ? choices.list().stream()
                                            .map(player -> player.list().stream()
                                                    .map(moves::read)
                                                    .toList())
                                            .toList()
                                    : List.of(choices.list().stream()
                                            .map(moves::read)
                                            .toList()));
                },
                StrategyCount.KEYS);
    }

    private static Kind<?> lottery() {
        Shape<?> prize = Shape.either(
                Shape.listOf(Shape.either(Shape.number(), Shape.listOf(Shape.number())), 2, 2), Shape.deep());
        return new Inquiry<>(
                listing("lottery"),
                Shape.fields(Field.required("lottery", Shape.listOf(prize, 1, 100_000))),
                node -> Lottery.read(node.get("lottery")),
                Lottery.KEYS);
    }

    private static Listing listing(String name) {
        return new Listing(name, "extensive", Chapter.EXTENSIVE);
    }

    /** Two numbers, each read so. */
    private static Shape<RationalVector> pair(java.util.function.Function<Node, Rational> reader) {
        return Shape.listOf(Shape.number(), 2, 2)
                .by(node ->
                        RationalVector.of(node.list(2, 2).stream().map(reader).toList()));
    }

    private static Rational probability(Node node) {
        Rational number = node.rational();
        if (number.isNegative() || number.compareTo(Rational.ONE) > 0)
            throw node.bad("extensive.bad.probability", number);
        return number;
    }

    private static Rational below(Node node) {
        Rational number = probability(node);
        if (number.equals(Rational.ONE)) throw node.bad("extensive.bad.below-one");
        return number;
    }

    private static Rational positive(Node node) {
        Rational number = node.rational();
        if (!number.isPositive()) throw node.bad("extensive.bad.positive", number);
        return number;
    }
}
