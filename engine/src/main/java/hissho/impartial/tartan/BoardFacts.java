package hissho.impartial.tartan;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Option;
import hissho.impartial.Tuples;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.Patch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** What a board of coins says beside the facts of every impartial game. */
final class BoardFacts {

    static final List<String> KEYS = List.of("headValues", "winningBlocks", "winningMove", "boardAfter");

    /** Lists of moves as sets; a move may be told by its rows and columns or by its cells. */
    static final Compare MOVES = (answered, expected) -> Compare.SET.agree(allCells(answered), allCells(expected));

    private static final int MOST_WRITTEN = 60;

    private BoardFacts() {}

    static Facts of(CoinBoard board, List<Long> values, Analysis analysis) {
        Facts facts = new Facts()
                .put(
                        "headValues",
                        Compare.SET,
                        () -> IntStream.range(0, values.size())
                                .mapToObj(i -> told(board, i, values.get(i)))
                                .toList(),
                        (words, told) -> written(board, values))
                .put(
                        "winningBlocks",
                        Compare.SET,
                        () -> analysis.winning().stream()
                                .map(option -> {
                                    List<List<Long>> cells = patch(option, 0).cells(0);
                                    return List.of(cells.getFirst(), cells.getLast());
                                })
                                .toList(),
                        Tuples::write);
        if (analysis.winning().isEmpty()) return facts;
        return facts.put(
                        "winningMove",
                        Compare.accepted(move -> isWinning(board, move)),
                        () -> analysis.winning().getFirst().facts(),
                        (words, move) -> words.say(analysis.winning().getFirst().words()))
                .put(
                        "boardAfter",
                        (answered, expected) -> analysis.winning().stream()
                                .anyMatch(option ->
                                        Compare.EXACT.agree(after(option).rows(), expected)),
                        () -> after(analysis.winning().getFirst()).rows());
    }

    private static CoinBoard after(Option option) {
        return (CoinBoard) option.after();
    }

    static Map<String, Object> told(CoinBoard board, int index, long value) {
        return InOrder.of("at", board.cells().get(index).labels(board.firstIndex()), "sg", value);
    }

    private static String written(CoinBoard board, List<Long> values) {
        return IntStream.range(0, Math.min(MOST_WRITTEN, values.size()))
                .mapToObj(i -> written(board.cells().get(i), board) + ": " + Long.toUnsignedString(values.get(i)))
                .collect(Collectors.joining(", "));
    }

    static String written(CoinBoard.Cell cell, CoinBoard board) {
        return cell.labels(board.firstIndex()).toString().replace('[', '(').replace(']', ')');
    }

    /** The coins a move turns, its labels being counted from the given one. */
    static Patch patch(Option option, int firstIndex) {
        return new Patch(places(option, "rows", firstIndex), places(option, "columns", firstIndex));
    }

    private static long[] places(Option option, String side, int firstIndex) {
        return ((List<?>) option.facts().getOrDefault(side, List.of()))
                .stream().mapToLong(label -> (Long) label - firstIndex).toArray();
    }

    /** Whether a proposed move, by its rows and columns or by its cells, is legal here and leaves value 0. */
    private static boolean isWinning(CoinBoard board, @Nullable Object move) {
        Node node = Node.root(move);
        Patch patch = node.isMap()
                ? new Patch(
                        places(node.get("rows").list(), board),
                        places(node.get("columns").list(), board))
                : ofCells(node, board);
        return board.legal(patch) && board.turned(patch).sum() == 0;
    }

    private static Patch ofCells(Node cells, CoinBoard board) {
        List<Node> rows =
                cells.list().stream().map(cell -> cell.list(2, 2).get(0)).toList();
        List<Node> columns =
                cells.list().stream().map(cell -> cell.list(2, 2).get(1)).toList();
        Patch patch = new Patch(places(rows, board), places(columns, board));
        if (patch.cells(0).size() != cells.list().size()) throw cells.bad("coins.bad.not-a-product", cells.shown());
        return patch;
    }

    private static long[] places(List<Node> labels, CoinBoard board) {
        return labels.stream()
                .mapToLong(n -> n.wholeLong(board.firstIndex(), BoardReader.LARGEST_SIDE) - board.firstIndex())
                .distinct()
                .sorted()
                .toArray();
    }

    /** Every move of a list as its cells in reading order. */
    private static @Nullable Object allCells(@Nullable Object moves) {
        if (!(moves instanceof List<?> list)) return moves;
        List<Object> cells = new ArrayList<>();
        for (Object move : list) cells.add(cells(Node.root(move)));
        return cells;
    }

    private static List<List<Long>> cells(Node move) {
        List<List<Long>> cells = new ArrayList<>();
        if (move.isMap()) {
            for (Node row : move.get("rows").list())
                for (Node column : move.get("columns").list()) cells.add(List.of(label(row), label(column)));
        } else
            for (Node cell : move.list())
                cells.add(cell.list(2, 2).stream().map(BoardFacts::label).toList());
        cells.sort(Comparator.<List<Long>>comparingLong(List::getFirst).thenComparingLong(List::getLast));
        return cells;
    }

    private static long label(Node node) {
        return node.wholeLong(0, Long.MAX_VALUE);
    }

    static List<List<Long>> labels(List<long[]> moves, int first) {
        List<List<Long>> labels = new ArrayList<>();
        for (long[] move : moves)
            labels.add(LongStream.of(move).map(c -> c + first).boxed().toList());
        return labels;
    }
}
