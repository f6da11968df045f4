package hissho.zerosum.search;

import hissho.linear.GameProgram;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Solves a search game exactly without listing its plans: the game with a few plans is solved, the best plan against its hider
 * is added, and so on until no plan does better. Then the hider is optimal against all plans, by definition of best.
 */
public final class ColumnGeneration {

    private static final int MOST_ROUNDS = 5_000;

    private ColumnGeneration() {}

    public static <P> SearchSolution<P> solve(SearchGame<P> game, Progress progress) {
        return solve(game, RationalVector.zero(game.classes().size()), progress);
    }

    /** The game where the searcher is paid so many looks back in each class. */
    static <P> SearchSolution<P> solve(SearchGame<P> game, RationalVector refund, Progress progress) {
        int classes = game.classes().size();
        RationalVector hider = evenly(game);
        List<P> plans = new ArrayList<>();
        List<RationalVector> columns = new ArrayList<>();
        GameProgram.Optimum found = null;
        for (int round = 1; round <= MOST_ROUNDS; round++) {
            progress.check();
            P reply = game.bestPlan(hider, progress);
            RationalVector column = game.looks(reply).minus(refund);
            Rational lower = column.dot(hider);
            if (found != null && lower.compareTo(found.value()) >= 0)
                return new SearchSolution<>(game, found.value(), hider, used(plans, found.column()), plans.size());
            plans.add(reply);
            columns.add(column);
            found = GameProgram.solve(
                    RationalMatrix.generate(
                            classes, columns.size(), (i, j) -> columns.get(j).get(i)),
                    progress);
            hider = found.row();
        }
        throw new Progress.Stopped();
    }

    /** Whether some mixture of plans needs no more looks in any class than these. */
    public static <P> boolean achievable(SearchGame<P> game, RationalVector looks, Progress progress) {
        return solve(game, looks, progress).value().signum() <= 0;
    }

    /**
     * All extreme optimal class weights of the hider: the vertices of the optimal weights against the plans met so far, with every
     * vertex that some plan refutes answered by that plan.
     */
    public static <P> Optional<List<RationalVector>> extremeHiders(
            SearchGame<P> game, SearchSolution<P> solution, int limit, Progress progress) {
        int classes = game.classes().size();
        List<HalfSpace> cuts = new ArrayList<>();
        for (SearchSolution.Weighted<P> each : solution.searcher())
            cuts.add(new HalfSpace(game.looks(each.plan()), solution.value()));
        HalfSpace one = new HalfSpace(RationalVector.generate(classes, i -> Rational.ONE), Rational.ONE);
        while (true) {
            progress.check();
            Optional<List<RationalVector>> vertices =
                    new Polytope(classes, cuts, List.of(one)).vertices(limit, progress);
            if (vertices.isEmpty()) return Optional.empty();
            int before = cuts.size();
            for (RationalVector vertex : vertices.get()) {
                RationalVector looks = game.looks(game.bestPlan(vertex, progress));
                HalfSpace cut = new HalfSpace(looks, solution.value());
                if (looks.dot(vertex).compareTo(solution.value()) < 0 && !cuts.contains(cut)) cuts.add(cut);
            }
            if (cuts.size() == before) return vertices;
        }
    }

    /** The hider who treats all places alike. */
    public static RationalVector evenly(SearchGame<?> game) {
        RationalVector counts = RationalVector.of(
                game.classes().stream().map(each -> Rational.of(each.size())).toList());
        return counts.times(counts.sum().inverse());
    }

    private static <P> List<SearchSolution.Weighted<P>> used(List<P> plans, RationalVector weights) {
        List<SearchSolution.Weighted<P>> used = new ArrayList<>();
        for (int j : weights.support()) used.add(new SearchSolution.Weighted<>(plans.get(j), weights.get(j)));
        used.sort(Collections.reverseOrder(java.util.Comparator.comparing(SearchSolution.Weighted<P>::weight)));
        return used;
    }
}
