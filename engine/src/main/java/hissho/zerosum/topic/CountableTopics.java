package hissho.zerosum.topic;

import hissho.algebra.Expression;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.countable.CountableGame;
import hissho.zerosum.countable.CountableSolution;
import hissho.zerosum.countable.CountableSolution.Verdict;
import hissho.zerosum.countable.LargeNumbers;
import hissho.zerosum.countable.Points;
import hissho.zerosum.countable.PowerOfFour;
import hissho.zerosum.countable.SemiInfiniteGame;
import hissho.zerosum.countable.SemiInfiniteSolution;
import hissho.zerosum.countable.SemiInfiniteSolution.NearlyOptimal;
import hissho.zerosum.countable.SemiInfiniteSolution.Reply;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Games with infinitely many strategies. */
final class CountableTopics {

    private static final int MOST_TRUNCATED = 60;
    private static final int MOST_STEPS = 2_000_000;

    private CountableTopics() {}

    static List<Topic> all() {
        Set<String> rule = Set.of(
                "game",
                "params",
                "strategySets",
                "p",
                "q",
                "rows",
                "cols",
                "matrix",
                "rowLabels",
                "colLabels",
                "rule",
                "first");
        Set<String> graph = Set.of("game", "params", "epsilon", "plot");
        return List.of(
                new Topic("infinite-game-no-value", rule, CountableTopics::byRule),
                new Topic("infinite-game-lower-exceeds-upper", rule, CountableTopics::powerOfFour),
                new Topic("symmetric-game", Set.of("game", "params", "p"), CountableTopics::onAllNumbers),
                new Topic("graphical-2xn", graph, CountableTopics::semiInfinite),
                new Topic("graphical-mx2", graph, CountableTopics::semiInfinite));
    }

    // ---- a rule on the whole numbers

    private static Facts byRule(Node input) {
        if (input.has("matrix")) return new Asked(input).solved();
        if (input.has("game") && input.get("game").text().equals("power-of-four")) return powerOfFour(input);
        CountableGame game = game(input);
        Once<CountableSolution> solution =
                new Once<>(() -> CountableSolution.of(game, MOST_TRUNCATED / 4, Progress.none()));
        Facts answers = new Facts()
                .put("lower", () -> bounds(solution.get()).getFirst())
                .put("upper", () -> bounds(solution.get()).getLast())
                .put("value", () -> solution.get().verdict() instanceof Verdict.HasValue has ? has.value() : null)
                .put("hasValue", () -> hasValue(solution.get()))
                .put("everyStrategyIsMinimax", () -> solution.get().verdict() instanceof Verdict.NoValue);
        input.find("q").ifPresent(q -> mixture(answers, game, q, input.find("rows"), false));
        input.find("p").ifPresent(p -> mixture(answers, game, p, input.find("cols"), true));
        return answers;
    }

    private static CountableGame game(Node input) {
        if (input.has("rule")) return CountableGame.read(input);
        Node name = input.get("game");
        Node params = input.find("params").orElse(new Node("params", Map.of()));
        return switch (name.choice("largest-integer", "mendelsohn", "silverman")) {
            case "mendelsohn" -> CountableGame.mendelsohn(number(params, "win", 1), number(params, "lose", 2));
            case "silverman" ->
                CountableGame.silverman(
                        number(params, "threshold", 3), number(params, "win", 1), number(params, "penalty", 2));
            default -> CountableGame.largestInteger();
        };
    }

    private static Rational number(Node params, String name, long usual) {
        return CountableGame.parameter(params, name, usual);
    }

    private static List<Rational> bounds(CountableSolution solution) {
        return switch (solution.verdict()) {
            case Verdict.HasValue has -> List.of(has.value(), has.value());
            case Verdict.NoValue none -> List.of(none.lower(), none.upper());
            case Verdict.Open _ -> throw new NotAnswered("the bounds of this game are not proved");
        };
    }

    private static boolean hasValue(CountableSolution solution) {
        if (solution.verdict() instanceof Verdict.Open)
            throw new NotAnswered("whether this game has a value is not proved");
        return solution.verdict() instanceof Verdict.HasValue;
    }

    /** What a finite mixture earns against given numbers, and at best or worst against all. */
    private static void mixture(Facts answers, CountableGame game, Node weights, Optional<Node> against, boolean rows) {
        RationalVector mixture = weights(game, weights);
        answers.put(
                rows ? "inf" : "sup",
                () -> (rows ? game.secured(mixture) : game.conceded(mixture))
                        .orElseThrow(() -> new NotAnswered("the bound is infinite or not proved")));
        against.ifPresent(numbers -> answers.put(
                rows ? "colPayoffs" : "rowPayoffs",
                () -> numbers.wholes(game.first(), 1_000_000).stream()
                        .map(n -> game.against(mixture, n, rows))
                        .toList()));
    }

    private static RationalVector weights(CountableGame game, Node node) {
        if (node.isList()) return node.vector();
        Map<Integer, Rational> given = new LinkedHashMap<>();
        int last = game.first();
        for (String name : node.fields().keySet()) {
            int number = new Node(node.place() + "." + name, name).whole(game.first(), 10_000);
            given.put(number, node.get(name).rational());
            last = Math.max(last, number);
        }
        return RationalVector.generate(
                last - game.first() + 1, k -> given.getOrDefault(game.first() + k, Rational.ZERO));
    }

    // ---- symmetric games on all positive numbers

    private static Facts onAllNumbers(Node input) {
        Node params = input.find("params").orElse(new Node("params", Map.of()));
        if (!params.has("n") || !params.get("n").text().equals("infinite")) throw new NotAnswered("a finite game");
        CountableGame game = game(input);
        Once<Verdict.HasValue> solved = new Once<>(() -> {
            Verdict verdict =
                    CountableSolution.of(game, MOST_TRUNCATED, Progress.none()).verdict();
            if (verdict instanceof Verdict.HasValue has) return has;
            throw new NotAnswered("no optimal strategy with a small support was found");
        });
        Facts answers = new Facts()
                .put("value", () -> solved.get().value())
                .put("favors", () -> SolutionAnswers.favors(solved.get().value()))
                .put("symmetric", () -> true)
                .put(
                        "support",
                        Compare.SET,
                        () -> solved.get().row().support().stream()
                                .map(k -> k + game.first())
                                .toList())
                .put(
                        "weights",
                        () -> solved.get().row().support().stream()
                                .map(solved.get().row()::get)
                                .toList())
                .put("dominatedFrom", () -> dominatedFrom(game, params));
        input.find("p").ifPresent(node -> proposed(answers, game, weights(game, node), solved));
        return answers;
    }

    private static BigInteger dominatedFrom(CountableGame game, Node params) {
        Optional<BigInteger> from = game.name().equals("mendelsohn")
                ? LargeNumbers.mendelsohn(number(params, "win", 1), number(params, "lose", 2))
                : LargeNumbers.silverman(
                        number(params, "threshold", 3), number(params, "win", 1), number(params, "penalty", 2));
        return from.orElseThrow(() -> new NotAnswered("1 does not dominate the large numbers"));
    }

    private static void proposed(Facts answers, CountableGame game, RationalVector p, Once<Verdict.HasValue> solved) {
        answers.put(
                        "optimal",
                        () -> p.isDistribution()
                                && game.secured(p)
                                        .equals(Optional.of(solved.get().value())))
                .put("guarantee", () -> game.secured(p).orElseThrow(() -> new NotAnswered("not bounded")))
                .put(
                        "colPayoffsFirst",
                        Compare.accepted(expected -> {
                            RationalVector given = Node.root(expected).vector();
                            return given.equals(RationalVector.generate(
                                    given.size(), k -> game.against(p, game.first() + k, true)));
                        }),
                        () -> RationalVector.generate(p.size() + 1, k -> game.against(p, game.first() + k, true)));
        game.eventually(p, true).ifPresent(same -> {
            for (int n = same.from(); n < same.from() + 50; n++) answers.put("colPayoffFrom" + n, same::amount);
        });
    }

    // ---- the lower value above the upper one

    private static Facts powerOfFour(Node input) {
        if (input.has("game")) input.get("game").choice("power-of-four");
        PowerOfFour p = input.find("p").map(PowerOfFour::read).orElseGet(PowerOfFour::halves);
        return new Facts()
                .put("payoffEveryColumn", () -> constant(p, 0))
                .put("payoffAtColumn0", () -> p.against(0))
                .put("payoffAtLaterColumns", () -> constant(p, 1))
                .put("lowerAtLeast", () -> p.against(0).min(constant(p, 1)))
                .put("upperAtMost", () -> p.against(0).min(constant(p, 1)).negated())
                .put(
                        "iteratedSums",
                        () -> List.of(constant(p, 0), constant(p, 0).negated()))
                .put("absolutelyConvergent", () -> false)
                .put("hasValue", () -> false)
                .put("lower", () -> Rational.ONE)
                .put("upper", () -> Rational.MINUS_ONE);
    }

    private static Rational constant(PowerOfFour p, int from) {
        return p.constantFrom(from)
                .orElseThrow(() -> new NotAnswered("the payoff is not the same against all numbers"));
    }

    // ---- two against infinitely many

    private static Facts semiInfinite(Node input) {
        if (!input.has("game")) throw new NotAnswered("a finite game");
        boolean wide = switch (input.get("game").text()) {
            case "two-by-infinity" -> true;
            case "infinity-by-two" -> false;
            default -> throw new NotAnswered("a finite game");
        };
        SemiInfiniteGame game =
                wide ? SemiInfiniteGame.ofColumns(input.get("params")) : SemiInfiniteGame.ofRows(input.get("params"));
        Once<SemiInfiniteSolution> solution = new Once<>(() -> SemiInfiniteSolution.of(game, Progress.none()));
        Once<NearlyOptimal> near = new Once<>(() -> solution.get()
                .nearly(input.get("epsilon").rational(), MOST_STEPS)
                .orElseThrow(() -> new NotAnswered("no strategy within epsilon was found")));
        String two = wide ? "row" : "col";
        String many = wide ? "col" : "row";
        return new Facts()
                .put("value", () -> value(solution.get()))
                .put("favors", () -> SolutionAnswers.favors(value(solution.get())))
                .put(two, Compare.accepted(expected -> optimalTwo(solution.get(), expected)), () -> {
                    Rational p = solution.get().mixtures().getFirst();
                    return RationalVector.of(p, Rational.ONE.minus(p));
                })
                .put(
                        wide ? "uniqueRow" : "uniqueCol",
                        () -> solution.get().mixtures().size() == 1)
                .put(
                        many,
                        Compare.accepted(expected -> optimalMany(solution.get(), expected, Rational.ZERO)),
                        () -> named(game, solution.get().replies()))
                .put(
                        many + "Pure",
                        Compare.accepted(expected -> purely(solution.get(), expected)),
                        () -> solution.get().replies().size() == 1
                                ? solution.get().replies().getFirst().parameter()
                                : null)
                .put(many + "HasOptimal", () -> solution.get().attained())
                .put("smallestJ", () -> near.get().index())
                .put(
                        many + "EpsilonOptimal",
                        Compare.accepted(expected -> optimalMany(
                                solution.get(), expected, input.get("epsilon").rational())),
                        () -> named(game, near.get().replies()))
                .put(
                        wide ? "rowPayoffs" : "colPayoffs",
                        () -> solution.get().attained()
                                ? solution.get().payoffs()
                                : near.get().payoffs());
    }

    private static Rational value(SemiInfiniteSolution solution) {
        return solution.value().orElseThrow(() -> new NotAnswered("the value is irrational; only bounds are known"));
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
        Rational first = Rational.ZERO;
        Rational second = Rational.ZERO;
        for (String name : map.fields().keySet()) {
            Optional<RationalVector> pays = solution.game().named(name);
            if (pays.isEmpty()) return false;
            Rational weight = map.get(name).rational();
            weights.add(weight);
            first = first.plus(weight.times(pays.get().get(0)));
            second = second.plus(weight.times(pays.get().get(1)));
        }
        return RationalVector.of(weights).isDistribution() && holds(solution, first, second, epsilon);
    }

    private static boolean holds(SemiInfiniteSolution solution, Rational first, Rational second, Rational epsilon) {
        Rational value = value(solution);
        return solution.game().wide()
                ? first.max(second).compareTo(value.plus(epsilon)) <= 0
                : first.min(second).compareTo(value.minus(epsilon)) >= 0;
    }

    private static boolean purely(SemiInfiniteSolution solution, @Nullable Object expected) {
        Rational at = Expression.parse(String.valueOf(expected)).at(Map.of());
        return solution.game().points().stream()
                .anyMatch(points -> points.at(at)
                        .map(pays -> holds(solution, pays.get(0), pays.get(1), Rational.ZERO))
                        .orElse(false));
    }
}
