package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mixtures of rows that make every column of a matrix pay the same: a player who uses one makes the opponent indifferent.
 *
 * @param extreme the extreme ones; empty where there is none
 * @param root for two rows and two columns the share of the first row at which both columns pay the same, also where it is no probability; nothing where there is no such share or any does
 */
public record Equalizers(List<Mixed> extreme, Optional<Rational> root) {

    private static final int MOST = 2_000;

    public Equalizers {
        extreme = List.copyOf(extreme);
    }

    public static Equalizers of(RationalMatrix payoffs, Progress progress) {
        int m = payoffs.height();
        List<HalfSpace> equations = new ArrayList<>();
        equations.add(new HalfSpace(RationalVector.generate(m, i -> Rational.ONE), Rational.ONE));
        for (int j = 1; j < payoffs.width(); j++)
            equations.add(new HalfSpace(payoffs.column(j).minus(payoffs.column(0)), Rational.ZERO));
        List<Mixed> extreme = new Polytope(m, List.of(), equations)
                .vertices(MOST, progress).orElse(List.of()).stream()
                        .map(Mixed::new)
                        .sorted(AllEquilibria::compare)
                        .toList();
        return new Equalizers(extreme, root(payoffs));
    }

    private static Optional<Rational> root(RationalMatrix b) {
        if (b.height() != 2 || b.width() != 2) return Optional.empty();
        Rational slope = b.get(0, 0).minus(b.get(0, 1)).minus(b.get(1, 0)).plus(b.get(1, 1));
        return slope.isZero()
                ? Optional.empty()
                : Optional.of(b.get(1, 1).minus(b.get(1, 0)).over(slope));
    }
}
