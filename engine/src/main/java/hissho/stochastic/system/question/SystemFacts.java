package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.Valuation;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What can be said about a system of games. */
final class SystemFacts {

    static final List<String> KEYS = List.of(
            "values",
            "value",
            "iterate",
            "valuesExchanged",
            "decimals",
            "row",
            "col",
            "systemClass",
            "needsInfinitePayoff",
            "rowHasOptimal",
            "colHasOptimal",
            "rowOptimalFrom",
            "colOptimalFrom",
            "rowEpsilonOptimal",
            "colEpsilonOptimal",
            "rowEpsilon",
            "colEpsilon",
            "epsilonGuarantee",
            "uniqueStrategies",
            "reducedMatrix",
            "matrixAtValue",
            "saddle",
            "rowDecimals",
            "colDecimals",
            "minimalPolynomials",
            "equation",
            "winProbability",
            "lower",
            "upper",
            "fixedPoints",
            "fixedPointsDescribed",
            "pieces",
            "plotPoints",
            "valueOfQ",
            "plainIterationLimit",
            "guarantee",
            "infinitePlayProbability",
            "worstReply",
            "s",
            "M",
            "bound",
            "rate",
            "contractionFactor",
            "n",
            "matrices",
            "errorVsTrue",
            "maxChange",
            "aPosterioriBound",
            "aPrioriBound",
            "actualError",
            "rounded",
            "enoughBound",
            "valid",
            "reason");

    private SystemFacts() {}

    static Facts of(Worked worked) {
        Facts facts = new Facts();
        solution(facts, worked);
        StrategyFacts.put(facts, worked);
        MapFacts.put(facts, worked);
        IterationFacts.put(facts, worked);
        facts.put("systemClass", () -> worked.sort().word())
                .put("needsInfinitePayoff", () -> worked.sort() == Classification.RECURSIVE)
                .put("valid", () -> faults(worked).isEmpty())
                .put(
                        "reason",
                        (own, expected) -> isFault(worked, expected),
                        () -> faults(worked).stream()
                                .findFirst()
                                .map(found -> found.fault().code())
                                .orElseThrow(() -> new NotAnswered(Message.of("system.unknown.no-fault"))));
        return facts;
    }

    private static List<Fault.Found> faults(Worked worked) {
        if (worked.question().asks(SystemQuestion.VALIDATE))
            return worked.question().faults();
        return Fault.of(worked.system()).stream().toList();
    }

    /** Any fault that is there is rightly named. */
    private static boolean isFault(Worked worked, @Nullable Object expected) {
        return faults(worked).stream().anyMatch(found -> found.fault().code().equals(expected));
    }

    private static void solution(Facts facts, Worked worked) {
        exact(facts, "values", () -> values(worked));
        exact(
                facts,
                "value",
                () -> Written.plain(exactValue(worked, worked.system().start())));
        exact(facts, "valuesExchanged", () -> exchanged(worked));
        exact(facts, "iterate", () -> iterate(worked));
        facts.put("decimals", Compare.near(Bracket.NEAR), () -> decimals(worked));
        facts.remarks("decimals");
        exact(facts, "reducedMatrix", () -> matrix(worked, worked.system().start()));
        exact(facts, "matrixAtValue", () -> Written.byName(worked.system(), k -> matrix(worked, k)));
        facts.put(
                "saddle",
                (own, expected) -> saddles(worked).contains(expected),
                () -> saddles(worked).stream()
                        .findFirst()
                        .orElseThrow(() -> new NotAnswered(Message.of("system.unknown.saddle"))));
        facts.put(
                "minimalPolynomials",
                () -> Written.byName(
                        worked.system(),
                        k -> exactValue(worked, k).minimalPolynomial().write("x")));
        facts.put(
                "equation",
                (own, expected) -> Equations.holds(worked, String.valueOf(expected)),
                () -> exactValue(worked, worked.system().start())
                                .minimalPolynomial()
                                .write("v") + " = 0");
        exact(
                facts,
                "winProbability",
                () -> Written.plain(exactValue(worked, worked.system().start())
                        .plus(Algebraic.ONE)
                        .times(Rational.HALF)));
        facts.put(
                "lower",
                () -> Written.byName(
                        worked.system(),
                        k -> Arena.holds(worked.system())
                                ? worked.valuation().bracket().lower().get(k)
                                : worked.large().end(k, false)));
        facts.put(
                "upper",
                () -> Written.byName(
                        worked.system(),
                        k -> Arena.holds(worked.system())
                                ? worked.valuation().bracket().upper().get(k)
                                : worked.large().end(k, true)));
    }

    /** A fact whose numbers may have square roots. */
    static void exact(Facts facts, String key, Supplier<? extends @Nullable Object> value) {
        facts.<@Nullable Object>put(key, Written::same, value, Written::pretty);
    }

    /** The exact value of a game, the same for every payoff of infinite play that is asked about. */
    static Algebraic exactValue(Worked worked, int game) {
        List<Valuation> all = worked.valuations();
        Algebraic first = all.getFirst().proved().value().get(game);
        for (Valuation other : all)
            if (!other.proved().value().get(game).equals(first))
                throw new NotAnswered(Message.of("system.unknown.depends"));
        return first;
    }

    /** Whether no two of the payoffs of infinite play that are asked about are known to lead to different values. */
    static boolean isOneAnswer(Worked worked) {
        Bracket first = worked.valuation().bracket();
        return worked.valuations().stream()
                .map(Valuation::bracket)
                .allMatch(other -> IntStream.range(0, worked.system().size())
                        .allMatch(k -> other.lower()
                                                .get(k)
                                                .compareTo(first.upper().get(k))
                                        <= 0
                                && first.lower().get(k).compareTo(other.upper().get(k)) <= 0));
    }

    private static Map<String, Object> values(Worked worked) {
        SystemQuestion question = worked.question();
        if (question.asks(SystemQuestion.STAGE_MATRIX) || IterationFacts.iterates(question))
            return IterationFacts.values(worked);
        return Written.byName(worked.system(), k -> Written.plain(exactValue(worked, k)));
    }

    /** Whether a game with exchanged roles is not worth minus what the game is worth. */
    static boolean isOtherExchanged(Valuation valuation, int state) {
        Arena.Room room = valuation.arena().rooms().get(state);
        if (!room.reversed() || !valuation.isExact()) return false;
        List<Algebraic> value = valuation.proved().value();
        return !value.get(state).equals(value.get(room.stage()).negated());
    }

    /** What games with exchanged roles are worth to player I, where that is not minus the value of the game. */
    private static Map<String, Object> exchanged(Worked worked) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (worked.question().asks(SystemQuestion.SOLVE))
            worked.guaranteed()
                    .met()
                    .filter(k -> isOtherExchanged(worked.valuation(), k))
                    .forEach(k -> values.put(worked.guaranteed().name(k), Written.plain(exactValue(worked, k))));
        if (values.isEmpty()) throw new NotAnswered(Message.of("system.unknown.exchanged"));
        return values;
    }

    /** The last iterate by game, where iterates are asked about; {@code values} holds the same, as answer keys have it. */
    private static Map<String, Object> iterate(Worked worked) {
        if (!IterationFacts.iterates(worked.question()))
            throw new NotAnswered(Message.of("system.unasked", SystemQuestion.ITERATE));
        return IterationFacts.values(worked);
    }

    private static Map<String, Object> decimals(Worked worked) {
        if (IterationFacts.iterates(worked.question()) || worked.question().asks(SystemQuestion.STAGE_MATRIX))
            return IterationFacts.decimals(worked);
        if (!Arena.holds(worked.system()))
            return Written.byName(
                    worked.system(),
                    k -> java.math.BigDecimal.valueOf(worked.large().value()[k]));
        if (!isOneAnswer(worked)) throw new NotAnswered(Message.of("system.unknown.depends"));
        return Written.byName(
                worked.system(),
                k -> Written.shorter(known(worked.valuation(), k).decimal(k, 12)));
    }

    /** The middle of wide bounds is not a value. */
    private static Valuation known(Valuation valuation, int game) {
        if (!valuation.isKnown(game))
            throw new NotAnswered(Message.of(
                    "system.unknown.wide",
                    valuation.system().stages().get(game).name(),
                    valuation.bracket().lower().get(game).decimalBelow(9),
                    valuation.bracket().upper().get(game).decimalAbove(9)));
        return valuation;
    }

    private static List<List<Object>> matrix(Worked worked, int game) {
        return Written.plain(
                Exact.matrix(worked.arena(), game, worked.valuation().proved().value()));
    }

    private static List<List<Integer>> saddles(Worked worked) {
        Algebraic[][] matrix = Exact.matrix(
                worked.arena(),
                worked.system().start(),
                worked.valuation().proved().value());
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < matrix.length; i++)
            for (int j = 0; j < matrix[i].length; j++) {
                Algebraic cell = matrix[i][j];
                boolean least = java.util.Arrays.stream(matrix[i]).allMatch(x -> x.compareTo(cell) >= 0);
                int column = j;
                boolean greatest = java.util.Arrays.stream(matrix).allMatch(x -> x[column].compareTo(cell) <= 0);
                if (least && greatest) found.add(List.of(i + 1, j + 1));
            }
        return found;
    }

    /** The equations answer keys write, checked at the values. */
    private static final class Equations {
        static boolean holds(Worked worked, String equation) {
            String[] sides = equation.split("=", -1);
            if (sides.length != 2) return false;
            Map<String, Algebraic> values = new java.util.HashMap<>();
            values.put("v", exactValue(worked, worked.system().start()));
            for (int k = 0; k < worked.system().size(); k++) values.put("v" + (k + 1), exactValue(worked, k));
            Optional<Algebraic> left = Written.read(sides[0].strip(), values);
            Optional<Algebraic> right = Written.read(sides[1].strip(), values);
            return left.isPresent() && left.equals(right);
        }
    }
}
