package hissho.zerosum.countable;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The infimum of a rational function over the whole numbers from some number on. Between the roots of its derivative and its poles the
 * function is monotone, so only the whole numbers beside them, the first one, and the limit count.
 *
 * @param value the infimum, or nothing where the function falls without bound
 * @param at the first whole number that attains it, or nothing where it is only approached
 */
public record Infimum(Optional<Rational> value, Optional<BigInteger> at) {

    /** From this degree on looking at every number up to the last mark costs less than parting the marks. */
    private static final int FEW_MARKS = 12;

    private static final int NEAR_BITS = 12;

    public static Infimum of(RationalFunction f, BigInteger from) {
        TreeSet<BigInteger> candidates = candidates(f, from);
        if (f.limit(true).isEmpty() && f.signFar(true) < 0) return new Infimum(Optional.empty(), Optional.empty());
        BigInteger best = from;
        Rational least = at(f, from);
        for (BigInteger n : candidates) {
            Rational here = at(f, n);
            if (here.compareTo(least) < 0) {
                least = here;
                best = n;
            }
        }
        Optional<Rational> limit = f.limit(true);
        if (limit.isPresent() && limit.get().compareTo(least) < 0) return new Infimum(limit, Optional.empty());
        return new Infimum(Optional.of(least), Optional.of(best));
    }

    /** The whole numbers one of which attains the infimum unless the limit is lower: all up to the last mark, or those beside the marks. */
    private static TreeSet<BigInteger> candidates(RationalFunction f, BigInteger from) {
        TreeSet<BigInteger> candidates = new TreeSet<>();
        candidates.add(from);
        Polynomial slope = f.derivative().numerator();
        BigInteger last = bound(slope).max(bound(f.denominator()));
        if (slope.degree() > FEW_MARKS && last.subtract(from).bitLength() <= NEAR_BITS) {
            for (BigInteger n = from; n.compareTo(last) <= 0; n = n.add(BigInteger.ONE)) candidates.add(n);
            return candidates;
        }
        for (RealRoot mark : slope.times(f.denominator()).isolatedRoots()) {
            BigInteger near = mark.near(1).setScale(0, RoundingMode.FLOOR).toBigInteger();
            for (int step = -2; step <= 2; step++) {
                BigInteger n = near.add(BigInteger.valueOf(step));
                if (n.compareTo(from) >= 0) candidates.add(n);
            }
        }
        return candidates;
    }

    /** A whole number above all roots. */
    private static BigInteger bound(Polynomial p) {
        return p.isConstant() ? BigInteger.ZERO : p.rootBound().ceiling().add(BigInteger.ONE);
    }

    public static Rational at(RationalFunction f, BigInteger n) {
        return f.at(Rational.of(n)).orElseThrow(() -> new ArithmeticException("a pole at " + n));
    }

    /** Whether a polynomial has a whole root from some number on. */
    public static boolean hasWholeRoot(Polynomial p, BigInteger from) {
        return p.isolatedRoots().stream()
                .map(root -> root.near(1).setScale(0, RoundingMode.HALF_EVEN).toBigInteger())
                .anyMatch(n -> n.compareTo(from) >= 0 && p.signAt(Rational.of(n)) == 0);
    }
}
