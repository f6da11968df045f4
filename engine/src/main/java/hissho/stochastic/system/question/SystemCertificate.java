package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.LargeSystem;
import hissho.stochastic.system.solve.Optima;
import hissho.stochastic.system.solve.Side;
import hissho.stochastic.system.solve.Valuation;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why the values of a system can be believed: stationary strategies with fractions for both players, and what each guarantees against the
 * opponent's best pure stationary reply in the whole infinite game. The values lie between. Exact values are proved besides by exact
 * strategies where both players have optimal ones.
 */
public final class SystemCertificate {

    private SystemCertificate() {}

    static Certificate of(Worked worked, Facts facts, Progress progress) {
        if (worked.question().given().isEmpty())
            return new Certificate.Unchecked(Message.of("system.certificate.rules"));
        if (!Arena.holds(worked.system())) return large(worked, progress);
        try {
            List<Object> cases = new ArrayList<>();
            boolean holds = true;
            boolean whole = true;
            for (Valuation valuation : worked.valuations()) {
                progress.check();
                holds &= check(valuation, progress);
                whole &= valuation
                        .exact()
                        .filter(e -> e.row().optimal() && e.column().optimal())
                        .isPresent();
                cases.add(data(valuation));
            }
            boolean solve = worked.question().query().equals(SystemQuestion.SOLVE);
            if (solve) holds &= says(worked, facts);
            Certificate proof = new Certificate.BestReplies(
                    holds,
                    whole && solve
                            ? new Extent.Part(Message.of("system.certificate.unique"))
                            : whole
                                    ? new Extent.Part(Message.of("system.certificate.query"))
                                    : new Extent.Part(Message.of(
                                            "system.certificate.part",
                                            worked.valuation().bracket().gap().decimalAbove(12))),
                    Message.of(
                            !whole
                                    ? "system.certificate.bounds"
                                    : worked.sort() == Classification.MULTISTAGE
                                            ? "system.certificate.ends"
                                            : "system.certificate"),
                    InOrder.of("cases", cases));
            if (cases.size() > 1) return proof;
            Valuation only = worked.valuations().getFirst();
            return proof.covering(byGame(only.system(), only.arena(), only.bracket()));
        } catch (NotAnswered e) {
            boolean rules = worked.question().asks(SystemQuestion.CLASSIFY)
                    || worked.question().asks(SystemQuestion.VALIDATE);
            return new Certificate.Unchecked(
                    Message.of(rules ? "system.certificate.rules" : "system.certificate.once"));
        }
    }

    /** The residual of the values, worked out again with every rounding error counted. */
    private static Certificate large(Worked worked, Progress progress) {
        if (worked.system().leastStop().isZero() || !worked.question().asks(SystemQuestion.SOLVE))
            return new Certificate.Unchecked(Message.of("system.certificate.rules"));
        progress.check();
        LargeSystem large = worked.large();
        double again = new LargeSystem.Flat(worked.arena()).residual(large.value());
        double stop = Math.nextDown(worked.stop().doubleValue());
        return new Certificate.Values(
                again <= large.residual() && Math.nextUp(again / stop) <= Math.nextUp(large.error()),
                Extent.everything(),
                Message.of("system.certificate.large", worked.system().size()),
                InOrder.of("error", Rational.ofExactly(large.error()), "stop", worked.stop()));
    }

    /** What the facts say is what was checked. */
    private static boolean says(Worked worked, Facts facts) {
        if (!worked.valuation().isExact()) return true;
        return facts.find("values")
                .map(fact -> {
                    try {
                        return fact.value() instanceof java.util.Map<?, ?> values
                                && values.entrySet().stream().allMatch(each -> {
                                    int k = worked.system()
                                            .indexOf(String.valueOf(each.getKey()))
                                            .orElse(-1);
                                    return k >= 0
                                            && Written.same(
                                                    Written.plain(worked.valuation()
                                                            .proved()
                                                            .value()
                                                            .get(k)),
                                                    each.getValue());
                                });
                    } catch (NotAnswered e) {
                        return true;
                    }
                })
                .orElse(true);
    }

    public static boolean check(Valuation valuation, Progress progress) {
        Bracket bracket = valuation.bracket();
        Optional<Rational> infinite = valuation.infinite();
        boolean holds = Bracket.guarantee(valuation.arena(), true, bracket.rows(), infinite, progress)
                        .equals(bracket.lower())
                && Bracket.guarantee(valuation.arena(), false, bracket.columns(), infinite, progress)
                        .equals(bracket.upper());
        if (valuation.exact().isEmpty()) return holds;
        Exact exact = valuation.exact().get();
        for (int k = 0; k < exact.value().size(); k++)
            holds &= bracket.holds(k, exact.value().get(k)) && isFixed(valuation, k);
        return holds && secures(valuation, true, progress) && secures(valuation, false, progress);
    }

    private static boolean secures(Valuation valuation, boolean rows, Progress progress) {
        Side side = valuation.proved().side(rows);
        return side.held().isEmpty()
                || Exact.guarantees(
                        valuation.arena(),
                        rows,
                        valuation.proved().value(),
                        side.strategy(),
                        side.held(),
                        valuation.infinite(),
                        progress);
    }

    /** The value of a state is that of its matrix with the values put in. */
    private static boolean isFixed(Valuation valuation, int state) {
        Exact exact = valuation.proved();
        Algebraic[][] matrix = Exact.matrix(valuation.arena(), state, exact.value());
        Optima optima = exact.optima().get(state);
        return Optima.secures(matrix, optima.rows().getFirst(), exact.value().get(state))
                && Optima.concedes(
                        matrix, optima.columns().getFirst(), exact.value().get(state));
    }

    /** Both strategies and what they guarantee, by state. */
    static List<Object> states(GameSystem system, Arena arena, Bracket bracket) {
        List<Object> states = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            Arena.Room room = arena.rooms().get(k);
            states.add(InOrder.of(
                    "game", system.stages().get(room.stage()).name(),
                    "reversed", room.reversed(),
                    "row", bracket.rows().get(k),
                    "column", bracket.columns().get(k),
                    "lower", bracket.lower().get(k),
                    "upper", bracket.upper().get(k)));
        }
        return states;
    }

    /** What both strategies are and guarantee in every game, by its name, where no game is turned round; the value where the bounds meet everywhere. */
    static Map<String, Object> byGame(GameSystem system, Arena arena, Bracket bracket) {
        if (arena.rooms().stream().anyMatch(Arena.Room::reversed)) return Map.of();
        Map<String, Object> covers = InOrder.of();
        covers.put("row", named(system, arena, bracket.rows()));
        covers.put("col", named(system, arena, bracket.columns()));
        if (bracket.lower().equals(bracket.upper())) covers.put("values", named(system, arena, bracket.lower()));
        return covers;
    }

    private static Map<String, Object> named(GameSystem system, Arena arena, List<?> each) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int k = 0; k < arena.size(); k++)
            named.put(system.stages().get(arena.rooms().get(k).stage()).name(), each.get(k));
        return named;
    }

    private static Object data(Valuation valuation) {
        List<Object> states = states(valuation.system(), valuation.arena(), valuation.bracket());
        return valuation.infinite().isPresent()
                ? InOrder.of("infinitePayoff", valuation.infinite().get(), "states", states)
                : InOrder.of("states", states);
    }
}
