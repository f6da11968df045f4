package hissho.extensive.question;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.Optimum;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What a solved tree of two players says of its strategic form: sizes, names and payoffs of the pure strategies, and what each player can be sure of there. */
final class StrategicFormFacts {

    static final List<String> KEYS = List.of(
            "full",
            "reduced",
            "distinctRows",
            "distinctCols",
            "sequencesI",
            "sequencesII",
            "rowLabels",
            "colLabels",
            "rows",
            "cols",
            "matrix",
            "bimatrix",
            "dimensions",
            "safety",
            "maxminI",
            "maxminII");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private StrategicFormFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        if (answer.game().players() != 2) return;
        StrategicFormFacts all = new StrategicFormFacts(answer, facts);
        all.forms();
        all.safety();
    }

    private void forms() {
        facts.put("full", () -> List.of(PureStrategies.count(game, 0), PureStrategies.count(game, 1)));
        facts.put(
                "reduced",
                () -> List.of(
                        PureStrategies.reducedCount(game, 0, progress),
                        PureStrategies.reducedCount(game, 1, progress)));
        facts.put("distinctRows", () -> distinct(Optimum.matrix(answer.form(), 0), Optimum.matrix(answer.form(), 1)));
        facts.put(
                "distinctCols",
                () -> distinct(
                        Optimum.matrix(answer.form(), 0).transposed(),
                        Optimum.matrix(answer.form(), 1).transposed()));
        facts.put("sequencesI", () -> game.sequences(0));
        facts.put("sequencesII", () -> game.sequences(1));
        facts.put("rowLabels", () -> answer.form().game().strategies(0));
        facts.put("colLabels", () -> answer.form().game().strategies(1));
        facts.put("rows", () -> answer.form().shortLabels(game, 0));
        facts.put("cols", () -> answer.form().shortLabels(game, 1));
        facts.put(
                "dimensions",
                () -> List.of(answer.form().game().size(0), answer.form().game().size(1)));
        facts.put("bimatrix", this::bimatrix);
        if (answer.isConstantSum()) facts.put("matrix", () -> Optimum.matrix(answer.form(), 0));
    }

    private static int distinct(RationalMatrix first, RationalMatrix second) {
        return (int) IntStream.range(0, first.height())
                .mapToObj(i -> List.of(first.row(i), second.row(i)))
                .distinct()
                .count();
    }

    private List<List<RationalVector>> bimatrix() {
        List<List<RationalVector>> rows = new ArrayList<>();
        for (int i = 0; i < answer.form().game().size(0); i++) {
            List<RationalVector> row = new ArrayList<>();
            for (int j = 0; j < answer.form().game().size(1); j++)
                row.add(answer.form().game().payoffsAt(answer.form().game().profile(i, j)));
            rows.add(row);
        }
        return rows;
    }

    private void safety() {
        facts.put(
                "safety", () -> RationalVector.of(secured(0).value(), secured(1).value()));
        facts.put(
                "maxminI",
                Compare.SET,
                () -> OptimumFacts.weights(secured(0).rows().strategies()));
        facts.put(
                "maxminII",
                Compare.SET,
                () -> OptimumFacts.weights(secured(1).rows().strategies()));
    }

    /** The zero-sum game in which a player chooses the rows and the other wants him to get as little as possible. */
    private MatrixSolution secured(int player) {
        RationalMatrix own = Optimum.matrix(answer.form(), player);
        return MatrixSolver.solve(MatrixGame.of(player == 0 ? own : own.transposed()), progress);
    }
}
