package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The extreme equilibria in the plainest way: all corners of both best-reply polytopes, and of all pairs those with every label. A second way beside the search for checking that nothing is missing. */
public final class VertexPairs {

    private VertexPairs() {}

    /** All extreme equilibria, or nothing where a polytope has more than so many corners. */
    public static Optional<Set<Profile>> of(Bimatrix game, int most, Progress progress) {
        int m = game.first().height();
        int n = game.first().width();
        Optional<List<Corner>> first = corners(game.second(), most, progress);
        Optional<List<Corner>> second = corners(game.first().transposed(), most, progress);
        if (first.isEmpty() || second.isEmpty()) return Optional.empty();
        Set<Profile> all = new LinkedHashSet<>();
        for (Corner p : first.get())
            for (Corner q : second.get()) {
                progress.check();
                if (covers(p, q, m, n)) all.add(Profile.of(p.strategy, q.strategy));
            }
        return Optional.of(all);
    }

    /** A corner other than zero: the strategy it is a multiple of, its unused strategies, and the opponent's best replies. */
    private record Corner(Mixed strategy, BitSet unused, BitSet replies) {}

    private static boolean covers(Corner p, Corner q, int m, int n) {
        for (int i = 0; i < m; i++) if (!p.unused.get(i) && !q.replies.get(i)) return false;
        for (int j = 0; j < n; j++) if (!q.unused.get(j) && !p.replies.get(j)) return false;
        return true;
    }

    private static Optional<List<Corner>> corners(RationalMatrix opponent, int most, Progress progress) {
        Rational least = opponent.minimum();
        RationalMatrix positive = opponent.map(x -> x.minus(least).plus(1));
        List<HalfSpace> halves = positive.columns().stream()
                .map(column -> new HalfSpace(column.negated(), Rational.MINUS_ONE))
                .toList();
        return new Polytope(opponent.height(), halves, List.of())
                .vertices(most, progress)
                .map(points -> {
                    List<Corner> corners = new ArrayList<>();
                    for (RationalVector point : points) if (!point.sum().isZero()) corners.add(corner(positive, point));
                    return corners;
                });
    }

    private static Corner corner(RationalMatrix payoffs, RationalVector point) {
        RationalVector paid = payoffs.leftTimes(point);
        BitSet unused = new BitSet();
        for (int i = 0; i < point.size(); i++) if (point.get(i).isZero()) unused.set(i);
        BitSet replies = new BitSet();
        for (int j = 0; j < paid.size(); j++) if (paid.get(j).equals(Rational.ONE)) replies.set(j);
        Rational sum = point.sum();
        return new Corner(new Mixed(point.map(x -> x.over(sum))), unused, replies);
    }
}
