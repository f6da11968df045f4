package hissho.zerosum.question;

import hissho.fact.Facts;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.Methods;
import java.util.List;
import java.util.function.Supplier;

/** Everything a matrix game can be asked: its solution, and what a learner wants to know on the way there. */
public final class MatrixFacts {

    /** The keys of all facts, which are the same for every matrix game. */
    public static final List<String> KEYS =
            List.copyOf(of(MatrixGame.of(new long[] {0}), Progress.atMost(0)).keys());

    private MatrixFacts() {}

    /** The facts of a game about which nothing more is asked. */
    public static Facts of(MatrixGame game, Progress progress) {
        return of(
                MatrixQuestion.about(game),
                new Once<>(() -> MatrixSolver.solve(game, progress)),
                new Once<>(() -> Methods.simplest(game, progress)),
                progress);
    }

    static Facts of(
            MatrixQuestion question,
            Supplier<MatrixSolution> solution,
            Supplier<Methods.Told> solving,
            Progress progress) {
        Asked asked = new Asked(question, solution, solving, progress);
        return new Facts()
                .putAll(SolutionFacts.of(asked))
                .putAll(ProposalFacts.of(asked))
                .putAll(ReplyFacts.of(asked))
                .putAll(PlayedFacts.of(asked))
                .putAll(StructureFacts.of(asked))
                .putAll(InverseFacts.of(asked))
                .putAll(DominationFacts.of(asked))
                .putAll(EnvelopeFacts.of(asked))
                .putAll(ProgramFacts.of(asked))
                .putAll(PivotFacts.of(asked));
    }
}
