package hissho.play;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;

/** A move with the probability it is made with. */
public record Weighted(Move move, Rational weight) {

    /** Draws one of these moves, exactly by their probabilities, which add up to 1. */
    public static Move draw(List<Weighted> moves, RandomGenerator random) {
        BigInteger whole = moves.stream()
                .map(each -> each.weight.denominator())
                .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)));
        Rational drawn = Rational.of(Moves.below(whole, random), whole);
        for (Weighted each : moves) {
            drawn = drawn.minus(each.weight);
            if (drawn.isNegative()) return each.move;
        }
        throw new IllegalArgumentException("probabilities that do not add up to 1");
    }
}
