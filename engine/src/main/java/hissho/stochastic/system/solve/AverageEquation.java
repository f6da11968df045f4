package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An exact solution of g + h(k) = Val(a + P h) with one g for all states, as irreducible games have it (Hoffman and Karp 1966). Then g is
 * worth a round to player I from every state: the mixtures that are optimal in these matrices earn n g after n rounds but for a bounded
 * amount, whatever the opponent does.
 *
 * @param relative h, zero in the first state
 */
record AverageEquation(Algebraic gain, List<Algebraic> relative, Side row, Side column) {

    private static final int DIGITS = 110;
    private static final int MOST_ROUNDS = 80;
    private static final MathContext CONTEXT = new MathContext(DIGITS + 30);

    /** Newton's steps from strategies that are nearly right, then a guess of the exact numbers, which is proved; nothing where it fails. */
    static Optional<AverageEquation> of(
            Arena arena, List<RationalVector> rows, List<RationalVector> columns, Progress progress) {
        BigDecimal tolerance = BigDecimal.ONE.movePointLeft(DIGITS - 8);
        List<RationalVector> row = rows;
        List<RationalVector> column = columns;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            progress.check();
            Optional<BigDecimal[]> found = evaluated(arena, row, column);
            if (found.isEmpty()) return Optional.empty();
            BigDecimal[] unknowns = found.get();
            List<Rational> relative = new ArrayList<>(List.of(Rational.ZERO));
            for (int k = 1; k < unknowns.length; k++) relative.add(Decimals.exact(unknowns[k], DIGITS));
            row = new ArrayList<>();
            column = new ArrayList<>();
            BigDecimal residual = BigDecimal.ZERO;
            for (int k = 0; k < arena.size(); k++) {
                GameProgram.Optimum optimum = Iteration.optimum(arena, k, relative, progress);
                row.add(Bracket.rounded(optimum.row()));
                column.add(Bracket.rounded(optimum.column()));
                BigDecimal own = Decimals.of(optimum.value().minus(relative.get(k)), CONTEXT);
                residual = residual.max(own.subtract(unknowns[0]).abs());
            }
            if (residual.compareTo(tolerance) < 0) return proved(arena, unknowns, row, column, progress);
        }
        return Optional.empty();
    }

    /** What both strategies earn a round against each other, and how much better it is to begin elsewhere; nothing where that depends on more. */
    private static Optional<BigDecimal[]> evaluated(
            Arena arena, List<RationalVector> rows, List<RationalVector> columns) {
        int n = arena.size();
        BigDecimal[][] system = new BigDecimal[n][n + 1];
        for (int k = 0; k < n; k++) {
            Arrays.fill(system[k], BigDecimal.ZERO);
            Arena.Room room = arena.rooms().get(k);
            if (k > 0) system[k][k] = BigDecimal.ONE;
            system[k][0] = system[k][0].add(BigDecimal.ONE);
            for (int i = 0; i < room.height(); i++)
                for (int j = 0; j < room.width(); j++) {
                    Rational weight = rows.get(k).get(i).times(columns.get(k).get(j));
                    if (weight.isZero()) continue;
                    Arena.Move move = room.move(i, j);
                    system[k][n] = system[k][n].add(Decimals.of(weight.times(move.pay()), CONTEXT), CONTEXT);
                    for (int t = 0; t < move.to().length; t++) {
                        int to = move.to()[t];
                        if (to == 0) continue;
                        system[k][to] = system[k][to].subtract(
                                Decimals.of(weight.times(move.probability()[t]), CONTEXT), CONTEXT);
                    }
                }
        }
        return Decimals.solve(system, CONTEXT)
                .filter(x -> Arrays.stream(x).allMatch(each -> each.precision() - each.scale() < DIGITS / 4));
    }

    private static Optional<AverageEquation> proved(
            Arena arena,
            BigDecimal[] unknowns,
            List<RationalVector> rows,
            List<RationalVector> columns,
            Progress progress) {
        Optional<List<Algebraic>> guess = Identification.of(unknowns, (int) ((DIGITS - 25) * 3.32), progress);
        if (guess.isEmpty()) return Optional.empty();
        Algebraic gain = guess.get().getFirst();
        List<Algebraic> relative = new ArrayList<>(guess.get());
        relative.set(0, Algebraic.ZERO);
        List<List<Algebraic>> row = new ArrayList<>();
        List<List<Algebraic>> column = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            Optional<Optima> found = Optima.of(
                    Exact.matrix(arena, k, relative),
                    rows.get(k).support(),
                    columns.get(k).support(),
                    progress);
            if (found.isEmpty() || !found.get().value().equals(gain.plus(relative.get(k)))) return Optional.empty();
            row.add(found.get().rows().getFirst());
            column.add(found.get().columns().getFirst());
        }
        AverageEquation equation =
                new AverageEquation(gain, List.copyOf(relative), Side.optimal(row), Side.optimal(column));
        return Optional.of(equation).filter(found -> found.holds(arena));
    }

    /** Whether both mixtures hold every matrix at its value. */
    boolean holds(Arena arena) {
        for (int k = 0; k < arena.size(); k++) {
            Algebraic[][] matrix = Exact.matrix(arena, k, relative);
            Algebraic value = gain.plus(relative.get(k));
            if (!Optima.secures(matrix, row.strategy().get(k), value)
                    || !Optima.concedes(matrix, column.strategy().get(k), value)) return false;
        }
        return true;
    }
}
