package hissho.impartial.board;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Comparisons;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The questions about Chomp, Thirty-One, Empty and Divide, and Wythoff's queen. */
final class BoardTopics {

    private BoardTopics() {}

    static final Topic CHOMP = new Topic(
            "chomp",
            Set.of("columns", "rows", "columnHeights", "moves", "columnsTo", "rowsTo", "game", "play"),
            BoardTopics::chomp);
    static final Topic THIRTY_ONE = new Topic(
            "thirty-one-game", Set.of("ranks", "copiesEach", "target", "played", "game"), BoardTopics::thirtyOne);
    static final Topic EMPTY_AND_DIVIDE = new Topic(
            "empty-and-divide",
            Set.of("m", "n", "mFrom", "mTo", "nFrom", "nTo", "game", "play"),
            BoardTopics::emptyAndDivide);
    static final Topic WYTHOFF = new Topic(
            "wythoff", Set.of("row", "xFrom", "xTo", "size", "x", "y", "count", "k", "game"), BoardTopics::wythoff);

    private static Facts position(Component game, Convention convention, Function<Option, Object> move) {
        return AnalysisFacts.of(new Once<>(() -> Analysis.of(game, convention, Progress.none())), move);
    }

    // ---- Chomp

    static List<Integer> chompBoard(Node input) {
        if (!input.has("columnHeights"))
            return limited(
                    input,
                    Chomp.rectangle(
                            input.get("columns").whole(1, 60), input.get("rows").whole(1, 60)));
        Node list = input.get("columnHeights");
        List<Integer> heights = list.wholes(0, 60).stream().filter(h -> h > 0).toList();
        for (int i = 1; i < heights.size(); i++)
            if (heights.get(i) > heights.get(i - 1)) throw list.bad("impartial.bad.heights", list.shown());
        if (heights.isEmpty()) throw list.bad("core.bad.list-size", 1, 60, 0);
        return limited(list, heights);
    }

    /** Refuses boards whose positions are too many to search: the lattice paths inside their rectangle. */
    private static List<Integer> limited(Node where, List<Integer> heights) {
        BigInteger paths = BigInteger.ONE;
        for (int i = 1; i <= heights.getFirst(); i++)
            paths = paths.multiply(BigInteger.valueOf(heights.size() + i)).divide(BigInteger.valueOf(i));
        if (paths.compareTo(BigInteger.valueOf(Chomp.MOST_POSITIONS)) > 0)
            throw where.bad("impartial.bad.too-many-positions", paths, Chomp.MOST_POSITIONS);
        return heights;
    }

    private static Facts chomp(Node input) {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        if (input.has("columnsTo")) return chompOpenings(input, search);
        List<Integer> heights = chompBoard(input);
        List<Integer> removed = new ArrayList<>();
        for (Node bite : input.find("moves").map(Node::list).orElse(List.of())) {
            List<Integer> square = bite.wholes(1, 60);
            if (square.size() != 2 || square.get(0) > heights.size() || heights.get(square.get(0) - 1) < square.get(1))
                throw bite.bad("impartial.bad.bite", bite.shown());
            List<Integer> after = Chomp.after(heights, square.get(0), square.get(1));
            removed.add(Chomp.squares(heights) - Chomp.squares(after));
            heights = after;
        }
        List<Integer> left = heights;
        Function<Option, Object> move = option -> List.of(
                Objects.requireNonNull(option.facts().get("column")),
                Objects.requireNonNull(option.facts().get("row")));
        OutcomeSearched<List<Integer>> game = new OutcomeSearched<>(search, left);
        return position(game, Convention.NORMAL, move)
                .put("removed", () -> removed)
                .put("columnHeights", () -> left)
                .put("removedBy", () -> {
                    Map<String, Integer> by = new LinkedHashMap<>();
                    for (Option option : Analysis.of(game, Convention.NORMAL, Progress.none())
                            .winning()) by.put(option.notation(), Chomp.squares(left) - Chomp.squares(after(option)));
                    return by;
                });
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> after(Option option) {
        return ((OutcomeSearched<List<Integer>>) option.after()).position();
    }

    private static Facts chompOpenings(Node input, OutcomeSearch<List<Integer>> search) {
        int columns = input.get("columnsTo").whole(1, 30);
        int rows = input.get("rowsTo").whole(1, 30);
        limited(input, Chomp.rectangle(columns, rows));
        return new Facts()
                .put("openings", Comparisons.MAP_OF_SETS, () -> openings(columns, rows, search, Progress.none()));
    }

    static Map<String, List<List<Integer>>> openings(
            int columns, int rows, OutcomeSearch<List<Integer>> search, Progress progress) {
        Map<String, List<List<Integer>>> table = new LinkedHashMap<>();
        for (int c = 1; c <= columns; c++)
            for (int r = 1; r <= rows; r++)
                if (c > 1 || r > 1) {
                    Analysis analysis = Analysis.of(
                            new OutcomeSearched<>(search, Chomp.rectangle(c, r)), Convention.NORMAL, progress);
                    table.put(
                            c + "x" + r,
                            analysis.winning().stream()
                                    .map(o -> List.of(
                                            (Integer) Objects.requireNonNull(
                                                    o.facts().get("column")),
                                            (Integer) Objects.requireNonNull(
                                                    o.facts().get("row"))))
                                    .toList());
                }
        return table;
    }

    // ---- Thirty-One

    static ThirtyOne thirtyOneRules(Node input) {
        List<Integer> ranks = input.find("ranks").map(n -> n.wholes(1, 1000)).orElse(List.of(1, 2, 3, 4, 5, 6));
        int copies = input.find("copiesEach").map(n -> n.whole(1, 100)).orElse(4);
        int target = input.find("target").map(n -> n.whole(0, 10_000)).orElse(31);
        if (ranks.isEmpty()
                || ranks.stream().distinct().count() < ranks.size()
                || Math.pow(copies + 1, ranks.size()) > ThirtyOne.MOST_POSITIONS * 4.0)
            throw input.get("ranks")
                    .bad("impartial.bad.ranks", input.get("ranks").shown());
        return new ThirtyOne(ranks, copies, target);
    }

    static List<Integer> thirtyOneLeft(Node input, ThirtyOne rules) {
        List<Integer> left = rules.start();
        for (Node card : input.find("played").map(Node::list).orElse(List.of())) {
            int index = rules.ranks().indexOf(card.whole(1, 1000));
            if (index < 0 || left.get(index) == 0) throw card.bad("impartial.bad.card", card.shown());
            left = ThirtyOne.without(left, index);
            if (rules.total(left) > rules.target()) throw card.bad("impartial.bad.over-target", rules.target());
        }
        return left;
    }

    private static Facts thirtyOne(Node input) {
        ThirtyOne rules = thirtyOneRules(input);
        List<Integer> left = thirtyOneLeft(input, rules);
        int played = input.find("played").map(n -> n.list().size()).orElse(0);
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(rules, Convention.NORMAL, ThirtyOne.MOST_POSITIONS);
        OutcomeSearched<List<Integer>> game = new OutcomeSearched<>(search, left);
        String mover = played % 2 == 0 ? "first" : "second";
        String other = played % 2 == 0 ? "second" : "first";
        return position(
                        game,
                        Convention.NORMAL,
                        option -> Objects.requireNonNull(option.facts().get("card")))
                .put("sum", () -> rules.total(left))
                .put("toMove", () -> mover)
                .put("winner", () -> search.wins(left, Progress.none()) ? mover : other)
                .put("remaining", () -> {
                    Map<String, Integer> remaining = new LinkedHashMap<>();
                    for (int i = 0; i < left.size(); i++)
                        remaining.put(rules.ranks().get(i).toString(), left.get(i));
                    return remaining;
                })
                .put("replies", Comparisons.MAP_OF_SETS, () -> replies(game));
    }

    /** For every card that can be played, the answers that win. */
    static Map<String, List<Object>> replies(OutcomeSearched<List<Integer>> game) {
        Map<String, List<Object>> replies = new LinkedHashMap<>();
        for (Option option : game.options())
            replies.put(
                    option.notation(),
                    Analysis.of(option.after(), Convention.NORMAL, Progress.none()).winning().stream()
                            .map(o -> Objects.requireNonNull(o.facts().get("card")))
                            .toList());
        return replies;
    }

    // ---- Empty and Divide

    private static Facts emptyAndDivide(Node input) {
        Convention convention = Convention.of(input);
        if (input.has("m") && input.has("n")) {
            EmptyAndDivide boxes = new EmptyAndDivide(
                    input.get("m").wholeLong(1, EmptyAndDivide.MOST),
                    input.get("n").wholeLong(1, EmptyAndDivide.MOST));
            Facts answers = position(boxes, convention, Option::facts).put("terminal", () -> List.of(1, 1));
            if (convention == Convention.NORMAL) answers.put("moveCount", boxes::winningCount);
            return answers;
        }
        long nFrom = input.find("nFrom").map(n -> n.wholeLong(1, 100_000)).orElse(1L);
        long nTo = input.get("nTo").wholeLong(nFrom, nFrom + 5_000);
        long mFrom = input.has("m")
                ? input.get("m").wholeLong(1, 100_000)
                : input.find("mFrom").map(n -> n.wholeLong(1, 100_000)).orElse(1L);
        long mTo = input.has("m") ? mFrom : input.get("mTo").wholeLong(mFrom, mFrom + 5_000);
        return new Facts()
                .put(
                        "classes",
                        () -> LongStream.rangeClosed(nFrom, nTo)
                                .mapToObj(n -> new EmptyAndDivide(mFrom, n)
                                        .outcome(convention, Progress.none())
                                        .name())
                                .reduce("", String::concat))
                .put("terminal", () -> List.of(1, 1))
                .put("pPositions", Compare.SET, () -> {
                    List<List<Long>> found = new ArrayList<>();
                    for (long m = mFrom; m <= mTo; m++)
                        for (long n = nFrom; n <= nTo; n++)
                            if (new EmptyAndDivide(m, n).outcome(convention, Progress.none()) == Outcome.P)
                                found.add(List.of(m, n));
                    return found;
                });
    }

    // ---- Wythoff

    static BigInteger big(Node node) {
        BigInteger number = node.whole();
        if (number.signum() < 0 || number.bitLength() > 4096)
            throw node.bad("core.bad.out-of-range", node.shown(), 0, "2^4096");
        return number;
    }

    /** The queen on a square: with its Grundy value where that can be tabulated. */
    static Component queen(BigInteger x, BigInteger y) {
        return x.max(y).compareTo(BigInteger.valueOf(WythoffTable.LARGEST)) <= 0
                ? new WythoffQueen(new WythoffTable(), x.intValueExact(), y.intValueExact())
                : new FarWythoffQueen(x, y);
    }

    private static Facts wythoff(Node input) {
        WythoffTable table = new WythoffTable();
        Facts answers = new Facts();
        if (input.has("x") && input.has("y"))
            answers.putAll(position(
                    queen(big(input.get("x")), big(input.get("y"))),
                    Convention.NORMAL,
                    option -> Objects.requireNonNull(option.facts().get("to"))));
        if (input.has("x") && input.has("y")) {
            BigInteger x = big(input.get("x"));
            BigInteger y = big(input.get("y"));
            // on the edge of the board the queen is one pile of Nim
            if (x.min(y).signum() == 0) answers.put("sg", () -> x.max(y));
        }
        if (input.has("row")) {
            int row = input.get("row").whole(0, WythoffTable.LARGEST);
            int from = input.find("xFrom")
                    .map(n -> n.whole(0, WythoffTable.LARGEST))
                    .orElse(0);
            int to = input.get("xTo").whole(from, WythoffTable.LARGEST);
            answers.put(
                    "sgValues",
                    () -> IntStream.rangeClosed(from, to)
                            .mapToObj(x -> table.value(x, row, Progress.none()))
                            .toList());
        }
        if (input.has("size")) {
            int size = input.get("size").whole(0, 20_000);
            answers.put("pPositions", Compare.SET, () -> {
                List<List<BigInteger>> squares = new ArrayList<>();
                for (long k = 0; ; k++) {
                    List<BigInteger> pair = Wythoff.pair(BigInteger.valueOf(k));
                    if (pair.get(1).compareTo(BigInteger.valueOf(size)) >= 0) return squares;
                    squares.add(pair);
                    if (k > 0) squares.add(pair.reversed());
                }
            });
        }
        if (input.has("count")) {
            int count = input.get("count").whole(0, 100_000);
            answers.put(
                    "pPairs",
                    () -> IntStream.range(0, count)
                            .mapToObj(k -> Wythoff.pair(BigInteger.valueOf(k)))
                            .toList());
        }
        if (input.has("k")) answers.put("pair", () -> Wythoff.pair(big(input.get("k"))));
        return answers;
    }
}
