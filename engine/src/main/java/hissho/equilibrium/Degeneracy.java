package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Whether a game is nondegenerate: no corner of a best-reply polytope has more labels than the polytope has dimensions, so that no mixed strategy has more pure best replies than strategies in use. */
public final class Degeneracy {

    /** Games with more strategies than this, both players' together, are not examined corner by corner. */
    public static final int MOST_STRATEGIES = 18;

    private static final int MOST_CORNERS = 50_000;

    private Degeneracy() {}

    /** The verdict, or nothing where the game is too large. */
    public static Optional<Boolean> isNondegenerate(Bimatrix game, Progress progress) {
        if (game.first().height() + game.first().width() > MOST_STRATEGIES) return Optional.empty();
        return isSimple(game.second(), progress)
                .flatMap(first -> isSimple(game.first().transposed(), progress).map(second -> first && second));
    }

    /** Whether every corner of the polytope of row mixtures, with all columns' payoffs at most one, has as many tight inequalities as there are rows. */
    private static Optional<Boolean> isSimple(RationalMatrix payoffs, Progress progress) {
        Rational least = payoffs.minimum();
        RationalMatrix positive = payoffs.map(x -> x.minus(least).plus(1));
        List<HalfSpace> halves = positive.columns().stream()
                .map(column -> new HalfSpace(column.negated(), Rational.MINUS_ONE))
                .toList();
        return new Polytope(payoffs.height(), halves, List.of())
                .vertices(MOST_CORNERS, progress)
                .map(corners -> corners.stream().allMatch(corner -> labels(positive, corner) == payoffs.height()));
    }

    private static int labels(RationalMatrix payoffs, RationalVector corner) {
        int unused = (int) corner.stream().filter(Rational::isZero).count();
        RationalVector paid = payoffs.leftTimes(corner);
        return unused
                + (int) IntStream.range(0, paid.size())
                        .filter(j -> paid.get(j).equals(Rational.ONE))
                        .count();
    }
}
