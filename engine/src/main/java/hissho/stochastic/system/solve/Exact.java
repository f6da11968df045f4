package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Values as exact numbers, with all extreme optimal strategies of the matrices A(v) and stationary strategies for both players.
 *
 * <p>A stationary strategy that guarantees the value is optimal in every matrix A(v). Among those only the supports matter: the more is
 * played, the less the opponent can keep play alive where endless play is bad for the player. So the mean of all extreme strategies is
 * optimal in the infinite game where any stationary strategy is. Where none is, some states may still be held at their values.
 */
public record Exact(List<Algebraic> value, List<Optima> optima, Side row, Side column) {

    /** Puts guessed values into the system; nothing where they are no solution of v = Val A(v). */
    static Optional<Exact> of(
            Arena arena,
            List<Algebraic> value,
            List<RationalVector> rows,
            List<RationalVector> columns,
            Bracket safe,
            Optional<Rational> infinite,
            Progress progress) {
        List<Optima> optima = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            progress.check();
            Optional<Optima> found = Optima.of(
                    matrix(arena, k, value),
                    rows.get(k).support(),
                    columns.get(k).support(),
                    progress);
            if (found.isEmpty() || !found.get().value().equals(value.get(k))) return Optional.empty();
            optima.add(found.get());
        }
        Side row = side(arena, true, value, optima, safe.rows(), infinite, progress);
        Side column = side(arena, false, value, optima, safe.columns(), infinite, progress);
        return Optional.of(new Exact(List.copyOf(value), List.copyOf(optima), row, column));
    }

    /** The matrix A(v) of a state. */
    public static Algebraic[][] matrix(Arena arena, int state, List<Algebraic> value) {
        Arena.Room room = arena.rooms().get(state);
        Algebraic[][] matrix = new Algebraic[room.height()][room.width()];
        for (int i = 0; i < room.height(); i++)
            for (int j = 0; j < room.width(); j++) {
                Arena.Move move = room.move(i, j);
                Algebraic sum = Algebraic.of(move.pay());
                for (int t = 0; t < move.to().length; t++)
                    sum = sum.plus(value.get(move.to()[t]).times(move.probability()[t]));
                matrix[i][j] = sum;
            }
        return matrix;
    }

    private static Side side(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<Optima> optima,
            List<RationalVector> near,
            Optional<Rational> infinite,
            Progress progress) {
        List<List<List<Algebraic>>> extreme =
                optima.stream().map(rows ? Optima::rows : Optima::columns).toList();
        List<List<Algebraic>> first = extreme.stream().map(List::getFirst).toList();
        if (guarantees(arena, rows, value, first, infinite, progress)) return Side.optimal(first);
        List<List<Algebraic>> last = extreme.stream().map(List::getLast).toList();
        if (guarantees(arena, rows, value, last, infinite, progress)) return Side.optimal(last);
        List<List<Algebraic>> middle = extreme.stream().map(Optima::middle).toList();
        if (guarantees(arena, rows, value, middle, infinite, progress)) return Side.optimal(middle);
        boolean complete = optima.stream().allMatch(Optima::complete);
        Held.Found held = Held.of(arena, rows, value, extreme, infinite, progress);
        if (held.states().isEmpty()) return new Side(middle, held.states(), complete);
        for (List<List<Algebraic>> strategy : completed(held, near))
            if (secured(arena, rows, value, strategy, infinite, progress).equals(held.states()))
                return new Side(strategy, held.states(), complete);
        return new Side(middle, secured(arena, rows, value, middle, infinite, progress), false);
    }

    /**
     * Mixtures for the states from which the value is guaranteed, and for the others, to which play comes only after the opponent's mistakes,
     * mixtures that lose less and less.
     */
    private static List<List<List<Algebraic>>> completed(Held.Found held, List<RationalVector> near) {
        List<List<List<Algebraic>>> found = new ArrayList<>(List.of(held.strategy()));
        for (int part : new int[] {2, 10, 100, 1_000})
            found.add(elsewhere(held, mixture -> stirred(mixture, Rational.of(1, part))));
        found.add(IntStream.range(0, near.size())
                .mapToObj(k ->
                        held.states().get(k) ? held.strategy().get(k) : Optima.lifted(Bracket.rounded(near.get(k))))
                .toList());
        return found;
    }

    private static List<List<Algebraic>> elsewhere(Held.Found held, UnaryOperator<List<Algebraic>> change) {
        return IntStream.range(0, held.strategy().size())
                .mapToObj(k -> held.states().get(k)
                        ? held.strategy().get(k)
                        : change.apply(held.strategy().get(k)))
                .toList();
    }

    /** A mixture with a little of everything. */
    private static List<Algebraic> stirred(List<Algebraic> mixture, Rational part) {
        Algebraic share = Algebraic.of(part.over(mixture.size()));
        return mixture.stream()
                .map(weight -> weight.times(Rational.ONE.minus(part)).plus(share))
                .toList();
    }

    /** The states from which stationary strategies guarantee the value in the whole infinite game. */
    static BitSet secured(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<Algebraic>> strategy,
            Optional<Rational> infinite,
            Progress progress) {
        List<Algebraic> reached =
                BestReply.to(arena, rows, strategy, infinite, progress).value();
        BitSet states = new BitSet();
        for (int k = 0; k < value.size(); k++) {
            int order = reached.get(k).compareTo(value.get(k));
            states.set(k, rows ? order >= 0 : order <= 0);
        }
        return states;
    }

    /** Whether stationary strategies hold every state at its value in the whole infinite game. */
    public static boolean guarantees(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<Algebraic>> strategy,
            Optional<Rational> infinite,
            Progress progress) {
        return secured(arena, rows, value, strategy, infinite, progress).cardinality() == value.size();
    }

    /** Whether stationary strategies hold at their values all states that a side is said to hold. */
    public static boolean guarantees(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<Algebraic>> strategy,
            BitSet held,
            Optional<Rational> infinite,
            Progress progress) {
        BitSet missing = (BitSet) held.clone();
        missing.andNot(secured(arena, rows, value, strategy, infinite, progress));
        return missing.isEmpty();
    }

    public Side side(boolean rows) {
        return rows ? row : column;
    }

    /** A mixture that is optimal in A(v): the one that guarantees the value where there is one. */
    public List<Algebraic> inMatrix(boolean rows, int state) {
        if (side(rows).holds(state)) return side(rows).strategy().get(state);
        Optima own = optima.get(state);
        return Optima.middle(rows ? own.rows() : own.columns());
    }

    /** Whether the matrices have one optimal pair each. */
    public boolean unique() {
        return optima.stream()
                .allMatch(
                        o -> o.complete() && o.rows().size() == 1 && o.columns().size() == 1);
    }
}
