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
import java.util.Optional;

/** Nonsingular square games: if the inverse gives two strategies, they are optimal and the value is one over its sum. */
public final class InverseMethod implements Method {

    @Override
    public String name() {
        return "inverse";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if (!game.isSquare()) return Argument.fails("matrix.inverse.not-square", game.height(), game.width());
        if (choices.adjugate()) return adjugate(game);
        InverseShift inverse = choices.shift()
                .map(c -> InverseShift.by(game.payoffs(), c))
                .orElseGet(() -> InverseShift.any(game.payoffs()));
        InverseFormula formula = inverse.formula();
        Optional<OptimalPair> pair =
                inverse.failure().isEmpty() ? Optional.of(pair(formula, inverse.shift())) : Optional.empty();
        return new Argument(pair, words -> tell(words, game, inverse, pair));
    }

    private static OptimalPair pair(InverseFormula formula, Rational shift) {
        return new OptimalPair(
                formula.value().orElseThrow().minus(shift),
                new Mixed(formula.row().orElseThrow()),
                new Mixed(formula.column().orElseThrow()));
    }

    private static List<Block> tell(Words words, MatrixGame game, InverseShift inverse, Optional<OptimalPair> pair) {
        InverseFormula formula = inverse.formula();
        List<Block.Step> steps = new ArrayList<>();
        if (!inverse.shift().isZero())
            steps.add(Block.Step.of(
                    words.say("matrix.inverse.shift", inverse.shift()), Writing.numbers(words, formula.matrix(), "")));
        if (formula.inverse().isEmpty()) {
            steps.add(Block.Step.of(words.say(
                    "matrix.inverse." + inverse.failure().orElseThrow().code())));
            return List.of(new Block.Steps(steps));
        }
        steps.add(Block.Step.of(
                words.say("matrix.inverse.inverse", formula.determinant()),
                Writing.numbers(words, formula.inverse().get(), "")));
        steps.add(Block.Step.of(
                words.say("matrix.inverse.sum", formula.sumOfInverse().orElseThrow())));
        if (formula.cofactorSum().isZero()) {
            steps.add(Block.Step.of(words.say("matrix.inverse.sum-of-inverse-zero")));
            return List.of(new Block.Steps(steps));
        }
        steps.add(Block.Step.of(words.say(
                "matrix.inverse.formulas",
                Writing.weights(words, formula.row().orElseThrow(), game.rows()),
                Writing.weights(words, formula.column().orElseThrow(), game.columns()),
                formula.value().orElseThrow())));
        steps.add(Block.Step.of(pair.map(found -> words.say("matrix.inverse.valid", found.value()))
                .orElseGet(() -> words.say("matrix.inverse.negative-component"))));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(new Block.Picture(
                            Writing.grid(
                                    words,
                                    MatrixGame.of(formula.inverse().get()),
                                    (i, j) -> formula.inverse().get().get(i, j).isNegative() ? Tone.BAD : Tone.GOOD),
                            words.say("matrix.inverse.caption"))
                    .marking(Tone.BAD, words.say("matrix.legend.negative"))
                    .marking(Tone.GOOD, words.say("matrix.legend.not-negative")));
        return blocks;
    }

    /** The shift-free variant: the same formulas with the adjugate, which every square matrix has. */
    private static Argument adjugate(MatrixGame game) {
        InverseFormula formula = InverseFormula.of(game.payoffs());
        Optional<OptimalPair> pair = formula.solves() ? Optional.of(pair(formula, Rational.ZERO)) : Optional.empty();
        return new Argument(pair, words -> {
            List<Block.Step> steps = new ArrayList<>(List.of(Block.Step.of(
                    words.say("matrix.adjugate.matrix", formula.determinant(), formula.cofactorSum()),
                    Writing.numbers(words, formula.adjugate(), ""))));
            if (formula.cofactorSum().isZero()) steps.add(Block.Step.of(words.say("matrix.adjugate.zero")));
            else
                steps.add(Block.Step.of(words.say(
                        formula.solves() ? "matrix.adjugate.valid" : "matrix.adjugate.negative",
                        Writing.weights(words, formula.row().orElseThrow(), game.rows()),
                        Writing.weights(words, formula.column().orElseThrow(), game.columns()),
                        formula.value().orElseThrow())));
            return List.of(new Block.Steps(steps));
        });
    }
}
