package hissho.coalition.bankruptcy;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rules that divide an estate among claims which exceed it. The Talmud's gives equal awards up to half of each claim, then equal losses:
 * it is the nucleolus of the bankruptcy game (Aumann and Maschler). Sorting is all that takes time.
 */
public final class Division {

    private Division() {}

    public static Rational total(List<Rational> claims) {
        return claims.stream().reduce(Rational.ZERO, Rational::plus);
    }

    /** In proportion to the claims; equally where nobody claims anything. */
    public static RationalVector proportional(Rational estate, List<Rational> claims) {
        Rational total = total(claims);
        return RationalVector.generate(
                claims.size(),
                i -> total.isZero()
                        ? Rational.ZERO
                        : estate.times(claims.get(i)).over(total));
    }

    /** Equal awards, but nobody gets more than his claim. */
    public static RationalVector equalAwards(Rational estate, List<Rational> claims) {
        Integer[] order = IntStream.range(0, claims.size()).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparing(claims::get));
        Rational[] awards = new Rational[claims.size()];
        Rational left = estate;
        for (int k = 0; k < order.length; k++) {
            Rational share = left.over(order.length - k).min(claims.get(order[k]));
            awards[order[k]] = share;
            left = left.minus(share);
        }
        return RationalVector.of(awards);
    }

    /** Equal losses, but nobody pays in. */
    public static RationalVector equalLosses(Rational estate, List<Rational> claims) {
        RationalVector losses = equalAwards(total(claims).minus(estate), claims);
        return RationalVector.generate(claims.size(), i -> claims.get(i).minus(losses.get(i)));
    }

    /** The Talmud's rule: equal awards on half the claims while the estate is at most half of all, equal losses from there on. */
    public static RationalVector talmud(Rational estate, List<Rational> claims) {
        List<Rational> halves = claims.stream().map(claim -> claim.over(2)).toList();
        Rational half = total(halves);
        if (estate.compareTo(half) <= 0) return equalAwards(estate, halves);
        RationalVector more = equalLosses(estate.minus(half), halves);
        return RationalVector.generate(claims.size(), i -> halves.get(i).plus(more.get(i)));
    }

    /** Contested garment for two: each concedes what exceeds his claim, the rest is halved. */
    public static RationalVector contested(Rational estate, Rational first, Rational second) {
        Rational toFirst = estate.minus(second).max(Rational.ZERO);
        Rational toSecond = estate.minus(first).max(Rational.ZERO);
        Rational rest = estate.minus(toFirst).minus(toSecond).over(2);
        return RationalVector.of(toFirst.plus(rest), toSecond.plus(rest));
    }
}
