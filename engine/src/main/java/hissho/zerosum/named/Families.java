package hissho.zerosum.named;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.search.Dresher;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every family of named matrix games, and how each reads its parameters. */
public final class Families {

    /** The most strategies a named game may have; more of them is a document nobody could read the answer to. */
    public static final int LARGEST = 120;

    private static final Field N = Field.required("n", Shape.whole(1, LARGEST));

    private static final List<Family> ALL = List.of(
            Family.of(
                    "odd-or-even",
                    Families::oddOrEven,
                    Field.optional("calls", Shape.listOf(Shape.whole(0, 1_000_000), 1, LARGEST)),
                    Field.optional("payment", Shape.choice("sum", "product"))),
            Family.of(
                    "card-colour",
                    Families::cards,
                    Field.optional("I", Shape.listOf(Shape.listOf(Shape.either(Shape.text(), Shape.number()), 2, 2))),
                    Field.optional("II", Shape.listOf(Shape.listOf(Shape.either(Shape.text(), Shape.number()), 2, 2)))),
            Family.of("holmes-moriarty", p -> new HolmesMoriarty()),
            Family.of(
                    "daiquiri",
                    p -> new Daiquiri(
                            number(p, "drinkCents", 55),
                            number(p, "mismatchCents", 10),
                            number(p, "sidePaymentCents", 0)),
                    Field.optional("drinkCents", Shape.number()),
                    Field.optional("mismatchCents", Shape.number()),
                    Field.optional("sidePaymentCents", Shape.number())),
            Family.of(
                    "latin-square",
                    Families::latinSquare,
                    Field.optional("square", Shape.listOf(Shape.text(), 1, LARGEST)),
                    Field.required("values", Shape.either(Shape.mapOf(Shape.number()), Shape.listOf(Shape.number())))),
            Family.of(
                    "magic-square",
                    Families::magicSquare,
                    Field.optional("matrix", Shape.matrix()).looksLike("matrix"),
                    Field.optional("name", Shape.choice("durer", "lo-shu")),
                    Field.optional("n", Shape.whole(1, LARGEST))),
            Family.of(
                    "matching-pennies",
                    p -> new MatchingPennies(number(p, "stake", 1)),
                    Field.optional("stake", Shape.number())),
            Family.of(
                    "rock-paper-scissors",
                    Families::rockPaperScissors,
                    Field.optional("order", Shape.listOf(Shape.text(), 1, LARGEST)),
                    Field.optional("stake", Shape.number())),
            Family.of("normandy", p -> new Normandy()),
            Family.of("guess-absolute-difference", p -> new Guessing.AbsoluteDifference(n(p)), N),
            Family.of("guess-power-of-two", p -> new Guessing.PowerOfTwo(n(p)), N),
            Family.of(
                    "guess-high-low",
                    p -> new Guessing.HighLow(
                            n(p), number(p, "correct", 1), number(p, "tooHigh", 0), number(p, "tooLow", 0)),
                    N,
                    Field.optional("correct", Shape.number()),
                    Field.optional("tooHigh", Shape.number()),
                    Field.optional("tooLow", Shape.number())),
            Family.of(
                    "guess-discount",
                    p -> new Guessing.Discount(n(p), p.get("b").rational()),
                    N,
                    Field.required("b", Shape.number())),
            Family.of("pascal", p -> new Guessing.Pascal(n(p)), N),
            Family.of(
                    "mendelsohn",
                    p -> new IntegerGame.Mendelsohn(n(p), number(p, "win", 1), number(p, "lose", 2)),
                    orInfinite(),
                    Field.optional("win", Shape.number()),
                    Field.optional("lose", Shape.number())),
            Family.of(
                    "silverman",
                    p -> new IntegerGame.Silverman(
                            n(p), number(p, "threshold", 3), number(p, "win", 1), number(p, "penalty", 2)),
                    orInfinite(),
                    Field.optional("threshold", Shape.number()),
                    Field.optional("win", Shape.number()),
                    Field.optional("penalty", Shape.number())),
            Family.of(
                    "colonel-blotto",
                    Blotto::read,
                    Field.required("blotto", Shape.whole(0, Blotto.MOST_REGIMENTS)),
                    Field.required("kije", Shape.whole(0, Blotto.MOST_REGIMENTS)),
                    Field.required("posts", Shape.whole(1, Blotto.MOST_POSTS))),
            Family.of("dresher-guessing", Dresher::read, Field.required("n", Shape.whole(1, Dresher.LARGEST))),
            Family.of(
                    "thievery", Families::thievery, Field.required("values", Shape.listOf(Shape.number(), 1, LARGEST))),
            Family.of(
                    "helicopter-submarine",
                    p -> new Tridiagonal.Helicopter(n(p), p.get("adjacent").rational()),
                    N,
                    Field.required("adjacent", Shape.number())),
            Family.of("number-hides", p -> new Tridiagonal.NumberHides(n(p)), N),
            Family.of(
                    "diagonal",
                    p -> new Diagonal(vector(p.get("d"))),
                    Field.required("d", Shape.listOf(Shape.number(), 1, LARGEST))),
            Family.of(
                    "triangular",
                    Families::triangular,
                    Field.required("matrix", Shape.matrix()).looksLike("matrix")));

    private static final Map<String, Family> BY_SLUG = bySlug();

    private Families() {}

    public static List<Family> all() {
        return ALL;
    }

    public static Optional<Family> find(String slug) {
        return Optional.ofNullable(BY_SLUG.get(slug));
    }

    /** The family a document names, or a complaint that lists those there are. */
    public static Family named(Node name) {
        return find(name.text())
                .orElseThrow(
                        () -> name.bad("named.bad.unknown-game", name.text(), String.join(", ", BY_SLUG.keySet())));
    }

    private static Map<String, Family> bySlug() {
        Map<String, Family> map = new LinkedHashMap<>();
        for (Family family : ALL) map.put(family.slug(), family);
        return map;
    }

    private static Field<?> orInfinite() {
        return Field.required("n", Shape.either(Shape.whole(1, LARGEST), Shape.choice("infinite")));
    }

    private static int n(Node parameters) {
        Node n = parameters.get("n");
        if ("infinite".equals(n.value())) throw n.bad("named.bad.infinite");
        return n.whole(1, LARGEST);
    }

    private static Rational number(Node parameters, String name, long usual) {
        return parameters.find(name).map(Node::rational).orElse(Rational.of(usual));
    }

    private static RationalVector vector(Node node) {
        node.list(1, LARGEST);
        return node.vector();
    }

    private static NamedGame oddOrEven(Node p) {
        List<Integer> calls = p.find("calls").map(c -> c.wholes(0, 1_000_000)).orElse(List.of(1, 2));
        p.find("calls").ifPresent(c -> c.list(1, LARGEST));
        boolean product = p.find("payment")
                .map(c -> c.choice("sum", "product"))
                .orElse("sum")
                .equals("product");
        return new OddOrEven(calls, product ? OddOrEven.Payment.PRODUCT : OddOrEven.Payment.SUM);
    }

    private static NamedGame cards(Node p) {
        if (!p.has("I") && !p.has("II"))
            return new CardColour(List.of(card("black", 1), card("red", 8)), List.of(card("black", 7), card("red", 2)));
        return new CardColour(hand(p.get("I")), hand(p.get("II")));
    }

    private static CardColour.Card card(String colour, long number) {
        return new CardColour.Card(colour, Rational.of(number));
    }

    private static List<CardColour.Card> hand(Node hand) {
        return hand.list(1, LARGEST).stream()
                .map(card -> {
                    List<Node> parts = card.list(2, 2);
                    String number = parts.get(1).text();
                    Rational worth = number.equalsIgnoreCase("A")
                            ? Rational.ONE
                            : parts.get(1).rational();
                    return new CardColour.Card(parts.get(0).text(), worth);
                })
                .toList();
    }

    private static NamedGame rockPaperScissors(Node p) {
        List<String> order = p.find("order").map(Node::texts).orElse(List.of("rock", "paper", "scissors"));
        p.find("order").ifPresent(o -> o.list(1, LARGEST));
        if (order.size() % 2 == 0) throw p.get("order").bad("named.bad.even-signs", order.size());
        if (order.stream().distinct().count() < order.size())
            throw p.get("order").bad("named.bad.repeated-sign");
        return new RockPaperScissors(order, number(p, "stake", 1));
    }

    private static NamedGame magicSquare(Node p) {
        if (p.has("matrix")) {
            RationalMatrix square = p.get("matrix").matrix(LARGEST * LARGEST);
            if (!square.isSquare()) throw p.get("matrix").bad("named.bad.not-square", square.height(), square.width());
            return new SquareGame("magic-square", square);
        }
        if (p.has("n")) {
            int n = n(p);
            if (n == 2) throw p.get("n").bad("named.bad.no-magic-square");
            return new SquareGame("magic-square", MagicSquares.ofOrder(n));
        }
        String name = p.find("name").map(c -> c.choice("durer", "lo-shu")).orElse("durer");
        return new SquareGame("magic-square", name.equals("durer") ? MagicSquares.durer() : MagicSquares.loShu());
    }

    private static NamedGame latinSquare(Node p) {
        Node values = p.get("values");
        if (!p.has("square")) {
            RationalVector list = vector(values);
            int n = list.size();
            return new SquareGame("latin-square", RationalMatrix.generate(n, n, (i, j) -> list.get((i + j) % n)));
        }
        List<List<String>> letters =
                p.get("square").list(1, LARGEST).stream().map(Families::letters).toList();
        checkLatin(p.get("square"), letters);
        return new SquareGame(
                "latin-square",
                RationalMatrix.generate(
                        letters.size(),
                        letters.size(),
                        (i, j) -> values.get(letters.get(i).get(j)).rational()));
    }

    /** A row of letters, written as a word or as a list. */
    private static List<String> letters(Node row) {
        if (row.isList()) return row.texts();
        return row.text().codePoints().mapToObj(Character::toString).toList();
    }

    private static void checkLatin(Node square, List<List<String>> letters) {
        int n = letters.size();
        List<Node> rows = square.list();
        for (int i = 0; i < n; i++) {
            if (letters.get(i).size() != n)
                throw rows.get(i).bad("core.bad.ragged", letters.get(i).size(), n);
            if (letters.get(i).stream().distinct().count() < n) throw notLatin(rows.get(i));
            if (!letters.getFirst().containsAll(letters.get(i))) throw notLatin(rows.get(i));
        }
        for (int j = 0; j < n; j++) {
            int column = j;
            Stream<String> down = letters.stream().map(row -> row.get(column));
            if (down.distinct().count() < n) throw notLatin(square);
        }
    }

    private static BadDocument notLatin(Node where) {
        return where.bad("named.bad.not-latin");
    }

    private static NamedGame thievery(Node p) {
        Node values = p.get("values");
        for (Node value : values.list(1, LARGEST))
            if (!value.rational().isPositive()) throw value.bad("named.bad.not-positive", value.shown());
        return new Thievery(values.vector());
    }

    private static NamedGame triangular(Node p) {
        RationalMatrix matrix = p.get("matrix").matrix(LARGEST * LARGEST);
        if (!matrix.isSquare() || !(Triangular.zeroAbove(matrix) || Triangular.zeroAbove(matrix.transposed())))
            throw p.get("matrix").bad("named.bad.not-triangular");
        return new Triangular(matrix);
    }
}
