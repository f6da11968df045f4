package hissho.coalition.nucleolus;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.List;

/**
 * One whole number for each player such that the sum over a coalition is zero exactly if the face settles it: the changes along the face's
 * directions, written as the digits of a number in a base so large that they cannot carry.
 */
final class Labels {

    private Labels() {}

    static List<BigInteger> of(Face face) {
        int players = face.point().size();
        BigInteger[] labels = new BigInteger[players];
        java.util.Arrays.fill(labels, BigInteger.ZERO);
        for (RationalVector direction : face.directions()) {
            BigInteger scale = BigInteger.ONE;
            for (Rational entry : direction)
                scale = scale.divide(scale.gcd(entry.denominator())).multiply(entry.denominator());
            BigInteger reach = BigInteger.ONE;
            BigInteger[] whole = new BigInteger[players];
            for (int i = 0; i < players; i++) {
                whole[i] = direction.get(i).times(Rational.of(scale)).numerator();
                reach = reach.add(whole[i].abs());
            }
            int shift = reach.bitLength() + 1;
            for (int i = 0; i < players; i++)
                labels[i] = labels[i].shiftLeft(shift).add(whole[i]);
        }
        return List.of(labels);
    }
}
