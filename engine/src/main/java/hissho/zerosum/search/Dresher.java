package hissho.zerosum.search;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.Guessing;
import hissho.zerosum.named.NamedGame;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dresher's guessing game (Johnson 1964, Gal 1974): the chooser writes a number from 1 to n, the guesser pays 1 for every guess
 * and hears after each whether it was too high, too low or right.
 *
 * <p>The guesser's plans are the binary search trees, and a best reply is an optimal binary search tree (Knuth 1971).
 */
public record Dresher(int n) implements NamedGame, SearchGame<GuessTree> {

    public static final int LARGEST = 80;

    /** The largest n whose trees are all written down. */
    public static final int LARGEST_LISTED = 8;

    private static final Field<Integer> N = Field.required("n", Shape.whole(1, LARGEST));

    public static final Family FAMILY = Family.of("dresher-guessing", p -> new Dresher(N.in(p)), N);

    @Override
    public String family() {
        return "dresher-guessing";
    }

    @Override
    public Rational value(Progress progress) {
        return ColumnGeneration.solve(this, progress).value();
    }

    @Override
    public MatrixGame matrix() {
        if (n > LARGEST_LISTED)
            throw new Node("params.n", n).bad("search.bad.too-many-trees", n, trees(), LARGEST_LISTED);
        List<GuessTree> trees = GuessTree.all(1, n);
        return new MatrixGame(
                RationalMatrix.generate(
                        n, trees.size(), (i, j) -> Rational.of(trees.get(j).guesses(i + 1))),
                NamedGame.numbered(n),
                trees.stream().map(GuessTree::toString).toList());
    }

    /** How many search trees there are: the Catalan number. */
    public BigInteger trees() {
        return Guessing.Pascal.binomial(2 * n, n).divide(BigInteger.valueOf(n + 1L));
    }

    /** A number and its mirror image form a class. */
    @Override
    public List<HidingClass> classes() {
        List<HidingClass> classes = new ArrayList<>();
        for (int i = 1; i <= (n + 1) / 2; i++) {
            int mirror = n + 1 - i;
            classes.add(
                    i == mirror
                            ? new HidingClass(Integer.toString(i), BigInteger.ONE)
                            : new HidingClass(i + "|" + mirror, BigInteger.TWO));
        }
        return classes;
    }

    /** The numbers' probabilities when the classes have these weights. */
    public RationalVector lifted(RationalVector weights) {
        return RationalVector.generate(n, i -> {
            int least = Math.min(i, n - 1 - i);
            return 2 * i == n - 1 ? weights.get(least) : weights.get(least).over(2);
        });
    }

    @Override
    public GuessTree bestPlan(RationalVector weights, Progress progress) {
        return bestTree(lifted(weights));
    }

    /** The optimal search tree against any weights of the numbers, symmetric or not. */
    public GuessTree bestTree(RationalVector weights) {
        Rational[][] cost = new Rational[n + 2][n + 1];
        int[][] root = new int[n + 2][n + 1];
        for (int first = 1; first <= n + 1; first++) cost[first][first - 1] = Rational.ZERO;
        for (int length = 1; length <= n; length++)
            for (int first = 1; first + length - 1 <= n; first++) {
                int last = first + length - 1;
                Rational total = Rational.ZERO;
                for (int i = first; i <= last; i++) total = total.plus(weights.get(i - 1));
                Rational best = null;
                for (int guess = first; guess <= last; guess++) {
                    Rational parts = cost[first][guess - 1].plus(cost[guess + 1][last]);
                    if (best == null || parts.compareTo(best) < 0) {
                        best = parts;
                        root[first][last] = guess;
                    }
                }
                cost[first][last] = total.plus(java.util.Objects.requireNonNull(best));
            }
        return tree(root, 1, n).orElseThrow();
    }

    private static Optional<GuessTree> tree(int[][] root, int first, int last) {
        if (first > last) return Optional.empty();
        int guess = root[first][last];
        return Optional.of(new GuessTree(guess, tree(root, first, guess - 1), tree(root, guess + 1, last)));
    }

    @Override
    public RationalVector looks(GuessTree plan) {
        return RationalVector.generate((n + 1) / 2, i -> Rational.of(plan.guesses(i + 1) + plan.guesses(n - i), 2));
    }

    @Override
    public String name(GuessTree plan) {
        return plan.toString();
    }

    /** The expected guesses of the best tree against any weights of the numbers. */
    public Rational fewestGuesses(RationalVector weights) {
        GuessTree best = bestTree(weights);
        Rational sum = Rational.ZERO;
        for (int i = 1; i <= n; i++) sum = sum.plus(weights.get(i - 1).times(best.guesses(i)));
        return sum;
    }
}
