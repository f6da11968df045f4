package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Squares whose rows all have one sum and whose columns all have one sum, magic squares among them: uniform is optimal. */
public final class ConstantSumMethod implements Method {

    @Override
    public String name() {
        return "magic-square";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        Set<Structure> structures = Structure.of(game.payoffs());
        if (!structures.contains(Structure.CONSTANT_SUM)) return Argument.fails("matrix.magic.fails");
        int n = game.height();
        Rational sum = game.payoffs().row(0).sum();
        OptimalPair pair = new OptimalPair(sum.over(n), Mixed.uniform(n), Mixed.uniform(n));
        return Argument.of(pair, words -> tell(words, game, sum, structures.contains(Structure.MAGIC_SQUARE)));
    }

    private static List<Block> tell(Words words, MatrixGame game, Rational sum, boolean magic) {
        int n = game.height();
        List<Block> blocks = new ArrayList<>(List.of(Writing.steps(
                Block.Step.of(words.say(magic ? "matrix.magic.square" : "matrix.magic.constant", n, sum)),
                Block.Step.of(words.say("matrix.magic.uniform", Rational.of(1, n), sum, sum.over(n))),
                Block.Step.of(words.say("matrix.latin.both", sum.over(n))))));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(words, game, (i, j) -> i == j || i + j == n - 1 ? Tone.ACCENT : Tone.PLAIN),
                            words.say("matrix.magic.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.diagonals")));
        return blocks;
    }
}
