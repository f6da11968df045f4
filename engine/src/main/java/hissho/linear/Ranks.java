package hissho.linear;

import hissho.number.RationalVector;
import java.math.BigInteger;
import java.util.List;

/** Lower bounds on the rank of rational vectors, quickly: the rank modulo a prime is never above the true one. */
public final class Ranks {

    private Ranks() {}

    /** Whether the rank is shown to be at least so much; a no proves nothing. */
    public static boolean atLeast(List<RationalVector> rows, int rank) {
        if (rows.size() < rank) return false;
        if (rank == 0) return true;
        BigInteger[][] whole = rows.stream()
                .map(row -> CommonDenominator.numerators(row, CommonDenominator.of(row.stream())))
                .toArray(BigInteger[][]::new);
        long[][] residues = new long[whole.length][whole[0].length];
        BigInteger prime = BigInteger.valueOf(Modular.PRIME);
        for (int i = 0; i < residues.length; i++)
            for (int j = 0; j < residues[i].length; j++)
                residues[i][j] = whole[i][j].bitLength() < 63
                        ? whole[i][j].longValue()
                        : whole[i][j].mod(prime).longValue();
        return Modular.rank(residues, whole[0].length) >= rank;
    }
}
