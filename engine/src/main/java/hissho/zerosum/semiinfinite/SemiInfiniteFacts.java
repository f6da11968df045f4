package hissho.zerosum.semiinfinite;

import hissho.algebra.Expression;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.semiinfinite.SemiInfiniteSolution.NearlyOptimal;
import hissho.zerosum.semiinfinite.SemiInfiniteSolution.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything a game of two strategies against infinitely many can be asked. */
final class SemiInfiniteFacts {

    static final int MOST_STEPS = 2_000_000;

    static final List<String> KEYS = List.copyOf(of(
                    new SemiInfiniteKind.Asked(new SemiInfiniteGame(List.of(), true), "", Rational.ONE),
                    () -> {
                        throw new IllegalStateException("nothing is solved for the names of the facts");
                    },
                    Progress.atMost(0))
            .keys());

    private SemiInfiniteFacts() {}

    static Facts of(SemiInfiniteKind.Asked asked, Supplier<SemiInfiniteSolution> solution, Progress progress) {
        boolean wide = asked.game().wide();
        Once<NearlyOptimal> near = new Once<>(() -> solution.get()
                .nearly(asked.epsilon(), MOST_STEPS, progress)
                .orElseThrow(() -> new NotAnswered(Message.of("semiinfinite.unknown.near"))));
        return new Facts()
                .put("value", () -> value(solution.get()))
                .put("lower", () -> solution.get().lower())
                .put("upper", () -> solution.get().upper())
                .put(wide ? "row" : "col", () -> solution.get().mixtures())
                .put(wide ? "col" : "row", () -> byPayoffs(solution.get().replies()))
                .put("attained", () -> solution.get().attained())
                .put("favors", () -> favors(value(solution.get())))
                .put("two", Compare.accepted(expected -> optimalTwo(solution.get(), expected)), () -> {
                    Rational p = solution.get().mixtures().getFirst();
                    return RationalVector.of(p, Rational.ONE.minus(p));
                })
                .put("uniqueTwo", () -> solution.get().mixtures().size() == 1)
                .put(
                        "many",
                        Compare.accepted(expected -> optimalMany(solution.get(), expected, Rational.ZERO)),
                        () -> named(asked.game(), solution.get().replies()))
                .put(
                        "manyPure",
                        Compare.accepted(expected -> purely(solution.get(), expected)),
                        () -> solution.get().replies().size() == 1
                                ? solution.get().replies().getFirst().parameter()
                                : null)
                .put("smallestJ", () -> near.get().index())
                .put(
                        "manyEpsilonOptimal",
                        Compare.accepted(expected -> optimalMany(solution.get(), expected, asked.epsilon())),
                        () -> named(asked.game(), near.get().replies()))
                .put(
                        "manyPayoffs",
                        () -> solution.get().attained()
                                ? solution.get().payoffs()
                                : near.get().payoffs());
    }

    private static Rational value(SemiInfiniteSolution solution) {
        return solution.value().orElseThrow(() -> new NotAnswered(Message.of("semiinfinite.unknown.irrational")));
    }

    private static String favors(Rational value) {
        return value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
    }

    static Map<String, Rational> byPayoffs(List<Reply> replies) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Reply reply : replies) weights.merge(reply.shortly(), reply.weight(), Rational::plus);
        return weights;
    }

    private static boolean optimalTwo(SemiInfiniteSolution solution, @Nullable Object expected) {
        RationalVector given = Node.root(expected).vector();
        if (given.size() != 2 || !given.isDistribution() || !solution.exact()) return false;
        List<Rational> ends = solution.mixtures();
        Rational p = given.get(0);
        return ends.stream().anyMatch(e -> e.compareTo(p) <= 0) && ends.stream().anyMatch(e -> e.compareTo(p) >= 0);
    }

    private static Map<String, Rational> named(SemiInfiniteGame game, List<Reply> replies) {
        Map<String, Rational> named = new LinkedHashMap<>();
        boolean indexed = game.points().size() == 1 && !(game.points().getFirst() instanceof Points.Single);
        for (Reply reply : replies) named.put(indexed ? reply.parameter().toString() : reply.label(), reply.weight());
        return named;
    }

    /** A mixture of strategies of the other player that is within epsilon of the value. */
    private static boolean optimalMany(SemiInfiniteSolution solution, @Nullable Object expected, Rational epsilon) {
        Node map = Node.root(expected);
        List<Rational> weights = new ArrayList<>();
        RationalVector sum = RationalVector.zero(2);
        for (String name : map.fields().keySet()) {
            Optional<RationalVector> pays = solution.game().named(name);
            if (pays.isEmpty()) return false;
            Rational weight = map.get(name).rational();
            weights.add(weight);
            sum = sum.plus(pays.get().times(weight));
        }
        return RationalVector.of(weights).isDistribution() && holds(solution, sum, epsilon);
    }

    private static boolean holds(SemiInfiniteSolution solution, RationalVector pays, Rational epsilon) {
        Rational value = value(solution);
        return solution.game().wide()
                ? pays.maximum().compareTo(value.plus(epsilon)) <= 0
                : pays.minimum().compareTo(value.minus(epsilon)) >= 0;
    }

    private static boolean purely(SemiInfiniteSolution solution, @Nullable Object expected) {
        Rational at = Expression.parse(String.valueOf(expected)).at(Map.of());
        return solution.game().points().stream()
                .anyMatch(points -> points.at(at)
                        .map(pays -> holds(solution, pays, Rational.ZERO))
                        .orElse(false));
    }
}
