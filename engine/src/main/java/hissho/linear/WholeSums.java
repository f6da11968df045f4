package hissho.linear;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The signs of sums of long numbers times small ones, minus a level: the check of a certificate. The long numbers are cut into
 * limbs short enough that all products of one limb can be summed in a long.
 */
final class WholeSums {

    private WholeSums() {}

    /** For each row of the matrix, the sign of the row times the numbers, minus the level. */
    static int[] ofRows(long[][] matrix, BigInteger[] numbers, BigInteger level) {
        int[] signs = new int[matrix.length];
        int limb = limbBits(matrix, numbers.length);
        if (limb < 8) {
            for (int i = 0; i < signs.length; i++)
                signs[i] = slow(matrix[i], numbers).compareTo(level);
            return signs;
        }
        int length = length(numbers, level, limb);
        long[][] cut = new long[numbers.length][];
        for (int j = 0; j < cut.length; j++) cut[j] = limbs(numbers[j], limb, length);
        long[] start = limbs(level, limb, length);
        long[] sum = new long[length];
        for (int i = 0; i < signs.length; i++) {
            for (int l = 0; l < length; l++) sum[l] = -start[l];
            for (int j = 0; j < cut.length; j++)
                if (matrix[i][j] != 0 && numbers[j].signum() != 0) add(sum, cut[j], matrix[i][j]);
            signs[i] = sign(sum, limb);
        }
        return signs;
    }

    /** For each column of the matrix, the sign of the numbers times the column, minus the level. */
    static int[] ofColumns(long[][] matrix, BigInteger[] numbers, BigInteger level) {
        long[][] transposed = new long[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++)
            for (int j = 0; j < transposed.length; j++) transposed[j][i] = matrix[i][j];
        return ofRows(transposed, numbers, level);
    }

    private static void add(long[] sum, long[] limbs, long factor) {
        for (int l = 0; l < sum.length; l++) sum[l] += factor * limbs[l];
    }

    private static int limbBits(long[][] matrix, int terms) {
        long most = 1;
        for (long[] row : matrix)
            for (long x : row) most = Math.max(most, x == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(x));
        return Math.min(31, 60 - bits(most) - bits(terms));
    }

    private static int bits(long x) {
        return 64 - Long.numberOfLeadingZeros(x);
    }

    private static int length(BigInteger[] numbers, BigInteger level, int limb) {
        int most = level.bitLength();
        for (BigInteger x : numbers) most = Math.max(most, x.bitLength());
        return most / limb + 1;
    }

    /** The limbs of a number from the lowest, all with the number's sign. */
    static long[] limbs(BigInteger number, int bits, int length) {
        long[] limbs = new long[length];
        byte[] bytes = number.abs().toByteArray();
        int at = 0;
        int filled = 0;
        long mask = (1L << bits) - 1;
        long buffer = 0;
        for (int b = bytes.length - 1; b >= 0; b--) {
            buffer |= (bytes[b] & 0xFFL) << filled;
            filled += 8;
            if (filled >= bits) {
                if (at < length) limbs[at++] = buffer & mask;
                buffer >>>= bits;
                filled -= bits;
            }
        }
        if (at < length) limbs[at] = buffer & mask;
        if (number.signum() < 0) for (int l = 0; l < length; l++) limbs[l] = -limbs[l];
        return limbs;
    }

    /** Carries from the lowest limb upwards; what is left at the top decides, and zeros below it if it is zero. */
    private static int sign(long[] limbs, int bits) {
        long carry = 0;
        long mask = (1L << bits) - 1;
        boolean below = false;
        for (int l = 0; l < limbs.length - 1; l++) {
            long x = limbs[l] + carry;
            carry = x >> bits;
            below |= (x & mask) != 0;
        }
        long top = limbs[limbs.length - 1] + carry;
        if (top != 0) return Long.signum(top) < 0 ? -1 : 1;
        return below ? 1 : 0;
    }

    private static BigInteger slow(long[] row, BigInteger[] numbers) {
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < row.length; j++)
            if (row[j] != 0) sum = sum.add(numbers[j].multiply(BigInteger.valueOf(row[j])));
        return sum;
    }

    /** The whole numbers of a matrix where all fit in longs with room for sums, or null. */
    static long @Nullable [][] small(BigInteger[][] whole) {
        long[][] small = new long[whole.length][];
        for (int i = 0; i < small.length; i++) {
            if (Arrays.stream(whole[i]).anyMatch(x -> x.bitLength() > 50)) return null;
            small[i] = Arrays.stream(whole[i]).mapToLong(BigInteger::longValue).toArray();
        }
        return small;
    }
}
