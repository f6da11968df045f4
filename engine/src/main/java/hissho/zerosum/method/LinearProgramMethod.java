package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.number.RationalVector;
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
import java.util.stream.IntStream;

/** The linear program of the game, solved exactly by the simplex method: what always works. */
public final class LinearProgramMethod implements Method {

    private static final int MOST_WRITTEN = 8;

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
        boolean written = Math.max(game.height(), game.width()) <= MOST_WRITTEN;
        List<Block.Step> steps = new ArrayList<>();
        if (written) steps.add(Block.Step.of(words.say("matrix.program.both"), sideBySide(words, game)));
        else {
            steps.add(Block.Step.of(
                    words.say("matrix.program.first"),
                    new Block.Formula(
                            "\\max v\\quad\\text{s.t.}\\quad \\sum_i p_i a_{ij}\\ge v,\\ \\sum_i p_i=1,\\ p\\ge 0",
                            "max v  s.t.  sum_i p_i a_ij >= v for all j,  sum_i p_i = 1,  p >= 0")));
            steps.add(Block.Step.of(
                    words.say("matrix.program.second"),
                    new Block.Formula(
                            "\\min w\\quad\\text{s.t.}\\quad \\sum_j a_{ij} q_j\\le w,\\ \\sum_j q_j=1,\\ q\\ge 0",
                            "min w  s.t.  sum_j a_ij q_j <= w for all i,  sum_j q_j = 1,  q >= 0")));
        }
        steps.add(Block.Step.of(words.say(
                "matrix.program.solved",
                pair.value(),
                Writing.strategy(words, pair.row(), game.rows()),
                Writing.strategy(words, pair.column(), game.columns()))));
        if (written)
            steps.add(Block.Step.of(
                    words.say("matrix.program.slackness"),
                    slackness(words, game, pair, false),
                    slackness(words, game, pair, true)));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(words, game, (i, j) -> {
                                boolean row = !pair.row().get(i).isZero();
                                boolean column = !pair.column().get(j).isZero();
                                if (row && column) return Tone.ACCENT;
                                return row ? Tone.FIRST : column ? Tone.SECOND : Tone.MUTED;
                            }),
                            words.say("matrix.program.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.both-used"))
                    .marking(Tone.FIRST, words.say("matrix.legend.row-used"))
                    .marking(Tone.SECOND, words.say("matrix.legend.column-used")));
        return blocks;
    }

    /** Both programs, constraint beside constraint. */
    private static Block sideBySide(Words words, MatrixGame game) {
        List<Integer> rows = IntStream.range(0, game.height()).boxed().toList();
        List<Integer> columns = IntStream.range(0, game.width()).boxed().toList();
        List<String> first = new ArrayList<>();
        for (int j : columns) first.add(Writing.sum(words, game.payoffs().column(j), rows, "p") + " ≥ v");
        first.add(Writing.sum(words, ones(game.height()), rows, "p") + " = 1");
        List<String> second = new ArrayList<>();
        for (int i : rows) second.add(Writing.sum(words, game.payoffs().row(i), columns, "q") + " ≤ w");
        second.add(Writing.sum(words, ones(game.width()), columns, "q") + " = 1");
        List<List<Block.Cell>> lines = new ArrayList<>();
        for (int k = 0; k < Math.max(first.size(), second.size()); k++)
            lines.add(List.of(
                    Block.Cell.of(k < first.size() ? first.get(k) : ""),
                    Block.Cell.of(k < second.size() ? second.get(k) : "")));
        lines.add(List.of(Block.Cell.of("p ≥ 0"), Block.Cell.of("q ≥ 0")));
        return new Block.Table(
                "", List.of(words.say("matrix.program.of-I"), words.say("matrix.program.of-II")), lines, false);
    }

    /** For each constraint of one player's program its slack, and the other player's weight that goes with it: one of them is 0. */
    private static Block slackness(Words words, MatrixGame game, OptimalPair pair, boolean rows) {
        RationalVector payoffs = rows
                ? game.rowPayoffs(pair.column().weights())
                : game.columnPayoffs(pair.row().weights());
        RationalVector weights = rows ? pair.row().weights() : pair.column().weights();
        List<String> labels = rows ? game.rows() : game.columns();
        List<List<Block.Cell>> lines = new ArrayList<>();
        for (int k = 0; k < payoffs.size(); k++) {
            Rational slack = payoffs.get(k).minus(pair.value()).absolute();
            lines.add(List.of(
                    Block.Cell.of(Writing.line(words, rows, labels.get(k))),
                    Block.Cell.of(slack, words),
                    Block.Cell.of(weights.get(k), words),
                    Block.Cell.of(slack.times(weights.get(k)), words)));
        }
        String weight = rows ? "p" : "q";
        return new Block.Table(
                words.say(rows ? "matrix.program.slack-II" : "matrix.program.slack-I"),
                List.of(
                        "",
                        words.say("matrix.program.slack"),
                        weight,
                        words.say("matrix.program.slack") + " × " + weight),
                lines,
                true);
    }

    private static RationalVector ones(int size) {
        return RationalVector.generate(size, i -> Rational.ONE);
    }
}
