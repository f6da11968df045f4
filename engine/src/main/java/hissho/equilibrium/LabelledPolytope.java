package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A player's polytope while the path of Lemke and Howson walks on it: nonnegative x with every payoff of the opponent at most one, for payoffs made positive. It stands at a corner and leaves it along
 * the edge that gives up a label; of several labels picked up at once the lexicographically least counts, as if the bound of the opponent's k-th strategy were larger by the k-th power of a tiny number.
 */
abstract sealed class LabelledPolytope permits PolytopeDictionary, PolytopeInverse {

    /** The label of the first own strategy and of the opponent's first. */
    final int own;

    final int others;

    LabelledPolytope(int own, int others) {
        this.own = own;
        this.others = others;
    }

    /** The polytope of the player who chooses the rows of the opponent's payoffs, at the corner zero. */
    static LabelledPolytope of(RationalMatrix opponent, int own, int others) {
        BigInteger[][] payoffs = positive(opponent);
        return opponent.height() * opponent.width() > PolytopeInverse.MANY_CELLS
                ? new PolytopeInverse(payoffs, own, others)
                : new PolytopeDictionary(payoffs, own, others);
    }

    /** Whole multiples of the payoffs, moved so that the least is one: own strategies in rows. */
    static BigInteger[][] positive(RationalMatrix opponent) {
        BigInteger[][] payoffs = CommonDenominator.numerators(opponent, CommonDenominator.of(opponent.entries()));
        BigInteger shift = BigInteger.ONE.subtract(Arrays.stream(payoffs)
                .flatMap(Arrays::stream)
                .min(BigInteger::compareTo)
                .orElseThrow());
        for (BigInteger[] row : payoffs) Arrays.setAll(row, j -> row[j].add(shift));
        return payoffs;
    }

    /** Walks along the edge that gives this label up, and tells which is picked up. */
    abstract int pivot(int entering);

    /** A positive multiple of the probability of an own strategy here. */
    abstract BigInteger weight(int strategy);

    final Mixed strategy(int size) {
        BigInteger[] weights = new BigInteger[size];
        Arrays.setAll(weights, this::weight);
        BigInteger whole = Arrays.stream(weights).reduce(BigInteger.ZERO, BigInteger::add);
        return new Mixed(RationalVector.generate(size, i -> Rational.of(weights[i], whole)));
    }
}
