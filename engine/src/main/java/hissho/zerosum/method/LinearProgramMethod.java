package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;

/** The linear program of the game, solved exactly by the simplex method: what always works. */
public final class LinearProgramMethod implements Method {

    @Override
    public String name() {
        return "linear-program";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        OptimalPair pair = MatrixSolver.optimum(game, progress);
        return Argument.of(pair, words -> tell(words, game, pair));
    }

    private static List<Block> tell(Words words, MatrixGame game, OptimalPair pair) {
        List<Block> blocks = new ArrayList<>(List.of(Writing.steps(
                Block.Step.of(
                        words.say("matrix.program.first"),
                        new Block.Formula(
                                "\\max v\\quad\\text{s.t.}\\quad \\sum_i p_i a_{ij}\\ge v,\\ \\sum_i p_i=1,\\ p\\ge 0",
                                "max v  s.t.  sum_i p_i a_ij >= v for all j,  sum_i p_i = 1,  p >= 0")),
                Block.Step.of(
                        words.say("matrix.program.second"),
                        new Block.Formula(
                                "\\min w\\quad\\text{s.t.}\\quad \\sum_j a_{ij} q_j\\le w,\\ \\sum_j q_j=1,\\ q\\ge 0",
                                "min w  s.t.  sum_j a_ij q_j <= w for all i,  sum_j q_j = 1,  q >= 0")),
                Block.Step.of(words.say(
                        "matrix.program.solved",
                        pair.value(),
                        Writing.strategy(words, pair.row(), game.rows()),
                        Writing.strategy(words, pair.column(), game.columns()))))));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                    Writing.grid(words, game, (i, j) -> {
                        boolean row = !pair.row().get(i).isZero();
                        boolean column = !pair.column().get(j).isZero();
                        if (row && column) return Tone.ACCENT;
                        return row ? Tone.FIRST : column ? Tone.SECOND : Tone.MUTED;
                    }),
                    words.say("matrix.program.caption")));
        return blocks;
    }
}
