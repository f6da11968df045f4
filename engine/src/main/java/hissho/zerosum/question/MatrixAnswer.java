package hissho.zerosum.question;

import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.Methods;
import java.util.Optional;

/**
 * The answer to a question about a matrix game: the complete solution, and the argument of the method that was asked for or of
 * the simplest one that applies.
 *
 * @param instead the simplest method that applies, where the one that was asked for does not
 */
public record MatrixAnswer(
        MatrixQuestion question, MatrixSolution solution, Methods.Told told, Optional<Methods.Told> instead)
        implements Solution {

    static MatrixAnswer of(MatrixQuestion question, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(question.game(), progress);
        Methods.Told told = question.method()
                .map(method -> new Methods.Told(method, method.argue(question.game(), question.choices(), progress)))
                .orElseGet(() -> Methods.simplest(question.game(), progress));
        Optional<Methods.Told> instead = told.argument().pair().isPresent()
                ? Optional.empty()
                : Optional.of(Methods.simplest(question.game(), progress));
        return new MatrixAnswer(question, solution, told, instead);
    }

    /** The solution's guarantees hold, and the method's solution, where it has one, is a solution of this value. */
    @Override
    public boolean certified() {
        return solution.certified()
                && solving()
                        .argument()
                        .pair()
                        .map(pair -> pair.value().equals(solution.value()) && pair.solves(question.game()))
                        .orElse(false);
    }

    /** The method that solves the game. */
    Methods.Told solving() {
        return instead.orElse(told);
    }

    @Override
    public Report tell(Words words) {
        return new MatrixReport(this, words).make();
    }
}
