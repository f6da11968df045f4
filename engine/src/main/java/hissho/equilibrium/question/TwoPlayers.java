package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.form.format.Nfg;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads a game of two players in whichever way a document gives it: pairs in cells, two matrices, a zero-sum matrix, or text in a known format. */
final class TwoPlayers {

    static final int MOST_CELLS = 250_000;

    private static final Shape<Node> PAIRS = Shape.listOf(
                    Shape.listOf(Shape.pair(), 1, Integer.MAX_VALUE), 1, Integer.MAX_VALUE)
            .by(node -> node);

    static final Field<Node> BIMATRIX = Field.optional("bimatrix", PAIRS).looksLike("bimatrix");
    private static final Field<RationalMatrix> A = Field.optional("A", Shape.matrix(MOST_CELLS));
    private static final Field<RationalMatrix> B = Field.optional("B", Shape.matrix(MOST_CELLS));
    private static final Field<RationalMatrix> MATRIX = Field.optional("matrix", Shape.matrix(MOST_CELLS));
    private static final Field<String> NFG = Field.optional("nfg", Shape.text());
    private static final Field<Node> LRS =
            Field.optional("lrsnash", Shape.text().by(node -> node));
    private static final Field<Node> CSV = Field.optional("csv", Shape.text().by(node -> node));
    static final Field<List<String>> ROWS = Field.optional("rows", Shape.listOf(Shape.text(), 1, MOST_CELLS));
    static final Field<List<String>> COLS = Field.optional("cols", Shape.listOf(Shape.text(), 1, MOST_CELLS));
    private static final Field<List<String>> PLAYERS = Field.optional("players", Shape.listOf(Shape.text(), 2, 2));

    static final List<Field<?>> FIELDS = List.of(BIMATRIX, A, B, MATRIX, NFG, LRS, CSV, ROWS, COLS, PLAYERS);

    private TwoPlayers() {}

    static StrategicGame in(Node document) {
        long given = Stream.of(
                        BIMATRIX.isIn(document),
                        A.isIn(document) || B.isIn(document),
                        MATRIX.isIn(document),
                        NFG.isIn(document),
                        LRS.isIn(document),
                        CSV.isIn(document))
                .filter(is -> is)
                .count();
        if (given != 1) throw document.bad("equilibrium.bad.one-of");
        if (NFG.isIn(document)) return fromFile(document);
        Bimatrix matrices = matrices(document);
        return StrategicGame.of(
                PLAYERS.find(document).map(Players::new).orElseGet(() -> new Players(List.of("I", "II"))),
                List.of(
                        labels(document, "rows", matrices.first().height()),
                        labels(document, "cols", matrices.first().width())),
                matrices);
    }

    private static StrategicGame fromFile(Node document) {
        StrategicGame game = Nfg.read(NFG.in(document)).game();
        if (game.players().count() != 2)
            throw document.get("nfg")
                    .bad("equilibrium.bad.two-players", game.players().count());
        return game;
    }

    private static Bimatrix matrices(Node document) {
        if (BIMATRIX.isIn(document)) return pairs(BIMATRIX.in(document));
        if (MATRIX.isIn(document)) return Bimatrix.zeroSum(MATRIX.in(document));
        if (LRS.isIn(document)) return PairText.lrs(LRS.in(document));
        if (CSV.isIn(document)) return PairText.cells(CSV.in(document));
        RationalMatrix a = A.in(document);
        RationalMatrix b = B.in(document);
        if (a.height() != b.height() || a.width() != b.width())
            throw document.get("B").bad("equilibrium.bad.shapes", a.height(), a.width(), b.height(), b.width());
        return new Bimatrix(a, b);
    }

    /** Rows of cells with two numbers each. */
    static Bimatrix pairs(Node table) {
        List<Node> rows = table.list();
        if (rows.isEmpty() || rows.getFirst().list().isEmpty()) throw table.bad("core.bad.empty-matrix");
        int width = rows.getFirst().list().size();
        if ((long) rows.size() * width > MOST_CELLS)
            throw table.bad("core.bad.too-large", (long) rows.size() * width, MOST_CELLS);
        Rational[][][] cells = new Rational[rows.size()][width][];
        for (int i = 0; i < rows.size(); i++) {
            List<Node> row = rows.get(i).list();
            if (row.size() != width) throw rows.get(i).bad("core.bad.ragged", row.size(), width);
            for (int j = 0; j < width; j++) cells[i][j] = row.get(j).pair().toArray(Rational[]::new);
        }
        return new Bimatrix(
                RationalMatrix.generate(rows.size(), width, (i, j) -> cells[i][j][0]),
                RationalMatrix.generate(rows.size(), width, (i, j) -> cells[i][j][1]));
    }

    private static List<String> labels(Node document, String field, int count) {
        Optional<Node> given = document.find(field);
        if (given.isEmpty())
            return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
        return given.get().names(count);
    }
}
