package hissho.stochastic.system.solve;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Values of a system to many digits, and strategies that go with them, as a {@link Scout} finds them.
 *
 * <p>Where play may go on for ever, each transition is stopped with a small probability λ that pays Q; the value is the limit as λ
 * vanishes (Mertens and Neyman 1981, Everett 1957), approached like a root of λ.
 *
 * @param value near the value of every state
 * @param bits to how many bits it seems to be right
 * @param residual how far the values are from being fixed; the values for λ are off by at most this over λ
 * @param rows strategies of I by state that are nearly optimal, and those of II
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Approach(
        BigDecimal[] value,
        int bits,
        BigDecimal residual,
        List<RationalVector> rows,
        List<RationalVector> columns,
        Safe safe) {

    /**
     * Strategies for a λ that is small, but large against the error of rounding: rounded, they still lose little, however long play
     * is drawn out.
     */
    record Safe(List<RationalVector> rows, List<RationalVector> columns) {}

    private static final int SAFE_STEP = 2;

    private static final int PLAIN_DIGITS = 120;
    private static final int[] VANISHING = {16, 32, 64, 128, 256};

    /** Payoffs of so many bits need no smaller λ. */
    private static final int USUAL_BITS = 4;

    static Approach of(Arena arena, Optional<Rational> infinite, boolean endless, Progress progress) {
        if (!endless) {
            Approach found = new Scout(arena, PLAIN_DIGITS, Rational.ZERO, Rational.ZERO).run(uniform(arena), progress);
            return new Approach(
                    found.value,
                    (int) ((PLAIN_DIGITS - 30) * 3.32),
                    found.residual,
                    found.rows,
                    found.columns,
                    found.safe);
        }
        Rational q = infinite.orElseThrow();
        int further = further(arena, q);
        List<RationalVector> rows = warm(arena, q, VANISHING[0] + further, progress);
        List<Approach> steps = new ArrayList<>();
        for (int power : VANISHING) {
            Approach step = one(arena, q, power + further, rows, progress);
            rows = step.rows;
            steps.add(step);
        }
        Approach last = steps.getLast();
        int agreed = agreement(steps.get(steps.size() - 2).value, last.value);
        return new Approach(
                last.value,
                Math.min(2 * agreed - 12, VANISHING[VANISHING.length - 1] - 12),
                last.residual,
                last.rows,
                last.columns,
                steps.get(SAFE_STEP).safe);
    }

    /** Large payoffs ask for a smaller λ: what is lost grows with them, and shrinks like a root of λ. */
    private static int further(Arena arena, Rational infinite) {
        BigInteger largest = arena.rooms().stream()
                .flatMap(room -> room.moves().stream())
                .flatMap(List::stream)
                .map(move -> move.pay().absolute())
                .reduce(infinite.absolute(), Rational::max)
                .floor();
        return 2 * Math.max(0, largest.bitLength() - USUAL_BITS);
    }

    /** Strategies for a larger λ: where none is optimal, those that are optimal up to a little. */
    public static Approach vanishing(Arena arena, Rational infinite, int power, Progress progress) {
        return one(arena, infinite, power, warm(arena, infinite, power, progress), progress);
    }

    /** Strategies to begin with, from larger λ: from anywhere else the strategies improve by about λ at a time. */
    private static List<RationalVector> warm(Arena arena, Rational infinite, int power, Progress progress) {
        List<RationalVector> rows = uniform(arena);
        for (int larger = 3; larger < power; larger *= 2) rows = one(arena, infinite, larger, rows, progress).rows;
        return rows;
    }

    private static Approach one(
            Arena arena, Rational infinite, int power, List<RationalVector> rows, Progress progress) {
        Rational lambda = Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(power));
        return new Scout(arena, 60 + power * 2 / 3, lambda, infinite).run(rows, progress);
    }

    private static int agreement(BigDecimal[] a, BigDecimal[] b) {
        BigDecimal gap = BigDecimal.ZERO;
        for (int k = 0; k < a.length; k++) gap = gap.max(a[k].subtract(b[k]).abs());
        if (gap.signum() == 0) return 400;
        return Math.max(0, (int) (-(gap.precision() - gap.scale()) * 3.32));
    }

    private static List<RationalVector> uniform(Arena arena) {
        return arena.rooms().stream()
                .map(room -> RationalVector.generate(room.height(), i -> Rational.of(1, room.height())))
                .toList();
    }
}
