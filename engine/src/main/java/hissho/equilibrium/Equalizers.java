package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
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

/**
 * The mixtures of rows that make every column of a matrix pay the same: a player who uses one makes the opponent indifferent.
 *
 * @param one some extreme one, where there is any
 * @param extreme the extreme ones, where there are not too many of them; an empty list where there is none
 * @param root for two rows and two columns the share of the first row at which both columns pay the same, also where it is no probability; nothing where there is no such share or any does
 */
public record Equalizers(Optional<Mixed> one, Optional<List<Mixed>> extreme, Optional<Rational> root) {

    /** More extreme ones than this are not listed. */
    public static final int MOST = 2_000;

    public Equalizers {
        extreme = extreme.map(List::copyOf);
    }

    public static Equalizers of(RationalMatrix payoffs, Progress progress) {
        int m = payoffs.height();
        List<HalfSpace> equations = new ArrayList<>();
        equations.add(new HalfSpace(RationalVector.generate(m, i -> Rational.ONE), Rational.ONE));
        for (int j = 1; j < payoffs.width(); j++)
            equations.add(new HalfSpace(payoffs.column(j).minus(payoffs.column(0)), Rational.ZERO));
        Optional<List<Mixed>> extreme = new Polytope(m, List.of(), equations)
                .vertices(MOST, progress)
                .map(corners -> corners.stream()
                        .map(Mixed::new)
                        .sorted(AllEquilibria::compare)
                        .toList());
        return new Equalizers(
                extreme.map(all -> all.stream().findFirst()).orElseGet(() -> some(m, equations, progress)),
                extreme,
                root(payoffs));
    }

    /** A corner of the mixtures that solve the equations, where there is one. */
    private static Optional<Mixed> some(int size, List<HalfSpace> equations, Progress progress) {
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.zero(size),
                RationalMatrix.generate(
                        equations.size(),
                        size,
                        (i, j) -> equations.get(i).normal().get(j)),
                Collections.nCopies(equations.size(), Sense.EQUAL),
                RationalVector.generate(equations.size(), i -> equations.get(i).bound()),
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal found
                ? Optional.of(new Mixed(found.point()))
                : Optional.empty();
    }

    private static Optional<Rational> root(RationalMatrix b) {
        if (b.height() != 2 || b.width() != 2) return Optional.empty();
        Rational slope = b.get(0, 0).minus(b.get(0, 1)).minus(b.get(1, 0)).plus(b.get(1, 1));
        return slope.isZero()
                ? Optional.empty()
                : Optional.of(b.get(1, 1).minus(b.get(1, 0)).over(slope));
    }
}
