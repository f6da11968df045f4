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
import java.util.List;

/** The closed formulas of the 2 x 2 game without a saddle point. */
public final class TwoByTwoMethod implements Method {

    @Override
    public String name() {
        return "two-by-two";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if (game.height() != 2 || game.width() != 2)
            return Argument.fails("matrix.two-by-two.size", game.height(), game.width());
        TwoByTwoFormula formula = TwoByTwoFormula.of(game);
        if (formula.pattern().isEmpty()) return Argument.fails(words -> saddle(words, formula));
        Rational p = formula.p().orElseThrow();
        Rational q = formula.q().orElseThrow();
        OptimalPair pair = new OptimalPair(formula.value().orElseThrow(), pairOf(p), pairOf(q));
        return Argument.of(pair, words -> tell(words, game, formula, pair));
    }

    private static Mixed pairOf(Rational first) {
        return new Mixed(RationalVector.of(first, Rational.ONE.minus(first)));
    }

    private static List<Block> saddle(Words words, TwoByTwoFormula formula) {
        if (formula.denominator().isZero()) return List.of(new Block.Paragraph(words.say("matrix.two-by-two.zero")));
        return List.of(new Block.Paragraph(words.say(
                formula.valid() ? "matrix.two-by-two.saddle-valid" : "matrix.two-by-two.saddle",
                formula.p().orElseThrow(),
                formula.q().orElseThrow())));
    }

    private static List<Block> tell(Words words, MatrixGame game, TwoByTwoFormula f, OptimalPair pair) {
        String entries = words.say("matrix.two-by-two.entries", f.a(), f.b(), f.c(), f.d());
        return List.of(
                Writing.steps(
                        Block.Step.of(words.say(
                                "matrix.two-by-two.no-saddle",
                                entries,
                                f.pattern().orElseThrow())),
                        Block.Step.of(
                                words.say("matrix.two-by-two.indifferent"),
                                formula(
                                        "p",
                                        "c-d",
                                        f.c().minus(f.d()),
                                        f.denominator(),
                                        pair.row().get(0)),
                                formula(
                                        "q",
                                        "c-b",
                                        f.c().minus(f.b()),
                                        f.denominator(),
                                        pair.column().get(0)),
                                formula(
                                        "V",
                                        "ac-bd",
                                        f.a().times(f.c()).minus(f.b().times(f.d())),
                                        f.denominator(),
                                        pair.value())),
                        Block.Step.of(words.say(
                                "matrix.two-by-two.answer",
                                Writing.strategy(words, pair.row(), game.rows()),
                                Writing.strategy(words, pair.column(), game.columns()),
                                pair.value()))),
                new Block.Picture(
                                Writing.grid(words, game, (i, j) -> i == j ? Tone.ACCENT : Tone.PLAIN),
                                words.say("matrix.two-by-two.caption"))
                        .marking(Tone.ACCENT, words.say("matrix.legend.a-and-c")));
    }

    private static Block.Formula formula(
            String name, String top, Rational numerator, Rational denominator, Rational result) {
        return new Block.Formula(
                name + "=\\frac{" + top + "}{a-b+c-d}=\\frac{" + numerator + "}{" + denominator + "}=" + result,
                name + " = (" + top + ")/(a-b+c-d) = (" + numerator + ")/(" + denominator + ") = " + result);
    }
}
