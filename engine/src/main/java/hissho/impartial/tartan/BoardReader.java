package hissho.impartial.tartan;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.coin.AcrosticTwins;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinGames;
import hissho.impartial.coin.CoinRowReader;
import hissho.impartial.coin.Run;
import hissho.impartial.coin.SomeCoins;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/** Reads boards of coins: written out row by row, by their size and the cells of their heads, or chequered. */
final class BoardReader {

    static final String TARTAN = "tartan";
    static final int LARGEST_SIDE = 500;

    static final Field<String> ROW_GAME = Field.required("rowGame", CoinGames.CHOICE);
    static final Field<String> COLUMN_GAME = Field.required("columnGame", CoinGames.CHOICE);
    private static final CoinGames.Numbers COLUMN_NUMBERS = new CoinGames.Numbers(
            Field.optional("columnSubtractionSet", CoinGames.DISTANCES.shape()),
            Field.optional("columnCounts", CoinGames.COUNTS.shape()),
            Field.optional("columnPatterns", CoinGames.PATTERNS.shape()));

    private static final Field<List<String>> ROWS = Field.optional(
                    "rows", Shape.listOf(Shape.text().by(BoardReader::row), 1, LARGEST_SIDE))
            .looksLike("board");
    private static final Field<List<Integer>> SIZE =
            Field.optional("size", Shape.listOf(Shape.whole(1, LARGEST_SIDE), 2, 2));
    private static final Shape<List<List<Integer>>> CELLS =
            Shape.listOf(Shape.listOf(Shape.whole(0, LARGEST_SIDE), 2, 2), 0, LARGEST_SIDE * LARGEST_SIDE);
    static final Shape<String> PATTERN = Shape.choice("i+j odd", "i+j even");
    private static final Field<Node> HEADS = Field.optional("heads", Shape.either(CELLS, PATTERN));
    private static final Field<Integer> SIDE = Field.optional("n", Shape.whole(1, LARGEST_SIDE));

    private BoardReader() {}

    /** The fields of a board, and of the two games where the kind is the general product. */
    static List<Field<?>> fields(String kind) {
        List<Field<?>> fields = new ArrayList<>();
        if (kind.equals(TARTAN)) fields.addAll(gameFields());
        fields.addAll(List.of(ROWS, SIZE, HEADS, SIDE, CoinRowReader.FIRST_INDEX, Convention.PLAY));
        return fields;
    }

    static List<Field<?>> gameFields() {
        List<Field<?>> fields = new ArrayList<>(List.of(ROW_GAME, COLUMN_GAME));
        fields.addAll(numberFields());
        return fields;
    }

    /** The numbers that games of one's own need. */
    static List<Field<?>> numberFields() {
        List<Field<?>> fields = new ArrayList<>(CoinGames.NUMBERS.fields());
        fields.addAll(COLUMN_NUMBERS.fields());
        return fields;
    }

    /** The game of a kind, or of the two games the document names. */
    static BoardGame game(String kind, Node document) {
        return switch (kind) {
            case "acrostic-twins" -> new AcrosticTwins();
            case "turning-corners" -> new Tartan(kind, SomeCoins.TWINS, SomeCoins.TWINS);
            case "rugs" -> new Tartan(kind, Run.RULER, Run.RULER);
            default ->
                Tartan.of(
                        CoinGames.read(document, ROW_GAME, CoinGames.NUMBERS),
                        CoinGames.read(document, COLUMN_GAME, COLUMN_NUMBERS.or(CoinGames.NUMBERS, document)));
        };
    }

    /** The label of the top row and left column: as given, or what is natural for the game. */
    static int firstIndex(Node document, BoardGame game) {
        int natural = game instanceof Tartan tartan
                ? Math.min(
                        CoinGames.naturalFirstIndex(tartan.rowGame()), CoinGames.naturalFirstIndex(tartan.columnGame()))
                : 0;
        return CoinRowReader.FIRST_INDEX.find(document).orElse(natural);
    }

    static CoinBoard read(BoardGame game, Node document) {
        int firstIndex = firstIndex(document, game);
        CoinBoard board;
        if (ROWS.isIn(document)) board = CoinBoard.of(game, rows(document), firstIndex);
        else {
            Node heads = HEADS.in(document);
            board = heads.isList()
                    ? byHeads(game, document, heads, firstIndex)
                    : chequered(game, PATTERN.read(heads), SIDE.in(document), firstIndex);
        }
        checkReach(board, document);
        return board;
    }

    private static String row(Node row) {
        String text = row.text().replace(" ", "").toUpperCase(Locale.ROOT);
        if (text.isEmpty() || text.length() > LARGEST_SIDE || !text.chars().allMatch(c -> c == 'H' || c == 'T'))
            throw row.bad("coins.bad.coins", LARGEST_SIDE);
        return text;
    }

    private static List<String> rows(Node document) {
        List<String> rows = ROWS.in(document);
        int width = rows.getFirst().length();
        for (int i = 0; i < rows.size(); i++)
            if (rows.get(i).length() != width)
                throw document.get("rows")
                        .list()
                        .get(i)
                        .bad("core.bad.ragged", rows.get(i).length(), width);
        return rows;
    }

    private static CoinBoard byHeads(BoardGame game, Node document, Node heads, int firstIndex) {
        List<List<Integer>> cells = CELLS.read(heads);
        int height = 1;
        int width = 1;
        for (List<Integer> cell : cells) {
            height = Math.max(height, cell.get(0) - firstIndex + 1);
            width = Math.max(width, cell.get(1) - firstIndex + 1);
        }
        if (SIZE.isIn(document)) {
            height = SIZE.in(document).get(0);
            width = SIZE.in(document).get(1);
        }
        BitSet set = new BitSet();
        for (int i = 0; i < cells.size(); i++) {
            Node cell = heads.list().get(i);
            int index = place(cell, 0, firstIndex, height) * width + place(cell, 1, firstIndex, width);
            if (set.get(index)) throw cell.bad("coins.bad.twice", cell.shown());
            set.set(index);
        }
        return new CoinBoard(game, height, width, set, firstIndex);
    }

    /** A row or column of a cell, counted from 0. */
    private static int place(Node cell, int index, int firstIndex, int side) {
        return cell.list(2, 2).get(index).whole(firstIndex, side - 1 + firstIndex) - firstIndex;
    }

    /** A square board with a head wherever the labels of row and column add up to an odd or to an even number. */
    static CoinBoard chequered(BoardGame game, String pattern, int side, int firstIndex) {
        int parity = pattern.equals("i+j odd") ? 1 : 0;
        BitSet heads = new BitSet();
        for (int i = 0; i < side; i++) for (int j = 0; j < side; j++) heads.set(i * side + j, (i + j) % 2 == parity);
        return new CoinBoard(game, side, side, heads, firstIndex);
    }

    private static void checkReach(CoinBoard board, Node document) {
        if (board.game() instanceof Tartan tartan) {
            checkReach(tartan.rowGame(), board.height(), document);
            checkReach(tartan.columnGame(), board.width(), document);
        }
    }

    /** Complains where values are asked for beyond the last place whose value a game can tell. */
    static void checkTold(BoardGame game, int height, int width, Node document) {
        if (!(game instanceof Tartan tartan)) return;
        if (height - 1 > tartan.rowGame().lastPlace())
            throw document.bad("coins.bad.side", height, tartan.rowGame().lastPlace() + 1);
        if (width - 1 > tartan.columnGame().lastPlace())
            throw document.bad("coins.bad.side", width, tartan.columnGame().lastPlace() + 1);
    }

    private static void checkReach(CoinGame game, int side, Node document) {
        if (side - 1 > game.lastWalkedPlace()) throw document.bad("coins.bad.side", side, game.lastWalkedPlace() + 1);
    }
}
