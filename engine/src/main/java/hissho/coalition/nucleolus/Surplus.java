package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Davis and Maschler's surpluses: how much one player could hope for against another, the largest excess of a coalition with the one and
 * without the other. In the prekernel any two players are balanced; in the kernel one may be ahead of another who has only what he has
 * alone.
 */
public record Surplus(List<List<Rational>> table) {

    /** With more players not every coalition is looked at for every two players. */
    public static final int MOST_PLAYERS = 14;

    /** The surplus of the first player against the second, the diagonal being zero. */
    public static Surplus of(Coalitions game, RationalVector x, Progress progress) {
        int n = x.size();
        @Nullable Rational[][] most = new @Nullable Rational[n][n];
        for (long s = 1; s < game.grand(); s++) {
            if ((s & 0xff) == 0) progress.check();
            Rational excess = Excess.of(game, x, s);
            for (int i = 0; i < n; i++) {
                if (!Subsets.contains(s, i)) continue;
                for (int j = 0; j < n; j++) {
                    if (Subsets.contains(s, j)) continue;
                    Rational known = most[i][j];
                    if (known == null || excess.compareTo(known) > 0) most[i][j] = excess;
                }
            }
        }
        List<List<Rational>> table = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            List<Rational> row = new ArrayList<>();
            for (int j = 0; j < n; j++) row.add(i == j ? Rational.ZERO : Objects.requireNonNull(most[i][j]));
            table.add(List.copyOf(row));
        }
        return new Surplus(List.copyOf(table));
    }

    /** The pairs of which the first has the larger surplus. */
    public List<List<Integer>> ahead() {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < table.size(); i++)
            for (int j = 0; j < table.size(); j++)
                if (table.get(i).get(j).compareTo(table.get(j).get(i)) > 0) pairs.add(List.of(i, j));
        return pairs;
    }

    /** Whether an efficient allocation with these surpluses is in the prekernel. */
    public boolean inPrekernel() {
        return ahead().isEmpty();
    }

    /** Whether an imputation with these surpluses is in the kernel. */
    public boolean inKernel(Coalitions game, RationalVector x) {
        return ahead().stream().allMatch(pair -> x.get(pair.get(1)).equals(game.worth(Subsets.of(pair.get(1)))));
    }
}
