package hissho.coalition.nucleolus;

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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether vectors balance: positive weights make their sum zero, or there is a direction in which none of them loses and one gains, and
 * never both (Stiemke). Other vectors may help with weights that are not negative.
 */
sealed interface Balance {

    /** Weights: one, all positive, for each vector, and one, not negative, for each helper. */
    record Weights(List<Rational> positive, List<Rational> helping) implements Balance {}

    /** A direction in which no vector and no helper loses and a vector gains. */
    record Gain(RationalVector direction) implements Balance {}

    static Balance of(List<RationalVector> vectors, List<RationalVector> helpers, Progress progress) {
        int dimension = vectors.getFirst().size();
        RationalVector sum = RationalVector.zero(dimension);
        for (RationalVector vector : vectors) sum = sum.plus(vector);
        Set<RationalVector> used = new LinkedHashSet<>(helpers); // equal ones constrain once
        vectors.stream().limit(2L * dimension).forEach(used::add);
        while (true) {
            progress.check();
            List<RationalVector> rows = List.copyOf(used);
            Outcome.Optimal found = solve(sum, rows, progress);
            if (found.objective().isZero()) return weights(vectors, helpers, rows, found.multipliers());
            RationalVector direction = found.point();
            RationalVector losing = null;
            Rational worst = Rational.ZERO;
            for (RationalVector vector : vectors) {
                Rational gain = vector.dot(direction);
                if (gain.compareTo(worst) < 0) {
                    worst = gain;
                    losing = vector;
                }
            }
            if (losing == null) return new Gain(direction);
            used.add(losing);
        }
    }

    /** The most all vectors together gain, at most one, where none of the rows loses. */
    private static Outcome.Optimal solve(RationalVector sum, List<RationalVector> rows, Progress progress) {
        List<RationalVector> constraints = new ArrayList<>(rows);
        constraints.add(sum);
        List<Sense> senses = new ArrayList<>(Collections.nCopies(rows.size(), Sense.AT_LEAST));
        senses.add(Sense.AT_MOST);
        LinearProgram program = new LinearProgram(
                true,
                sum,
                RationalMatrix.of(constraints),
                senses,
                RationalVector.unit(constraints.size(), rows.size()),
                Set.copyOf(IntStream.range(0, sum.size()).boxed().toList()));
        return (Outcome.Optimal) Simplex.solve(program, progress);
    }

    /** The sum of the vectors is a sum of the rows with weights that are not positive: brought to one side they balance. */
    private static Weights weights(
            List<RationalVector> vectors, List<RationalVector> helpers, List<RationalVector> rows, RationalVector y) {
        List<RationalVector> open = new ArrayList<>(rows);
        List<Rational> positive = new ArrayList<>();
        List<Rational> helping = new ArrayList<>();
        for (RationalVector helper : helpers) helping.add(take(helper, open, rows, y));
        for (RationalVector vector : vectors)
            positive.add(take(vector, open, rows, y).plus(1));
        return new Weights(positive, helping);
    }

    /** The weight of a row goes to the first vector that equals it. */
    private static Rational take(
            RationalVector vector, List<RationalVector> open, List<RationalVector> rows, RationalVector y) {
        return open.remove(vector) ? y.get(rows.indexOf(vector)).negated() : Rational.ZERO;
    }
}
