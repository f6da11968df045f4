package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;

/** Perfect equilibria of two players: an equilibrium is perfect exactly when neither strategy is weakly dominated, by a mixture or not (van Damme). */
public final class Admissibility {

    private Admissibility() {}

    public static boolean isPerfect(Bimatrix game, Profile equilibrium, Progress progress) {
        return isAdmissible(game.first(), equilibrium.get(0), progress)
                && isAdmissible(game.second().transposed(), equilibrium.get(1), progress);
    }

    /** Whether no mixture of rows is never worse than this one and somewhere better. */
    static boolean isAdmissible(RationalMatrix payoffs, Mixed strategy, Progress progress) {
        RationalVector earned = payoffs.leftTimes(strategy.weights());
        RationalMatrix gain = RationalMatrix.generate(
                payoffs.height(), payoffs.width(), (i, j) -> payoffs.get(i, j).minus(earned.get(j)));
        return !WeakElimination.gains(gain, progress);
    }
}
