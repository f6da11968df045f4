package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything that is said about a quantity competition. */
final class CournotFacts {

    static final List<String> TOLD = List.of(
            "q",
            "price",
            "profit",
            "totalQ",
            "interior",
            "unique",
            "equilibria",
            "zeroProfitFrom",
            "participation",
            "monopolyQ",
            "monopolyProfit",
            "collusiveQEach",
            "collusiveProfitEach",
            "collusiveQ",
            "collusiveTotalProfit",
            "consumerPrefers",
            "isEquilibrium",
            "profits",
            "bestDeviation",
            "bestReply",
            "replyPrice",
            "replyProfit",
            "reaction",
            "pseQuantities",
            "discretised",
            "prisonersDilemma",
            "payoff");

    /** What is said of each profile that was given, in a table of its own. */
    static final List<String> JUDGED = List.of("isEquilibrium", "profits", "bestDeviation");

    static final List<String> ALL = List.of(
            "q",
            "price",
            "profit",
            "profitEach",
            "totalQ",
            "totalProfit",
            "interior",
            "unique",
            "equilibria",
            "equilibrium",
            "zeroProfitFrom",
            "participation",
            "monopolyQ",
            "monopolyPrice",
            "monopolyProfit",
            "collusiveQEach",
            "collusiveProfitEach",
            "collusiveQ",
            "collusiveTotalProfit",
            "consumerPrefers",
            "isEquilibrium",
            "profits",
            "profilePrice",
            "bestDeviation",
            "deviationProfit",
            "bestReply",
            "replyPrice",
            "replyProfit",
            "u1AgainstQ2",
            "reaction",
            "pseQuantities",
            "gridProfits",
            "discretised",
            "bimatrix",
            "dominantRow",
            "dominantCol",
            "betterProfiles",
            "prisonersDilemma",
            "payoff",
            "formula",
            "condition",
            "instance");

    private CournotFacts() {}

    static Facts of(CournotAnswer answer, Progress progress) {
        CournotGame game = answer.game();
        Market market = game.market();
        Facts facts = new Facts();
        Supplier<List<RealRoot>> q =
                () -> answer.first().orElseThrow(() -> new NotAnswered(Message.of("duopoly.cournot.none")));
        Roots.put(facts, "q", q);
        Roots.put(facts, "equilibrium", q);
        Roots.put(facts, "price", () -> answer.price(q.get()));
        Roots.put(facts, "profit", () -> answer.profits(q.get()));
        Roots.put(facts, "profitEach", () -> same(answer.profits(q.get())));
        Roots.put(facts, "totalQ", () -> answer.total(q.get()));
        Roots.put(facts, "totalProfit", () -> answer.totalProfit(q.get()));
        facts.put("interior", answer::interior).put("unique", answer::unique);
        facts.put(
                "equilibria",
                (a, e) -> Compare.SET.agree(Roots.plain(answer.equilibria()), e),
                () -> Roots.plain(answer.equilibria()),
                Roots::text);
        Roots.put(facts, "zeroProfitFrom", () -> answer.zeroProfitFrom().orElse(null));
        facts.put(
                "participation",
                () -> answer.profits(q.get()).stream()
                        .map(x -> x.compareTo(Rational.ZERO) >= 0)
                        .toList());
        Once<Monopoly> monopoly = new Once<>(() -> Monopoly.of(market));
        Roots.put(facts, "monopolyQ", () -> monopoly.get().quantity());
        Roots.put(facts, "monopolyPrice", () -> monopoly.get().price());
        Roots.put(facts, "monopolyProfit", () -> monopoly.get().profit());
        Once<Collusion> collusion = new Once<>(() -> Collusion.of(market));
        Roots.put(facts, "collusiveQEach", () -> collusion.get().quantityEach());
        Roots.put(facts, "collusiveProfitEach", () -> collusion.get().profitEach());
        Roots.put(facts, "collusiveQ", () -> collusion.get().quantities());
        Roots.put(facts, "collusiveTotalProfit", () -> collusion.get().totalProfit());
        facts.put("consumerPrefers", () -> {
            int order = answer.price(q.get()).compareTo(monopoly.get().price());
            return order < 0 ? "duopoly" : order > 0 ? "monopoly" : "same";
        });
        profiles(facts, game, progress);
        replies(facts, game);
        tables(facts, game, progress);
        facts.put(
                "formula",
                Formula.SAME,
                () -> CournotFormulas.of(market).orElseThrow(() -> new NotAnswered(Message.of("duopoly.no-formula"))));
        facts.put("condition", () -> {
            if (CournotFormulas.of(market).isEmpty()) throw new NotAnswered(Message.of("duopoly.no-formula"));
            return CournotFormulas.condition(market);
        });
        instance(
                facts,
                Map.of("cournotTotalQ", "totalQ", "cournotTotalProfit", "totalProfit", "reaction1", "reaction"),
                List.of(
                        "q",
                        "price",
                        "profit",
                        "profitEach",
                        "totalQ",
                        "totalProfit",
                        "monopolyQ",
                        "monopolyPrice",
                        "monopolyProfit",
                        "collusiveQEach",
                        "collusiveProfitEach",
                        "interior",
                        "unique"));
        return facts;
    }

    private static @Nullable Object same(List<RealRoot> values) {
        return values.stream().distinct().count() == 1 ? values.getFirst() : values;
    }

    /** The facts of an example by name, for answer keys that put formulas and numbers side by side. */
    static void instance(Facts facts, Map<String, String> other, List<String> keys) {
        facts.put(
                "instance",
                (answered, expected) -> expected instanceof Map<?, ?> asked
                        && asked.entrySet().stream()
                                .allMatch(entry -> facts.find(other.getOrDefault(
                                                entry.getKey().toString(),
                                                entry.getKey().toString()))
                                        .map(fact -> fact.agreesWith(entry.getValue()))
                                        .orElse(false)),
                () -> {
                    Map<String, @Nullable Object> values = new LinkedHashMap<>();
                    for (String key : keys)
                        facts.find(key).ifPresent(fact -> {
                            try {
                                values.put(key, fact.value());
                            } catch (NotAnswered e) {
                                // left out
                            }
                        });
                    return values;
                });
    }

    private static void profiles(Facts facts, CournotGame game, Progress progress) {
        if (game.profiles().isEmpty()) return;
        Market market = game.market();
        Function<Function<List<Rational>, Object>, Supplier<List<Object>>> each =
                look -> () -> game.profiles().stream().map(look).toList();
        facts.put("profits", each.apply(market::profits));
        facts.put("profilePrice", each.apply(profile -> market.demand().price(Market.total(profile))));
        facts.put(
                "isEquilibrium",
                each.apply(profile -> Cournot.isEquilibrium(
                        market, profile.stream().map(RealRoot::of).toList(), progress)));
        Roots.put(facts, "bestDeviation", each.apply(profile -> deviations(market, profile, BestReply::quantity)));
        Roots.put(facts, "deviationProfit", each.apply(profile -> deviations(market, profile, BestReply::profit)));
    }

    private static Object deviations(Market market, List<Rational> profile, Function<BestReply, RealRoot> what) {
        Rational total = Market.total(profile);
        return java.util.stream.IntStream.range(0, market.size())
                .mapToObj(i -> what.apply(BestReply.of(market, i, total.minus(profile.get(i)))))
                .toList();
    }

    private static void replies(Facts facts, CournotGame game) {
        Market market = game.market();
        facts.put(
                "reaction",
                Formula.SAME,
                () -> CournotFormulas.reaction(market)
                        .orElseThrow(() -> new NotAnswered(Message.of("duopoly.no-formula"))));
        if (game.rivals().isEmpty()) return;
        Function<Function<Rational, Object>, Supplier<Object>> each = look -> () -> game.single()
                ? look.apply(game.rivals().getFirst())
                : game.rivals().stream().map(look).toList();
        Roots.put(
                facts,
                "bestReply",
                each.apply(rest -> BestReply.of(market, 0, rest).quantity()));
        Roots.put(
                facts,
                "replyProfit",
                each.apply(rest -> BestReply.of(market, 0, rest).profit()));
        Roots.put(facts, "replyPrice", each.apply(rest -> {
            RealRoot reply = BestReply.of(market, 0, rest).quantity();
            RealRoot total = hissho.algebra.RootValue.of(hissho.algebra.Polynomial.of(rest, Rational.ONE), reply);
            return market.demand().price(total);
        }));
        facts.put(
                "u1AgainstQ2",
                Formula.SAME,
                each.apply(rest -> market.profit(0, market.demand().at(rest), rest)
                        .write("q1")
                        .replace("−", "-")));
    }

    private static void tables(Facts facts, CournotGame game, Progress progress) {
        Market market = game.market();
        if (!game.grid().isEmpty()) {
            Once<List<List<Rational>>> found =
                    new Once<>(() -> new QuantityGrid(market, game.grid()).equilibria(progress));
            facts.put("pseQuantities", Compare.SET, found);
            facts.put(
                    "gridProfits",
                    () -> found.get().stream().map(market::profits).toList());
            facts.put("discretised", () -> true);
        }
        if (game.strategies().isEmpty()) return;
        if (market.size() == 2) facts.putAll(new SmallTable(market, game.strategies()).facts());
        if (!game.mixed().isEmpty())
            facts.put("payoff", () -> new QuantityGrid(market, game.strategies()).expected(game.mixed(), progress));
    }

    /** The best reply to what was asked about, said first; of several that were asked about, the table of facts tells. */
    static Optional<Message> replied(List<Rational> rivals, Function<Rational, RealRoot> reply, String key) {
        return rivals.size() == 1
                ? Optional.of(Message.of(
                        key, rivals.getFirst(), reply.apply(rivals.getFirst()).brief()))
                : Optional.empty();
    }
}
