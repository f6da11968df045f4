package hissho.impartial.coin;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** Answer keys' questions about rows of coins. */
final class CoinTopics {

    private static final Set<String> INPUTS = Set.of(
            "game",
            "firstIndex",
            "from",
            "to",
            "coins",
            "move",
            "positions",
            "x",
            "compareWith",
            "subtractionSet",
            "counts",
            "heads",
            "length",
            "play");

    private static final int LONGEST_RANGE = 1_000_000;

    private CoinTopics() {}

    /** The topic of a game, whose name is the game's unless the input names another. */
    static Topic row(String name) {
        return new Topic(name, INPUTS, input -> answer(name, input));
    }

    private static Facts answer(String topic, Node input) {
        input.find("play").ifPresent(play -> {
            if (!play.text().equals("normal")) throw new NotAnswered("play");
        });
        boolean named = input.has("game") || !topic.equals(CoinRowKind.ANY);
        if (!named) return decomposition(input);
        CoinGame game = input.has("game")
                ? CoinGames.read(input.get("game"), input)
                : CoinGames.named(topic).orElseThrow();
        int firstIndex = CoinGames.firstIndex(input, game);
        if (input.has("positions")) return positions(input, game, firstIndex);
        if (input.has("move")) return move(input, CoinRowReader.read(input, game));
        if (input.has("x")) return single(input.get("x"), game, firstIndex);
        if (input.has("coins") || input.has("heads")) return position(CoinRowReader.read(input, game));
        return range(input, game, firstIndex);
    }

    private static Facts decomposition(Node input) {
        String coins = CoinRowReader.text(input.get("coins"));
        int firstIndex = input.find("firstIndex").map(n -> n.whole(0, 1)).orElse(0);
        List<Long> heads = CoinRow.headsOf(coins);
        return new Facts()
                .put(
                        "summands",
                        () -> heads.stream()
                                .map(h -> "T".repeat(h.intValue()) + "H")
                                .toList())
                .put(
                        "headPositions",
                        () -> heads.stream().map(h -> h + firstIndex).toList());
    }

    private static Facts range(Node input, CoinGame game, int firstIndex) {
        long last = game.lastPlace() + firstIndex;
        long from = input.get("from").wholeLong(firstIndex, last);
        long to = input.get("to").wholeLong(from - 1, Math.min(last, from + LONGEST_RANGE));
        Facts answers = new Facts()
                .put(
                        "sgValues",
                        () -> LongStream.rangeClosed(from, to)
                                .map(x -> game.value(x - firstIndex))
                                .boxed()
                                .toList());
        String same = equivalent(game);
        if (!same.isEmpty()) answers.put("equivalentTo", () -> same);
        if (input.has("compareWith")) {
            input.get("compareWith").choice("dim-plus");
            answers.put(
                    "otherSgValues",
                    () -> LongStream.rangeClosed(from, to)
                            .map(x -> x == 0 ? 0 : 1 + Long.numberOfTrailingZeros(x))
                            .boxed()
                            .toList());
        }
        return answers;
    }

    /** The pile game with the same values, where there is one. */
    private static String equivalent(CoinGame game) {
        return switch (game.name()) {
            case "turning-turtles", "twins" -> "nim";
            case "grunt" -> "grundy-game";
            case "subtraction-coins", "subtraction-two-coins" -> "subtraction-game";
            case "subtraction-one-or-two" -> "impatient-subtraction";
            default -> "";
        };
    }

    private static Facts single(Node x, CoinGame game, int firstIndex) {
        long place = x.wholeLong(firstIndex, game.lastPlace() + firstIndex) - firstIndex;
        return position(new CoinRow(game, List.of(place), place + 1, firstIndex))
                .put("sg", () -> game.value(place))
                .put("moves", () -> game.ways(place))
                .put("optionValues", Compare.SET, () -> {
                    if (place > game.lastWalkedPlace()) throw new NotAnswered("x");
                    return new TreeSet<>(game.companionValues(place).keySet());
                });
    }

    private static Facts position(CoinRow row) {
        Supplier<Analysis> analysis = new Once<>(() -> Analysis.of(row, Convention.NORMAL, Progress.none()));
        return AnalysisFacts.of(
                        analysis,
                        option -> Objects.requireNonNull(option.facts().get("turn")))
                .put(
                        "headPositions",
                        () -> row.heads().stream()
                                .map(h -> h + row.firstIndex())
                                .toList())
                .put("headValues", row::headValues)
                .put("moveCount", () -> row.sum() == 0 ? BigInteger.ZERO : row.movesTo(0))
                .put("coins", row::coins)
                .put("maxMoves", row::longestPlay)
                .put(
                        "summands",
                        () -> row.heads().stream()
                                .map(h -> "T".repeat(h.intValue()) + "H")
                                .toList());
    }

    private static Facts positions(Node input, CoinGame game, int firstIndex) {
        List<CoinRow> rows = input.get("positions").list().stream()
                .map(labels -> CoinRowReader.byLabels(input, labels, game, firstIndex))
                .toList();
        return new Facts()
                .put("sg", () -> rows.stream().map(CoinRow::sum).toList())
                .put(
                        "class",
                        () -> rows.stream().map(r -> r.sum() == 0 ? "P" : "N").toList())
                .put("headValues", () -> rows.stream().map(CoinRow::headValues).toList());
    }

    /** Whether a move is legal, the row after it, and everything about the row before it. */
    private static Facts move(Node input, CoinRow row) {
        List<Node> nodes = input.get("move").list(1, 10_000);
        List<Long> places = new ArrayList<>();
        for (Node node : nodes) places.add(node.wholeLong(0, 1L << 60) - row.firstIndex());
        long[] coins = places.stream().mapToLong(Long::longValue).sorted().toArray();
        boolean inside = coins[0] >= 0 && coins[coins.length - 1] < row.length();
        return position(row)
                .put("legal", () -> inside && row.legal(coins))
                .put("coins", () -> (inside && row.legal(coins) ? row.turned(coins) : row).coins());
    }

    static Topic length() {
        return new Topic("coin-turning-length", Set.of("game", "from", "to", "subtractionSet", "counts"), input -> {
            CoinGame game = CoinGames.read(input.get("game"), input);
            int most = (int) Math.min(2000, game.lastPlace() + 1);
            int from = input.get("from").whole(0, most);
            int to = input.get("to").whole(from, most);
            return new Facts()
                    .put(
                            "maxMoves",
                            () -> LongStream.rangeClosed(from, to)
                                    .mapToObj(n -> n == 0 ? BigInteger.ZERO : game.longestPlay((int) n - 1))
                                    .toList());
        });
    }

    static Topic conversion() {
        return new Topic(
                "pile-coin-conversion",
                Set.of("game", "firstIndex", "piles", "length", "coins", "subtractionSet"),
                input -> {
                    CoinGame game = CoinGames.read(input.get("game"), input);
                    CoinRow row = CoinRowReader.read(input, game);
                    Facts answers = new Facts()
                            .put("coins", row::coins)
                            .put("piles", () -> Piles.of(row))
                            .put("nimSum", row::sum);
                    if (input.has("piles")) {
                        List<Long> piles = input.get("piles").list().stream()
                                .map(n -> n.wholeLong(0, 1L << 60))
                                .toList();
                        answers.put("cancelled", Compare.SET, () -> Piles.cancelled(piles));
                    }
                    return answers;
                });
    }

    static Topic odiousEvil() {
        return new Topic("odious-evil", Set.of("from", "to", "values"), input -> {
            if (input.has("values")) {
                List<BigInteger> values =
                        input.get("values").list().stream().map(Node::whole).toList();
                BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
                return new Facts()
                        .put(
                                "types",
                                () -> values.stream().map(CoinTopics::type).toList())
                        .put("nimSum", () -> sum)
                        .put("sumType", () -> type(sum))
                        .put(
                                "odious",
                                Compare.SET,
                                () -> values.stream().filter(Odious::is).toList())
                        .put(
                                "evil",
                                Compare.SET,
                                () -> values.stream().filter(v -> !Odious.is(v)).toList());
            }
            long from = input.get("from").wholeLong(0, 1L << 60);
            long to = input.get("to").wholeLong(from, from + LONGEST_RANGE);
            return new Facts()
                    .put(
                            "odious",
                            Compare.SET,
                            () -> LongStream.rangeClosed(from, to)
                                    .filter(Odious::is)
                                    .boxed()
                                    .toList())
                    .put(
                            "evil",
                            Compare.SET,
                            () -> LongStream.rangeClosed(from, to)
                                    .filter(n -> !Odious.is(n))
                                    .boxed()
                                    .toList())
                    .put(
                            "types",
                            () -> LongStream.rangeClosed(from, to)
                                    .mapToObj(n -> type(BigInteger.valueOf(n)))
                                    .toList());
        });
    }

    private static String type(BigInteger number) {
        return Odious.is(number) ? "odious" : "evil";
    }
}
