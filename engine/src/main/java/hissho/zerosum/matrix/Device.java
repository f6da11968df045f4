package hissho.zerosum.matrix;

import hissho.form.Mixed;
import hissho.linear.CommonDenominator;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A randomising device with equally likely outcomes, such as the second hand of a watch: how its outcomes are shared out to
 * realise a mixture. It is exact when every share is whole; otherwise the share-out with the best guarantee is taken.
 */
public final class Device {

    private Device() {}

    /** The least number of outcomes that realises a mixture exactly. */
    public static BigInteger leastOutcomes(RationalVector mixture) {
        return CommonDenominator.of(mixture.stream());
    }

    public static boolean exact(RationalVector mixture, int outcomes) {
        return BigInteger.valueOf(outcomes).mod(leastOutcomes(mixture)).signum() == 0;
    }

    /** The outcomes for each strategy of an exact device. */
    public static List<Integer> counts(RationalVector mixture, int outcomes) {
        return mixture.stream().map(x -> x.times(outcomes).intValueExact()).toList();
    }

    /** The nearest share-out by largest remainders: what to do where nothing is known about the payoffs. */
    public static List<Integer> nearest(RationalVector mixture, int outcomes) {
        List<Integer> counts = new ArrayList<>(mixture.stream()
                .map(x -> x.times(outcomes).floor().intValueExact())
                .toList());
        int left = outcomes - counts.stream().mapToInt(Integer::intValue).sum();
        IntStream.range(0, mixture.size())
                .boxed()
                .sorted((a, b) -> remainder(mixture.get(b), outcomes).compareTo(remainder(mixture.get(a), outcomes)))
                .limit(left)
                .forEach(k -> counts.set(k, counts.get(k) + 1));
        return counts;
    }

    private static Rational remainder(Rational weight, int outcomes) {
        Rational share = weight.times(outcomes);
        return share.minus(Rational.of(share.floor()));
    }

    /** The share-out for player I with the best guarantee, by branch and bound over all of them. */
    public static List<Integer> best(MatrixGame game, int outcomes, RationalVector near, Progress progress) {
        return new Search(game, outcomes, nearest(near, outcomes), progress).run();
    }

    /** The share-out that realises a mixture exactly, or else has the best guarantee, or else is nearest. */
    public static List<Integer> shares(
            RationalVector mixture, int outcomes, Optional<MatrixGame> game, Progress progress) {
        if (exact(mixture, outcomes)) return counts(mixture, outcomes);
        return game.map(g -> best(g, outcomes, mixture, progress)).orElseGet(() -> nearest(mixture, outcomes));
    }

    /** Whether a share-out guarantees player I as much as another one does. */
    public static boolean asGood(MatrixGame game, List<Integer> one, List<Integer> other, int outcomes) {
        return other.size() == game.height()
                && other.stream().mapToInt(Integer::intValue).sum() == outcomes
                && guarantee(game, other, outcomes).compareTo(guarantee(game, one, outcomes)) >= 0;
    }

    /** What a share-out guarantees player I. */
    public static Rational guarantee(MatrixGame game, List<Integer> counts, int outcomes) {
        return game.securityOf(
                new Mixed(RationalVector.generate(counts.size(), i -> Rational.of(counts.get(i), outcomes))));
    }

    /** Tries all share-outs, giving up a branch when even the best rest cannot beat the best found. */
    private static final class Search {
        private final MatrixGame game;
        private final int outcomes;
        private final Progress progress;
        private final int[] counts;
        private final Rational[][] bestBelow; // the largest entry of the rows from i on, by column
        private List<Integer> best;
        private Rational level;

        Search(MatrixGame game, int outcomes, List<Integer> start, Progress progress) {
            this.game = game;
            this.outcomes = outcomes;
            this.progress = progress;
            this.counts = new int[game.height()];
            this.best = start;
            this.level = guarantee(game, start, outcomes).times(outcomes);
            bestBelow = new Rational[game.height()][game.width()];
            for (int i = game.height() - 1; i >= 0; i--)
                for (int j = 0; j < game.width(); j++)
                    bestBelow[i][j] = i + 1 == game.height()
                            ? game.payoff(i, j)
                            : game.payoff(i, j).max(bestBelow[i + 1][j]);
        }

        List<Integer> run() {
            go(0, outcomes, RationalVector.zero(game.width()));
            return best;
        }

        private void go(int row, int left, RationalVector earned) {
            progress.check();
            if (row == game.height() - 1) {
                counts[row] = left;
                Rational total = earned.plus(game.payoffs().row(row).times(Rational.of(left)))
                        .minimum();
                if (total.compareTo(level) > 0) {
                    level = total;
                    best = IntStream.of(counts).boxed().toList();
                }
                return;
            }
            for (int j = 0; j < game.width(); j++)
                if (earned.get(j).plus(bestBelow[row][j].times(left)).compareTo(level) <= 0) return;
            RationalVector line = game.payoffs().row(row);
            for (int count = left; count >= 0; count--) {
                counts[row] = count;
                go(row + 1, left - count, earned.plus(line.times(Rational.of(count))));
            }
        }
    }

    /** The outcomes from (inclusive) and to (exclusive) of each strategy, one after another. */
    public static List<List<Integer>> ranges(List<Integer> counts) {
        List<List<Integer>> ranges = new ArrayList<>();
        int from = 0;
        for (int count : counts) {
            ranges.add(List.of(from, from + count));
            from += count;
        }
        return ranges;
    }
}
