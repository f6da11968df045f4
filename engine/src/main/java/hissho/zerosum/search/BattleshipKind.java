package hissho.zerosum.search;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Mixed;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.named.Positional;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Battleship on small boards, and a hider to be answered. */
public final class BattleshipKind implements Kind<BattleshipKind.Asked> {

    private static final Field<Node> HIDER =
            Field.optional("row", Shape.mapOf(Shape.number()).by(node -> node));

    /** A game, and the weights of a hider's classes that somebody proposes. */
    public record Asked(Battleship game, Optional<RationalVector> hider) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("battleship", "search", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Battleship.ROWS, Battleship.COLUMNS, Battleship.SHIP, HIDER);
    }

    @Override
    public List<String> facts() {
        return BattleshipFacts.KEYS;
    }

    @Override
    public Asked read(Node document) {
        Battleship game = Battleship.read(document);
        return new Asked(game, HIDER.find(document).map(node -> BattleshipFacts.weights(game, node)));
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        Battleship game = asked.game();
        SearchSolution<ShotTree> solution = ColumnGeneration.solve(game, progress);
        Optional<RationalVector> hider = asked.hider()
                .map(given -> DecimalReading.judged(
                        given,
                        List.of(new Mixed(solution.hider())),
                        mixed -> game.fewestLooks(mixed.weights(), progress).equals(solution.value())));
        return new SearchAnswer<>(
                name(),
                List.of(game.rows(), game.columns(), game.ships(), game.placements()),
                solution,
                SearchTrees::shots,
                (words, count) -> boards(words, game, count),
                hider,
                ShotTree::listed,
                SearchFacts.of(solution, progress)
                        .putAll(BattleshipFacts.of(new Asked(game, hider), () -> solution, progress)),
                progress);
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
                            words.say("search.board", game.classes().get(c).name()))
                    .marking(Tone.FIRST, words.say("search.legend.ship")));
        }
        return boards;
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Positional.document(name(), List.of(Battleship.ROWS, Battleship.COLUMNS, Battleship.SHIP), words);
    }
}
