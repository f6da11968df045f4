package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Values as exact numbers, with all extreme optimal strategies of the matrices A(v) and stationary strategies for both players.
 *
 * <p>A stationary strategy that guarantees the value is optimal in every matrix A(v). Among those only the supports matter: the more is
 * played, the less the opponent can keep play alive where endless play is bad for the player. So the mean of all extreme strategies is
 * optimal in the infinite game where any stationary strategy is.
 */
record Exact(List<Algebraic> value, List<Optima> optima, Side row, Side column) {

    /** Puts guessed values into the system; nothing where they are no solution of v = Val A(v). */
    static Optional<Exact> of(
            Arena arena,
            List<Algebraic> value,
            List<RationalVector> rows,
            List<RationalVector> columns,
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
        Side row = side(arena, true, value, optima.stream().map(Optima::rows).toList(), infinite, progress);
        Side column =
                side(arena, false, value, optima.stream().map(Optima::columns).toList(), infinite, progress);
        return Optional.of(new Exact(List.copyOf(value), List.copyOf(optima), row, column));
    }

    /** The matrix A(v) of a state. */
    static Algebraic[][] matrix(Arena arena, int state, List<Algebraic> value) {
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
            List<List<List<Algebraic>>> extreme,
            Optional<Rational> infinite,
            Progress progress) {
        List<List<Algebraic>> first = extreme.stream().map(List::getFirst).toList();
        if (guarantees(arena, rows, value, first, infinite, progress)) return new Side(first, true);
        List<List<Algebraic>> last = extreme.stream().map(List::getLast).toList();
        if (guarantees(arena, rows, value, last, infinite, progress)) return new Side(last, true);
        List<List<Algebraic>> middle = extreme.stream().map(Optima::middle).toList();
        return new Side(middle, guarantees(arena, rows, value, middle, infinite, progress));
    }

    /** Whether stationary strategies hold every state at its value in the whole infinite game. */
    static boolean guarantees(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<Algebraic>> strategy,
            Optional<Rational> infinite,
            Progress progress) {
        List<Algebraic> reached =
                BestReply.to(arena, rows, strategy, infinite, progress).value();
        return IntStream.range(0, value.size()).allMatch(k -> {
            int order = reached.get(k).compareTo(value.get(k));
            return rows ? order >= 0 : order <= 0;
        });
    }

    /** Whether the matrices have one optimal pair each. */
    boolean unique() {
        return optima.stream()
                .allMatch(
                        o -> o.complete() && o.rows().size() == 1 && o.columns().size() == 1);
    }
}
