package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.Guaranteed;
import hissho.stochastic.system.solve.OfQ;
import hissho.stochastic.system.solve.Side;
import hissho.stochastic.system.solve.Valuation;
import hissho.stochastic.system.solve.ValueMap;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The answer to a question about a system in a sentence or two. */
record SystemHeadline(String kind, Worked worked, Facts facts, Words words) {

    private static final int MOST = 200;

    String say() {
        SystemQuestion question = worked.question();
        try {
            return switch (question.query()) {
                case SystemQuestion.CLASSIFY ->
                    words.say("system.class." + worked.sort().word()) + apart();
                case SystemQuestion.VALIDATE -> validity();
                case SystemQuestion.FIXED_POINTS, SystemQuestion.VALUE_MAP -> fixedOrOfQ();
                case SystemQuestion.GUARANTEE ->
                    words.say(
                            question.rowStationary().isEmpty()
                                    ? "system.headline.guarantee.column"
                                    : "system.headline.guarantee",
                            inGames(facts.get("guarantee", Map.class)),
                            inGames(facts.get("values", Map.class)));
                case SystemQuestion.BOUNDS -> words.say("system.headline.bounds", facts.get("bound", Rational.class));
                case SystemQuestion.A_PRIORI ->
                    words.say("system.headline.steps", facts.get("n", Integer.class), question.tolerance());
                case SystemQuestion.ITERATE ->
                    words.say("system.headline.iterate", question.steps(), brief(IterationFacts.decimals(worked)));
                case SystemQuestion.ERROR_BOUND ->
                    words.say(
                            question.steps() == 0 ? "system.headline.error.none" : "system.headline.error",
                            question.steps(),
                            rounded("aPrioriBound"),
                            question.steps() == 0 ? "" : rounded("aPosterioriBound"));
                case SystemQuestion.FROM_ITERATE -> fromIterate();
                case SystemQuestion.STAGE_MATRIX ->
                    words.say("system.headline.stage", brief(IterationFacts.values(worked)));
                default -> solved();
            };
        } catch (NotAnswered e) {
            return words.say("system.headline.open", words.say(e.why()));
        }
    }

    /** A bound on an error to six places, rounded up. */
    private String rounded(String fact) {
        return Rational.parse(facts.get(fact, BigDecimal.class).toPlainString()).decimalAbove(6);
    }

    /** The mixtures that are optimal with an iterate put in, in the first game, and what the first guarantees for ever. */
    private String fromIterate() {
        Stage first = worked.system().first();
        int start = worked.system().start();
        Object guarantee = facts.get("guarantee", Map.class).get(first.name());
        String value = guarantee instanceof Rational number ? words.brief(number) : Written.pretty(words, guarantee);
        String full = words.say(
                "system.headline.from-iterate",
                worked.question().steps(),
                mixture(first.rows(), StrategyFacts.inserted(worked, true, start)),
                mixture(first.columns(), StrategyFacts.inserted(worked, false, start)),
                value);
        return full.length() <= MOST
                ? full
                : words.say(
                        "system.headline.from-iterate.short", worked.question().steps(), value);
    }

    private String validity() {
        List<Fault.Found> faults = worked.question().faults();
        if (faults.isEmpty()) return words.say("system.headline.valid");
        String place = faults.getFirst().place();
        return words.say(
                "system.fault." + faults.getFirst().fault().code(), place.isEmpty() ? "infinitePayoff" : place);
    }

    /** Where the solutions lie; where they were not all found, at least how the value depends on Q. */
    private String fixedOrOfQ() {
        try {
            return fixed();
        } catch (NotAnswered e) {
            try {
                return words.say(
                        "system.headline.fixed.of-q", worked.system().first().name(), ofQ());
            } catch (NotAnswered _) {
                throw e;
            }
        }
    }

    private String fixed() {
        if (worked.system().size() > 1) return fixedTogether();
        var span = worked.map().fixed();
        String low = Written.pretty(ValueMap.written(span.low(), true));
        String high = Written.pretty(ValueMap.written(span.high(), false));
        if (worked.system().swaps() && worked.sort() == Classification.RECURSIVE)
            return words.say("system.headline.fixed.swapped", low.equals(high) ? low : low + " … " + high, ofQ());
        return low.equals(high)
                ? words.say("system.headline.fixed.one", low)
                : words.say("system.headline.fixed", low, high);
    }

    /** The solutions of a system of several games, by game. */
    private String fixedTogether() {
        if (worked.sort() != Classification.RECURSIVE)
            return words.say("system.headline.fixed.one", brief(facts.get("fixedPoints", Map.class)));
        List<OfQ.Ends> ends = MapFacts.ends(worked);
        String all = IntStream.range(0, Math.min(4, ends.size()))
                .mapToObj(k -> {
                    List<String> interval = MapFacts.interval(ends.get(k)).stream()
                            .map(end -> Written.pretty(words, end))
                            .toList();
                    String name = worked.system().stages().get(k).name();
                    return interval.getFirst().equals(interval.getLast())
                            ? name + " " + interval.getFirst()
                            : words.say("system.from-to", name, interval.getFirst(), interval.getLast());
                })
                .collect(Collectors.joining(", "));
        boolean one = ends.stream().allMatch(OfQ.Ends::isOne);
        String key = one ? "one" : MapFacts.isBox(worked) ? "many" : "line";
        return words.say("system.headline.fixed." + key, ends.size() > 4 ? all + ", …" : all);
    }

    /** The value as a function of Q in a line. */
    private String ofQ() {
        return MapFacts.saidPieces(words, facts.get("valueOfQ", List.class), "value");
    }

    /** By name, the first few only. */
    private String brief(Map<?, ?> values) {
        return values.entrySet().stream()
                        .limit(4)
                        .map(e -> e.getKey() + ": " + shortly(e.getValue()))
                        .collect(Collectors.joining(", "))
                + (values.size() > 4 ? ", …" : "");
    }

    /** The number alone where there is one game, else game by game, the first few only. */
    private String inGames(Map<?, ?> values) {
        if (values.size() == 1) return shortly(values.values().iterator().next());
        return values.entrySet().stream()
                        .limit(4)
                        .map(e -> words.say("system.in-game", e.getKey(), shortly(e.getValue())))
                        .collect(Collectors.joining(", "))
                + (values.size() > 4 ? ", …" : "");
    }

    private String shortly(Object value) {
        String text = Written.pretty(words, value);
        if (text.length() <= SystemMixture.MOST_BRIEF) return text;
        return value instanceof Rational number ? words.brief(number) : text.substring(0, 14) + "…";
    }

    private String solved() {
        String first = called();
        if (!Arena.holds(worked.system()))
            return words.say(
                    "system.headline.large",
                    first,
                    Rational.ofExactly(worked.large().value()[worked.system().start()])
                            .toDecimal(9),
                    String.format(java.util.Locale.ROOT, "%.2g", worked.large().error()));
        Valuation valuation = worked.valuation();
        int start = worked.system().start();
        if (!SystemFacts.isOneAnswer(worked))
            return words.say(
                    "system.headline.depends", words.write(worked.infinite().orElseThrow()));
        if (valuation.isMet(start) && !valuation.isExact())
            return words.say(
                    "system.headline.short",
                    first,
                    words.brief(valuation.bracket().lower().get(start)));
        if (!valuation.isExact())
            return words.say(
                    "system.headline.near",
                    first,
                    valuation.bracket().lower().get(start).decimalBelow(9),
                    valuation.bracket().upper().get(start).decimalAbove(9));
        String value = value(SystemFacts.exactValue(worked, start));
        Exact exact = valuation.proved();
        if (worked.valuations().size() > 1) return forAll(first, value);
        if (isOpen(exact.row(), start) || isOpen(exact.column(), start))
            return words.say("system.headline.short", first, value);
        if (!exact.row().holds(start) && !exact.column().holds(start))
            return words.say("system.headline.both-near", first, value);
        if (!exact.row().holds(start)) return words.say("system.headline.row-near", first, value);
        if (!exact.column().holds(start)) return words.say("system.headline.column-near", first, value);
        return full(first, value);
    }

    /** The same value for several payoffs of infinite play, and the strategies where they serve all of them. */
    private String forAll(String first, String value) {
        int start = worked.system().start();
        Guaranteed told = worked.guaranteed();
        return told.row().holds(start) && told.column().holds(start)
                ? full(first, value)
                : words.say("system.headline.for-all", first, value);
    }

    private String full(String first, String value) {
        int start = worked.system().start();
        Guaranteed told = worked.guaranteed();
        Stage stage = worked.system().first();
        String row = mixture(stage.rows(), told.row().strategy().get(start));
        String column = mixture(stage.columns(), told.column().strategy().get(start));
        String full = kind.equals(SystemReport.MATCH)
                ? words.say("system.headline.match", match(), value, row, column)
                : words.say("system.headline", first, value, row, column);
        return full.length() <= MOST ? full : words.say("system.headline.short", first, value);
    }

    /** The chance to win a match whose value counts a win 1 and a loss -1. */
    private String match() {
        Algebraic value = SystemFacts.exactValue(worked, worked.system().start());
        return value(value.plus(Algebraic.of(1)).over(Algebraic.of(2)));
    }

    /** What the game that is played first is called: a game with a name of its own by that, another one as it is in the system. */
    private String called() {
        return kind.equals("game-system") ? worked.system().first().name() : words.say("system." + kind);
    }

    /** Whether it is open that a side can hold the first game at its value. */
    private static boolean isOpen(Side side, int start) {
        return !side.holds(start) && !side.decided();
    }

    private String value(Algebraic number) {
        return new SystemMixture(words).value(number);
    }

    private String mixture(List<String> names, List<Algebraic> weights) {
        return new SystemMixture(words).of(names, weights);
    }

    /** Games the first one cannot lead to count for the sort of a system too, and this is said. */
    private String apart() {
        GameSystem system = worked.system();
        List<String> apart = system.apart();
        return apart.isEmpty()
                ? ""
                : " "
                        + words.say(
                                "system.class.apart",
                                String.join(", ", apart),
                                system.stages().get(system.start()).name());
    }
}
