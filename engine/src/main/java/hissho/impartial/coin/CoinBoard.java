package hissho.impartial.coin;

import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.progress.Room;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board of coins under the rules of a two-dimensional coin-turning game; the first index labels the top row and left column. */
public record CoinBoard(BoardGame game, int height, int width, BitSet heads, int firstIndex) implements Component {

    private static final int LARGEST_DRAWN = 40;
    private static final int MOST_SHOWN = 100;
    private static final int MOST_POINTED = 36;

    /** A head on the board, counted from 0. */
    public record Cell(int row, int column) {
        public List<Integer> labels(int firstIndex) {
            return List.of(row + firstIndex, column + firstIndex);
        }
    }

    public CoinBoard {
        heads = (BitSet) heads.clone();
    }

    @Override
    public BitSet heads() {
        return (BitSet) heads.clone();
    }

    /** The board by its rows of H and T, top row first. */
    public static CoinBoard of(BoardGame game, List<String> rows, int firstIndex) {
        int width = rows.getFirst().length();
        BitSet heads = new BitSet();
        for (int r = 0; r < rows.size(); r++)
            for (int c = 0; c < width; c++) if (rows.get(r).charAt(c) == 'H') heads.set(r * width + c);
        return new CoinBoard(game, rows.size(), width, heads, firstIndex);
    }

    /** The heads in reading order. */
    public List<Cell> cells() {
        return heads.stream().mapToObj(i -> new Cell(i / width, i % width)).toList();
    }

    public long value(Cell cell) {
        return game.value(cell.row, cell.column);
    }

    /** The nim-sum of the heads' values. */
    public long sum() {
        return cells().stream().mapToLong(this::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(sum());
    }

    @Override
    public long optionCount() {
        BigInteger count =
                cells().stream().map(c -> game.ways(c.row, c.column)).reduce(BigInteger.ZERO, BigInteger::add);
        return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
    }

    @Override
    public Optional<BigInteger> countTo(GrundyValue target) {
        return target.finite().filter(n -> n.bitLength() < Long.SIZE).map(n -> movesChanging(sum() ^ n.longValue()));
    }

    /** How many moves change the value of the position by this amount. */
    public BigInteger movesChanging(long change) {
        return change == 0
                ? BigInteger.ZERO
                : cells().stream()
                        .map(c -> game.ways(c.row, c.column, change))
                        .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** How many moves lead to value 0. */
    public BigInteger winningCount() {
        return movesChanging(sum());
    }

    @Override
    public List<Option> options() {
        return cells().stream()
                .flatMap(c -> game.patches(c.row, c.column).stream())
                .map(this::option)
                .toList();
    }

    /** All moves, or where they are many some of every head, and any that is written. */
    @Override
    public Choices choices() {
        if (optionCount() <= CoinRow.MOST_CHOSEN) return Choices.of(options());
        List<Option> listed = new ArrayList<>();
        for (Cell cell : cells())
            for (long after : game.optionValues(cell.row, cell.column)) {
                int room = Math.min(CoinRow.MOST_EACH, CoinRow.MOST_CHOSEN - listed.size());
                if (room > 0)
                    for (Patch patch : game.patches(cell.row, cell.column, value(cell) ^ after, room))
                        listed.add(option(patch));
            }
        return Choices.some(BigInteger.valueOf(optionCount()), listed, this::written);
    }

    private Optional<Option> written(String typed) {
        String[] sides = typed.split("x", -1);
        if (sides.length != 2) return Optional.empty();
        return CoinLabels.read(sides[0])
                .flatMap(rows -> CoinLabels.read(sides[1])
                        .map(columns ->
                                new Patch(CoinRow.places(rows, firstIndex), CoinRow.places(columns, firstIndex))))
                .filter(patch -> patch.rows()[0] >= 0 && patch.columns()[0] >= 0 && legal(patch))
                .map(this::option);
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        if (target.finite().isEmpty() || target.finite().get().bitLength() >= Long.SIZE) return List.of();
        long change = sum() ^ target.finite().get().longValue();
        List<Option> options = new ArrayList<>();
        for (Patch patch : patchesChanging(change, progress)) {
            progress.check();
            Room.ask((long) options.size() * heads.size() / Byte.SIZE);
            options.add(option(patch));
        }
        return options;
    }

    /** The moves that change the value of the position by this amount, no more than are listed. */
    public List<Patch> patchesChanging(long change, Progress progress) {
        List<Patch> patches = new ArrayList<>();
        if (change == 0) return patches;
        for (Cell cell : cells()) {
            progress.check();
            patches.addAll(game.patches(cell.row, cell.column, change, CoinRow.MOST_LISTED - patches.size()));
        }
        return patches;
    }

    private Option option(Patch patch) {
        List<Long> rows = patch.rowLabels(firstIndex);
        List<Long> columns = patch.columnLabels(firstIndex);
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("rows", rows);
        facts.put("columns", columns);
        return new Option(
                CoinLabels.typed(rows) + "x" + CoinLabels.typed(columns),
                turned(patch),
                Message.of(
                        "coins.turn-patch",
                        CoinLabels.shortened(rows),
                        CoinLabels.shortened(columns),
                        rows.size(),
                        columns.size()),
                facts,
                parts(rows, columns));
    }

    /** The coins turned, or where they are more than anybody would point at, the move as a whole. */
    private List<Part> parts(List<Long> rows, List<Long> columns) {
        if (rows.size() * columns.size() > MOST_POINTED)
            return List.of(new Part.Named(
                    CoinLabels.typed(rows) + "x" + CoinLabels.typed(columns),
                    Message.of(
                            "coins.turn-patch",
                            CoinLabels.shortened(rows),
                            CoinLabels.shortened(columns),
                            rows.size(),
                            columns.size())));
        return rows.stream()
                .flatMap(row -> columns.stream().map(column -> part(row, column)))
                .toList();
    }

    private Part part(long row, long column) {
        String id = row + "," + column;
        boolean shown = row - firstIndex < shownRows() && column - firstIndex < shownColumns();
        return shown ? new Part.Spot(id) : new Part.Named(id, Message.of("coins.square", row, column));
    }

    public boolean legal(Patch patch) {
        long row = patch.rows()[patch.rows().length - 1];
        long column = patch.columns()[patch.columns().length - 1];
        return row < height && column < width && game.legal(patch) && heads.get((int) (row * width + column));
    }

    public CoinBoard turned(Patch patch) {
        BitSet after = (BitSet) heads.clone();
        for (long row : patch.rows()) for (long column : patch.columns()) after.flip((int) (row * width + column));
        return new CoinBoard(game, height, width, after, firstIndex);
    }

    /** The rows as H and T, top row first. */
    public List<String> rows() {
        return IntStream.range(0, height)
                .mapToObj(r -> IntStream.range(0, width)
                        .mapToObj(c -> heads.get(r * width + c) ? "H" : "T")
                        .collect(Collectors.joining()))
                .toList();
    }

    @Override
    public String print() {
        return isDrawn()
                ? String.join("/", rows())
                : cells().stream()
                        .limit(LARGEST_DRAWN)
                        .map(c -> "(" + (c.row + firstIndex) + "," + (c.column + firstIndex) + ")")
                        .collect(Collectors.joining(" ", "", cells().size() > LARGEST_DRAWN ? " …" : ""));
    }

    private boolean isDrawn() {
        return height <= LARGEST_DRAWN && width <= LARGEST_DRAWN;
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("rows", rows());
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.ACCENT, Message.of("coins.legend.heads"));
    }

    @Override
    public Optional<Message> worths(Progress progress) {
        return CoinLabels.worths(cells().stream().map(this::value).toList(), sum());
    }

    @Override
    public Message describe() {
        return Message.of("coins.board", game.title(), height, width, print());
    }

    @Override
    public Scene scene(Words words) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int r = 0; r < shownRows(); r++)
            for (int c = 0; c < shownColumns(); c++)
                places.put(new Place.Cell(r, c), (r + firstIndex) + "," + (c + firstIndex));
        return Scene.of(isDrawn() ? text() : print(), new Board(new Figure.Coins(figure(new BitSet())), places));
    }

    private String text() {
        int pad = String.valueOf(Math.max(height, width) - 1 + firstIndex).length() + 1;
        StringBuilder text = new StringBuilder(" ".repeat(pad));
        for (int c = 0; c < width; c++) text.append(right(c + firstIndex, pad));
        for (int r = 0; r < height; r++) {
            text.append('\n').append(right(r + firstIndex, pad));
            for (int c = 0; c < width; c++)
                text.append(" ".repeat(pad - 1)).append(heads.get(r * width + c) ? 'H' : '.');
        }
        return text.toString();
    }

    private static String right(int number, int pad) {
        return " ".repeat(pad - String.valueOf(number).length()) + number;
    }

    /** The board, or its north-west part where it is too large to draw, with some coins marked as turned. */
    public Figure.Grid figure(BitSet turned) {
        int rows = shownRows();
        int columns = shownColumns();
        List<String> columnHeads = labels(columns);
        List<List<Figure.Square>> squares = IntStream.range(0, rows)
                .mapToObj(r -> IntStream.range(0, columns)
                        .mapToObj(c -> square(r * width + c, turned))
                        .toList())
                .toList();
        return new Figure.Grid(labels(rows), columnHeads, squares);
    }

    private int shownRows() {
        return Math.min(height, MOST_SHOWN);
    }

    private int shownColumns() {
        return Math.min(width, MOST_SHOWN);
    }

    private Figure.Square square(int index, BitSet turned) {
        Tone tone = turned.get(index) ? Tone.GOOD : heads.get(index) ? Tone.ACCENT : Tone.MUTED;
        return new Figure.Square(heads.get(index) ? "H" : "T", tone);
    }

    private List<String> labels(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.valueOf(i + firstIndex))
                .toList();
    }
}
