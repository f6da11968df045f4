package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A system whose play never stops, judged by the average payoff per round in the long run (Gillette 1957). Every such game has a value
 * (Mertens and Neyman 1981), the limit of the values with a discount, but stationary strategies need not come near it: in the Big Match
 * they guarantee player I nothing. So the answer is what stationary strategies prove: exactly where one average solves the equation of
 * all states or where both guarantees meet, otherwise bounds.
 *
 * @param equation the exact solution with one average for all states, where there is one
 * @param bracket stationary strategies of both players and what each guarantees per round
 * @param discounted the values with the discount factor 1 - 2^-{@value #POWER}, to which the strategies are owed
 */
public record LongRun(
        GameSystem system,
        Arena arena,
        Optional<AverageEquation> equation,
        Bracket bracket,
        List<BigDecimal> discounted) {

    static final int POWER = 64;

    /** Weights below this vanish with the discount, and others are taken for the simple fraction they come so near to. */
    private static final Rational VANISHING = Rational.of(1, 1 << 20);

    private static final long SIMPLE = 10_000;

    public static LongRun of(GameSystem system, Progress progress) {
        Arena arena = Arena.of(system);
        Rational unit = Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(POWER));
        Approach near = Approach.vanishing(arena.paying(unit), Rational.ZERO, POWER, progress);
        List<BigDecimal> discounted = List.of(near.value());
        Optional<AverageEquation> equation = AverageEquation.of(
                arena,
                near.rows().stream().map(Bracket::rounded).toList(),
                near.columns().stream().map(Bracket::rounded).toList(),
                progress);
        List<List<RationalVector>> rows = candidates(near.rows(), equation.map(AverageEquation::row));
        List<List<RationalVector>> columns = candidates(near.columns(), equation.map(AverageEquation::column));
        Reached lower = simpler(arena, true, best(arena, true, rows, progress), progress);
        Reached upper = simpler(arena, false, best(arena, false, columns, progress), progress);
        return new LongRun(
                system,
                arena,
                equation,
                new Bracket(lower.strategy, upper.strategy, lower.value, upper.value),
                discounted);
    }

    private record Reached(List<RationalVector> strategy, List<Rational> value) {}

    private static List<List<RationalVector>> candidates(List<RationalVector> near, Optional<Side> exact) {
        List<List<RationalVector>> all = new ArrayList<>();
        exact.ifPresent(side -> all.add(Bracket.decimals(side)));
        all.add(near.stream().map(LongRun::limit).toList());
        all.add(near.stream().map(Bracket::rounded).toList());
        return all;
    }

    private static Reached best(Arena arena, boolean rows, List<List<RationalVector>> candidates, Progress progress) {
        Optional<Reached> best = Optional.empty();
        for (List<RationalVector> each : candidates.stream().distinct().toList()) {
            List<Rational> value = guarantee(arena, rows, each, progress);
            if (best.isEmpty() || (rows ? 1 : -1) * total(value).compareTo(total(best.get().value)) > 0)
                best = Optional.of(new Reached(each, value));
        }
        return best.orElseThrow();
    }

    /**
     * As good a strategy without weights that vanish, state by state: the average often asks only that a choice be made at times, however
     * rarely, or not at all.
     */
    private static Reached simpler(Arena arena, boolean rows, Reached found, Progress progress) {
        Reached now = found;
        for (int k = 0; k < found.strategy.size(); k++) {
            RationalVector own = found.strategy.get(k);
            if (own.stream().noneMatch(weight -> weight.isPositive() && weight.compareTo(VANISHING) < 0)) continue;
            for (RationalVector other : List.of(limit(own), spread(own))) {
                List<RationalVector> strategy = new ArrayList<>(now.strategy);
                strategy.set(k, other);
                List<Rational> value = guarantee(arena, rows, strategy, progress);
                if (!isNoWorse(value, now.value, rows)) continue;
                now = new Reached(strategy, value);
                break;
            }
        }
        return now;
    }

    /** Half the limit, half all that is played, each alike. */
    private static RationalVector spread(RationalVector mixture) {
        RationalVector limit = limit(mixture);
        long used = mixture.stream().filter(Rational::isPositive).count();
        return RationalVector.of(IntStream.range(0, mixture.size())
                .mapToObj(k -> mixture.get(k).isPositive()
                        ? limit.get(k).plus(Rational.of(1, used)).over(2)
                        : limit.get(k).over(2))
                .toList());
    }

    private static boolean isNoWorse(List<Rational> value, List<Rational> than, boolean rows) {
        return IntStream.range(0, value.size())
                .allMatch(k -> (rows ? 1 : -1) * value.get(k).compareTo(than.get(k)) >= 0);
    }

    private static Rational total(List<Rational> numbers) {
        return numbers.stream().reduce(Rational.ZERO, Rational::plus);
    }

    /** What stationary strategies guarantee per round in the long run. */
    public static List<Rational> guarantee(
            Arena arena, boolean rows, List<RationalVector> strategy, Progress progress) {
        return BestReply.inTheLongRun(
                        arena, rows, strategy.stream().map(Optima::lifted).toList(), progress)
                .value()
                .stream()
                .map(Algebraic::rational)
                .toList();
    }

    /** The mixture without weights that vanish, in simple fractions where they are near; the largest weight takes what is left. */
    static RationalVector limit(RationalVector mixture) {
        List<Rational> weights = new ArrayList<>();
        int largest = 0;
        for (int k = 0; k < mixture.size(); k++) {
            Rational weight = mixture.get(k);
            weights.add(weight.compareTo(VANISHING) < 0 ? Rational.ZERO : simple(weight));
            if (weight.compareTo(mixture.get(largest)) > 0) largest = k;
        }
        Rational rest = Rational.ONE;
        for (int k = 0; k < weights.size(); k++) if (k != largest) rest = rest.minus(weights.get(k));
        weights.set(largest, rest);
        return rest.isNegative() ? Bracket.rounded(mixture) : RationalVector.of(weights);
    }

    /** The first convergent of the continued fraction that comes near; a short decimal where none with a small denominator does. */
    private static Rational simple(Rational x) {
        BigInteger p0 = BigInteger.ONE;
        BigInteger q0 = BigInteger.ZERO;
        BigInteger p1 = x.floor();
        BigInteger q1 = BigInteger.ONE;
        Rational rest = x.minus(Rational.of(p1));
        while (!rest.isZero() && q1.bitLength() < 63 && q1.longValueExact() <= SIMPLE) {
            if (Rational.of(p1, q1).minus(x).absolute().compareTo(VANISHING.times(VANISHING)) < 0)
                return Rational.of(p1, q1);
            Rational turned = rest.inverse();
            BigInteger a = turned.floor();
            rest = turned.minus(Rational.of(a));
            BigInteger p2 = a.multiply(p1).add(p0);
            BigInteger q2 = a.multiply(q1).add(q0);
            p0 = p1;
            q0 = q1;
            p1 = p2;
            q1 = q2;
        }
        if (q1.bitLength() < 63 && q1.longValueExact() <= SIMPLE) return Rational.of(p1, q1);
        return Decimals.exact(Decimals.of(x, new MathContext(50)), 30);
    }

    /** The exact value of a game per round, where it is proved. */
    public Optional<Algebraic> value(int game) {
        if (equation.isPresent()) return equation.map(AverageEquation::gain);
        Rational lower = bracket.lower().get(game);
        return lower.equals(bracket.upper().get(game)) ? Optional.of(Algebraic.of(lower)) : Optional.empty();
    }

    /** Whether the value of a game is known to nine places at least. */
    public boolean isKnown(int game) {
        return value(game).isPresent()
                || bracket.upper().get(game).minus(bracket.lower().get(game)).compareTo(Bracket.NEAR) <= 0;
    }

    public boolean isKnown() {
        return IntStream.range(0, system.size()).allMatch(this::isKnown);
    }

    public boolean isExact() {
        return IntStream.range(0, system.size()).allMatch(k -> value(k).isPresent());
    }

    public List<Algebraic> strategy(boolean rows, int game) {
        return equation.map(found ->
                        (rows ? found.row() : found.column()).strategy().get(game))
                .orElseGet(() -> Optima.lifted((rows ? bracket.rows() : bracket.columns()).get(game)));
    }

    /** Whether bounds, and the equation where there is one, hold when they are worked out again. */
    public boolean holds(Progress progress) {
        if (!guarantee(arena, true, bracket.rows(), progress).equals(bracket.lower())) return false;
        if (!guarantee(arena, false, bracket.columns(), progress).equals(bracket.upper())) return false;
        if (equation.isEmpty()) return true;
        return equation.get().holds(arena)
                && IntStream.range(0, arena.size())
                        .allMatch(k -> bracket.holds(k, equation.get().gain()));
    }
}
