package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.linear.Cone;
import hissho.linear.Ranks;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The polytope of all optimal strategies of one player, by its vertices.
 *
 * <p>With the value V and one optimal strategy q of the opponent known, the equilibrium theorem says where to look: a row that
 * earns less than V against q is never played, and all columns that q plays pay an optimal p the same (which is then V). What
 * is left is a cone of small dimension whose extreme rays, scaled to probabilities, are the extreme optimal strategies.
 */
final class OptimalSet {

    private OptimalSet() {}

    static ExtremeOptima ofRows(MatrixGame game, OptimalPair pair, int limit, Progress progress) {
        List<Integer> rows = game.rowsEarning(pair.column(), pair.value());
        List<Integer> used = pair.column().support();
        List<RationalVector> equations = equations(game, rows, used);
        if (isPoint(rows, equations)) return new ExtremeOptima(List.of(pair.row()), true, true);
        List<RationalVector> inequalities = IntStream.range(0, game.width())
                .filter(j -> pair.column().get(j).isZero())
                .mapToObj(j -> difference(game, rows, j, used.getFirst()))
                .filter(excess -> excess.stream().anyMatch(Rational::isNegative))
                .toList();
        Optional<List<RationalVector>> rays =
                new Cone(rows.size(), inequalities, equations).extremeRays(limit, progress);
        if (rays.isEmpty()) return tooMany(game, pair, progress);
        List<Mixed> strategies = rays.get().stream()
                .map(ray -> new Mixed(ray).lifted(game.height(), rows))
                .sorted(LARGEST_FIRST)
                .toList();
        return new ExtremeOptima(strategies, true, strategies.size() == 1);
    }

    /** Whether the equations alone show that there is one optimal strategy of the rows; a no proves nothing. */
    static boolean isPoint(MatrixGame game, OptimalPair pair) {
        List<Integer> rows = game.rowsEarning(pair.column(), pair.value());
        return isPoint(rows, equations(game, rows, pair.column().support()));
    }

    private static boolean isPoint(List<Integer> rows, List<RationalVector> equations) {
        return rows.size() == 1 || Ranks.atLeast(equations, rows.size() - 1);
    }

    /** All columns that the opponent plays pay the same. */
    private static List<RationalVector> equations(MatrixGame game, List<Integer> rows, List<Integer> used) {
        return used.stream()
                .skip(1)
                .map(j -> difference(game, rows, j, used.getFirst()))
                .toList();
    }

    /** How much more than the used column another column pays, row by row. */
    private static RationalVector difference(MatrixGame game, List<Integer> rows, int column, int used) {
        return RationalVector.generate(
                rows.size(), k -> game.payoff(rows.get(k), column).minus(game.payoff(rows.get(k), used)));
    }

    static ExtremeOptima ofColumns(MatrixGame game, OptimalPair pair, int limit, Progress progress) {
        return ofRows(game.reversed(), pair.reversed(), limit, progress);
    }

    private static ExtremeOptima tooMany(MatrixGame game, OptimalPair pair, Progress progress) {
        boolean unique = Uniqueness.ofRow(game, pair, progress);
        return new ExtremeOptima(List.of(pair.row()), unique, unique);
    }

    private static final Comparator<Mixed> LARGEST_FIRST = (a, b) -> {
        for (int i = 0; i < a.size(); i++) {
            int order = b.get(i).compareTo(a.get(i));
            if (order != 0) return order;
        }
        return 0;
    };
}
