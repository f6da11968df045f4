package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.named.GameInput;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.named.Thievery;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Questions about games that are known by name, by their rules, by a parameter or by their symmetry. */
public final class NamedTopics {

    /** Topics where a key may ask for a whole series of games. */
    private static final List<String> SERIES = List.of(
            "number-hides",
            "search-game",
            "solve-matrix-game",
            "diagonal-game",
            "symmetric-game",
            "latin-square",
            "magic-square",
            "build-matrix");

    private NamedTopics() {}

    public static List<Topic> all() {
        return Stream.of(
                        List.of(
                                about("build-matrix", NamedTopics::matrix),
                                about("thievery", NamedTopics::thievery),
                                about("number-hides", Asked::solved)),
                        SERIES.stream().map(NamedTopics::series).toList(),
                        BlottoTopic.all(),
                        SearchTopics.all(),
                        InvarianceTopic.all(),
                        ParametricTopic.all(),
                        CountableTopics.all())
                .flatMap(List::stream)
                .toList();
    }

    private static Facts matrix(Asked asked) {
        return asked.solved()
                .put("matrix", asked.game::payoffs)
                .put("rowLabels", asked.game::rows)
                .put("colLabels", asked.game::columns);
    }

    private static Facts thievery(Asked asked) {
        return asked.solved().put("k", () -> new Thievery(worths(asked.game)).active());
    }

    /** What the items are worth, read off the matrix: each row is its worth everywhere but on the diagonal. */
    private static RationalVector worths(MatrixGame game) {
        if (!game.isSquare()) throw new NotAnswered("not a game of thievery");
        int m = game.height();
        // a single item is always guarded, whatever it is worth
        if (m == 1 && game.payoff(0, 0).isZero()) return RationalVector.generate(1, i -> Rational.ONE);
        RationalVector worths = RationalVector.generate(m, i -> game.payoff(i, i == 0 ? m - 1 : 0));
        for (int i = 0; i < m; i++)
            for (int j = 0; j < m; j++)
                if (!game.payoff(i, j).equals(i == j ? Rational.ZERO : worths.get(i)))
                    throw new NotAnswered("not a game of thievery");
        if (worths.stream().anyMatch(u -> !u.isPositive())) throw new NotAnswered("an item without worth");
        return worths;
    }

    /** The values of a family for a range of sizes, whatever else the topic asks. */
    private static Topic series(String name) {
        return new Topic(name, Set.of("game", "params"), input -> {
            List<NamedGame> games = GameInput.series(input).orElseThrow(() -> new NotAnswered("not a range of sizes"));
            return new Facts()
                    .put("values", () -> games.stream().map(NamedTopics::value).toList());
        });
    }

    private static Rational value(NamedGame game) {
        return switch (game) {
            case Dresher dresher ->
                ColumnGeneration.solve(dresher, Progress.none()).value();
            default -> MatrixSolver.optimum(game.matrix(), Progress.none()).value();
        };
    }
}
