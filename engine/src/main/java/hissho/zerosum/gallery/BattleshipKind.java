package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.search.Battleship;
import hissho.zerosum.search.ColumnGeneration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Battleship on small boards. */
final class BattleshipKind implements Kind<Battleship> {

    private static final List<Field<?>> FIELDS = List.of(
            Field.required("rows", Shape.whole(1, 62)),
            Field.required("cols", Shape.whole(1, 62)),
            Field.required("ship", Shape.either(Shape.whole(1, 62), Shape.listOf(Shape.whole(1, 62), 1, 6))));

    @Override
    public Listing listing() {
        return new Listing("battleship", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(FIELDS);
    }

    @Override
    public Battleship read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        FIELDS.forEach(field -> known.add(field.name()));
        document.only(known);
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (Field<?> field : FIELDS)
            document.find(field.name())
                    .ifPresent(node -> parameters.put(field.name(), java.util.Objects.requireNonNull(node.value())));
        return Battleship.read(new Node(document.place(), parameters));
    }

    @Override
    public Solution solve(Battleship game, Progress progress) {
        return new SearchAnswer<>(
                name(),
                List.of(game.rows(), game.columns(), game.ships(), game.placements()),
                ColumnGeneration.solve(game, progress),
                SearchTrees::shots,
                (words, count) -> boards(words, game, count));
    }

    /** A placement of each class on the board, squares numbered row by row. */
    private static List<Block> boards(Words words, Battleship game, int count) {
        List<Block> boards = new ArrayList<>();
        for (int c = 0; c < count; c++) {
            Set<Integer> covered = new HashSet<>(game.representative(c));
            List<List<Figure.Square>> rows = new ArrayList<>();
            for (int r = 0; r < game.rows(); r++) {
                List<Figure.Square> row = new ArrayList<>();
                for (int k = 1; k <= game.columns(); k++) {
                    int square = r * game.columns() + k;
                    row.add(new Figure.Square(
                            Integer.toString(square), covered.contains(square) ? Tone.FIRST : Tone.PLAIN));
                }
                rows.add(row);
            }
            boards.add(new Block.Picture(
                    new Figure.Grid(List.of(), List.of(), rows),
                    words.say("named.search.board", game.classes().get(c).name())));
        }
        return boards;
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), FIELDS, words);
    }
}
