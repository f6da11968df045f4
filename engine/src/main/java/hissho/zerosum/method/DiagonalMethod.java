package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Diagonal games, also after adding a constant: with entries of one sign, the weights are proportional to the reciprocals. */
public final class DiagonalMethod implements Method {

    @Override
    public String name() {
        return "diagonal";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        Optional<DiagonalShift> found = DiagonalShift.of(game.payoffs());
        if (found.isEmpty()) return Argument.fails("matrix.diagonal.fails");
        DiagonalShift diagonal = found.get();
        if (!diagonal.oneSign()) return Argument.fails("matrix.diagonal.signs", diagonal.diagonal());
        RationalVector reciprocals = diagonal.diagonal().map(Rational::inverse);
        Rational value = reciprocals.sum().inverse();
        Mixed weights = new Mixed(reciprocals.times(value));
        OptimalPair pair = new OptimalPair(value.minus(diagonal.shift()), weights, weights);
        return Argument.of(pair, words -> tell(words, game, diagonal, value, pair));
    }

    private static List<Block> tell(
            Words words, MatrixGame game, DiagonalShift diagonal, Rational value, OptimalPair pair) {
        List<Block.Step> steps = new ArrayList<>();
        if (!diagonal.shift().isZero())
            steps.add(Block.Step.of(words.say("matrix.diagonal.shift", diagonal.shift(), diagonal.diagonal())));
        steps.add(Block.Step.of(words.say("matrix.diagonal.equations")));
        steps.add(Block.Step.of(
                words.say("matrix.diagonal.value", diagonal.diagonal(), value),
                new Block.Formula(
                        "V=\\Bigl(\\sum_i \\frac{1}{d_i}\\Bigr)^{-1}=" + value,
                        "V = 1 / (1/d1 + 1/d2 + ...) = " + value)));
        steps.add(
                Block.Step.of(words.say("matrix.diagonal.weights", Writing.strategy(words, pair.row(), game.rows()))));
        if (!diagonal.shift().isZero())
            steps.add(Block.Step.of(words.say("matrix.diagonal.back", diagonal.shift(), pair.value())));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(words, game, (i, j) -> i == j ? Tone.ACCENT : Tone.MUTED),
                            words.say("matrix.diagonal.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.diagonal")));
        return blocks;
    }
}
