package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.LongRun;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** What a system is worth per round in the long run, as far as stationary strategies prove it. */
record AverageSolution(String name, LongRun run, Facts facts) implements Solution {

    static final List<String> KEYS = List.of(
            "values", "value", "decimals", "row", "col", "lower", "upper", "stationaryEnough", "discountedValues");

    static AverageSolution of(String name, LongRun run, Progress progress) {
        Facts facts = new Facts();
        GameSystem system = run.system();
        SystemFacts.exact(facts, "values", () -> Written.byName(system, k -> value(run, k)));
        SystemFacts.exact(facts, "value", () -> value(run, system.start()));
        facts.put("decimals", Compare.near(Bracket.NEAR), () -> Written.byName(system, k -> decimal(run, k)));
        facts.remarks("decimals");
        for (boolean rows : new boolean[] {true, false})
            facts.<@Nullable Object>put(
                    rows ? "row" : "col",
                    (own, expected) -> isGood(run, rows, expected, progress),
                    () -> Written.byName(system, k -> {
                        known(run, k);
                        return Written.plain(run.strategy(rows, k));
                    }),
                    Written::pretty);
        facts.put("lower", () -> byName(run, k -> run.bracket().lower().get(k)));
        facts.put("upper", () -> byName(run, k -> run.bracket().upper().get(k)));
        facts.put("stationaryEnough", run::isKnown);
        facts.put(
                "discountedValues",
                Compare.near(Bracket.NEAR),
                () -> Written.byName(
                        system, k -> Written.shorter(run.discounted().get(k).setScale(12, RoundingMode.HALF_EVEN))));
        return new AverageSolution(name, run, facts);
    }

    private static Map<String, Rational> byName(LongRun run, IntFunction<Rational> entry) {
        return Written.byName(run.system(), entry);
    }

    private static Object value(LongRun run, int game) {
        known(run, game);
        return Written.plain(run.value(game).orElseThrow(() -> new NotAnswered(Message.of("system.unknown.closed"))));
    }

    private static BigDecimal decimal(LongRun run, int game) {
        known(run, game);
        Rational middle = run.bracket()
                .lower()
                .get(game)
                .plus(run.bracket().upper().get(game))
                .over(2);
        return Written.shorter(
                run.value(game).map(v -> v.decimal(12)).orElseGet(() -> new BigDecimal(middle.toDecimal(12))));
    }

    /** Where stationary strategies do not prove a value, none is told. */
    private static void known(LongRun run, int game) {
        if (!run.isKnown(game)) throw new NotAnswered(why(run, game));
    }

    static Message why(LongRun run, int game) {
        return Message.of(
                "system.unknown.average",
                run.system().stages().get(game).name(),
                run.bracket().lower().get(game).decimalBelow(6),
                run.bracket().upper().get(game).decimalAbove(6));
    }

    /** Whether somebody's strategies guarantee as much as is proved here. */
    private static boolean isGood(LongRun run, boolean rows, @Nullable Object expected, Progress progress) {
        if (!(expected instanceof Map<?, ?> given)
                || run.arena().size() != run.system().size()) return false;
        List<RationalVector> strategy = new ArrayList<>();
        for (int k = 0; k < run.system().size(); k++) {
            Stage stage = run.system().stages().get(k);
            var mixture = Written.readList(given.get(stage.name()), Map.of());
            int size = rows ? stage.height() : stage.width();
            if (mixture.isEmpty()
                    || mixture.get().size() != size
                    || !mixture.get().stream().allMatch(x -> x.isRational() && !x.isNegative())) return false;
            strategy.add(RationalVector.of(
                    mixture.get().stream().map(Algebraic::rational).toList()));
            if (!strategy.getLast().stream()
                    .reduce(Rational.ZERO, Rational::plus)
                    .equals(Rational.ONE)) return false;
        }
        List<Rational> reached = LongRun.guarantee(run.arena(), rows, strategy, progress);
        for (int k = 0; k < reached.size(); k++) {
            Rational own = (rows ? run.bracket().lower() : run.bracket().upper()).get(k);
            if ((rows ? 1 : -1) * reached.get(k).compareTo(own) < 0) return false;
        }
        return true;
    }

    @Override
    public Certificate certificate(Progress progress) {
        boolean whole = run.isExact();
        return new Certificate.BestReplies(
                        run.holds(progress),
                        whole
                                ? Extent.everything()
                                : new Extent.Part(Message.of(
                                        "system.certificate.part",
                                        run.bracket().gap().decimalAbove(12))),
                        Message.of(
                                run.equation().isPresent()
                                        ? "system.certificate.average-equation"
                                        : "system.certificate.average"),
                        InOrder.of("states", SystemCertificate.states(run.system(), run.arena(), run.bracket())))
                .holding(InOrder.of(
                        "lower",
                        byName(run, k -> run.bracket().lower().get(k)),
                        "upper",
                        byName(run, k -> run.bracket().upper().get(k)),
                        "stationaryEnough",
                        run.isKnown()))
                .covering(SystemCertificate.byGame(run.system(), run.arena(), run.bracket()));
    }

    @Override
    public Report tell(Words words) {
        return new AverageReport(name, run, facts, words).report();
    }
}
