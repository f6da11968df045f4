package hissho.coalition.strategic;

import hissho.coalition.family.Family;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Von Neumann and Morgenstern's characteristic function of a strategic game: a coalition is worth what it can secure when everybody else
 * joins against it, and all together the largest total there is.
 */
public record StrategicWorths(StrategicGame game) implements Family {

    @Override
    public String name() {
        return "strategic";
    }

    @Override
    public int players() {
        return game.players().count();
    }

    @Override
    public Rational worth(long coalition, Progress progress) {
        progress.check();
        if (coalition == 0) return Rational.ZERO;
        if (coalition == (1L << players()) - 1) return game.payoffsAt(best()).sum();
        return MatrixSolver.optimum(CoalitionMatrix.of(game, coalition), progress)
                .value();
    }

    /** The number of the first pure profile with the largest total. */
    public int best() {
        @Nullable Rational most = null;
        int best = 0;
        for (int profile : IntStream.range(0, game.profiles()).toArray()) {
            Rational total = game.payoffsAt(profile).sum();
            if (most != null && total.compareTo(most) <= 0) continue;
            most = total;
            best = profile;
        }
        Objects.requireNonNull(most);
        return best;
    }
}
