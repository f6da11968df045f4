package hissho.zerosum.blotto;

import hissho.linear.GameProgram;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves Blotto games of any size exactly: a game between a few classes on each side is solved, and each commander's best reply
 * among all his allocations is added until neither gains. The full matrix is never formed.
 */
public final class DoubleOracle {

    private static final int MOST_ROUNDS = 20_000;

    private DoubleOracle() {}

    public static BlottoSolution solve(Blotto game, Progress progress) {
        List<Allocation> rows = new ArrayList<>(List.of(even(game.blotto(), game.posts())));
        List<Allocation> columns = new ArrayList<>(List.of(even(game.kije(), game.posts())));
        for (int round = 1; round <= MOST_ROUNDS; round++) {
            progress.check();
            GameProgram.Optimum found = GameProgram.solve(
                    RationalMatrix.generate(
                            rows.size(), columns.size(), (i, j) -> Blotto.average(rows.get(i), columns.get(j))),
                    progress);
            List<Weighted> row = mixture(rows, found.row());
            List<Weighted> column = mixture(columns, found.column());
            BestReply blotto = BestReply.ofBlotto(game, column);
            BestReply kije = BestReply.ofKije(game, row);
            boolean better = blotto.payoff().compareTo(found.value()) > 0;
            boolean worse = kije.payoff().compareTo(found.value()) < 0;
            if (!better && !worse) return new BlottoSolution(game, found.value(), row, column, round);
            if (better) rows.add(blotto.allocation());
            if (worse) columns.add(kije.allocation());
        }
        throw new Progress.Stopped();
    }

    /** The regiments spread as evenly as possible. */
    private static Allocation even(int regiments, int posts) {
        int[] parts = new int[posts];
        for (int k = 0; k < posts; k++) parts[k] = regiments / posts + (k < regiments % posts ? 1 : 0);
        return Allocation.of(parts);
    }

    private static List<Weighted> mixture(List<Allocation> classes, RationalVector weights) {
        List<Weighted> mixture = new ArrayList<>();
        for (int i : weights.support()) mixture.add(new Weighted(classes.get(i), weights.get(i)));
        mixture.sort((a, b) -> b.weight().compareTo(a.weight()));
        return mixture;
    }
}
