package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.AskedTable;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** SOS on one row. */
final class SosKind implements Kind<SosKind.Row> {

    /** A row of SOS and who is to move. */
    record Row(String row, boolean firstMoves) implements Game {}

    static final int LONGEST = 100_000;
    private static final Field<Integer> SQUARES = Field.optional("squares", Shape.whole(1, LONGEST));
    private static final Field<String> BOARD =
            Field.optional("board", Shape.text().by(SosKind::letters));
    private static final Field<String> TO_MOVE = Field.optional("toMove", Shape.choice("first", "second"));

    @Override
    public Listing listing() {
        return new Listing("sos", "impartial", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(SQUARES, BOARD, TO_MOVE);
    }

    @Override
    public List<String> facts() {
        return SosSolution.KEYS;
    }

    private static String letters(Node board) {
        String row = board.text();
        if (row.isEmpty()
                || row.length() > LONGEST
                || !row.chars().allMatch(c -> c == 'S' || c == 'O' || c == '_')
                || row.contains("SOS")) throw board.bad("impartial.bad.sos", board.shown());
        return row;
    }

    @Override
    public Row read(Node document) {
        String row = BOARD.find(document).orElseGet(() -> "_".repeat(SQUARES.in(document)));
        if (SQUARES.isIn(document) && SQUARES.in(document) != row.length())
            throw document.get("board").bad("impartial.bad.sos-length", SQUARES.in(document), row.length());
        char[] squares = row.toCharArray();
        if (row.length() > Sos.LONGEST_SEARCHED
                && Sos.blanks(squares) < row.length()
                && Sos.blanks(squares) > Sos.LONGEST_SEARCHED
                && !Sos.hasTrap(squares)
                && Sos.completions(squares).isEmpty())
            throw document.get("board").bad("impartial.bad.sos-long", Sos.LONGEST_SEARCHED);
        boolean firstMoves =
                TO_MOVE.find(document).map("first"::equals).orElse((row.length() - Sos.blanks(squares)) % 2 == 0);
        return new Row(row, firstMoves);
    }

    @Override
    public Solution solve(Row game, Progress progress) {
        return SosSolution.of(game, progress);
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new AskedTable("sos", SosOutcomes.kind()));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.size() == 1 && words.getFirst().matches("\\d{1,5}")
                ? Optional.of(Map.of("squares", words.getFirst()))
                : words.size() == 1 ? Optional.of(Map.of("board", words.getFirst())) : Optional.empty();
    }

    @Override
    public Optional<Position> play(Row game, Progress progress) {
        return Optional.of(SosPosition.start(game.row, game.firstMoves ? 0 : 1));
    }
}
