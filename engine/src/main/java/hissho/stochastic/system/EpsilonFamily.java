package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stationary strategies that guarantee the value up to any ε, where none guarantees it. Tried first: the mean of what is optimal in A(v),
 * with probability ε replaced by any choice at all; otherwise strategies that are optimal with a small probability to stop (Everett's
 * theorem says that good ones exist). Each is checked against the best reply for the listed ε.
 */
record EpsilonFamily(Valuation valuation, boolean rows, boolean mixes, Progress progress) {

    /** The ε for which a family is checked. */
    static final List<Rational> CHECKED =
            List.of(Rational.of(1, 10), Rational.of(1, 100), Rational.of(1, 1_000), Rational.of(1, 1_000_000));

    private static final int SMALLEST = 96;

    static EpsilonFamily of(Valuation valuation, boolean rows, Progress progress) {
        EpsilonFamily mixing = new EpsilonFamily(valuation, rows, true, progress);
        boolean works = CHECKED.stream().allMatch(eps -> mixing.isGood(mixing.mixed(eps), eps));
        return works ? mixing : new EpsilonFamily(valuation, rows, false, progress);
    }

    private Side side() {
        return rows ? valuation.proved().row() : valuation.proved().column();
    }

    private List<List<Algebraic>> mixed(Rational eps) {
        return side().strategy().stream()
                .map(mixture -> mixture.stream()
                        .map(x -> x.times(Rational.ONE.minus(eps)).plus(Algebraic.of(eps.over(mixture.size()))))
                        .toList())
                .toList();
    }

    /** A strategy that is good up to ε. */
    List<List<Algebraic>> at(Rational eps) {
        if (side().optimal()) return side().strategy();
        if (mixes) return mixed(eps);
        for (int power = 4; power <= SMALLEST; power += 4) {
            Approach near =
                    Approach.vanishing(valuation.arena(), valuation.infinite().orElseThrow(), power, progress);
            List<RationalVector> rounded = (rows ? near.rows() : near.columns())
                    .stream().map(Bracket::rounded).toList();
            List<List<Algebraic>> found = rounded.stream().map(Optima::lifted).toList();
            if (isGood(found, eps)) return found;
        }
        throw new NotAnswered(Message.of("system.unknown.epsilon", eps));
    }

    /** Whether a stationary strategy guarantees every value up to ε. */
    boolean isGood(List<List<Algebraic>> strategy, Rational eps) {
        List<Algebraic> reached = BestReply.to(valuation.arena(), rows, strategy, valuation.infinite(), progress)
                .value();
        List<Algebraic> value = valuation.proved().value();
        for (int k = 0; k < value.size(); k++) {
            Algebraic loss =
                    rows ? value.get(k).minus(reached.get(k)) : reached.get(k).minus(value.get(k));
            if (loss.compareTo(Algebraic.of(eps)) > 0) return false;
        }
        return true;
    }

    /** Formulas in eps where there are some, otherwise the mixtures for ε = 1/100. */
    Map<String, Object> formulas() {
        Rational sample = CHECKED.get(1);
        List<List<Algebraic>> numbers = mixes ? side().strategy() : at(sample);
        return Written.byName(valuation.system(), k -> {
            if (!mixes || side().optimal()) return Written.plain(numbers.get(k));
            List<String> formulas = new ArrayList<>();
            for (Algebraic x : numbers.get(k))
                formulas.add(formula(x, numbers.get(k).size()));
            return formulas;
        });
    }

    private static String formula(Algebraic x, int size) {
        Algebraic slope = Algebraic.of(Rational.of(1, size)).minus(x);
        if (slope.isZero()) return x.toString();
        String size1 = slope.absolute().equals(Algebraic.ONE) ? "eps" : "(" + slope.absolute() + ")*eps";
        if (x.isZero()) return size1;
        return x + (slope.isNegative() ? "-" : "+") + size1;
    }

    /** What the family guarantees from the first game, by ε. */
    Map<String, Object> guarantees() {
        Map<String, Object> found = new LinkedHashMap<>();
        for (Rational eps : CHECKED.subList(0, 3)) {
            BestReply reply = BestReply.to(valuation.arena(), rows, at(eps), valuation.infinite(), progress);
            found.put(
                    eps.toString(),
                    Written.plain(reply.value().get(valuation.system().start())));
        }
        return found;
    }

    /** Whether somebody's family is good for every ε that is checked. */
    boolean accepts(@Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> given)) return false;
        return CHECKED.stream().allMatch(eps -> {
            Optional<List<List<Algebraic>>> strategy =
                    StrategyFacts.completed(valuation, rows, given, Map.of("eps", Algebraic.of(eps)));
            return strategy.isPresent() && isGood(strategy.get(), eps);
        });
    }
}
