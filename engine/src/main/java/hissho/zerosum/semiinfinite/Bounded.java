package hissho.zerosum.semiinfinite;

import hissho.algebra.Polynomial;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Where the lower envelope of infinitely many lines is finite: an interval, since the envelope is concave. Along a sequence, or
 * towards an end of a curve where payoffs grow without bound, the mixture falls without bound by the sign of its leading coefficient, which is linear in the probability; so whether it does is the
 * same for all probabilities between two zeros of coefficients.
 */
record Bounded(Rational low, Rational high) {

    /** The least closed interval that holds every probability at which the envelope is finite; nothing where there is none. */
    static Optional<Bounded> of(List<Points> columns) {
        List<Rational> marks = List.copyOf(marks(columns));
        List<Rational> finite = new ArrayList<>();
        for (int k = 0; k < marks.size(); k++) {
            if (Lowest.at(columns, marks.get(k)).isPresent()) finite.add(marks.get(k));
            if (k + 1 == marks.size()) break;
            Rational between = marks.get(k).plus(marks.get(k + 1)).times(Rational.HALF);
            if (Lowest.at(columns, between).isPresent()) finite.addAll(marks.subList(k, k + 2));
        }
        if (finite.isEmpty()) return Optional.empty();
        return Optional.of(new Bounded(
                finite.stream().reduce(Rational::min).orElseThrow(),
                finite.stream().reduce(Rational::max).orElseThrow()));
    }

    private static TreeSet<Rational> marks(List<Points> columns) {
        TreeSet<Rational> marks = new TreeSet<>(List.of(Rational.ZERO, Rational.ONE));
        for (Points.Tail tail :
                columns.stream().flatMap(points -> points.tails().stream()).toList()) {
            Polynomial a = tail.first().numerator().times(tail.second().denominator());
            Polynomial b = tail.second().numerator().times(tail.first().denominator());
            for (int k = 0; k <= Math.max(a.degree(), b.degree()); k++) {
                Rational x = a.coefficient(k);
                Rational z = b.coefficient(k);
                if (x.equals(z)) continue;
                Rational zero = z.over(z.minus(x));
                if (!zero.isNegative() && zero.compareTo(Rational.ONE) <= 0) marks.add(zero);
            }
        }
        return marks;
    }

    /** Whether the envelope is finite for one probability only. */
    boolean isPoint() {
        return low.equals(high);
    }

    /** The nearest probability inside. */
    Rational nearest(Rational p) {
        return p.compareTo(low) < 0 ? low : p.compareTo(high) > 0 ? high : p;
    }

    Rational middle() {
        return low.plus(high).times(Rational.HALF);
    }
}
