package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Stationary strategies that guarantee the value up to any ε, where none guarantees it. Tried first: what is optimal in A(v), or what
 * strategies tend to that are optimal with a vanishing probability to stop, with a probability proportional to ε moved to other choices;
 * otherwise those strategies themselves (Everett's theorem says that good ones exist). Each is checked against the best reply for the
 * listed ε.
 */
public record EpsilonFamily(Valuation valuation, boolean rows, Optional<Line> line, Progress progress) {

    /** Mixtures on a line: ε over the divisor of the way from one to another. */
    private record Line(List<List<Algebraic>> from, List<List<Algebraic>> to, Rational divisor) {

        List<List<Algebraic>> at(Rational eps) {
            Rational part = eps.over(divisor);
            List<List<Algebraic>> found = new ArrayList<>();
            for (int k = 0; k < from.size(); k++) {
                List<Algebraic> mixture = new ArrayList<>();
                for (int i = 0; i < from.get(k).size(); i++)
                    mixture.add(from.get(k)
                            .get(i)
                            .times(Rational.ONE.minus(part))
                            .plus(to.get(k).get(i).times(part)));
                found.add(mixture);
            }
            return found;
        }
    }

    /** The ε for which a family is checked. */
    public static final List<Rational> CHECKED =
            List.of(Rational.of(1, 10), Rational.of(1, 100), Rational.of(1, 1_000), Rational.of(1, 1_000_000));

    /** The ε of the mixtures that are told where there are no formulas. */
    public static final Rational SHOWN = Rational.of(1, 100);

    private static final int SMALLEST = 96;

    /** What divides ε, where moving all of it costs more than ε. */
    private static final int[] DIVISORS = {1, 2, 4, 10, 100};

    /** The probability to stop is two to minus this where the supports are read off. */
    private static final int READ_OFF = 48;

    public static EpsilonFamily of(Valuation valuation, boolean rows, Progress progress) {
        EpsilonFamily plain = new EpsilonFamily(valuation, rows, Optional.empty(), progress);
        if (plain.side().optimal()) return plain;
        List<List<Algebraic>> optimal = plain.inMatrices();
        List<List<Algebraic>> anything = optimal.stream()
                .map(mixture -> evenly(mixture.size(), _ -> true))
                .toList();
        Optional<Line> found = plain.good(optimal, anything);
        if (found.isEmpty()) {
            Approach near =
                    Approach.vanishing(valuation.arena(), valuation.infinite().orElseThrow(), READ_OFF, progress);
            List<RationalVector> mixtures = rows ? near.rows() : near.columns();
            List<List<Algebraic>> limits =
                    mixtures.stream().map(LongRun::limit).map(Optima::lifted).toList();
            List<List<Algebraic>> used = mixtures.stream()
                    .map(mixture -> evenly(mixture.size(), i -> mixture.get(i).isPositive()))
                    .toList();
            found = plain.good(limits, used).or(() -> plain.good(optimal, used)).or(() -> plain.good(limits, anything));
        }
        return new EpsilonFamily(valuation, rows, found, progress);
    }

    /** The same mixtures, but those that guarantee the value in the states that are held. */
    private List<List<Algebraic>> keeping(List<List<Algebraic>> mixtures) {
        return IntStream.range(0, mixtures.size())
                .mapToObj(k -> side().holds(k) ? side().strategy().get(k) : mixtures.get(k))
                .toList();
    }

    private static List<Algebraic> evenly(int size, IntPredicate used) {
        long count = IntStream.range(0, size).filter(used).count();
        return IntStream.range(0, size)
                .mapToObj(i -> used.test(i) ? Algebraic.of(Rational.of(1, count)) : Algebraic.ZERO)
                .toList();
    }

    /** A line that leaves alone what guarantees the value; where none is good, one that does not. */
    private Optional<Line> good(List<List<Algebraic>> from, List<List<Algebraic>> to) {
        return firstGood(keeping(from), keeping(to), this::isKept).or(() -> firstGood(from, to, _ -> true));
    }

    private Optional<Line> firstGood(
            List<List<Algebraic>> from, List<List<Algebraic>> to, Predicate<List<List<Algebraic>>> accepted) {
        for (int divisor : DIVISORS) {
            progress.check();
            Line line = new Line(from, to, Rational.of(divisor));
            if (CHECKED.stream().allMatch(eps -> isGood(line.at(eps), eps) && accepted.test(line.at(eps))))
                return Optional.of(line);
        }
        return Optional.empty();
    }

    /** Whether the states that are held are held at their values still. */
    private boolean isKept(List<List<Algebraic>> strategy) {
        return Exact.guarantees(
                valuation.arena(),
                rows,
                valuation.proved().value(),
                strategy,
                side().held(),
                valuation.infinite(),
                progress);
    }

    private Side side() {
        return valuation.proved().side(rows);
    }

    /** Mixtures that guarantee the value where that can be, and elsewhere are optimal in A(v) only. */
    private List<List<Algebraic>> inMatrices() {
        return IntStream.range(0, valuation.arena().size())
                .mapToObj(k -> valuation.proved().inMatrix(rows, k))
                .toList();
    }

    /** A strategy that is good up to ε. */
    List<List<Algebraic>> at(Rational eps) {
        if (side().optimal()) return side().strategy();
        if (line.isPresent()) return line.get().at(eps);
        for (int power = 4; power <= SMALLEST; power += 4) {
            Approach near =
                    Approach.vanishing(valuation.arena(), valuation.infinite().orElseThrow(), power, progress);
            List<RationalVector> rounded = (rows ? near.rows() : near.columns())
                    .stream().map(Bracket::rounded).toList();
            List<List<Algebraic>> found = rounded.stream().map(Optima::lifted).toList();
            if (isGood(keeping(found), eps) && isKept(keeping(found))) return keeping(found);
            if (isGood(found, eps)) return found;
        }
        throw new NotAnswered(Message.of("system.unknown.epsilon", eps));
    }

    /** Whether strategies found for another payoff of infinite play are good for this one too. */
    public boolean isServedBy(EpsilonFamily other) {
        try {
            return CHECKED.stream().allMatch(eps -> isGood(other.at(eps), eps));
        } catch (ArithmeticException e) {
            return false; // numbers of another field
        }
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
    public Map<String, Object> formulas() {
        if (line.isEmpty() || side().optimal()) {
            List<List<Algebraic>> numbers = at(SHOWN);
            return byName(k -> Written.plain(numbers.get(k)));
        }
        Line found = line.get();
        return byName(k -> {
            List<String> formulas = new ArrayList<>();
            for (int i = 0; i < found.from.get(k).size(); i++) {
                Algebraic x = found.from.get(k).get(i);
                formulas.add(formula(x, found.to.get(k).get(i).minus(x).times(found.divisor.inverse())));
            }
            return formulas;
        });
    }

    /** One entry for each game, and for each that play leads to with exchanged roles. */
    private Map<String, Object> byName(IntFunction<Object> entry) {
        Guaranteed names = new Guaranteed(
                valuation.system(),
                valuation.arena(),
                valuation.proved().row(),
                valuation.proved().column());
        Map<String, Object> all = new LinkedHashMap<>();
        names.met().forEach(k -> all.put(names.name(k), entry.apply(k)));
        return all;
    }

    private static String formula(Algebraic x, Algebraic slope) {
        if (slope.isZero()) return written(x);
        String part = slope.absolute().equals(Algebraic.ONE) ? "eps" : "(" + written(slope.absolute()) + ")*eps";
        if (x.isZero()) return part;
        return written(x) + (slope.isNegative() ? "-" : "+") + part;
    }

    private static String written(Algebraic number) {
        return number.closedForm().orElseGet(() -> number.decimal(10).toPlainString() + "…");
    }

    /** What the family guarantees from the first game, by ε. */
    public Map<String, Object> guarantees() {
        return guarantees(valuation.system().start());
    }

    /** What the family guarantees from a state, by ε. */
    public Map<String, Object> guarantees(int state) {
        Map<String, Object> found = new LinkedHashMap<>();
        for (Rational eps : CHECKED.subList(0, 3)) {
            BestReply reply = BestReply.to(valuation.arena(), rows, at(eps), valuation.infinite(), progress);
            found.put(eps.toString(), Written.plain(reply.value().get(state)));
        }
        return found;
    }

    /** Whether somebody's family is good for every ε that is checked. */
    public boolean accepts(@Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> given)) return false;
        return CHECKED.stream().allMatch(eps -> {
            Optional<List<List<Algebraic>>> strategy =
                    valuation.completed(rows, given, Map.of("eps", Algebraic.of(eps)));
            return strategy.isPresent() && isGood(strategy.get(), eps);
        });
    }
}
