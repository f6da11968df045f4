package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
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
import java.util.Optional;
import java.util.stream.IntStream;

/** Symmetric games, A = -A', also after reordering: the value is zero and what is optimal for one player is for the other. */
public final class SymmetricMethod implements Method {

    @Override
    public String name() {
        return "symmetric";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        Optional<List<Integer>> order = SkewOrder.of(game.payoffs(), progress);
        if (order.isEmpty()) return Argument.fails("matrix.symmetric.fails");
        List<Integer> columns = order.get();
        Mixed p = MatrixSolver.optimum(game, progress).row();
        RationalVector q = RationalVector.of(IntStream.range(0, game.width())
                .mapToObj(j -> p.get(columns.indexOf(j)))
                .toList());
        OptimalPair pair = new OptimalPair(Rational.ZERO, p, new Mixed(q));
        return Argument.of(pair, words -> tell(words, game, columns, pair));
    }

    private static List<Block> tell(Words words, MatrixGame game, List<Integer> columns, OptimalPair pair) {
        boolean given = IntStream.range(0, columns.size()).allMatch(i -> columns.get(i) == i);
        List<Block.Step> steps = new ArrayList<>();
        if (given) steps.add(Block.Step.of(words.say("matrix.symmetric.given")));
        else {
            RationalMatrix reordered = game.payoffs()
                    .submatrix(IntStream.range(0, game.height()).boxed().toList(), columns);
            steps.add(Block.Step.of(
                    words.say(
                            "matrix.symmetric.reordered",
                            columns.stream().map(game.columns()::get).toList()),
                    Writing.numbers(words, reordered, "")));
        }
        steps.add(Block.Step.of(words.say("matrix.symmetric.zero")));
        steps.add(Block.Step.of(
                words.say("matrix.symmetric.strategy", Writing.strategy(words, pair.row(), game.rows())),
                Writing.payoffs(words, game.columnPayoffs(pair.row().weights()), game.columns(), false, List.of())));
        steps.add(Block.Step.of(
                words.say("matrix.symmetric.same", Writing.strategy(words, pair.column(), game.columns()))));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(words, game, (i, j) -> switch (game.payoff(i, j)
                                    .signum()) {
                                case 1 -> Tone.FIRST;
                                case -1 -> Tone.SECOND;
                                default -> Tone.MUTED;
                            }),
                            words.say("matrix.symmetric.caption"))
                    .marking(Tone.FIRST, words.say("matrix.legend.positive"))
                    .marking(Tone.SECOND, words.say("matrix.legend.negative")));
        return blocks;
    }
}
