package hissho.poker.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.BrokenLine;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random betting trees: proved thresholds, certified intervals, and slow twins of the exact integrals. */
@Tag("slow")
final class BettingTreePropertyTest {

    /** A tree of folds, calls, checks and bets with at most so many raises. */
    static BettingTree random(RandomGenerator random, int raises) {
        return BettingTree.of(new Growth(random).turn(0, new long[] {1, 1}, raises, ""));
    }

    private static final class Growth {
        private final RandomGenerator random;
        private int turns;

        Growth(RandomGenerator random) {
            this.random = random;
        }

        Betting turn(int player, long[] paid, int raises, String path) {
            int index = turns++;
            List<String> moves = new ArrayList<>();
            List<Betting> next = new ArrayList<>();
            if (paid[player] < paid[1 - player]) {
                moves.add("fold");
                next.add(new Betting.Paid(Rational.of(player == 0 ? -paid[0] : paid[1])));
                moves.add("call");
                next.add(new Betting.Showdown(Rational.of(paid[1 - player])));
            } else if (player == 0 && random.nextInt(3) == 0 && raises > 0) {
                moves.add("check");
                next.add(turn(1, paid, raises - 1, path + "check"));
            } else {
                moves.add("check");
                next.add(new Betting.Showdown(Rational.of(paid[0])));
            }
            for (int k = 0, bets = raises == 0 ? 0 : random.nextInt(1, 3); k < bets; k++) {
                long size = random.nextInt(1, 4) + 3L * k;
                long[] more = paid.clone();
                more[player] = paid[1 - player] + size;
                moves.add("bet" + size);
                next.add(turn(1 - player, more, raises - 1, path + "bet" + size));
            }
            return new Betting.Turn(index, player, path, moves, next);
        }
    }

    private static final Generator<BettingTree> TREES = (random, size) -> random(random, 1 + size % 3);

    @Test
    void theIntervalHoldsTheValueOfTheDiscretisedGame() {
        Property.holds(24, TREES, tree -> {
            Bounds bounds = BettingSolver.solve(tree, Progress.none());
            assertTrue(bounds.lower().compareTo(bounds.upper()) <= 0, () -> tree.written() + " " + bounds);
            Bounds other = BettingSolver.scouted(tree, Progress.none());
            assertTrue(other.lower().compareTo(bounds.upper()) <= 0, () -> "above " + tree.written());
            assertTrue(bounds.lower().compareTo(other.upper()) <= 0, () -> "below " + tree.written());
            assertTrue(
                    bounds.width().doubleValue() < 0.02 * tree.largestStake().doubleValue(),
                    () -> "wide " + tree.written());
        });
    }

    /**
     * A slow twin: each player learns only the cell of the own hand, and hands of the same cell go to one player. Where they go to player II
     * the game is worth no more than the one with all hands, where they go to player I no less, so the value lies between. Both are solved
     * as exact linear programs over the probabilities that a player's own moves lead to a place (Romanovsky, Koller and Megiddo).
     */
    @Test
    void theIntervalMeetsThoseOfTheGamesWithCells() {
        Property.holds(12, (random, size) -> random(random, 1 + size % 2), tree -> {
            Bounds bounds = BettingSolver.solve(tree, Progress.none());
            Rational low = new CellTwin(tree, 5, -1).value();
            Rational high = new CellTwin(tree, 5, 1).value();
            assertTrue(low.compareTo(high) < 0, () -> "ties matter " + tree.written());
            assertTrue(low.compareTo(bounds.upper()) <= 0, () -> low + " above " + bounds.upper() + tree.written());
            assertTrue(bounds.lower().compareTo(high) <= 0, () -> high + " below " + bounds.lower() + tree.written());
            if (bounds.isExact())
                assertTrue(
                        bounds.lower().compareTo(low) >= 0 && bounds.lower().compareTo(high) <= 0,
                        () -> bounds.lower() + " outside " + tree.written());
        });
    }

    /**
     * On trees that no other test looks at: with one bet all are solved exactly, with a raise the greater part; beyond that only the bounds are
     * promised. Other trees come with {@code -Dhissho.seed}.
     */
    @Test
    void treesWithOneBetAreSolvedExactlyAndMostWithARaise() {
        int[] exact = new int[3];
        SplittableRandom seeds = new SplittableRandom(Long.getLong("hissho.seed", 20260401L) ^ 0x5DEECE66DL);
        for (int k = 0; k < 24; k++) {
            int raises = 1 + k % 2;
            BettingTree tree = random(seeds.split(), raises);
            if (BettingSolver.solve(tree, Progress.none()).isExact()) exact[raises]++;
        }
        assertEquals(12, exact[1], "with one bet");
        assertTrue(exact[2] > 6, () -> "with a raise only " + exact[2] + " of 12");
    }

    /** The best reply worked out hand by hand on a fine grid, by asking each hand what each move earns. */
    @Test
    void bestRepliesAreTheBestOfEveryHand() {
        Property.holds(12, TREES, tree -> {
            HandStrategy strategy = BettingSolver.rounded(RegretScout.run(tree, 8, 30, 0.05, Progress.none()), 1);
            BrokenLine best = Replies.to(strategy, tree, Progress.none());
            int steps = 60;
            for (int k = 0; k < steps; k++) {
                Rational hand = Rational.of(2L * k + 1, 2L * steps);
                Rational asked = tree.root() instanceof Betting.Turn turn && turn.player() == 0
                        ? Replies.prospects(strategy, tree, hand, Progress.none()).get(0).stream()
                                .reduce(Rational::max)
                                .orElseThrow()
                        : best.at(hand);
                assertEquals(asked, best.at(hand), () -> "hand " + hand);
            }
        });
    }

    /** Nobody earns more against a strategy than the best reply, and the average is what sampling pairs of cells gives. */
    @Test
    void payoffsLieWithinTheGuarantees() {
        Property.holds(16, TREES, tree -> {
            RegretScout scout = RegretScout.run(tree, 4, 20, 0.1, Progress.none());
            HandStrategy first = BettingSolver.rounded(scout, 0);
            HandStrategy second = BettingSolver.rounded(scout, 1);
            Rational payoff = Replies.payoff(tree, first, second);
            assertTrue(payoff.compareTo(Replies.guarantee(first, tree, Progress.none())) >= 0);
            assertTrue(payoff.compareTo(Replies.guarantee(second, tree, Progress.none())) <= 0);
            assertEquals(
                    sampled(tree, first, second),
                    payoff.doubleValue(),
                    0.02 * tree.largestStake().doubleValue());
        });
    }

    private static double sampled(BettingTree tree, HandStrategy first, HandStrategy second) {
        int n = 100;
        double sum = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                sum += play(
                        tree.root(), first, second, Rational.of(2L * i + 1, 2L * n), Rational.of(2L * j + 1, 2L * n));
        return sum / n / n;
    }

    private static double play(Betting at, HandStrategy first, HandStrategy second, Rational x, Rational y) {
        return switch (at) {
            case Betting.Paid(Rational paid) -> paid.doubleValue();
            case Betting.Showdown(Rational stake) -> stake.doubleValue() * x.compareTo(y);
            case Betting.Turn turn -> {
                List<Rational> chances = turn.player() == 0
                        ? first.at(turn).at(x)
                        : second.at(turn).at(y);
                double sum = 0;
                for (int k = 0; k < chances.size(); k++)
                    if (chances.get(k).isPositive())
                        sum += chances.get(k).doubleValue() * play(turn.next().get(k), first, second, x, y);
                yield sum;
            }
        };
    }
}
