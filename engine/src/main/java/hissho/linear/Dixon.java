package hissho.linear;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Dixon's p-adic lifting: the exact solution of a whole-number system A y = b from the inverse of A modulo one prime. Each step
 * gives one more digit of y in base p by two products with small numbers; digits are enough when the powers of p exceed twice the
 * product of the bounds on numerator and denominator.
 */
final class Dixon {

    private Dixon() {}

    /** The solution of A y = 1 modulo p^digits. */
    static BigInteger[] solve(long[][] a, int[][] inverse, int digits) {
        long[] ones = new long[a.length];
        Arrays.fill(ones, 1);
        return solve(a, inverse, ones, digits);
    }

    /** The solution of A y = b modulo p^digits, for small b. */
    static BigInteger[] solve(long[][] a, int[][] inverse, long[] right, int digits) {
        int k = a.length;
        long[] rest = right.clone();
        int[][] found = new int[k][digits];
        long[] residues = new long[k];
        long[] digit = new long[k];
        for (int d = 0; d < digits; d++) {
            for (int i = 0; i < k; i++) residues[i] = Math.floorMod(rest[i], Modular.PRIME);
            for (int i = 0; i < k; i++) {
                digit[i] = dot(inverse[i], residues) % Modular.PRIME;
                found[i][d] = (int) digit[i];
            }
            for (int i = 0; i < k; i++) rest[i] = (rest[i] - dot(a[i], digit)) / Modular.PRIME;
        }
        BigInteger[] solution = new BigInteger[k];
        for (int i = 0; i < k; i++) solution[i] = value(found[i]);
        return solution;
    }

    /** Products stay below 2^50 and there are fewer than 2^12 of them. */
    private static long dot(int[] a, long[] b) {
        long sum = 0;
        for (int j = 0; j < a.length; j++) sum += a[j] * b[j];
        return sum;
    }

    private static long dot(long[] a, long[] b) {
        long sum = 0;
        for (int j = 0; j < a.length; j++) sum += a[j] * b[j];
        return sum;
    }

    /** The number with these digits in base p, by halves. */
    private static BigInteger value(int[] digits) {
        BigInteger value = BigInteger.ZERO;
        int d = digits.length;
        if (d % 2 == 1) value = BigInteger.valueOf(digits[--d]);
        while (d > 0) {
            d -= 2;
            value = value.multiply(SQUARE).add(BigInteger.valueOf(digits[d] + (long) digits[d + 1] * Modular.PRIME));
        }
        return value;
    }

    private static final BigInteger SQUARE = BigInteger.valueOf((long) Modular.PRIME * Modular.PRIME);
}
