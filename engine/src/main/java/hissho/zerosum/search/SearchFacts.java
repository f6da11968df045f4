package hissho.zerosum.search;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What every solved search game says. */
final class SearchFacts {

    private SearchFacts() {}

    static <P> Facts of(SearchSolution<P> solution, Progress progress) {
        return of(() -> solution, progress);
    }

    static <P> Facts of(Supplier<SearchSolution<P>> solution, Progress progress) {
        return new Facts()
                .put("value", () -> solution.get().value())
                .put("row", Compare.WEIGHTS, () -> byClass(solution.get()))
                .put("col", Compare.accepted(said -> mixture(said, solution.get())), () -> byPlan(solution.get()))
                .put("rowUniformOverPlacements", () -> uniform(solution.get(), progress))
                .put("considered", () -> solution.get().considered())
                .remarks("considered")
                .put("favors", () -> solution.get().value().isZero() ? "fair" : "I");
    }

    /** Whether hiding uniformly over all places is optimal too. */
    static boolean uniform(SearchSolution<?> solution, Progress progress) {
        return solution.game()
                .fewestLooks(ColumnGeneration.evenly(solution.game()), progress)
                .equals(solution.value());
    }

    private static Map<String, Rational> byClass(SearchSolution<?> solution) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        List<SearchGame.HidingClass> classes = solution.game().classes();
        for (int c = 0; c < classes.size(); c++)
            weights.put(classes.get(c).name(), solution.hider().get(c));
        return weights;
    }

    private static <P> Map<String, Rational> byPlan(SearchSolution<P> solution) {
        Map<String, Rational> plans = new LinkedHashMap<>();
        for (SearchSolution.Weighted<P> each : solution.searcher())
            plans.merge(solution.game().name(each.plan()), each.weight(), Rational::plus);
        return plans;
    }

    /**
     * Plans by the names we give them are judged as a mixture: it must need no more looks than the value anywhere. Of plans by other names only the
     * weights can be judged: they must be probabilities.
     */
    private static <P> boolean mixture(@Nullable Object said, SearchSolution<P> solution) {
        Node map = Node.root(said);
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (String name : map.fields().keySet())
            weights.put(name, map.get(name).rational());
        Map<String, P> plans = new LinkedHashMap<>();
        for (SearchSolution.Weighted<P> each : solution.searcher())
            plans.put(solution.game().name(each.plan()), each.plan());
        if (!RationalVector.of(List.copyOf(weights.values())).isDistribution()) return false;
        if (!plans.keySet().containsAll(weights.keySet())) return true;
        List<SearchSolution.Weighted<P>> mixed = weights.entrySet().stream()
                .map(entry -> new SearchSolution.Weighted<>(
                        Objects.requireNonNull(plans.get(entry.getKey())), entry.getValue()))
                .toList();
        return new SearchSolution<>(solution.game(), solution.value(), solution.hider(), mixed, 0)
                        .looks()
                        .maximum()
                        .compareTo(solution.value())
                <= 0;
    }
}
