package hissho.impartial.tartan;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.Patch;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Answer keys' questions about boards of coins. */
final class BoardTopics {

    private static final Set<String> INPUTS = Set.of(
            "game",
            "row",
            "yFrom",
            "yTo",
            "firstIndex",
            "rowGame",
            "columnGame",
            "subtractionSet",
            "columnSubtractionSet",
            "counts",
            "columnCounts",
            "rows",
            "x",
            "y",
            "size",
            "heads",
            "n",
            "from",
            "to");

    private static final long LARGEST_LABEL = 2_000;

    private BoardTopics() {}

    static Topic of(String kind) {
        return new Topic(kind, INPUTS, input -> answer(kind, input));
    }

    private static Facts answer(String kind, Node input) {
        BoardGame game = BoardReader.game(kind, input);
        int first = BoardReader.firstIndex(input, game);
        if (input.has("row")) return row(input, game, first);
        if (input.has("x")) return head(kind, input, game, first);
        if (input.has("rows")) return position(BoardReader.read(game, input));
        if (input.get("heads").isList()) return position(BoardReader.read(game, input));
        return input.has("n")
                ? position(chequered(game, input.get("heads"), input.get("n").whole(1, 200)))
                : chequeredRange(game, input);
    }

    private static long label(Node node, int first) {
        return node.wholeLong(first, LARGEST_LABEL) - first;
    }

    private static Facts row(Node input, BoardGame game, int first) {
        long row = label(input.get("row"), first);
        long from = label(input.get("yFrom"), first);
        long to = label(input.get("yTo"), first);
        return new Facts()
                .put(
                        "sgValues",
                        () -> LongStream.rangeClosed(from, to)
                                .map(column -> game.value(row, column))
                                .boxed()
                                .toList());
    }

    /** A single head: its value, its moves, and what they lead to. */
    private static Facts head(String kind, Node input, BoardGame game, int first) {
        long x = label(input.get("x"), first);
        long y = label(input.get("y"), first);
        BitSet heads = new BitSet();
        heads.set((int) (x * (y + 1) + y));
        Facts answers = position(new CoinBoard(game, (int) x + 1, (int) y + 1, heads, first))
                .put("moves", () -> game.ways(x, y))
                .put("optionValues", Compare.SET, () -> game.optionValues(x, y));
        if (kind.equals("turning-corners"))
            answers.put("moveCount", () -> game.ways(x, y))
                    .put(
                            "movesUpToSymmetry",
                            () -> LongStream.range(0, y)
                                    .map(b -> Math.min(b + 1, x))
                                    .sum());
        if (game instanceof Tartan tartan)
            answers.put("rowMoves", () -> tartan.rowGame().ways(x))
                    .put("columnMoves", () -> tartan.columnGame().ways(y))
                    .put("v1", () -> tartan.rowGame().value(x))
                    .put("v2", () -> tartan.columnGame().value(y));
        return answers;
    }

    static CoinBoard chequered(BoardGame game, Node pattern, int n) {
        int parity = pattern.choice("i+j odd", "i+j even").equals("i+j odd") ? 1 : 0;
        BitSet heads = new BitSet();
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) heads.set(i * n + j, (i + j) % 2 == parity);
        return new CoinBoard(game, n, n, heads, 1);
    }

    private static Facts chequeredRange(BoardGame game, Node input) {
        int from = input.get("from").whole(1, 200);
        int to = input.get("to").whole(from, 200);
        List<Long> sums = IntStream.rangeClosed(from, to)
                .mapToObj(n -> chequered(game, input.get("heads"), n).sum())
                .toList();
        Supplier<Boolean> allZero = () -> {
            boolean zero = sums.getFirst() == 0;
            if (sums.stream().anyMatch(s -> (s == 0) != zero)) throw new NotAnswered("classes that differ");
            return zero;
        };
        return new Facts()
                .put("sgValues", () -> sums)
                .put("class", () -> allZero.get() ? "P" : "N")
                .put("winner", () -> allZero.get() ? "second" : "first");
    }

    private static Facts position(CoinBoard board) {
        int first = board.firstIndex();
        Supplier<List<Patch>> winning = new Once<>(() -> board.patchesChanging(board.sum(), Progress.none()));
        Supplier<List<List<List<Long>>>> cells =
                new Once<>(() -> winning.get().stream().map(p -> p.cells(first)).toList());
        return new Facts()
                .put(
                        "headValues",
                        Compare.SET,
                        () -> board.cells().stream()
                                .map(c -> entry("at", c.labels(first), "sg", board.value(c)))
                                .toList())
                .put("sg", board::sum)
                .put("class", () -> board.sum() == 0 ? "P" : "N")
                .put("winner", () -> board.sum() == 0 ? "second" : "first")
                .put("moveCount", board::winningCount)
                .put("winningMoves", Compare.SET, cells)
                .put(
                        "winningBlocks",
                        Compare.SET,
                        () -> cells.get().stream()
                                .map(move -> List.of(move.getFirst(), move.getLast()))
                                .toList())
                .put(
                        "winningProducts",
                        Compare.SET,
                        () -> winning.get().stream().map(p -> product(p, first)).toList())
                .put(
                        "winningMove",
                        Compare.accepted(move -> isWinning(board, move)),
                        () -> winning.get().isEmpty()
                                ? List.of()
                                : product(winning.get().getFirst(), first))
                .put("boardAfter", () -> board.turned(only(winning.get())).rows())
                .put(
                        "bookMove",
                        (answered, expected) -> cells.get().stream().anyMatch(m -> Compare.SET.agree(m, expected)),
                        cells)
                .put(
                        "boardAfterBookMove",
                        (answered, expected) -> winning.get().stream()
                                .anyMatch(
                                        p -> Compare.EXACT.agree(board.turned(p).rows(), expected)),
                        () -> winning.get().stream()
                                .map(p -> board.turned(p).rows())
                                .toList());
    }

    private static Patch only(List<Patch> winning) {
        if (winning.size() != 1) throw new NotAnswered("boardAfter with " + winning.size() + " winning moves");
        return winning.getFirst();
    }

    private static Map<String, Object> product(Patch patch, int first) {
        return entry("rows", patch.rowLabels(first), "columns", patch.columnLabels(first));
    }

    /** Whether a product of rows and columns, as an answer key writes it, is legal here and leaves value 0. */
    private static boolean isWinning(CoinBoard board, @Nullable Object move) {
        if (!(move instanceof Map<?, ?>)) return false;
        Node node = Node.root(move);
        Patch patch = new Patch(places(node.get("rows"), board), places(node.get("columns"), board));
        return board.legal(patch) && board.turned(patch).sum() == 0;
    }

    private static long[] places(Node labels, CoinBoard board) {
        return labels.list(1, 1000).stream()
                .mapToLong(n -> label(n, board.firstIndex()))
                .sorted()
                .toArray();
    }

    private static Map<String, Object> entry(String one, Object first, String two, Object second) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(one, first);
        entry.put(two, second);
        return entry;
    }

    static List<List<Long>> labels(List<long[]> moves, int first) {
        List<List<Long>> labels = new ArrayList<>();
        for (long[] move : moves)
            labels.add(LongStream.of(move).map(c -> c + first).boxed().toList());
        return labels;
    }
}
