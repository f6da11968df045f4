package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.BestReply;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.EpsilonFamily;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.Guaranteed;
import hissho.stochastic.system.solve.Iteration;
import hissho.stochastic.system.solve.Optima;
import hissho.stochastic.system.solve.Side;
import hissho.stochastic.system.solve.Valuation;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What can be said about strategies: optimal ones, nearly optimal ones, and what a given one guarantees. */
final class StrategyFacts {

    /** A fraction that is too long to read, which the weights behind bounds mostly are. */
    private static final Pattern LONG = Pattern.compile("\\d{7,}/\\d{7,}");

    private static final int PLACES = 10;

    private static final String FOR_EVER = "for ever";

    private StrategyFacts() {}

    static void put(Facts facts, Worked worked) {
        for (boolean rows : new boolean[] {true, false}) {
            String side = rows ? "row" : "col";
            facts.<@Nullable Object>put(
                    side,
                    (own, expected) -> isOptimal(worked, rows, expected),
                    () -> strategies(worked, rows),
                    Written::pretty);
            facts.put(side + "HasOptimal", () -> hasOptimal(worked, rows));
            facts.put(side + "OptimalFrom", Compare.SET, () -> optimalFrom(worked, rows));
            facts.put(side + "Decimals", Compare.near(Bracket.NEAR), () -> decimals(worked, rows));
            facts.put(
                    side + "EpsilonOptimal",
                    (own, expected) -> worked.valuations().stream()
                            .allMatch(v ->
                                    EpsilonFamily.of(v, rows, worked.progress()).accepts(expected)),
                    () -> worked.valuation().isExact() ? family(worked, rows).formulas() : near(worked, rows),
                    StrategyFacts::withEpsilon);
            facts.put(side + "Epsilon", () -> epsilon(worked, rows));
        }
        facts.put(
                "epsilonGuarantee",
                () -> family(
                                worked,
                                !side(worked, true).holds(worked.system().start())
                                        || side(worked, false)
                                                .holds(worked.system().start()))
                        .guarantees());
        facts.put("uniqueStrategies", () -> worked.valuation().proved().unique());
        facts.<@Nullable Object>put(
                "guarantee",
                (own, expected) -> expected instanceof Map<?, ?>
                        ? Written.same(own, expected)
                        : own instanceof Map<?, ?> all
                                && Written.same(all.get(worked.system().first().name()), expected),
                () -> guarantee(worked),
                Written::pretty);
        SystemFacts.exact(
                facts,
                "infinitePlayProbability",
                () -> Written.plain(reply(worked).endless().get(worked.system().start())));
        facts.put(
                "worstReply",
                Compare.EXACT,
                () -> Written.byName(worked.system(), k -> worst(worked, k)),
                (words, replies) -> saidReply(worked, words, replies));
    }

    private static String saidReply(Worked worked, Words words, Map<String, ?> replies) {
        String line = repliesByColumn(worked) ? "system.reply.column" : "system.reply.row";
        return replies.entrySet().stream()
                .map(reply -> {
                    String name = String.valueOf(reply.getValue());
                    return reply.getKey() + ": "
                            + (name.equals(FOR_EVER)
                                    ? words.say("system.reply.for-ever")
                                    : name.chars().allMatch(Character::isDigit)
                                            ? words.say(line, name)
                                            : Choices.said(name, words));
                })
                .collect(Collectors.joining(", "));
    }

    /** Formulas in eps for people: 1-ε/2 for 1-(1/2)*eps. */
    static String withEpsilon(Words words, @Nullable Object formulas) {
        return LONG.matcher(Written.pretty(words, formulas))
                .replaceAll(found -> Rational.parse(found.group()).toDecimal(PLACES) + "…")
                .replaceAll("\\(1/(\\d+)\\)[*·]eps", "ε/$1")
                .replaceAll("[*·]eps", "ε")
                .replace("eps", "ε");
    }

    private static Side side(Worked worked, boolean rows) {
        return worked.valuation().proved().side(rows);
    }

    /** Whether a stationary strategy guarantees the value of the first game, for every payoff of infinite play that is asked about. */
    private static boolean hasOptimal(Worked worked, boolean rows) {
        int start = worked.system().start();
        List<Boolean> all = worked.valuations().stream()
                .map(valuation -> hasOptimal(valuation.proved().side(rows), start))
                .distinct()
                .toList();
        if (all.size() > 1) throw new NotAnswered(Message.of("system.unknown.held-depends"));
        return all.getFirst();
    }

    private static boolean hasOptimal(Side side, int start) {
        boolean held = side.holds(start);
        if (!held && !side.decided()) throw new NotAnswered(Message.of("system.unknown.held"));
        return held;
    }

    /** The games from which the strategies told guarantee the value, where those are not all. */
    private static List<String> optimalFrom(Worked worked, boolean rows) {
        Guaranteed told = worked.guaranteed();
        if (!worked.valuation().isExact() || worked.valuations().size() > 1 || told.isWhole(rows))
            throw new NotAnswered(Message.of("system.unknown.optimal-from"));
        List<String> held =
                told.met().filter(told.side(rows)::holds).mapToObj(told::name).toList();
        if (held.isEmpty()) throw new NotAnswered(Message.of("system.unknown.optimal-from"));
        return held;
    }

    /** The strategies the bounds rest on, where the values are not known exactly. */
    private static Map<String, Object> near(Worked worked, boolean rows) {
        Guaranteed told = worked.guaranteed();
        Map<String, Object> all = new LinkedHashMap<>();
        told.met()
                .forEach(k -> all.put(
                        told.name(k),
                        Written.plain(worked.valuation().side(rows).strategy().get(k))));
        return all;
    }

    /** How far from the value the strategies that are optimal up to eps may be; nothing where eps is a letter. */
    private static Object epsilon(Worked worked, boolean rows) {
        Valuation valuation = worked.valuation();
        if (valuation.isExact()) {
            if (valuation.side(rows).optimal() || family(worked, rows).line().isPresent())
                throw new NotAnswered(Message.of("system.unknown.epsilon-letter"));
            return EpsilonFamily.SHOWN;
        }
        return Written.byName(
                worked.system(),
                k -> new BigDecimal(valuation
                        .bracket()
                        .upper()
                        .get(k)
                        .minus(valuation.bracket().lower().get(k))
                        .decimalAbove(12)));
    }

    /** Nearly optimal strategies for one payoff of infinite play that are so for all that are asked about. */
    private static EpsilonFamily family(Worked worked, boolean rows) {
        List<EpsilonFamily> all = worked.valuations().stream()
                .map(valuation -> EpsilonFamily.of(valuation, rows, worked.progress()))
                .toList();
        return all.stream()
                .filter(one -> all.stream().allMatch(other -> other.equals(one) || other.isServedBy(one)))
                .findFirst()
                .orElseThrow(() -> new NotAnswered(Message.of("system.unknown.strategies-depend")));
    }

    /** Optimal strategies in the matrices with iterates put in, or those that guarantee the value in the whole game. */
    private static <T> Map<String, T> strategies(Worked worked, boolean rows, Function<List<Algebraic>, T> written) {
        if (worked.question().asks(SystemQuestion.FROM_ITERATE)
                || worked.question().asks(SystemQuestion.STAGE_MATRIX))
            return Written.byName(worked.system(), k -> written.apply(inserted(worked, rows, k)));
        Map<String, T> told = worked.guaranteed().byName(rows, written);
        if (told.isEmpty()) throw new NotAnswered(whyNone(worked, rows));
        return told;
    }

    /** The mixture of a game that is optimal where values or an iterate are put in. */
    static List<Algebraic> inserted(Worked worked, boolean rows, int game) {
        GameProgram.Optimum optimum =
                Iteration.optimum(worked.arena(), game, IterationFacts.inserted(worked), worked.progress());
        return Optima.lifted(rows ? optimum.row() : optimum.column());
    }

    private static Message whyNone(Worked worked, boolean rows) {
        if (worked.valuations().size() > 1) return Message.of("system.unknown.strategies-depend");
        if (!worked.valuation().isExact())
            return Message.of(rows ? "system.unknown.row-bounded" : "system.unknown.column-bounded");
        return Message.of(rows ? "system.unknown.row-held" : "system.unknown.column-held");
    }

    private static Map<String, Object> strategies(Worked worked, boolean rows) {
        return strategies(worked, rows, Written::plain);
    }

    private static Map<String, Object> decimals(Worked worked, boolean rows) {
        return strategies(
                worked,
                rows,
                mixture -> mixture.stream()
                        .map(x -> Written.shorter(x.decimal(12)))
                        .toList());
    }

    /** Whether somebody's strategies are distributions that guarantee the value in the whole infinite game. */
    private static boolean isOptimal(Worked worked, boolean rows, @Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> given)) return false;
        if (worked.question().asks(SystemQuestion.FROM_ITERATE)) return Written.same(strategies(worked, rows), given);
        return worked.valuations().stream().allMatch(v -> isOptimal(v, rows, given, worked));
    }

    private static boolean isOptimal(Valuation valuation, boolean rows, Map<?, ?> given, Worked worked) {
        if (!valuation.proved().side(rows).holds(valuation.system().start())) return false;
        List<List<Algebraic>> own = side(valuation, rows);
        Optional<List<List<Algebraic>>> all = valuation.completed(rows, given, Map.of());
        if (all.isEmpty()) return false;
        if (all.get().equals(own)) return true;
        try {
            return Exact.guarantees(
                    valuation.arena(),
                    rows,
                    valuation.proved().value(),
                    all.get(),
                    valuation.proved().side(rows).held(),
                    valuation.infinite(),
                    worked.progress());
        } catch (ArithmeticException e) {
            return false; // a number of another field is not the optimum
        }
    }

    private static List<List<Algebraic>> side(Valuation valuation, boolean rows) {
        return valuation.proved().side(rows).strategy();
    }

    private static BestReply reply(Worked worked) {
        if (worked.question().asks(SystemQuestion.FROM_ITERATE)) return fromIterate(worked);
        return worked.reply(!worked.question().rowStationary().isEmpty());
    }

    /** What the strategies found by iteration guarantee in the whole game. */
    private static BestReply fromIterate(Worked worked) {
        List<Rational> inserted = IterationFacts.inserted(worked);
        List<List<Algebraic>> mixtures = new ArrayList<>();
        for (int k = 0; k < worked.arena().size(); k++)
            mixtures.add(Optima.lifted(Iteration.optimum(worked.arena(), k, inserted, worked.progress())
                    .row()));
        return BestReply.to(worked.arena(), true, mixtures, worked.infinite(), worked.progress());
    }

    private static Map<String, Object> guarantee(Worked worked) {
        BestReply reply = reply(worked);
        return Written.byName(worked.system(), k -> Written.plain(reply.value().get(k)));
    }

    private static String worst(Worked worked, int game) {
        BestReply reply = reply(worked);
        Stage stage = worked.system().stages().get(game);
        int choice = reply.policy()[game];
        return choice < 0 ? FOR_EVER : (repliesByColumn(worked) ? stage.columns() : stage.rows()).get(choice);
    }

    private static boolean repliesByColumn(Worked worked) {
        return !worked.question().rowStationary().isEmpty() || worked.question().asks(SystemQuestion.FROM_ITERATE);
    }
}
