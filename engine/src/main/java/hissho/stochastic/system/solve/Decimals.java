package hissho.stochastic.system.solve;

import hissho.number.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/** Long decimals, by which a system is scouted before anything is proved. */
public final class Decimals {

    private Decimals() {}

    public static BigDecimal of(Rational r, MathContext context) {
        return new BigDecimal(r.numerator()).divide(new BigDecimal(r.denominator()), context);
    }

    public static Rational exact(BigDecimal x, int places) {
        BigDecimal cut = x.setScale(places, RoundingMode.HALF_EVEN);
        return Rational.of(cut.unscaledValue(), BigInteger.TEN.pow(places));
    }

    /** The solution of a square system whose right side is the last column, with row pivoting; nothing where it is singular. */
    static Optional<BigDecimal[]> solve(BigDecimal[][] rows, MathContext context) {
        int n = rows.length;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            for (int i = k + 1; i < n; i++) if (rows[i][k].abs().compareTo(rows[pivot][k].abs()) > 0) pivot = i;
            if (rows[pivot][k].signum() == 0) return Optional.empty();
            BigDecimal[] line = rows[pivot];
            rows[pivot] = rows[k];
            rows[k] = line;
            for (int i = k + 1; i < n; i++) {
                if (rows[i][k].signum() == 0) continue;
                BigDecimal factor = rows[i][k].divide(line[k], context);
                for (int j = k; j <= n; j++)
                    if (line[j].signum() != 0)
                        rows[i][j] = rows[i][j].subtract(factor.multiply(line[j], context), context);
            }
        }
        BigDecimal[] x = new BigDecimal[n];
        for (int k = n - 1; k >= 0; k--) {
            BigDecimal sum = rows[k][n];
            for (int j = k + 1; j < n; j++) sum = sum.subtract(rows[k][j].multiply(x[j], context), context);
            x[k] = sum.divide(rows[k][k], context);
        }
        return Optional.of(x);
    }
}
