package hissho.zerosum.countable;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.zerosum.countable.CountableSolution.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything a game on the whole numbers can be asked: what is proved of its values, and what finite mixtures earn against all numbers. */
public final class CountableFacts {

    public static final List<String> KEYS = List.copyOf(of(
                    new CountableQuestion(
                            CountableGame.largestInteger(),
                            1,
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            List.of(),
                            List.of()),
                    () -> {
                        throw new IllegalStateException("nothing is solved for the names of the facts");
                    })
            .keys());

    private CountableFacts() {}

    static Facts of(CountableQuestion asked, Supplier<CountableSolution> solution) {
        CountableGame game = asked.game();
        return new Facts()
                .put("value", () -> value(solution.get()))
                .put(
                        "support",
                        Compare.SET,
                        () -> support(game, need(solution.get()).row()))
                .put("weights", () -> played(need(solution.get()).row()))
                .put("lower", () -> bounds(solution.get()).getFirst())
                .put("upper", () -> bounds(solution.get()).getLast())
                .put("lowerAtLeast", () -> proved(solution.get().lower()))
                .put("upperAtMost", () -> proved(solution.get().upper()))
                .put(
                        "hasValue",
                        Compare.EXACT,
                        () -> hasValue(solution.get()),
                        (words, has) -> words.say(has ? "core.yes" : "core.no"))
                .put(
                        "dominatedFrom",
                        () -> asked.dominatedFrom()
                                .orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.not-dominated"))))
                .put("favors", () -> favors(solution.get().verdict()))
                .put("everyStrategyIsMinimax", () -> solution.get().verdict() instanceof Verdict.NoValue)
                .put("inf", () -> proved(game.secured(need("p", asked.p()))))
                .put("sup", () -> proved(game.conceded(need("q", asked.q()))))
                .put("colPayoffs", () -> against(game, need("p", asked.p()), asked.columns(), true))
                .put("rowPayoffs", () -> against(game, need("q", asked.q()), asked.rows(), false))
                .put("optimal", () -> {
                    if (asked.p().isEmpty() && asked.q().isEmpty()) need("p", asked.p());
                    Optional<Rational> value = solution.get().verdict().finite();
                    if (value.isEmpty()) throw new NotAnswered(Message.of("countable.unknown.value"));
                    return asked.p()
                                    .map(p -> p.isDistribution()
                                            && game.secured(p).equals(value))
                                    .orElse(true)
                            && asked.q()
                                    .map(q -> q.isDistribution()
                                            && game.conceded(q).equals(value))
                                    .orElse(true);
                })
                .put("guarantee", () -> proved(game.secured(need("p", asked.p()))))
                .put(
                        "colPayoffsFirst",
                        Compare.accepted(expected -> {
                            RationalVector given = Node.root(expected).vector();
                            return given.equals(first(game, need("p", asked.p()), given.size()));
                        }),
                        () -> first(game, need("p", asked.p()), asked.p().get().size() + 1))
                .family("colPayoffFrom", number -> from(game, need("p", asked.p()), number));
    }

    private static RationalVector need(String field, Optional<RationalVector> mixture) {
        return mixture.orElseThrow(() -> new NotAnswered(Message.of("matrix.unasked", field)));
    }

    private static Verdict.HasValue need(CountableSolution solution) {
        if (solution.verdict() instanceof Verdict.HasValue has) return has;
        throw new NotAnswered(Message.of("countable.unknown.value"));
    }

    private static Rational proved(Optional<Rational> bound) {
        return bound.orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.bound")));
    }

    /** The value; nothing where the game is proved to have none. */
    private static @Nullable Object value(CountableSolution solution) {
        return switch (solution.verdict()) {
            case Verdict.NoValue _ -> null;
            case Verdict.Approached near -> near.value();
            case Verdict.Unbounded(boolean upwards, boolean _) -> infinity(upwards);
            case Verdict.HasValue has -> has.value();
            case Verdict.Open _ -> throw new NotAnswered(Message.of("countable.unknown.value"));
        };
    }

    private static String infinity(boolean upwards) {
        return upwards ? "∞" : "-∞";
    }

    private static List<?> bounds(CountableSolution solution) {
        return switch (solution.verdict()) {
            case Verdict.HasValue has -> List.of(has.value(), has.value());
            case Verdict.NoValue none -> List.of(none.lower(), none.upper());
            case Verdict.Approached near -> List.of(near.value(), near.value());
            case Verdict.Unbounded(boolean upwards, boolean _) -> List.of(infinity(upwards), infinity(upwards));
            case Verdict.Open _ -> throw new NotAnswered(Message.of("countable.unknown.bound"));
        };
    }

    private static boolean hasValue(CountableSolution solution) {
        if (solution.verdict() instanceof Verdict.Open) throw new NotAnswered(Message.of("countable.unknown.has"));
        return !(solution.verdict() instanceof Verdict.NoValue);
    }

    private static String favors(Verdict verdict) {
        Rational value = switch (verdict) {
            case Verdict.HasValue has -> has.value();
            case Verdict.Approached near -> near.value();
            case Verdict.Unbounded(boolean upwards, boolean _) -> Rational.of(upwards ? 1 : -1);
            case Verdict.NoValue _, Verdict.Open _ -> throw new NotAnswered(Message.of("countable.unknown.value"));
        };
        return value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
    }

    private static List<Integer> support(CountableGame game, RationalVector mixture) {
        return mixture.support().stream().map(k -> k + game.first()).toList();
    }

    private static List<Rational> played(RationalVector mixture) {
        return mixture.support().stream().map(mixture::get).toList();
    }

    private static List<Rational> against(
            CountableGame game, RationalVector mixture, List<Integer> numbers, boolean rows) {
        if (numbers.isEmpty()) throw new NotAnswered(Message.of("matrix.unasked", rows ? "cols" : "rows"));
        return numbers.stream().map(n -> game.against(mixture, n, rows)).toList();
    }

    private static RationalVector first(CountableGame game, RationalVector mixture, int size) {
        return RationalVector.generate(size, k -> game.against(mixture, game.first() + k, true));
    }

    /** What a mixture of I earns against every number from the given one on, where that is always the same. */
    private static Rational from(CountableGame game, RationalVector mixture, int number) {
        return game.eventually(mixture, true)
                .filter(same -> same.from() <= number)
                .map(CountableGame.Constant::amount)
                .orElseThrow(() -> new NotAnswered(Message.of("countable.unknown.constant", number)));
    }
}
