package hissho.zerosum.search;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.List;
import java.util.function.Supplier;

/** What Dresher's game can be asked beyond every search game: probabilities of the numbers, all choosers, the listed trees. */
final class DresherFacts {

    private static final int MOST_EXTREME = 5_000;

    static final List<String> KEYS;

    static {
        Supplier<SearchSolution<GuessTree>> nothing = () -> {
            throw new IllegalStateException("nothing is solved for the names of the facts");
        };
        KEYS = List.copyOf(SearchFacts.of(nothing, Progress.atMost(0))
                .putAll(of(new Dresher(1), nothing, Progress.atMost(0)))
                .keys());
    }

    private DresherFacts() {}

    static Facts of(Dresher game, Supplier<SearchSolution<GuessTree>> solution, Progress progress) {
        Once<List<RationalVector>> extreme = new Once<>(() -> {
            AnyHider any = new AnyHider(game);
            return ColumnGeneration.extremeHiders(any, ColumnGeneration.solve(any, progress), MOST_EXTREME, progress)
                    .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.too-many")));
        });
        Once<MatrixSolution> listed = new Once<>(() -> MatrixSolver.solve(matrix(game), progress));
        return new Facts()
                .put("searchTrees", game::trees)
                .put(
                        "chooser",
                        Compare.accepted(expected -> {
                            RationalVector p = Node.root(expected).vector();
                            return p.size() == game.n()
                                    && p.isDistribution()
                                    && game.fewestGuesses(p)
                                            .equals(solution.get().value());
                        }),
                        () -> game.lifted(solution.get().hider()))
                .put("rowExtreme", Compare.SET, extreme)
                .put("uniqueRow", () -> extreme.get().size() == 1)
                .put("matrix", () -> matrix(game).payoffs())
                .put("rowLabels", () -> matrix(game).rows())
                .put("colLabels", () -> matrix(game).columns())
                .put(
                        "guesser",
                        Compare.accepted(expected -> {
                            RationalVector q = Node.root(expected).vector();
                            return q.size() == matrix(game).width()
                                    && q.isDistribution()
                                    && listed.get().isOptimalColumn(new Mixed(q));
                        }),
                        () -> listed.get().column().weights())
                .put("uniqueCol", () -> listed.get().columns().unique());
    }

    private static MatrixGame matrix(Dresher game) {
        if (game.n() > Dresher.LARGEST_LISTED)
            throw new NotAnswered(
                    Message.of("search.bad.too-many-trees", game.n(), game.trees(), Dresher.LARGEST_LISTED));
        return game.matrix();
    }
}
