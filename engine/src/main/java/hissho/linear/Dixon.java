package hissho.linear;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Dixon's p-adic lifting: the exact solution of a whole-number system A y = b from the inverse of A modulo one prime. Each step
 * gives one more digit of y in base p by two products with small numbers; digits are enough when the powers of p exceed twice the
 * product of the bounds on numerator and denominator. Entries of any length are cut into limbs of 24 bits, so that all products of
 * one limb can be summed in a long.
 */
final class Dixon {

    /** Sizes beyond this could overflow the sums of a limb. */
    static final int LARGEST = 2000;

    /** Numbers longer than this could overflow the sums of the residues. */
    static final int MOST_BITS = 100_000;

    private static final int LIMB = 24;
    private static final long MASK = (1L << LIMB) - 1;
    /** One over p modulo the limb. */
    private static final long INVERSE = BigInteger.valueOf(Modular.PRIME)
            .modInverse(BigInteger.ONE.shiftLeft(LIMB))
            .longValueExact();

    private static final BigInteger P = BigInteger.valueOf(Modular.PRIME);

    private final int size;
    /** Limb, row, column; all limbs of an entry have its sign. */
    private final int[][][] limbs;

    private final int[][] inverse;
    private final int bits;

    private Dixon(int[][][] limbs, int[][] inverse, int bits) {
        this.size = inverse.length;
        this.limbs = limbs;
        this.inverse = inverse;
        this.bits = bits;
    }

    /** The system of a square matrix, where it is regular modulo the prime and not too large. */
    static Optional<Dixon> of(BigInteger[][] square) {
        int bits = 1;
        for (BigInteger[] row : square) for (BigInteger entry : row) bits = Math.max(bits, entry.bitLength());
        if (square.length > LARGEST || bits > MOST_BITS) return Optional.empty();
        int most = bits;
        return Modular.inverse(residues(square)).map(inverse -> new Dixon(cut(square, most), inverse, most));
    }

    private static long[][] residues(BigInteger[][] square) {
        long[][] residues = new long[square.length][square.length];
        for (int i = 0; i < residues.length; i++)
            for (int j = 0; j < residues.length; j++)
                residues[i][j] = square[i][j].bitLength() < 63
                        ? square[i][j].longValue()
                        : square[i][j].mod(P).longValue();
        return residues;
    }

    private static int[][][] cut(BigInteger[][] square, int bits) {
        int k = square.length;
        int[][][] limbs = new int[(bits + LIMB - 1) / LIMB][k][k];
        for (int i = 0; i < k; i++)
            for (int j = 0; j < k; j++) {
                if (limbs.length == 1) {
                    limbs[0][i][j] = square[i][j].intValue();
                    continue;
                }
                long[] entry = WholeSums.limbs(square[i][j], LIMB, limbs.length);
                for (int l = 0; l < limbs.length; l++) limbs[l][i][j] = (int) entry[l];
            }
        return limbs;
    }

    /** The system of the transposed matrix. */
    Dixon transposed() {
        int[][][] turned = new int[limbs.length][][];
        for (int l = 0; l < turned.length; l++) turned[l] = transposed(limbs[l]);
        return new Dixon(turned, transposed(inverse), bits);
    }

    private static int[][] transposed(int[][] matrix) {
        int k = matrix.length;
        int[][] transposed = new int[k][k];
        for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) transposed[j][i] = matrix[i][j];
        return transposed;
    }

    static BigInteger modulus(int digits) {
        return P.pow(digits);
    }

    /** The solution of A y = b modulo p^digits. */
    BigInteger[] solve(BigInteger[] right, int digits, Progress progress) {
        long[][] rest = rests(right);
        int[][] found = new int[size][digits];
        long[] powers = powers(rest[0].length);
        long[] residues = new long[size];
        long[] digit = new long[size];
        for (int d = 0; d < digits; d++) {
            progress.check();
            for (int i = 0; i < size; i++) residues[i] = Math.floorMod(dot(rest[i], powers), Modular.PRIME);
            for (int i = 0; i < size; i++) {
                digit[i] = dot(inverse[i], residues) % Modular.PRIME;
                found[i][d] = (int) digit[i];
            }
            for (int i = 0; i < size; i++) lower(rest[i], i, digit);
        }
        return Digits.numbers(found, progress);
    }

    /** The right side in limbs, the highest of which carries the sign; what is left after a step never needs more. */
    private long[][] rests(BigInteger[] right) {
        int most = bits + 32 - Integer.numberOfLeadingZeros(size) + 2;
        for (BigInteger each : right) most = Math.max(most, each.bitLength() + 2);
        int length = most / LIMB + 1;
        long[][] rests = new long[size][];
        for (int i = 0; i < size; i++) {
            rests[i] = WholeSums.limbs(right[i], LIMB, length);
            long carry = 0;
            for (int l = 0; l < length - 1; l++) {
                long x = rests[i][l] + carry;
                rests[i][l] = x & MASK;
                carry = x >> LIMB;
            }
            rests[i][length - 1] += carry;
        }
        return rests;
    }

    private static long[] powers(int length) {
        long[] powers = new long[length];
        powers[0] = 1;
        for (int l = 1; l < length; l++) powers[l] = (powers[l - 1] << LIMB) % Modular.PRIME;
        return powers;
    }

    /** rest := (rest - row times digit) / p, which is whole: each limb of the quotient follows from the lowest limb left. */
    private void lower(long[] rest, int row, long[] digit) {
        long carry = 0;
        for (int l = 0; l < rest.length; l++) {
            long x = rest[l] + carry;
            if (l < limbs.length) x -= dot(limbs[l][row], digit);
            long q = (x * INVERSE) & MASK;
            carry = (x - q * Modular.PRIME) >> LIMB;
            rest[l] = q;
        }
        rest[rest.length - 1] += (carry / Modular.PRIME) << LIMB;
    }

    /** Products stay below 2^50 and there are fewer than 2^13 of them. */
    private static long dot(long[] a, long[] b) {
        long sum = 0;
        for (int j = 0; j < a.length; j++) sum += a[j] * b[j];
        return sum;
    }

    private static long dot(int[] a, long[] b) {
        long sum = 0;
        for (int j = 0; j < a.length; j++) sum += a[j] * b[j];
        return sum;
    }

    /** Numbers from their digits in base p. */
    private static final class Digits {

        private static final int FEW = 32;

        /** p to the power of FEW, and its squares. */
        private final List<BigInteger> squares = new ArrayList<>(List.of(P.pow(FEW)));

        static BigInteger[] numbers(int[][] digits, Progress progress) {
            Digits base = new Digits();
            return Arrays.stream(digits)
                    .map(each -> {
                        progress.check();
                        return base.number(each, 0, each.length);
                    })
                    .toArray(BigInteger[]::new);
        }

        /** By halves: the lower one has FEW times a power of two digits. */
        private BigInteger number(int[] digits, int from, int to) {
            if (to - from <= FEW) {
                BigInteger number = BigInteger.ZERO;
                for (int d = to - 1; d >= from; d--) number = number.multiply(P).add(BigInteger.valueOf(digits[d]));
                return number;
            }
            int level = 0;
            while ((FEW << (level + 1)) < to - from) level++;
            while (squares.size() <= level) squares.add(squares.getLast().pow(2));
            int middle = from + (FEW << level);
            return number(digits, middle, to).multiply(squares.get(level)).add(number(digits, from, middle));
        }
    }
}
