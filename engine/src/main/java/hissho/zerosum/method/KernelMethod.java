package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shapley and Snow: the square submatrices whose formulas solve the whole game, and with them all extreme optima. */
public final class KernelMethod implements Method {

    private static final int MOST_LISTED = 40;

    @Override
    public String name() {
        return "kernels";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(game, progress);
        Optional<List<Kernels.Kernel>> all = Kernels.all(solution, progress);
        if (all.isEmpty()) {
            Optional<Kernels.Kernel> one = Kernels.of(game, solution.pair(), progress);
            return one.map(kernel -> Argument.of(kernel.pair(), words -> tell(words, game, List.of(kernel), false)))
                    .orElseGet(() -> Argument.fails("matrix.kernels.too-many"));
        }
        return Argument.of(all.get().getFirst().pair(), words -> tell(words, game, all.get(), true));
    }

    private static List<Block> tell(Words words, MatrixGame game, List<Kernels.Kernel> kernels, boolean complete) {
        List<List<Block.Cell>> rows = kernels.stream()
                .limit(MOST_LISTED)
                .map(kernel -> List.of(
                        Block.Cell.of(String.join(
                                ", ",
                                kernel.rows().stream().map(game.rows()::get).toList())),
                        Block.Cell.of(String.join(
                                ", ",
                                kernel.columns().stream()
                                        .map(game.columns()::get)
                                        .toList())),
                        Block.Cell.of(Writing.strategy(words, kernel.pair().row(), game.rows())),
                        Block.Cell.of(Writing.strategy(words, kernel.pair().column(), game.columns()))))
                .toList();
        List<String> head = List.of(
                words.say("matrix.kernels.rows"),
                words.say("matrix.kernels.columns"),
                words.say("matrix.player.I"),
                words.say("matrix.player.II"));
        List<Block> blocks = new ArrayList<>(List.of(Writing.steps(
                Block.Step.of(words.say("matrix.kernels.theorem")),
                Block.Step.of(
                        words.say(complete ? "matrix.kernels.found" : "matrix.kernels.one", kernels.size()),
                        new Block.Table("", head, rows, false)))));
        Kernels.Kernel first = kernels.getFirst();
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(
                                    words,
                                    game,
                                    (i, j) -> first.rows().contains(i)
                                                    && first.columns().contains(j)
                                            ? Tone.ACCENT
                                            : Tone.MUTED),
                            words.say("matrix.kernels.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.kernel")));
        return blocks;
    }
}
