package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;

/** Shapley's iteration on a system, for whoever asks about it as a contraction: iterates, bounds and the limit. */
public record Contraction(GameSystem system) {

    /** The start, which is zero, and so many iterates, by state. */
    public List<List<Rational>> iterates(int steps, Progress progress) {
        List<Rational> zero = java.util.Collections.nCopies(system.size(), Rational.ZERO);
        return Iteration.of(Arena.of(system), zero, steps, progress).values();
    }

    /** The values of the matrices with the last values put in. */
    public List<Rational> next(List<Rational> last, Progress progress) {
        return Iteration.step(Arena.of(system), last, progress);
    }

    /** The exact values, where they are found. */
    public Optional<List<Algebraic>> limit(Progress progress) {
        return Valuation.of(system, Optional.empty(), progress).exact().map(Exact::value);
    }

    /** Whether every cell stops with positive probability. */
    public boolean isAdmissible() {
        return system.leastStop().isPositive();
    }
}
