package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The core as a polytope: the efficient allocations to which no coalition objects, by all their vertices (double description on what
 * players get beyond their own worth).
 *
 * @param vertices all of them, in order of the first shares
 */
public record Core(List<RationalVector> vertices) {

    /** Beyond so many vertices on the way they are not listed. */
    public static final int MOST_VERTICES = 20_000;

    public Core {
        vertices = vertices.stream().sorted(ORDER).toList();
    }

    private static final Comparator<RationalVector> ORDER = (a, b) -> {
        for (int i = 0; i < a.size(); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) return order;
        }
        return 0;
    };

    /** The core of a game, or nothing where its vertices are too many. */
    public static Optional<Core> of(Coalitions game, Progress progress) {
        return relaxed(game, Rational.ZERO, progress);
    }

    /** The allocations to which no proper coalition objects by more than epsilon (Shapley and Shubik's strong epsilon-core). */
    public static Optional<Core> relaxed(Coalitions game, Rational epsilon, Progress progress) {
        int n = game.players().count();
        RationalVector least = RationalVector.generate(
                n, i -> n == 1 ? game.worth(1) : game.worth(1L << i).minus(epsilon));
        Rational rest = game.worth(game.grand()).minus(least.sum());
        if (rest.isNegative()) return Optional.of(new Core(List.of()));
        List<HalfSpace> inequalities = new ArrayList<>();
        boolean met = true;
        for (long set = 1; set < game.grand(); set++) {
            Rational bound = game.worth(set).minus(epsilon).minus(Imputations.share(least, set));
            if (Long.bitCount(set) < 2 || !bound.isPositive()) continue;
            if (bound.compareTo(rest) > 0) met = false;
            long members = set;
            inequalities.add(new HalfSpace(
                    RationalVector.generate(n, i -> (members >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO), bound));
        }
        if (!met) return Optional.of(new Core(List.of()));
        if (rest.isZero()) return Optional.of(new Core(List.of(least)));
        HalfSpace all = new HalfSpace(RationalVector.generate(n, i -> Rational.ONE), rest);
        return new Polytope(n, inequalities, List.of(all))
                .vertices(MOST_VERTICES, progress)
                .map(points -> new Core(points.stream().map(least::plus).toList()));
    }

    public boolean isEmpty() {
        return vertices.isEmpty();
    }

    /** The dimension of the core, −1 where it is empty. */
    public int dimension() {
        return dimension(vertices);
    }

    static int dimension(List<RationalVector> points) {
        if (points.isEmpty()) return -1;
        List<RationalVector> edges = new ArrayList<>();
        for (RationalVector point : points.subList(1, points.size())) edges.add(point.minus(points.getFirst()));
        return Independent.rank(edges);
    }

    /** What the core looks like, in a word. */
    public String shape() {
        return switch (dimension()) {
            case -1 -> "empty";
            case 0 -> "point";
            case 1 -> "segment";
            case 2 -> polygon(vertices.size());
            case 3 -> vertices.size() == 4 ? "tetrahedron" : "polyhedron";
            default -> "polytope";
        };
    }

    private static String polygon(int corners) {
        return switch (corners) {
            case 3 -> "triangle";
            case 4 -> "quadrilateral";
            case 5 -> "pentagon";
            case 6 -> "hexagon";
            default -> corners + "-gon";
        };
    }
}
