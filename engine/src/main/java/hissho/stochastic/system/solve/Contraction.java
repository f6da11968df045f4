package hissho.stochastic.system.solve;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Written;
import java.math.BigDecimal;
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

    /** The values: exact where a closed form was found, otherwise decimals. */
    public List<Object> limit(Progress progress) {
        Valuation solved = Valuation.of(system, Optional.empty(), progress);
        return solved.exact()
                .map(exact -> Written.plain(exact.value()))
                .orElseGet(() -> List.copyOf(decimals(progress)));
    }

    /** The values as decimals. */
    public List<BigDecimal> decimals(Progress progress) {
        Valuation solved = Valuation.of(system, Optional.empty(), progress);
        return solved.states().stream().map(k -> solved.decimal(k, 12)).toList();
    }

    /** Whether every cell stops with positive probability. */
    public boolean isAdmissible() {
        return system.leastStop().isPositive();
    }
}
