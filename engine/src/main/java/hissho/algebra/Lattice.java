package hissho.algebra;

import java.math.BigInteger;

/** A basis of a lattice of whole vectors, reduced in place without fractions (Cohen 1993, algorithm 2.6.7). */
final class Lattice {

    private static final BigInteger THREE = BigInteger.valueOf(3);

    private final BigInteger[][] basis;
    private final BigInteger[] gram;
    private final BigInteger[][] lambda;

    /** The vectors must be independent. */
    Lattice(BigInteger[][] basis) {
        this.basis = basis;
        int n = basis.length;
        gram = new BigInteger[n + 1];
        gram[0] = BigInteger.ONE;
        lambda = new BigInteger[n][n];
        for (int k = 0; k < n; k++)
            for (int j = 0; j <= k; j++) {
                BigInteger u = dot(basis[k], basis[j]);
                for (int i = 0; i < j; i++)
                    u = gram[i + 1]
                            .multiply(u)
                            .subtract(lambda[k][i].multiply(lambda[j][i]))
                            .divide(gram[i]);
                if (j < k) lambda[k][j] = u;
                else gram[k + 1] = u;
            }
    }

    void reduce() {
        int k = 1;
        while (k < basis.length) {
            shorten(k, k - 1);
            BigInteger own = gram[k + 1]
                    .multiply(gram[k - 1])
                    .add(lambda[k][k - 1].pow(2))
                    .shiftLeft(2);
            if (own.compareTo(gram[k].pow(2).multiply(THREE)) < 0) {
                swap(k);
                k = Math.max(1, k - 1);
            } else {
                for (int l = k - 2; l >= 0; l--) shorten(k, l);
                k++;
            }
        }
    }

    /** Subtracts the nearest multiple of an earlier vector. */
    private void shorten(int k, int l) {
        BigInteger q = nearest(lambda[k][l], gram[l + 1]);
        if (q.signum() == 0) return;
        for (int j = 0; j < basis[k].length; j++) basis[k][j] = basis[k][j].subtract(q.multiply(basis[l][j]));
        lambda[k][l] = lambda[k][l].subtract(q.multiply(gram[l + 1]));
        for (int i = 0; i < l; i++) lambda[k][i] = lambda[k][i].subtract(q.multiply(lambda[l][i]));
    }

    private void swap(int k) {
        BigInteger[] vector = basis[k];
        basis[k] = basis[k - 1];
        basis[k - 1] = vector;
        for (int j = 0; j < k - 1; j++) {
            BigInteger entry = lambda[k][j];
            lambda[k][j] = lambda[k - 1][j];
            lambda[k - 1][j] = entry;
        }
        BigInteger l = lambda[k][k - 1];
        BigInteger b = gram[k - 1].multiply(gram[k + 1]).add(l.pow(2)).divide(gram[k]);
        for (int i = k + 1; i < basis.length; i++) {
            BigInteger t = lambda[i][k];
            lambda[i][k] = gram[k + 1]
                    .multiply(lambda[i][k - 1])
                    .subtract(l.multiply(t))
                    .divide(gram[k]);
            lambda[i][k - 1] = b.multiply(t).add(l.multiply(lambda[i][k])).divide(gram[k + 1]);
        }
        gram[k] = b;
    }

    private static BigInteger nearest(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.shiftLeft(1).add(b).divideAndRemainder(b.shiftLeft(1));
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    private static BigInteger dot(BigInteger[] a, BigInteger[] b) {
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < a.length; j++) sum = sum.add(a[j].multiply(b[j]));
        return sum;
    }
}
