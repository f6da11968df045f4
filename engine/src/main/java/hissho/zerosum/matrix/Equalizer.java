package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An equalizing strategy of player I: the same average against every column. Among several the one that earns most. */
public record Equalizer(Mixed row, Rational payoff) {

    public static Optional<Equalizer> of(MatrixGame game, Progress progress) {
        int m = game.height();
        List<RationalVector> rows = new ArrayList<>();
        for (int j = 0; j < game.width(); j++) {
            int column = j;
            rows.add(RationalVector.generate(m + 1, i -> i < m ? game.payoff(i, column) : Rational.MINUS_ONE));
        }
        rows.add(RationalVector.generate(m + 1, i -> i < m ? Rational.ONE : Rational.ZERO));
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.unit(m + 1, m),
                RationalMatrix.of(rows),
                Collections.nCopies(rows.size(), Sense.EQUAL),
                RationalVector.unit(rows.size(), rows.size() - 1),
                Set.of(m));
        return Simplex.solve(program, progress) instanceof Outcome.Optimal best
                ? Optional.of(new Equalizer(
                        new Mixed(RationalVector.generate(m, i -> best.point().get(i))), best.objective()))
                : Optional.empty();
    }
}
