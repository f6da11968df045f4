package hissho.stochastic.system.solve;

import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Bounds for systems that are too slow to be approached in the time that is left: the game that stops in every round with a small
 * probability and then pays Q is iterated a few times, and what its stationary strategies guarantee in the true game is worked out.
 */
public final class Rough {

    private static final BigInteger GRAIN = BigInteger.TEN.pow(9);
    private static final int STEPS = 40;
    private static final int[] STOPS = {10, 100, 1000};

    private Rough() {}

    /** The best bounds found until time runs out; the first are always worked out or time is up. */
    public static Bracket of(Arena arena, Optional<Rational> infinite, Progress progress) {
        List<Rational> value = new ArrayList<>(Collections.nCopies(arena.size(), infinite.orElse(Rational.ZERO)));
        Optional<Bracket> best = Optional.empty();
        for (int stop : STOPS)
            try {
                Bracket found = at(arena, value, Rational.of(1, stop), infinite, progress);
                best = Optional.of(best.map(known -> better(known, found)).orElse(found));
            } catch (Progress.Stopped e) {
                return best.orElseThrow(() -> e);
            }
        return best.orElseThrow();
    }

    /** Moves the values on, and brackets what their mixtures guarantee. */
    private static Bracket at(
            Arena arena, List<Rational> value, Rational stop, Optional<Rational> infinite, Progress progress) {
        for (int step = 0; step < STEPS; step++) {
            List<Rational> next = Iteration.step(arena, mixed(value, stop, infinite), progress);
            for (int k = 0; k < next.size(); k++)
                value.set(k, Rational.of(next.get(k).times(Rational.of(GRAIN)).floor(), GRAIN));
        }
        List<RationalVector> rows = new ArrayList<>();
        List<RationalVector> columns = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            GameProgram.Optimum optimum = Iteration.optimum(arena, k, mixed(value, stop, infinite), progress);
            rows.add(optimum.row());
            columns.add(optimum.column());
        }
        return Bracket.of(arena, rows, columns, infinite, progress);
    }

    private static List<Rational> mixed(List<Rational> value, Rational stop, Optional<Rational> infinite) {
        Rational paid = infinite.orElse(Rational.ZERO).times(stop);
        return value.stream()
                .map(each -> each.times(Rational.ONE.minus(stop)).plus(paid))
                .toList();
    }

    /** Each player's strategies from where they guarantee more in all games together. */
    private static Bracket better(Bracket one, Bracket other) {
        boolean rows = sum(other.lower()).compareTo(sum(one.lower())) > 0;
        boolean columns = sum(other.upper()).compareTo(sum(one.upper())) < 0;
        return new Bracket(
                (rows ? other : one).rows(),
                (columns ? other : one).columns(),
                (rows ? other : one).lower(),
                (columns ? other : one).upper());
    }

    private static Rational sum(List<Rational> all) {
        return all.stream().reduce(Rational.ZERO, Rational::plus);
    }
}
