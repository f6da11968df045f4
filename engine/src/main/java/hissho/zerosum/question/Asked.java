package hissho.zerosum.question;

import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.method.Methods;
import hissho.zerosum.question.MatrixQuestion.Player;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A question in hand: the game, its solution once somebody needs it, and the budget; all facts of a matrix game are made from it. */
final class Asked {

    final MatrixQuestion question;
    final MatrixGame game;
    final LineNames rows;
    final LineNames columns;
    final Progress progress;
    private final Supplier<MatrixSolution> solved;
    private final Supplier<Methods.Told> solving;

    Asked(MatrixQuestion question, Supplier<MatrixSolution> solved, Supplier<Methods.Told> solving, Progress progress) {
        this.question = question;
        this.game = question.game();
        this.rows = question.rows();
        this.columns = question.columns();
        this.progress = progress;
        this.solved = solved;
        this.solving = solving;
    }

    MatrixSolution solution() {
        return solved.get();
    }

    Rational value() {
        return solution().value();
    }

    /** The method that solves the game. */
    Methods.Told solving() {
        return solving.get();
    }

    /** The pair the method found, which a reader will look for, or else the solver's. */
    OptimalPair pair() {
        return solving().argument().pair().orElseGet(() -> solution().pair());
    }

    /** The strategy of I that was proposed: as it was written, or the optimal one whose rounded decimals it is. */
    Optional<RationalVector> p() {
        return question.proposed().p().map(p -> meant(p, solution()::rows, solution()::isOptimalRow));
    }

    Optional<RationalVector> q() {
        return question.proposed().q().map(q -> meant(q, solution()::columns, solution()::isOptimalColumn));
    }

    private RationalVector meant(
            MatrixQuestion.Weights given, Supplier<ExtremeOptima> optima, Predicate<Mixed> optimal) {
        if (question.proposed().rounded())
            return DecimalReading.strategy(given.written(), optima.get().strategies(), optimal);
        return DecimalReading.meant(given.exact(), optima.get().strategies(), optimal)
                .filter(weights -> optimal.test(new Mixed(weights)))
                .orElseGet(given::exact);
    }

    RationalVector needP() {
        return p().orElseThrow(() -> unasked("p"));
    }

    RationalVector needQ() {
        return q().orElseThrow(() -> unasked("q"));
    }

    /** What p, or else the optimal strategy of I, earns against each column. */
    RationalVector columnPayoffs() {
        return game.columnPayoffs(p().orElseGet(() -> pair().row().weights()));
    }

    /** What each row earns against q, or else against the optimal strategy of II. */
    RationalVector rowPayoffs() {
        return game.rowPayoffs(q().orElseGet(() -> pair().column().weights()));
    }

    /** Whether the question is player I's. */
    boolean aboutFirst() {
        return question.player().map(player -> player == Player.I).orElse(true);
    }

    /** The lines with the largest payoff. */
    static List<Integer> best(RationalVector payoffs) {
        return payoffs.indicesOf(payoffs.maximum());
    }

    /** The complaint that a fact needs a field the document has not. */
    static NotAnswered unasked(String field) {
        return new NotAnswered(Message.of("matrix.unasked", field));
    }
}
