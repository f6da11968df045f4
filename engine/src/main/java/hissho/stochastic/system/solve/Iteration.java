package hissho.stochastic.system.solve;

import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Shapley's iteration: the next values are those of the matrices with the last values put in. From zero the n-th are the values of the
 * game that is stopped by force after n stages.
 *
 * @param values the start and every iterate, for the states of the arena
 * @param exactUpTo the last iterate that is exact; later ones are rounded to {@value #KEPT_BITS} bits, which the contraction does not magnify
 */
public record Iteration(List<List<Rational>> values, int exactUpTo) {

    static final int KEPT_BITS = 320;
    public static final int MOST_STEPS = 2_000;
    private static final int LONGEST = 20_000;

    /** Fractions longer than so many bits times the cells of a small matrix are not worked with: they grow as many times at every step. */
    private static final int SMALL_MATRIX = 4;

    public static Iteration of(Arena arena, List<Rational> start, int steps, Progress progress) {
        int cells = arena.rooms().stream()
                .mapToInt(room -> Math.min(room.height(), room.width()))
                .max()
                .orElse(1);
        return of(arena, start, steps, LONGEST * SMALL_MATRIX / Math.max(SMALL_MATRIX, cells * cells), progress);
    }

    /** Iterates to be looked at: exact only as long as their fractions are short. */
    public static Iteration shown(Arena arena, List<Rational> start, int steps, Progress progress) {
        return of(arena, start, steps, KEPT_BITS, progress);
    }

    private static Iteration of(Arena arena, List<Rational> start, int steps, int longest, Progress progress) {
        List<List<Rational>> values = new ArrayList<>();
        values.add(List.copyOf(start));
        int exact = 0;
        boolean rounding = false;
        for (int n = 1; n <= steps; n++) {
            List<Rational> next = step(arena, values.getLast(), progress);
            rounding |= next.stream().anyMatch(x -> x.denominator().bitLength() > longest);
            if (rounding) next = next.stream().map(Iteration::rounded).toList();
            else exact = n;
            values.add(next);
            progress.done(n, steps);
        }
        return new Iteration(List.copyOf(values), exact);
    }

    public static List<Rational> step(Arena arena, List<Rational> last, Progress progress) {
        List<Rational> next = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            progress.check();
            next.add(optimum(arena, k, last, progress).value());
        }
        return next;
    }

    public static GameProgram.Optimum optimum(Arena arena, int state, List<Rational> last, Progress progress) {
        return GameProgram.solve(matrix(arena, state, last), progress);
    }

    public static RationalMatrix matrix(Arena arena, int state, List<Rational> last) {
        Arena.Room room = arena.rooms().get(state);
        return RationalMatrix.generate(room.height(), room.width(), (i, j) -> {
            Arena.Move move = room.move(i, j);
            Rational sum = move.pay();
            for (int t = 0; t < move.to().length; t++)
                sum = sum.plus(move.probability()[t].times(last.get(move.to()[t])));
            return sum;
        });
    }

    private static Rational rounded(Rational x) {
        BigInteger scale = BigInteger.ONE.shiftLeft(KEPT_BITS);
        return Rational.of(x.times(Rational.of(scale)).plus(Rational.HALF).floor(), scale);
    }

    public List<Rational> last() {
        return values.getLast();
    }

    public boolean isExact() {
        return exactUpTo == values.size() - 1;
    }

    /** The largest change of the last step. */
    public Rational lastChange() {
        return change(values.size() - 1);
    }

    /** The largest change of a step among the games themselves. */
    public Rational change(int step) {
        Rational largest = Rational.ZERO;
        for (int k = 0; k < values.getFirst().size(); k++)
            largest = largest.max(
                    values.get(step).get(k).minus(values.get(step - 1).get(k)).absolute());
        return largest;
    }

    /** The least n with (1-s)^n M/s at most a tolerance. */
    public static int stepsNeeded(Rational stop, Rational largestPay, Rational tolerance, Progress progress) {
        Rational bound = largestPay.over(stop);
        Rational factor = Rational.ONE.minus(stop);
        if (factor.isZero()) return bound.compareTo(tolerance) <= 0 ? 0 : 1;
        double guess =
                Math.log(tolerance.over(bound.isZero() ? Rational.ONE : bound).doubleValue())
                        / Math.log(factor.doubleValue());
        int n = Math.max(0, (int) Math.min(guess - 2, 1e8));
        Rational reached = bound.times(factor.power(n));
        while (n > 0 && reached.compareTo(tolerance) <= 0) {
            n--;
            reached = reached.over(factor);
        }
        while (reached.compareTo(tolerance) > 0) {
            progress.check();
            reached = reached.times(factor);
            n++;
        }
        return n;
    }
}
