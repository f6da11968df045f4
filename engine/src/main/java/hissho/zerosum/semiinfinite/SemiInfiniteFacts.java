package hissho.zerosum.semiinfinite;

import hissho.algebra.Expression;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.semiinfinite.SemiInfiniteSolution.NearlyOptimal;
import hissho.zerosum.semiinfinite.SemiInfiniteSolution.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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

    /** Digits that a reader takes in; programs get the whole fraction. */
    private static final int PLACES = 10;

    private static final int MOST_LETTERS = 30;

    private SemiInfiniteFacts() {}

    private static boolean isLong(Rational x) {
        return x.toString().length() > MOST_LETTERS;
    }

    private static String brief(Words words, Rational x) {
        return isLong(x) ? words.say("core.about", x.toDecimal(PLACES)) : words.write(x);
    }

    /** A mixture of two strategies by the probability of the first. */
    private static String pair(Words words, Rational p) {
        return "(" + brief(words, p) + ", " + brief(words, Rational.ONE.minus(p)) + ")";
    }

    static Facts of(SemiInfiniteKind.Asked asked, Supplier<SemiInfiniteSolution> solution, Progress progress) {
        boolean wide = asked.game().wide();
        Once<NearlyOptimal> near = new Once<>(() -> solution.get()
                .nearly(asked.epsilon(), MOST_STEPS, progress)
                .orElseThrow(() -> new NotAnswered(Message.of("semiinfinite.unknown.near"))));
        return new Facts()
                .put(
                        "value",
                        (_, expected) -> Roots.same(exactly(solution.get()), expected),
                        () -> Roots.plain(exactly(solution.get())),
                        Roots::text)
                .put(
                        "lower",
                        Compare.EXACT,
                        () -> solution.get().lower(),
                        (words, x) -> isLong(x) ? x.decimalBelow(PLACES) : words.write(x))
                .put(
                        "upper",
                        Compare.EXACT,
                        () -> solution.get().upper(),
                        (words, x) -> isLong(x) ? x.decimalAbove(PLACES) : words.write(x))
                .put(
                        wide ? "row" : "col",
                        Compare.EXACT,
                        () -> solution.get()
                                .tangency()
                                .map(t -> List.of(Touching.plain(t.mixture())))
                                .orElseGet(() -> List.copyOf(solution.get().mixtures())),
                        (words, _) -> solution.get()
                                .tangency()
                                .map(t -> Touching.pair(t.mixture()))
                                .orElseGet(() -> solution.get().mixtures().stream()
                                        .map(p -> pair(words, p))
                                        .collect(Collectors.joining(" – "))))
                .put(
                        wide ? "col" : "row",
                        Compare.EXACT,
                        () -> solution.get()
                                .tangency()
                                .map(t -> Touching.weights(asked.game(), t))
                                .orElseGet(() -> new LinkedHashMap<>(
                                        byPayoffs(solution.get().replies()))),
                        (words, _) -> solution.get()
                                .tangency()
                                .map(t -> Touching.played(words, asked.game(), t))
                                .orElseGet(() -> solution.get().replies().stream()
                                        .map(reply -> words.say(
                                                "semiinfinite.weight", brief(words, reply.weight()), reply.shortly()))
                                        .collect(Collectors.joining(", "))))
                .put("attained", () -> solution.get().attained())
                .put("favors", () -> favors(solution.get()))
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
                .put("smallestJ", () -> {
                    if (solution.get().endless()) throw new NotAnswered(Message.of("semiinfinite.unknown.least"));
                    return near.get().index();
                })
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

    /** The value, a fraction or a root. */
    private static Object exactly(SemiInfiniteSolution solution) {
        return solution.tangency().map(t -> (Object) t.value()).orElseGet(() -> value(solution));
    }

    private static Rational value(SemiInfiniteSolution solution) {
        return solution.value().orElseThrow(() -> new NotAnswered(Message.of("semiinfinite.unknown.irrational")));
    }

    private static String favors(SemiInfiniteSolution solution) {
        int sign = solution.tangency()
                .map(t -> t.value().compareTo(Rational.ZERO))
                .orElseGet(() -> value(solution).signum());
        return sign == 0 ? "fair" : sign > 0 ? "I" : "II";
    }

    static Map<String, Rational> byPayoffs(List<Reply> replies) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Reply reply : replies)
            weights.merge("(" + reply.first() + ", " + reply.second() + ")", reply.weight(), Rational::plus);
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
