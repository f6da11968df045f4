package hissho.coalition.value;

import hissho.number.Rational;
import java.math.BigInteger;

/** How much a player's Shapley value changes when the worth of one coalition rises by one: the coefficients of the value's formula. */
public final class Sensitivity {

    private Sensitivity() {}

    /** For a member of a coalition of this size: (t-1)!(n-t)!/n!. */
    public static Rational member(int players, int size) {
        return Rational.of(factorial(size - 1).multiply(factorial(players - size)), factorial(players));
    }

    /** For a player outside it: -t!(n-t-1)!/n!. */
    public static Rational outsider(int players, int size) {
        return Rational.of(factorial(size).multiply(factorial(players - size - 1)), factorial(players))
                .negated();
    }

    /** 1 · 2 · … · n. */
    public static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int k = 2; k <= n; k++) product = product.multiply(BigInteger.valueOf(k));
        return product;
    }
}
