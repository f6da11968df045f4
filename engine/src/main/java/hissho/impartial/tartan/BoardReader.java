package hissho.impartial.tartan;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.coin.AcrosticTwins;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinGames;
import hissho.impartial.coin.Run;
import hissho.impartial.coin.SomeCoins;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/** Reads boards of coins: written out row by row, or by their size and the cells of their heads. */
final class BoardReader {

    static final String TARTAN = "tartan";
    static final int LARGEST_SIDE = 500;

    private BoardReader() {}

    /** The fields of a board, and of the two games where the kind is the general product. */
    static List<Field<?>> fields(String kind) {
        List<Field<?>> fields = new ArrayList<>();
        if (kind.equals(TARTAN)) fields.addAll(gameFields());
        fields.add(Field.optional("rows", Shape.listOf(Shape.text(), 1, LARGEST_SIDE))
                .looksLike("board"));
        fields.add(Field.optional("size", Shape.listOf(Shape.whole(1, LARGEST_SIDE), 2, 2)));
        fields.add(Field.optional("heads", Shape.listOf(Shape.listOf(Shape.whole(0, LARGEST_SIDE), 2, 2))));
        fields.add(Field.optional("firstIndex", Shape.whole(0, 1)));
        return fields;
    }

    static List<Field<?>> gameFields() {
        Shape<?> games = Shape.choice(CoinGames.names().toArray(String[]::new));
        List<Field<?>> fields = new ArrayList<>();
        fields.add(Field.required("rowGame", games));
        fields.add(Field.required("columnGame", games));
        fields.addAll(CoinGames.fields());
        for (Field<?> field : CoinGames.fields()) fields.add(Field.optional(columnName(field.name()), field.shape()));
        return fields;
    }

    /** What a field of the column game is called where the row game has one of the same kind. */
    private static String columnName(String field) {
        return "column" + Character.toUpperCase(field.charAt(0)) + field.substring(1);
    }

    /** The game of a kind, or of the two games the document names. */
    static BoardGame game(String kind, Node document) {
        return switch (kind) {
            case "acrostic-twins" -> new AcrosticTwins();
            case "turning-corners" -> new Tartan(kind, SomeCoins.TWINS, SomeCoins.TWINS);
            case "rugs" -> new Tartan(kind, Run.RULER, Run.RULER);
            default ->
                Tartan.of(
                        CoinGames.read(document.get("rowGame"), document),
                        CoinGames.read(
                                document.get("columnGame"),
                                document,
                                own(document, "subtractionSet"),
                                own(document, "counts")));
        };
    }

    private static String own(Node document, String field) {
        return document.has(columnName(field)) ? columnName(field) : field;
    }

    /** The label of the top row and left column: as given, or what is natural for the game. */
    static int firstIndex(Node document, BoardGame game) {
        int natural = game instanceof Tartan tartan
                ? Math.min(
                        CoinGames.naturalFirstIndex(tartan.rowGame()), CoinGames.naturalFirstIndex(tartan.columnGame()))
                : 0;
        return document.find("firstIndex").map(n -> n.whole(0, 1)).orElse(natural);
    }

    static CoinBoard read(BoardGame game, Node document) {
        int firstIndex = firstIndex(document, game);
        CoinBoard board = document.has("rows")
                ? CoinBoard.of(game, rows(document.get("rows")), firstIndex)
                : byHeads(game, document, firstIndex);
        checkReach(board, document);
        return board;
    }

    private static List<String> rows(Node node) {
        List<Node> rows = node.list(1, LARGEST_SIDE);
        List<String> texts = new ArrayList<>();
        for (Node row : rows) {
            String text = row.text().replace(" ", "").toUpperCase(Locale.ROOT);
            if (text.isEmpty() || text.length() > LARGEST_SIDE || !text.chars().allMatch(c -> c == 'H' || c == 'T'))
                throw row.bad("coins.bad.coins", LARGEST_SIDE);
            if (!texts.isEmpty() && texts.getFirst().length() != text.length())
                throw row.bad("core.bad.ragged", text.length(), texts.getFirst().length());
            texts.add(text);
        }
        return texts;
    }

    private static CoinBoard byHeads(BoardGame game, Node document, int firstIndex) {
        List<Node> cells = document.get("heads").list(0, LARGEST_SIDE * LARGEST_SIDE);
        int height = 1;
        int width = 1;
        if (document.has("size")) {
            List<Node> size = document.get("size").list(2, 2);
            height = size.get(0).whole(1, LARGEST_SIDE);
            width = size.get(1).whole(1, LARGEST_SIDE);
        } else
            for (Node cell : cells) {
                height = Math.max(height, label(cell, 0, firstIndex, LARGEST_SIDE) + 1);
                width = Math.max(width, label(cell, 1, firstIndex, LARGEST_SIDE) + 1);
            }
        BitSet heads = new BitSet();
        for (Node cell : cells) {
            int index = label(cell, 0, firstIndex, height) * width + label(cell, 1, firstIndex, width);
            if (heads.get(index)) throw cell.bad("coins.bad.twice", cell.shown());
            heads.set(index);
        }
        return new CoinBoard(game, height, width, heads, firstIndex);
    }

    /** A row or column of a cell, counted from 0. */
    private static int label(Node cell, int index, int firstIndex, int side) {
        return cell.list(2, 2).get(index).whole(firstIndex, side - 1 + firstIndex) - firstIndex;
    }

    private static void checkReach(CoinBoard board, Node document) {
        if (board.game() instanceof Tartan tartan) {
            checkReach(tartan.rowGame(), board.height(), document);
            checkReach(tartan.columnGame(), board.width(), document);
        }
    }

    private static void checkReach(CoinGame game, int side, Node document) {
        if (side - 1 > game.lastWalkedPlace()) throw document.bad("coins.bad.side", side, game.lastWalkedPlace() + 1);
    }
}
