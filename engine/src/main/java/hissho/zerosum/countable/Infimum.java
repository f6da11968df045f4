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

    public static Infimum of(RationalFunction f, BigInteger from) {
        TreeSet<BigInteger> candidates = new TreeSet<>();
        candidates.add(from);
        Polynomial marks = f.derivative().numerator().times(f.denominator());
        for (RealRoot mark : marks.realRoots()) {
            BigInteger near = mark.near(1).setScale(0, RoundingMode.FLOOR).toBigInteger();
            for (int step = -2; step <= 2; step++) {
                BigInteger n = near.add(BigInteger.valueOf(step));
                if (n.compareTo(from) >= 0) candidates.add(n);
            }
        }
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

    public static Rational at(RationalFunction f, BigInteger n) {
        return f.at(Rational.of(n)).orElseThrow(() -> new ArithmeticException("a pole at " + n));
    }

    /** Whether a polynomial has a whole root from some number on. */
    public static boolean hasWholeRoot(Polynomial p, BigInteger from) {
        return p.realRoots().stream()
                .anyMatch(r -> r.isRational()
                        && r.rational().isWhole()
                        && r.rational().numerator().compareTo(from) >= 0);
    }
}
