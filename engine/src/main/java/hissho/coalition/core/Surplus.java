package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.List;

/**
 * What coalitions are worth beyond their members alone, as whole numbers over one denominator: the core asks whether not-negative amounts
 * beyond the singletons' worths can satisfy everybody.
 *
 * @param singles what each player is worth alone
 * @param scale the common denominator
 * @param gains the surplus of each coalition, at the number its bits make, times the scale
 */
record Surplus(int players, RationalVector singles, BigInteger scale, List<BigInteger> gains) {

    Surplus {
        gains = List.copyOf(gains);
    }

    static Surplus of(Coalitions game) {
        int n = game.players().count();
        RationalVector singles = RationalVector.generate(n, i -> game.worth(1L << i));
        int size = 1 << n;
        BigInteger scale = BigInteger.ONE;
        for (int set = 1; set < size; set++) {
            BigInteger d = game.worth(set).denominator();
            if (!scale.mod(d).equals(BigInteger.ZERO))
                scale = scale.divide(scale.gcd(d)).multiply(d);
        }
        BigInteger[] own = new BigInteger[n];
        for (int i = 0; i < n; i++) own[i] = whole(singles.get(i), scale);
        BigInteger[] sums = new BigInteger[size];
        BigInteger[] gains = new BigInteger[size];
        sums[0] = BigInteger.ZERO;
        gains[0] = BigInteger.ZERO;
        for (int set = 1; set < size; set++) {
            sums[set] = sums[set & (set - 1)].add(own[Integer.numberOfTrailingZeros(set)]);
            gains[set] = whole(game.worth(set), scale).subtract(sums[set]);
        }
        return new Surplus(n, singles, scale, List.of(gains));
    }

    private static BigInteger whole(Rational number, BigInteger scale) {
        return number.numerator().multiply(scale.divide(number.denominator()));
    }

    int grand() {
        return gains.size() - 1;
    }
}
