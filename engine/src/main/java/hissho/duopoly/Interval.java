package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A part of the line between neighbouring roots of a polynomial, on which it has one sign. */
record Interval(RealRoot low, Optional<RealRoot> high) {

    /** The parts into which the roots of a polynomial divide what lies between two numbers; none where that is a point. */
    static List<Interval> parts(Polynomial polynomial, Rational from, Optional<Rational> to) {
        List<RealRoot> marks = new ArrayList<>(List.of(RealRoot.of(from)));
        if (!polynomial.isZero())
            for (RealRoot root : polynomial.realRoots())
                if (root.compareTo(from) > 0
                        && to.map(end -> root.compareTo(end) < 0).orElse(true)) marks.add(root);
        List<Interval> parts = new ArrayList<>();
        for (int k = 0; k + 1 < marks.size(); k++) parts.add(new Interval(marks.get(k), Optional.of(marks.get(k + 1))));
        if (to.isEmpty()) parts.add(new Interval(marks.getLast(), Optional.empty()));
        else if (marks.getLast().compareTo(to.get()) < 0)
            parts.add(new Interval(marks.getLast(), to.map(RealRoot::of)));
        return parts;
    }

    Rational inside() {
        return high.map(end -> RealRoot.between(low, end))
                .orElseGet(() -> Rational.of(low.high().ceiling()).plus(1));
    }

    /** Whether a polynomial is nowhere negative between two numbers, the numbers included. */
    static boolean notNegative(Polynomial polynomial, Rational from, Optional<Rational> to) {
        return !polynomial.at(from).isNegative()
                && to.map(end -> end.compareTo(from) < 0 || !polynomial.at(end).isNegative())
                        .orElse(true)
                && parts(polynomial, from, to).stream()
                        .noneMatch(part -> polynomial.at(part.inside()).isNegative());
    }
}
