package hissho.zerosum.question;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.Methods;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The answer to a question about a matrix game: the complete solution, and the argument of the method that was asked for or of
 * the simplest one that applies.
 *
 * @param instead the simplest method that applies, where the one that was asked for does not
 */
public record MatrixAnswer(
        MatrixQuestion question,
        MatrixSolution solution,
        Methods.Told told,
        Optional<Methods.Told> instead,
        Facts facts,
        Progress progress)
        implements Solution {

    public static MatrixAnswer of(MatrixQuestion question, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(question.game(), progress);
        Methods.Told told = question.method()
                .map(method -> new Methods.Told(method, method.argue(question.game(), question.choices(), progress)))
                .orElseGet(() -> Methods.simplest(question.game(), progress));
        Optional<Methods.Told> instead = told.argument().pair().isPresent()
                ? Optional.empty()
                : Optional.of(Methods.simplest(question.game(), Optional.of(told.method()), progress));
        Facts facts = MatrixFacts.of(question, () -> solution, () -> instead.orElse(told), progress);
        return new MatrixAnswer(question, solution, told, instead, facts, progress);
    }

    /** The guarantees of every listed strategy, the method's among them, and what the lists claim beyond that. */
    @Override
    public Certificate certificate(Progress budget) {
        return judging(SolutionCertificate.covering(guarantees(budget)));
    }

    /** The same with what a played pair and proposed strategies came to, from the payoffs and the strategies that were checked. */
    public Certificate judging(Certificate proof) {
        return proof.holding(
                new Judgement(question, solution, solving().argument().pair().orElse(solution.pair())).again());
    }

    /** The same as guarantees, for whoever claims more than they do. */
    public Certificate.Guarantees guarantees(Progress budget) {
        return SolutionCertificate.of(solution, solving().argument().pair(), budget);
    }

    /** The method that solves the game. */
    Methods.Told solving() {
        return instead.orElse(told);
    }

    /** The same with rows and columns called otherwise, for a reader; the facts keep the names they have. */
    public MatrixAnswer called(UnaryOperator<String> name) {
        MatrixGame plain = question.game();
        MatrixGame game = new MatrixGame(
                plain.payoffs(),
                plain.rows().stream().map(name).toList(),
                plain.columns().stream().map(name).toList(),
                plain.unit());
        if (game.equals(plain)) return this;
        MatrixSolution same = new MatrixSolution(game, solution.pair(), solution.rows(), solution.columns());
        MatrixQuestion asked = question.about(game, true);
        return new MatrixAnswer(
                asked,
                same,
                told.again(game, asked.choices(), progress),
                instead.map(other -> other.again(game, Choices.NONE, progress)),
                facts,
                progress);
    }

    @Override
    public Report tell(Words words) {
        return tell(words, question.players().map(PlayerNames::of).orElseGet(() -> PlayerNames.of(words)));
    }

    /** The report with the players called by these names, unless the question names them itself. */
    public Report tell(Words words, PlayerNames names) {
        PlayerNames called = question.players().map(PlayerNames::of).orElse(names);
        return new MatrixReport(this, called.own() ? words.calling(called.first(), called.second()) : words, called)
                .make();
    }
}
