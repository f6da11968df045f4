package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Guesses where plain iteration converges to, and accepts the guess where it is an exact fixed point the iterates came near to. */
public final class PlainLimit {

    public static final int STEPS = 3_000;
    private static final int BITS = 200;

    private PlainLimit() {}

    public static Optional<List<Algebraic>> of(Arena arena, List<Rational> from, int steps, Progress progress) {
        BigInteger scale = BigInteger.ONE.shiftLeft(BITS + 20);
        List<Rational> now = from;
        Rational change = Rational.ONE;
        for (int n = 0;
                n < steps && change.compareTo(Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(BITS))) > 0;
                n++) {
            List<Rational> next = Iteration.step(arena, now, progress).stream()
                    .map(x -> Rational.of(x.times(Rational.of(scale)).floor(), scale))
                    .toList();
            change = Rational.ZERO;
            for (int k = 0; k < next.size(); k++)
                change = change.max(next.get(k).minus(now.get(k)).absolute());
            now = next;
        }
        if (change.compareTo(Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(BITS))) > 0) return Optional.empty();
        BigDecimal[] decimals =
                now.stream().map(x -> Decimals.of(x, new MathContext(90))).toArray(BigDecimal[]::new);
        List<RationalVector> rows = new ArrayList<>();
        List<RationalVector> columns = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            hissho.linear.GameProgram.Optimum optimum = Iteration.optimum(arena, k, now, progress);
            rows.add(optimum.row());
            columns.add(optimum.column());
        }
        return Identification.of(decimals, BITS - 40, progress).filter(values -> {
            for (int k = 0; k < arena.size(); k++) {
                Optional<Optima> found = Optima.of(
                        Exact.matrix(arena, k, values),
                        rows.get(k).support(),
                        columns.get(k).support(),
                        progress);
                if (found.isEmpty() || !found.get().value().equals(values.get(k))) return false;
            }
            return true;
        });
    }
}
