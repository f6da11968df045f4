package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A solved system for one payoff of infinite play: bounds that rest on the rules alone, and the exact values where they were found and
 * proved.
 */
public record Valuation(
        GameSystem system,
        Arena arena,
        Classification sort,
        Optional<Rational> infinite,
        Optional<Exact> exact,
        Bracket bracket) {

    private static final Rational CLOSE = Rational.of(1, 1_000_000);

    public static Valuation of(GameSystem system, Optional<Rational> infinite, Progress progress) {
        Arena arena = Arena.of(system);
        Classification sort = Classification.of(arena);
        if (sort == Classification.MULTISTAGE) return backward(system, arena, infinite, progress);
        try {
            return approached(system, arena, sort, infinite, progress.share(3, 4));
        } catch (Progress.Stopped e) {
            progress.check();
            return new Valuation(system, arena, sort, infinite, Optional.empty(), Rough.of(arena, infinite, progress));
        }
    }

    private static Valuation approached(
            GameSystem system, Arena arena, Classification sort, Optional<Rational> infinite, Progress progress) {
        boolean endless = sort == Classification.RECURSIVE;
        Approach near = Approach.of(arena, infinite, endless, progress);
        Bracket found = Bracket.of(arena, near.safe().rows(), near.safe().columns(), infinite, progress);
        Bracket safe = endless ? found.orSimpler(arena, infinite, progress) : found;
        Optional<Exact> guess = Identification.of(near.value(), near.bits(), progress)
                .flatMap(values -> Exact.of(arena, values, near.rows(), near.columns(), safe, infinite, progress));
        Bracket bracket =
                guess.map(one -> safe.orBetter(one, arena, infinite, progress)).orElse(safe);
        return new Valuation(
                system,
                arena,
                sort,
                infinite,
                guess.filter(one -> holds(one, bracket, close(arena, infinite))),
                bracket);
    }

    /** What is little where nothing pays more than the largest payoff. */
    private static Algebraic close(Arena arena, Optional<Rational> infinite) {
        Rational largest = arena.rooms().stream()
                .flatMap(room -> room.moves().stream())
                .flatMap(List::stream)
                .map(move -> move.pay().absolute())
                .reduce(infinite.orElse(Rational.ZERO).absolute(), Rational::max);
        return Algebraic.of(largest.isZero() ? CLOSE : CLOSE.times(largest.min(Rational.ONE)));
    }

    /** Each side guarantees the values exactly, or up to so little that no others are near. */
    private static boolean holds(Exact exact, Bracket bracket, Algebraic close) {
        for (int k = 0; k < exact.value().size(); k++) {
            Algebraic value = exact.value().get(k);
            if (!bracket.holds(k, value)) return false;
            Algebraic below = value.minus(Algebraic.of(bracket.lower().get(k)));
            Algebraic above = Algebraic.of(bracket.upper().get(k)).minus(value);
            if (!exact.row().optimal() && below.compareTo(close) > 0) return false;
            if (!exact.column().optimal() && above.compareTo(close) > 0) return false;
        }
        return true;
    }

    /** Games that never come back are solved from the end. */
    private static Valuation backward(GameSystem system, Arena arena, Optional<Rational> infinite, Progress progress) {
        int n = arena.size();
        List<Rational> value = new ArrayList<>(Collections.nCopies(n, Rational.ZERO));
        RationalVector[] rows = new RationalVector[n];
        RationalVector[] columns = new RationalVector[n];
        for (int[] part : arena.components()) {
            progress.check();
            int k = part[0];
            Arena.Room room = arena.rooms().get(k);
            RationalMatrix matrix = RationalMatrix.generate(room.height(), room.width(), (i, j) -> {
                Arena.Move move = room.move(i, j);
                Rational sum = move.pay();
                for (int t = 0; t < move.to().length; t++)
                    sum = sum.plus(move.probability()[t].times(value.get(move.to()[t])));
                return sum;
            });
            GameProgram.Optimum optimum = GameProgram.solve(matrix, progress);
            value.set(k, optimum.value());
            rows[k] = optimum.row();
            columns[k] = optimum.column();
        }
        List<Algebraic> exact = value.stream().map(Algebraic::of).toList();
        Bracket bracket = new Bracket(List.of(rows), List.of(columns), List.copyOf(value), List.copyOf(value));
        return new Valuation(
                system,
                arena,
                Classification.MULTISTAGE,
                infinite,
                Exact.of(arena, exact, List.of(rows), List.of(columns), bracket, infinite, progress),
                bracket);
    }

    public Exact proved() {
        return exact.orElseThrow(() -> new NotAnswered(Message.of("system.unknown.closed")));
    }

    /** Whether the value of a state is known to nine places: exactly, or by bounds. */
    public boolean isKnown(int state) {
        return isExact()
                || bracket.upper().get(state).minus(bracket.lower().get(state)).compareTo(Bracket.NEAR) <= 0;
    }

    /** Whether the bounds of a state meet. */
    public boolean isMet(int state) {
        return bracket.lower().get(state).equals(bracket.upper().get(state));
    }

    public boolean isExact() {
        return exact.isPresent();
    }

    /**
     * The value of a state as a decimal: right in so many places where it is exact, otherwise the middle of the bounds, which is a value
     * only where it {@link #isKnown}.
     */
    public BigDecimal decimal(int state, int places) {
        if (exact.isPresent()) return exact.get().value().get(state).decimal(places);
        Rational middle =
                bracket.lower().get(state).plus(bracket.upper().get(state)).over(2);
        return Decimals.of(middle, new MathContext(places + 40)).setScale(places, RoundingMode.HALF_EVEN);
    }

    /** A strategy of one player in a state: exact where it is known, otherwise near. */
    public List<Algebraic> strategy(boolean rows, int state) {
        if (exact.isPresent())
            return (rows ? exact.get().row() : exact.get().column()).strategy().get(state);
        return Optima.lifted((rows ? bracket.rows() : bracket.columns()).get(state));
    }

    List<Integer> states() {
        return arena.room();
    }

    /** A player's strategies, with the states from which they guarantee the value: where it is not known exactly, those whose bounds meet. */
    public Side side(boolean rows) {
        if (exact.isPresent()) return exact.get().side(rows);
        BitSet met = new BitSet();
        for (int k = 0; k < arena.size(); k++) met.set(k, isMet(k));
        return new Side(
                (rows ? bracket.rows() : bracket.columns())
                        .stream().map(Optima::lifted).toList(),
                met,
                met.cardinality() == arena.size());
    }

    /** The states from which stationary strategies guarantee the value, as far as it is known. */
    BitSet held(boolean rows, List<List<Algebraic>> strategy, Progress progress) {
        List<Algebraic> value = exact.map(Exact::value)
                .orElseGet(() -> (rows ? bracket.upper() : bracket.lower())
                        .stream().map(Algebraic::of).toList());
        try {
            return Exact.secured(arena, rows, value, strategy, infinite, progress);
        } catch (ArithmeticException e) {
            return new BitSet(); // numbers of another field
        }
    }

    /** Somebody's mixtures by game, with optimal ones where the roles are exchanged; nothing where they are no distributions. */
    public Optional<List<List<Algebraic>>> completed(boolean rows, Map<?, ?> given, Map<String, Algebraic> variables) {
        List<List<Algebraic>> own = proved().side(rows).strategy();
        List<List<Algebraic>> all = new ArrayList<>();
        for (int k = 0; k < own.size(); k++) {
            Arena.Room room = arena.rooms().get(k);
            String name = system.stages().get(room.stage()).name();
            if (room.reversed() && !given.containsKey("-" + name)) {
                all.add(own.get(k));
                continue;
            }
            Optional<List<Algebraic>> mixture =
                    Written.readList(given.get(room.reversed() ? "-" + name : name), variables);
            if (mixture.isEmpty() || mixture.get().size() != room.lines(rows) || !isDistribution(mixture.get()))
                return Optional.empty();
            all.add(mixture.get());
        }
        return Optional.of(all);
    }

    private static boolean isDistribution(List<Algebraic> mixture) {
        try {
            return mixture.stream().noneMatch(Algebraic::isNegative)
                    && mixture.stream().reduce(Algebraic.ZERO, Algebraic::plus).equals(Algebraic.ONE);
        } catch (ArithmeticException e) {
            return false;
        }
    }
}
