package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A bounded set of not-negative points: every row of the inequalities times x at least its bound, every equation met.
 *
 * @param size how many coordinates a point has
 */
public record Polytope(int size, List<HalfSpace> inequalities, List<HalfSpace> equations) {

    /** The points x with normal x at least (or, in an equation, exactly) the bound. */
    public record HalfSpace(RationalVector normal, Rational bound) {}

    public Polytope {
        inequalities = List.copyOf(inequalities);
        equations = List.copyOf(equations);
    }

    /** All vertices, or nothing where the way to them passes the limit: the rays of the cone over the polytope. */
    public Optional<List<RationalVector>> vertices(int limit, Progress progress) {
        Cone cone = new Cone(size + 1, homogeneous(inequalities), homogeneous(equations));
        return cone.extremeRays(limit, progress)
                .map(rays -> rays.stream()
                        .map(ray ->
                                RationalVector.generate(size, i -> ray.get(i).over(ray.get(size))))
                        .toList());
    }

    private List<RationalVector> homogeneous(List<HalfSpace> halves) {
        List<RationalVector> rows = new ArrayList<>();
        for (HalfSpace half : halves)
            rows.add(RationalVector.generate(size + 1, i -> i < size ? half.normal.get(i) : half.bound.negated()));
        return rows;
    }
}
