package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.Iteration;
import hissho.words.Message;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What can be said about Shapley's iteration: iterates, both bounds on their errors, and how many steps suffice. */
final class IterationFacts {

    private static final int PLACES = 15;

    private IterationFacts() {}

    static void put(Facts facts, Worked worked) {
        facts.put("s", () -> worked.system().leastStop())
                .put("M", () -> worked.system().largestPay())
                .put("bound", () -> worked.system().largestPay().over(worked.stop()))
                .put("rate", () -> power(factor(worked)))
                .put(
                        "contractionFactor",
                        () -> Rational.ONE.minus(worked.system().leastStop()))
                .put(
                        "n",
                        () -> Iteration.stepsNeeded(
                                worked.stop(),
                                worked.system().largestPay(),
                                worked.question().tolerance(),
                                worked.progress()))
                .put(
                        "matrices",
                        () -> Written.byName(
                                worked.system(), k -> Iteration.matrix(worked.arena(), k, inserted(worked))))
                .put("maxChange", Compare.near(Bracket.NEAR), () -> decimal(change(worked)))
                .put(
                        "aPosterioriBound",
                        Compare.near(Bracket.NEAR),
                        () -> decimal(change(worked).times(factor(worked)).over(worked.stop())))
                .put("aPrioriBound", Compare.near(Bracket.NEAR), () -> decimal(aPriori(worked)))
                .put("actualError", Compare.near(Bracket.NEAR), () -> error(worked));
        facts.put("rounded", (own, expected) -> SHORT.agree(own, expected), () -> rounded(worked));
        facts.put(
                "enoughBound",
                (own, expected) -> Written.read(expected)
                        .filter(x -> x.decimal(PLACES).compareTo(error(worked)) >= 0)
                        .isPresent(),
                () -> error(worked));
        SystemFacts.exact(
                facts,
                "errorVsTrue",
                () -> Written.byName(
                        worked.system(),
                        k -> Written.plain(
                                Algebraic.of(exactIterate(worked).get(k)).minus(SystemFacts.exactValue(worked, k)))));
    }

    /** Four places, as printed tables have them; a last digit may be cut off instead of rounded. */
    private static final Compare SHORT = Compare.near(Rational.of(11, 100_000));

    private static Map<String, Object> rounded(Worked worked) {
        return Written.byName(
                worked.system(),
                k -> new BigDecimal(worked.iteration().last().get(k).toDecimal(4)));
    }

    static boolean iterates(SystemQuestion question) {
        return question.asks(SystemQuestion.ITERATE)
                || question.asks(SystemQuestion.ERROR_BOUND)
                || question.asks(SystemQuestion.FROM_ITERATE);
    }

    private static Rational factor(Worked worked) {
        return Rational.ONE.minus(worked.stop());
    }

    private static String power(Rational factor) {
        return "(" + factor + ")^n";
    }

    /** From zero (1-s)^n M/s; from elsewhere the distance to the value is at most M/s and that of the start from zero. */
    private static Rational aPriori(Worked worked) {
        Rational start = worked.iteration().values().getFirst().stream()
                .map(Rational::absolute)
                .reduce(Rational.ZERO, Rational::max);
        return factor(worked)
                .power(worked.question().steps())
                .times(worked.system().largestPay().over(worked.stop()).plus(start));
    }

    private static Rational change(Worked worked) {
        if (worked.question().steps() == 0) throw new NotAnswered(Message.of("system.unasked", "n"));
        return worked.iteration().lastChange();
    }

    private static BigDecimal decimal(Rational x) {
        return new BigDecimal(x.toDecimal(PLACES));
    }

    private static BigDecimal error(Worked worked) {
        List<Rational> last = worked.iteration().last();
        BigDecimal largest = BigDecimal.ZERO;
        for (int k = 0; k < last.size(); k++)
            largest = largest.max(new BigDecimal(last.get(k).toDecimal(PLACES + 5))
                    .subtract(worked.valuation().decimal(k, PLACES + 5))
                    .abs());
        return largest;
    }

    private static List<Rational> exactIterate(Worked worked) {
        if (!worked.iteration().isExact())
            throw new NotAnswered(
                    Message.of("system.unknown.rounded", worked.iteration().exactUpTo()));
        return worked.iteration().last();
    }

    /** The values that are put into the matrices: those given, or the last iterate. */
    static List<Rational> inserted(Worked worked) {
        return worked.question().inserted().isEmpty()
                ? worked.iteration().last()
                : worked.start(worked.question().inserted());
    }

    static Map<String, Object> values(Worked worked) {
        if (iterates(worked.question()))
            return Written.byName(worked.system(), k -> exactIterate(worked).get(k));
        List<Rational> next = Iteration.step(worked.arena(), inserted(worked), worked.progress());
        return Written.byName(worked.system(), next::get);
    }

    static Map<String, Object> decimals(Worked worked) {
        List<Rational> values = iterates(worked.question())
                ? worked.iteration().last()
                : Iteration.step(worked.arena(), inserted(worked), worked.progress());
        return Written.byName(worked.system(), k -> new BigDecimal(values.get(k).toDecimal(PLACES)));
    }
}
