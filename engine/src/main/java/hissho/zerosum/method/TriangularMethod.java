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
import java.util.Set;
import java.util.stream.IntStream;

/** Triangular games: the indifference equations are solved one after another from the zero side. */
public final class TriangularMethod implements Method {

    @Override
    public String name() {
        return "triangular";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        Set<Structure> structures = Structure.of(game.payoffs());
        boolean upper = structures.contains(Structure.UPPER_TRIANGULAR);
        if (!upper && !structures.contains(Structure.LOWER_TRIANGULAR))
            return Argument.fails("matrix.triangular.fails");
        if (IntStream.range(0, game.height()).anyMatch(i -> game.payoff(i, i).isZero()))
            return Argument.fails("matrix.triangular.zero");
        InverseFormula formula = InverseFormula.of(game.payoffs());
        if (formula.row().isEmpty()) return Argument.fails("matrix.triangular.no-sum");
        RationalVector p = formula.row().orElseThrow();
        RationalVector q = formula.column().orElseThrow();
        if (!formula.solves()) return Argument.fails("matrix.triangular.negative", p, q);
        OptimalPair pair = new OptimalPair(formula.value().orElseThrow(), new Mixed(p), new Mixed(q));
        return Argument.of(pair, words -> tell(words, game, upper, pair));
    }

    private static List<Block> tell(Words words, MatrixGame game, boolean upper, OptimalPair pair) {
        int n = game.height();
        List<Block.Step> steps = new ArrayList<>();
        steps.add(Block.Step.of(words.say(upper ? "matrix.triangular.upper" : "matrix.triangular.lower")));
        for (int k = 0; k < n; k++) {
            int j = upper ? k : n - 1 - k;
            steps.add(Block.Step.of(equation(words, game, pair, j)));
        }
        steps.add(Block.Step.of(words.say(
                "matrix.triangular.normalise", Writing.strategy(words, pair.row(), game.rows()), pair.value())));
        steps.add(Block.Step.of(
                words.say("matrix.triangular.second", Writing.strategy(words, pair.column(), game.columns()))));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(
                                    words,
                                    game,
                                    (i, j) -> i == j
                                            ? Tone.ACCENT
                                            : game.payoff(i, j).isZero() ? Tone.MUTED : Tone.PLAIN),
                            words.say("matrix.triangular.caption"))
                    .marking(Tone.ACCENT, words.say("matrix.legend.diagonal")));
        return blocks;
    }

    /** One column's equation, which gives one more weight in units of the value. */
    private static String equation(Words words, MatrixGame game, OptimalPair pair, int column) {
        StringBuilder sum = new StringBuilder();
        for (int i = 0; i < game.height(); i++) {
            Rational a = game.payoff(i, column);
            if (a.isZero()) continue;
            if (!sum.isEmpty()) sum.append(a.isNegative() ? " - " : " + ");
            else if (a.isNegative()) sum.append("-");
            if (!a.absolute().equals(Rational.ONE))
                sum.append(words.write(a.absolute())).append(' ');
            sum.append('p').append(i + 1);
        }
        Rational inUnits = pair.value().isZero()
                ? pair.row().get(column)
                : pair.row().get(column).over(pair.value());
        return words.say("matrix.triangular.equation", game.columns().get(column), sum.toString(), column + 1, inUnits);
    }
}
