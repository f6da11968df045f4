package hissho.zerosum.named;

import hissho.number.Rational;
import hissho.number.RationalMatrix;

/** Magic squares: the famous ones, and one of every order from 3 by the classical constructions. */
public final class MagicSquares {

    private MagicSquares() {}

    /** The square in Dürer's Melencolia. */
    public static RationalMatrix durer() {
        return RationalMatrix.of(
                new long[] {16, 3, 2, 13}, new long[] {5, 10, 11, 8}, new long[] {9, 6, 7, 12}, new long[] {4, 15, 14, 1
                });
    }

    public static RationalMatrix loShu() {
        return RationalMatrix.of(new long[] {8, 1, 6}, new long[] {3, 5, 7}, new long[] {4, 9, 2});
    }

    /** A magic square of order n: the Siamese method, the crossed diagonals, or Conway's LUX, by the remainder of n by 4. */
    public static RationalMatrix ofOrder(int n) {
        if (n == 2) throw new IllegalArgumentException("there is no magic square of order 2");
        if (n % 2 == 1) return RationalMatrix.generate(n, n, (i, j) -> Rational.of(siamese(n, i, j)));
        if (n % 4 == 0)
            return RationalMatrix.generate(n, n, (i, j) -> {
                int plain = n * i + j + 1;
                boolean crossed = (i % 4 == j % 4) || (i % 4 + j % 4 == 3);
                return Rational.of(crossed ? n * n + 1 - plain : plain);
            });
        return RationalMatrix.generate(n, n, (i, j) -> Rational.of(lux(n, i, j)));
    }

    private static int siamese(int n, int i, int j) {
        return n * Math.floorMod(i + j + 1 + n / 2, n) + Math.floorMod(i + 2 * j - 3 + n, n) + 1;
    }

    /** Order n = 4m + 2: a Siamese square of blocks, each filled in the shape of L, U or X. */
    private static int lux(int n, int i, int j) {
        int half = n / 2;
        int m = (half - 1) / 2;
        int row = i / 2;
        int column = j / 2;
        int block = 4 * (siamese(half, row, column) - 1);
        char shape = row <= m ? 'L' : row == m + 1 ? 'U' : 'X';
        if (column == m && row == m) shape = 'U';
        if (column == m && row == m + 1) shape = 'L';
        int corner = 2 * (i % 2) + j % 2;
        int[] order = switch (shape) {
            case 'L' -> new int[] {4, 1, 2, 3};
            case 'U' -> new int[] {1, 4, 2, 3};
            default -> new int[] {1, 4, 3, 2};
        };
        return block + order[corner];
    }
}
