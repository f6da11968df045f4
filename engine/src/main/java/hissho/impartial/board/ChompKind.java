package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Setting;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Chomp on a rectangle or on what bites have left of one. */
final class ChompKind implements ImpartialKind {

    private static final int LARGEST = 200;
    private static final int MOST_SQUARES = 3_600;
    private static final long MOST_BITES = 200_000_000L;
    private static final Field<Integer> COLUMNS = Field.optional("columns", Shape.whole(1, LARGEST));
    private static final Field<Integer> ROWS = Field.optional("rows", Shape.whole(1, LARGEST));
    private static final Field<List<Integer>> HEIGHTS = Field.optional(
                    "columnHeights", Shape.listOf(Shape.whole(0, LARGEST)))
            .looksLike("columns");
    private static final Field<List<List<Integer>>> MOVES =
            Field.optional("moves", Shape.listOf(Shape.listOf(Shape.whole(1, LARGEST), 2, 2)), List.of());

    @Override
    public String name() {
        return "chomp";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(COLUMNS, ROWS, HEIGHTS, MOVES);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(ImpartialKind.super.facts().stream(), Stream.of("columnHeights", "removed", "removedBy"))
                .toList();
    }

    @Override
    public Setting read(Node document) {
        List<Integer> heights = board(document);
        if (Chomp.squares(heights) > MOST_SQUARES)
            throw document.bad("impartial.bad.board-too-large", Chomp.squares(heights), MOST_SQUARES);
        List<Integer> removed = new ArrayList<>();
        Chomp rules = new Chomp(heights);
        List<List<Integer>> moves = MOVES.in(document);
        for (int i = 0; i < moves.size(); i++) {
            int column = moves.get(i).get(0);
            int row = moves.get(i).get(1);
            if (column > heights.size() || heights.get(column - 1) < row || (column == 1 && row == 1)) {
                Node bite = document.get("moves").list().get(i);
                throw bite.bad("impartial.bad.bite", bite.shown());
            }
            List<Integer> after = Chomp.after(heights, column, row);
            removed.add(Chomp.squares(heights) - Chomp.squares(after));
            heights = after;
        }
        if (isLarge(heights) && isRectangle(heights)) return byTheorem(heights, removed);
        limited(document, heights);
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(rules, Convention.NORMAL, Chomp.MOST_POSITIONS);
        return Setting.of(new OutcomeSearched<>(search, heights), Convention.NORMAL)
                .with(new ChompSupplement(heights, removed, List.of(), Optional.empty()));
    }

    private static boolean isRectangle(List<Integer> heights) {
        return heights.getFirst().equals(heights.getLast()) && Chomp.squares(heights) > 1;
    }

    private static Setting byTheorem(List<Integer> heights, List<Integer> removed) {
        LargeChomp large = new LargeChomp(heights.size(), heights.getFirst());
        return Setting.of(large, Convention.NORMAL)
                .with(new ChompSupplement(heights, removed, List.of(), Optional.of(large)));
    }

    /** Where the search of a rectangle runs out of time or room, the theorem still says who wins. */
    @Override
    public Solution solve(Setting game, Progress progress) {
        if (game.supplement() instanceof ChompSupplement board
                && game.component() instanceof OutcomeSearched<?> searched
                && isRectangle(board.heights())) {
            try {
                searched.winning(game.convention(), progress.share(1, 2));
            } catch (Progress.Stopped _) {
                return ImpartialKind.super.solve(byTheorem(board.heights(), board.removed()), progress);
            }
        }
        return ImpartialKind.super.solve(game, progress);
    }

    private static List<Integer> board(Node document) {
        if (!HEIGHTS.isIn(document)) return Chomp.rectangle(COLUMNS.in(document), ROWS.in(document));
        Node list = document.get("columnHeights");
        List<Integer> heights = HEIGHTS.in(document).stream().filter(h -> h > 0).toList();
        for (int i = 1; i < heights.size(); i++)
            if (heights.get(i) > heights.get(i - 1)) throw list.bad("impartial.bad.heights", list.shown());
        if (heights.isEmpty()) throw list.bad("core.bad.list-size", 1, LARGEST, 0);
        return heights;
    }

    /** Refuses boards whose positions are too many to search: the lattice paths inside their rectangle. */
    static List<Integer> limited(Node where, List<Integer> heights) {
        if (isLarge(heights)) throw where.bad("impartial.bad.too-many-positions", paths(heights), Chomp.MOST_POSITIONS);
        return heights;
    }

    private static boolean isLarge(List<Integer> heights) {
        BigInteger paths = paths(heights);
        return paths.compareTo(BigInteger.valueOf(Chomp.MOST_POSITIONS)) > 0
                || paths.multiply(BigInteger.valueOf(Chomp.squares(heights))).compareTo(BigInteger.valueOf(MOST_BITES))
                        > 0;
    }

    private static BigInteger paths(List<Integer> heights) {
        BigInteger paths = BigInteger.ONE;
        for (int i = 1; i <= heights.getFirst(); i++)
            paths = paths.multiply(BigInteger.valueOf(heights.size() + i)).divide(BigInteger.valueOf(i));
        return paths;
    }

    /** A board that only a theorem decides cannot be played on: after most bites nothing is known. */
    @Override
    public Optional<Position> play(Setting game, Progress progress) {
        return game.component() instanceof LargeChomp ? Optional.empty() : ImpartialKind.super.play(game, progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return BoardKinds.two(words, "columns", "rows");
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new ChompTable());
    }
}
