package hissho.linear;

import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A linear program: maximise or minimise a linear objective under linear constraints. Variables are not negative, except those
 * named free.
 */
public record LinearProgram(
        boolean maximise,
        RationalVector objective,
        RationalMatrix constraints,
        List<Sense> senses,
        RationalVector bounds,
        Set<Integer> free) {

    public LinearProgram {
        senses = List.copyOf(senses);
        free = Set.copyOf(free);
        if (constraints.width() != objective.size()
                || constraints.height() != senses.size()
                || constraints.height() != bounds.size())
            throw new IllegalArgumentException("the parts of the program differ in size");
    }

    /** The textbook's standard form: maximise c x where A x is at most b and x is not negative. */
    public static LinearProgram standard(RationalVector objective, RationalMatrix constraints, RationalVector bounds) {
        return new LinearProgram(
                true,
                objective,
                constraints,
                Collections.nCopies(constraints.height(), Sense.AT_MOST),
                bounds,
                Set.of());
    }

    public int variables() {
        return objective.size();
    }

    /** Whether a point satisfies every constraint. */
    public boolean admits(RationalVector point) {
        return satisfies(point, bounds);
    }

    /** Whether one may walk in a direction forever without leaving. */
    boolean recedes(RationalVector direction) {
        return satisfies(direction, RationalVector.zero(bounds.size()));
    }

    private boolean satisfies(RationalVector point, RationalVector sides) {
        for (int j = 0; j < point.size(); j++) if (point.get(j).isNegative() && !free.contains(j)) return false;
        for (int i = 0; i < sides.size(); i++)
            if (!senses.get(i)
                    .allows(constraints.row(i).dot(point).minus(sides.get(i)).signum())) return false;
        return true;
    }
}
