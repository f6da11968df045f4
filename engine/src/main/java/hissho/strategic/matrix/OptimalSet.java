package hissho.strategic.matrix;

import hissho.linear.Cone;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The polytope of all optimal strategies of one player, by its vertices.
 *
 * <p>With the value V and one optimal strategy q of the opponent known, the equilibrium theorem says where to look: a row that
 * earns less than V against q is never played, and every column that q plays holds an optimal p to exactly V. What is left is
 * a cone of small dimension whose extreme rays, scaled to probabilities, are the extreme optimal strategies.
 */
final class OptimalSet {

    private OptimalSet() {}

    static ExtremeOptima ofRows(MatrixGame game, OptimalPair pair, int limit, Progress progress) {
        Rational value = pair.value();
        RationalVector earned = game.rowPayoffs(pair.column().weights());
        List<Integer> rows = IntStream.range(0, game.height())
                .filter(i -> earned.get(i).equals(value))
                .boxed()
                .toList();
        if (rows.size() == 1) return new ExtremeOptima(List.of(pair.row()), true, true);
        List<RationalVector> inequalities = new ArrayList<>();
        List<RationalVector> equations = new ArrayList<>();
        for (int j = 0; j < game.width(); j++) {
            int column = j;
            RationalVector excess = RationalVector.generate(
                    rows.size(), k -> game.payoff(rows.get(k), column).minus(value));
            if (!pair.column().get(j).isZero()) equations.add(excess);
            else if (excess.stream().anyMatch(Rational::isNegative)) inequalities.add(excess);
        }
        Optional<List<RationalVector>> rays =
                new Cone(rows.size(), inequalities, equations).extremeRays(limit, progress);
        if (rays.isEmpty()) return tooMany(game, pair, progress);
        List<Mixed> strategies = rays.get().stream()
                .map(ray -> new Mixed(ray).lifted(game.height(), rows))
                .sorted(LARGEST_FIRST)
                .toList();
        return new ExtremeOptima(strategies, true, strategies.size() == 1);
    }

    static ExtremeOptima ofColumns(MatrixGame game, OptimalPair pair, int limit, Progress progress) {
        return ofRows(
                game.reversed(), new OptimalPair(pair.value().negated(), pair.column(), pair.row()), limit, progress);
    }

    private static ExtremeOptima tooMany(MatrixGame game, OptimalPair pair, Progress progress) {
        return new ExtremeOptima(List.of(pair.row()), false, Uniqueness.ofRow(game, pair, progress));
    }

    private static final Comparator<Mixed> LARGEST_FIRST = (a, b) -> {
        for (int i = 0; i < a.size(); i++) {
            int order = b.get(i).compareTo(a.get(i));
            if (order != 0) return order;
        }
        return 0;
    };
}
