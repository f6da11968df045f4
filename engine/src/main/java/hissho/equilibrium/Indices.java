package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.linear.Bareiss;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The index of each component of equilibria (Shapley 1974): the sum of the indices of the equilibria near it when the game is moved a little. The game is moved by bonuses, the powers of a number
 * so small that it acts as if infinitely small; every equilibrium of the moved game then stands on a basis whose limit is an extreme equilibrium. All indices add up to one.
 */
public final class Indices {

    /** Games with more strategies than this, both players' together, are not moved: the bonuses have too many digits. */
    public static final int MOST_STRATEGIES = 14;

    private Indices() {}

    /** The index of each component, in the order of {@link AllEquilibria#components}; nothing where the game is too large. */
    public static Optional<List<Integer>> of(Bimatrix game, AllEquilibria all, Progress progress) {
        int m = game.first().height();
        int n = game.first().width();
        if (m + n > MOST_STRATEGIES) return Optional.empty();
        RationalMatrix a = positive(game.first());
        RationalMatrix b = positive(game.second());
        Rational tiny = Rational.of(BigInteger.ONE, bound(a, b));
        Bimatrix moved = new Bimatrix(
                RationalMatrix.generate(m, n, (i, j) -> a.get(i, j).plus(tiny.power(i + 1))),
                RationalMatrix.generate(m, n, (i, j) -> b.get(i, j).plus(tiny.power(j + 1))));
        Map<Profile, Integer> component = new HashMap<>();
        List<List<Integer>> components = all.components();
        for (int c = 0; c < components.size(); c++)
            for (int k : components.get(c))
                for (Mixed p : all.subsets().get(k).first())
                    for (Mixed q : all.subsets().get(k).second()) component.put(Profile.of(p, q), c);
        int[] sums = new int[components.size()];
        for (Profile near : AllEquilibria.of(moved, progress).extreme()) {
            List<Integer> rows = near.get(0).support();
            List<Integer> columns = near.get(1).support();
            if (rows.size() != columns.size()) return Optional.empty();
            Integer at = component.get(limit(a, b, rows, columns));
            if (at == null) return Optional.empty();
            sums[at] += index(moved, rows, columns);
        }
        return Optional.of(Arrays.stream(sums).boxed().toList());
    }

    /** Whole payoffs of at least one. */
    private static RationalMatrix positive(RationalMatrix payoffs) {
        BigInteger scale = CommonDenominator.of(payoffs.entries());
        Rational least = payoffs.minimum();
        return payoffs.map(x -> x.minus(least).times(Rational.of(scale)).plus(1));
    }

    /** More than any minor that decides a sign (Hadamard). */
    private static BigInteger bound(RationalMatrix a, RationalMatrix b) {
        int size = Math.min(a.height(), a.width()) + 1;
        BigInteger entry = a.maximum()
                .max(b.maximum())
                .numerator()
                .multiply(BigInteger.TWO)
                .add(BigInteger.TWO);
        BigInteger bound = BigInteger.TWO;
        for (int k = 1; k <= size; k++) bound = bound.multiply(entry).multiply(BigInteger.valueOf(k));
        return bound.pow(2);
    }

    /** The index of a regular equilibrium with these supports, for positive payoffs. */
    private static int index(Bimatrix game, List<Integer> rows, List<Integer> columns) {
        int sign = Bareiss.determinant(game.first().submatrix(rows, columns)).signum()
                * Bareiss.determinant(game.second().submatrix(rows, columns)).signum();
        return rows.size() % 2 == 1 ? sign : -sign;
    }

    /** The equilibrium of the game as it was that stands on the same basis. */
    private static Profile limit(RationalMatrix a, RationalMatrix b, List<Integer> rows, List<Integer> columns) {
        return Profile.of(
                solved(b.submatrix(rows, columns), b.height(), rows),
                solved(a.submatrix(rows, columns).transposed(), a.width(), columns));
    }

    /** The mixture of rows that makes all columns pay the same. */
    private static Mixed solved(RationalMatrix square, int size, List<Integer> lines) {
        int k = lines.size();
        RationalMatrix system = RationalMatrix.generate(
                k, k, (i, j) -> i == 0 ? Rational.ONE : square.get(j, i).minus(square.get(j, 0)));
        RationalVector solution =
                Bareiss.solve(system, RationalVector.unit(k, 0)).orElseThrow();
        Rational[] all = new Rational[size];
        Arrays.fill(all, Rational.ZERO);
        IntStream.range(0, k).forEach(i -> all[lines.get(i)] = solution.get(i));
        return new Mixed(RationalVector.of(all));
    }
}
