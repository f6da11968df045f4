package hissho.zerosum.matrix;

import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Whether an extreme optimal strategy is the only optimal one, decided by the rank of the equations every optimal strategy keeps or, where
 * that is too small, by one linear program, without listing the others.
 *
 * <p>A vertex p of the optimal set is the whole set exactly when no optimal strategy uses a row that p does not use or leaves
 * slack in a column where p leaves none: the largest total of such weight and slack is zero.
 */
public final class Uniqueness {

    private Uniqueness() {}

    public static boolean ofRow(MatrixGame game, OptimalPair pair, Progress progress) {
        return OptimalSet.isPoint(game, pair) || byProgram(game, pair, progress);
    }

    static boolean byProgram(MatrixGame game, OptimalPair pair, Progress progress) {
        int m = game.height();
        RationalVector earned = game.columnPayoffs(pair.row().weights());
        Rational[] gain = new Rational[m];
        for (int i = 0; i < m; i++) gain[i] = pair.row().get(i).isZero() ? Rational.ONE : Rational.ZERO;
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        for (int j = 0; j < game.width(); j++) {
            int column = j;
            RationalVector excess =
                    RationalVector.generate(m, i -> game.payoff(i, column).minus(pair.value()));
            if (earned.get(j).equals(pair.value())) for (int i = 0; i < m; i++) gain[i] = gain[i].plus(excess.get(i));
            rows.add(excess);
            senses.add(Sense.AT_LEAST);
        }
        rows.add(RationalVector.generate(m, i -> Rational.ONE));
        senses.add(Sense.EQUAL);
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.of(gain),
                RationalMatrix.of(rows),
                senses,
                RationalVector.unit(rows.size(), rows.size() - 1),
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal best
                && best.objective().isZero();
    }
}
