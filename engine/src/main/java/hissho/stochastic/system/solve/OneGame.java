package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Written;
import hissho.zerosum.parametric.Span;
import java.util.List;
import java.util.Optional;

/** The exact solution of a system of one game. */
public record OneGame(GameSystem system, Algebraic value, List<Algebraic> row, List<Algebraic> column, boolean unique) {

    public static Optional<OneGame> of(GameSystem system, Progress progress) {
        Arena arena = Arena.of(system);
        boolean paysForEver = Classification.of(arena) == Classification.RECURSIVE && Classification.paysForEver(arena);
        if (paysForEver && !isUnique(system, progress)) return Optional.empty();
        Valuation solved = Valuation.of(system, system.infinite().stream().findFirst(), progress);
        return solved.exact()
                .map(exact -> new OneGame(
                        system,
                        exact.value().getFirst(),
                        exact.row().strategy().getFirst(),
                        exact.column().strategy().getFirst(),
                        isUnique(system, progress)));
    }

    /** Whether v = Val A(v) is known to have one solution only. */
    private static boolean isUnique(GameSystem system, Progress progress) {
        return fixed(system, progress)
                .filter(span -> span.low().isPresent() && span.low().equals(span.high()))
                .isPresent();
    }

    /** The solutions of v = Val A(v); nothing where there are none, or the matrix is too large to find them. */
    private static Optional<Span> fixed(GameSystem system, Progress progress) {
        try {
            return Optional.of(ValueMap.of(system, progress).fixed());
        } catch (NotAnswered unknown) {
            return Optional.empty();
        }
    }

    /** Whether the value is the solution of v = Val A(v) nearest to an amount. */
    public boolean isNearest(hissho.number.Rational amount, Progress progress) {
        Optional<Span> found = fixed(system, progress);
        if (found.isEmpty()) return false;
        Span fixed = found.get();
        boolean below = fixed.low().isPresent() && fixed.low().get().compareTo(amount) > 0;
        boolean above = fixed.high().isPresent() && fixed.high().get().compareTo(amount) < 0;
        if (!below && !above) return value.equals(Algebraic.of(amount));
        hissho.algebra.RealRoot end = (below ? fixed.low() : fixed.high()).orElseThrow();
        return Written.read(ValueMap.written(end)).filter(value::equals).isPresent();
    }

    /** Whether both strategies give the value in the matrix with it put in. */
    public boolean holds(Progress progress) {
        progress.check();
        Algebraic[][] matrix = Exact.matrix(Arena.of(system), 0, List.of(value));
        return Optima.secures(matrix, row, value) && Optima.concedes(matrix, column, value);
    }
}
