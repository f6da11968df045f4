package hissho.coalition.power;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A weighted voting game in whole numbers: a coalition wins when its weight reaches the quota. Fractions are multiplied out, "more than q"
 * becomes "at least the next number", and a voter who breaks ties has half a vote more.
 *
 * @param weights not negative
 * @param quota at least one
 */
public record Votes(List<BigInteger> weights, BigInteger quota) {

    public Votes {
        weights = List.copyOf(weights);
    }

    public static Votes of(List<Rational> weights, Rational quota, boolean strict, OptionalInt tieBreaker) {
        BigInteger scale = quota.denominator();
        for (Rational weight : weights)
            scale = scale.divide(scale.gcd(weight.denominator())).multiply(weight.denominator());
        boolean breaks = strict && tieBreaker.isPresent();
        if (breaks) scale = scale.shiftLeft(1);
        List<BigInteger> whole = new ArrayList<>();
        for (int i = 0; i < weights.size(); i++) {
            BigInteger weight = weights.get(i).times(Rational.of(scale)).numerator();
            whole.add(breaks && tieBreaker.getAsInt() == i ? weight.add(BigInteger.ONE) : weight);
        }
        BigInteger least = quota.times(Rational.of(scale)).numerator();
        return new Votes(whole, strict ? least.add(BigInteger.ONE) : least).reduced();
    }

    /** The same game in the smallest whole numbers that a common divisor of the weights allows. */
    private Votes reduced() {
        BigInteger common = BigInteger.ZERO;
        for (BigInteger weight : weights) common = common.gcd(weight);
        if (common.signum() == 0 || common.equals(BigInteger.ONE)) return this;
        BigInteger divisor = common;
        BigInteger[] least = quota.divideAndRemainder(divisor);
        return new Votes(
                weights.stream().map(weight -> weight.divide(divisor)).toList(),
                least[1].signum() > 0 ? least[0].add(BigInteger.ONE) : least[0]);
    }

    /** The votes, or those of the dual game, in which a coalition wins that leaves the others losing, if its quota is smaller. */
    Votes orDual() {
        BigInteger dual = total().subtract(quota).add(BigInteger.ONE);
        return dual.signum() > 0 && dual.compareTo(quota) < 0 ? new Votes(weights, dual) : this;
    }

    public BigInteger total() {
        return weights.stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    public boolean wins(long coalition) {
        BigInteger weight = BigInteger.ZERO;
        for (long rest = coalition; rest != 0; rest &= rest - 1)
            weight = weight.add(weights.get(Long.numberOfTrailingZeros(rest)));
        return coalition != 0 && weight.compareTo(quota) >= 0;
    }
}
