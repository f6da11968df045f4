package hissho.strategic.question;

import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.strategic.matrix.MatrixSolution;
import hissho.strategic.matrix.MatrixSolver;
import hissho.strategic.method.Argument;
import hissho.strategic.method.Methods;
import hissho.words.Words;

/**
 * The answer to a question about a matrix game: the complete solution, and the argument of the method that was asked for or of
 * the simplest one that applies.
 */
public record MatrixAnswer(MatrixQuestion question, MatrixSolution solution, Methods.Told told) implements Solution {

    static MatrixAnswer of(MatrixQuestion question, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(question.game(), progress);
        Methods.Told told = question.method()
                .map(method -> new Methods.Told(method, method.argue(question.game(), question.choices(), progress)))
                .orElseGet(() -> Methods.simplest(question.game(), progress));
        return new MatrixAnswer(question, solution, told);
    }

    /** The solution's guarantees hold, and the method's solution, where it has one, is a solution of this value. */
    @Override
    public boolean certified() {
        Argument argument = told.argument();
        return solution.certified()
                && argument.pair()
                        .map(pair -> pair.value().equals(solution.value()) && pair.solves(question.game()))
                        .orElse(true);
    }

    @Override
    public Report tell(Words words) {
        return new MatrixReport(this, words).make();
    }
}
