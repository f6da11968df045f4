package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Northcott's game on a board of any size. */
final class NorthcottKind implements Kind<NorthcottKind.Board> {

    /** A board of Northcott's game to be solved. */
    record Board(Northcott board) implements Game {}

    private static final Shape<List<Integer>> MEN = Shape.listOf(Shape.whole(0, 999), 1, 100);
    private static final Field<Integer> WIDTH = Field.required("width", Shape.whole(2, 1_000));
    private static final Field<List<Integer>> WHITE =
            Field.required("white", MEN).looksLike("lanes");
    private static final Field<List<Integer>> BLACK =
            Field.required("black", MEN).looksLike("lanes");
    private static final Field<String> TO_MOVE = Field.optional("toMove", Shape.choice("white", "black"), "white");

    @Override
    public Listing listing() {
        return new Listing("northcott", "impartial", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(WIDTH, WHITE, BLACK, TO_MOVE);
    }

    @Override
    public List<String> facts() {
        return NorthcottSolution.KEYS;
    }

    @Override
    public Board read(Node document) {
        int width = WIDTH.in(document);
        List<Integer> white = inside(document, WHITE, width);
        List<Integer> black = inside(document, BLACK, width);
        if (white.size() != black.size())
            throw document.get("black").bad("impartial.bad.northcott-rows", white.size(), black.size());
        for (int row = 0; row < white.size(); row++)
            if (white.get(row).equals(black.get(row)))
                throw document.get("black").list().get(row).bad("impartial.bad.northcott-same", black.get(row));
        return new Board(new Northcott(width, white, black, TO_MOVE.in(document).equals("white")));
    }

    private static List<Integer> inside(Node document, Field<List<Integer>> men, int width) {
        List<Integer> columns = men.in(document);
        for (int row = 0; row < columns.size(); row++)
            if (columns.get(row) >= width)
                throw document.get(men.name())
                        .list()
                        .get(row)
                        .bad("core.bad.out-of-range", columns.get(row), 0, width - 1);
        return columns;
    }

    @Override
    public Solution solve(Board game, Progress progress) {
        return NorthcottSolution.of(game.board, progress);
    }

    /** A chessboard with these gaps: {@code northcott 4 2 3 5 3 6 2 1}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty() || !words.stream().allMatch(w -> w.matches("[0-6]"))) return Optional.empty();
        List<Integer> gaps = words.stream().map(Integer::valueOf).toList();
        return Optional.of(Map.of(
                "width", 8,
                "white", gaps.stream().map(g -> (6 - g) / 2).toList(),
                "black", gaps.stream().map(g -> (6 - g) / 2 + g + 1).toList()));
    }

    @Override
    public Optional<Position> play(Board game, Progress progress) {
        return Optional.of(new NorthcottPosition(game.board, 0));
    }
}
