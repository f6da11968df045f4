package hissho.zerosum.search;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/** Dresher's game without its symmetry: every number is a class of its own, so that choosers of every shape are seen. */
public record AnyHider(Dresher game) implements SearchGame<GuessTree> {

    @Override
    public List<HidingClass> classes() {
        return IntStream.rangeClosed(1, game.n())
                .mapToObj(i -> new HidingClass(Integer.toString(i), BigInteger.ONE))
                .toList();
    }

    @Override
    public GuessTree bestPlan(RationalVector weights, Progress progress) {
        return game.bestTree(weights);
    }

    @Override
    public RationalVector looks(GuessTree plan) {
        return RationalVector.generate(game.n(), i -> Rational.of(plan.guesses(i + 1)));
    }

    @Override
    public String name(GuessTree plan) {
        return plan.toString();
    }
}
