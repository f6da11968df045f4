package hissho.card.memory.simulation;

import hissho.card.memory.MemoryState;
import hissho.progress.Progress;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Plays the Memory game with real cards many times: two or more players, each with a policy and a memory of his own that may forget.
 *
 * <p>After every turn each player forgets each card he remembers with the given probability. A player takes every pair he remembers; then he
 * chooses a strategy from what he remembers as if everybody remembered as much. A game in which everybody in turn passes has ended.
 */
public final class Simulation {

    /** How a player chooses among the strategies 0, 1, 2. */
    @FunctionalInterface
    public interface Policy {
        int strategy(MemoryState state);
    }

    /** What is played: the pairs, the policies in the order of play, the chance to forget a card in a turn. */
    public record Setup(int pairs, java.util.List<Policy> players, double forgetting) {
        public Setup {
            players = java.util.List.copyOf(players);
        }
    }

    /**
     * What was seen: for every player the mean points (one for a win, shared among those who are level in front) and mean pairs, each
     * with the half width of its 95 % confidence interval.
     */
    public record Result(long games, java.util.List<Estimate> points, java.util.List<Estimate> pairs) {}

    /** A mean with the half width of its 95 % confidence interval. */
    public record Estimate(double mean, double halfWidth) {
        public boolean covers(double value) {
            return Math.abs(value - mean) <= halfWidth;
        }
    }

    private static final int LONGEST_GAME = 100_000;
    private static final double NORMAL_95 = 1.959963984540054;

    private final Setup setup;
    private final int[] scores;

    private Simulation(Setup setup) {
        this.setup = setup;
        this.scores = new int[setup.players().size()];
    }

    /** Plays so many games from a seed; the same seed gives the same result. */
    public static Result run(Setup setup, long games, long seed, Progress progress) {
        Simulation simulation = new Simulation(setup);
        int seats = setup.players().size();
        double[][] sums = new double[4][seats];
        SplittableRandom random = new SplittableRandom(seed);
        for (long game = 0; game < games; game++) {
            if ((game & 255) == 0) {
                progress.check();
                progress.done(game, games);
            }
            simulation.play(random.split());
            int best = java.util.Arrays.stream(simulation.scores).max().orElseThrow();
            long level = java.util.Arrays.stream(simulation.scores)
                    .filter(s -> s == best)
                    .count();
            for (int seat = 0; seat < seats; seat++) {
                double points = simulation.scores[seat] == best ? 1.0 / level : 0;
                sums[0][seat] += points;
                sums[1][seat] += points * points;
                sums[2][seat] += simulation.scores[seat];
                sums[3][seat] += (double) simulation.scores[seat] * simulation.scores[seat];
            }
        }
        return new Result(games, estimates(sums[0], sums[1], games), estimates(sums[2], sums[3], games));
    }

    private static java.util.List<Estimate> estimates(double[] sum, double[] squares, long games) {
        java.util.List<Estimate> estimates = new java.util.ArrayList<>();
        for (int i = 0; i < sum.length; i++) {
            double mean = sum[i] / games;
            double variance = Math.max(0, squares[i] / games - mean * mean);
            estimates.add(new Estimate(mean, NORMAL_95 * Math.sqrt(variance / games)));
        }
        return estimates;
    }

    /** So many pairs of numbers in random order. */
    private static int[] shuffled(int pairs, RandomGenerator random) {
        int[] numbers = new int[2 * pairs];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i / 2 + 1;
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swap = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swap;
        }
        return numbers;
    }

    private void play(RandomGenerator random) {
        int seats = scores.length;
        java.util.Arrays.fill(scores, 0);
        int cards = 2 * setup.pairs();
        int[] numbers = shuffled(setup.pairs(), random);
        boolean[] taken = new boolean[cards];
        boolean[][] remembered = new boolean[seats][cards];
        int left = setup.pairs();
        int passes = 0;
        for (int turn = 0; left > 0 && passes < seats && turn < LONGEST_GAME; turn++) {
            Turn played = new Turn(numbers, taken, remembered, turn % seats, left, lead(turn % seats), random);
            boolean passed = played.play(setup.players().get(turn % seats));
            scores[turn % seats] += left - played.left;
            left = played.left;
            boolean forgot = forget(remembered, random);
            passes = passed && !forgot ? passes + 1 : 0;
        }
    }

    private int lead(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < scores.length; other++) if (other != seat) best = Math.max(best, scores[other]);
        return scores[seat] - best;
    }

    private boolean forget(boolean[][] remembered, RandomGenerator random) {
        boolean forgot = false;
        if (setup.forgetting() == 0) return false;
        for (boolean[] memory : remembered)
            for (int card = 0; card < memory.length; card++)
                if (memory[card] && random.nextDouble() < setup.forgetting()) {
                    memory[card] = false;
                    forgot = true;
                }
        return forgot;
    }

    /** One turn: sure pairs, then a strategy, again and again while pairs are taken. */
    private static final class Turn {
        private final int[] numbers;
        private final boolean[] taken;
        private final boolean[][] remembered;
        private final boolean[] memory;
        private final RandomGenerator random;
        private int left;
        private int lead;

        Turn(
                int[] numbers,
                boolean[] taken,
                boolean[][] remembered,
                int seat,
                int left,
                int lead,
                RandomGenerator random) {
            this.numbers = numbers;
            this.taken = taken;
            this.remembered = remembered;
            this.memory = remembered[seat];
            this.random = random;
            this.left = left;
            this.lead = lead;
        }

        /** Plays the turn to its end; true where it ended by passing. */
        boolean play(Policy policy) {
            while (left > 0) {
                takeSurePairs();
                if (left == 0) return false;
                int known = count();
                int strategy = known >= left ? 1 : policy.strategy(new MemoryState(left, known, lead));
                if (strategy == 0) return true;
                int first = unknown(-1);
                show(first);
                int mate = rememberedMate(first);
                if (mate < 0 && strategy == 2) {
                    int second = unknown(first);
                    if (second < 0) return false;
                    show(second);
                    mate = numbers[second] == numbers[first] ? second : -1;
                }
                if (mate < 0) return false;
                take(first, mate);
            }
            return false;
        }

        private void takeSurePairs() {
            for (int card = 0; card < numbers.length; card++) {
                int mate = taken[card] || !memory[card] ? -1 : rememberedMate(card);
                if (mate >= 0) take(card, mate);
            }
        }

        private int rememberedMate(int card) {
            for (int other = 0; other < numbers.length; other++)
                if (other != card && !taken[other] && memory[other] && numbers[other] == numbers[card]) return other;
            return -1;
        }

        private int count() {
            int known = 0;
            for (int card = 0; card < numbers.length; card++) if (!taken[card] && memory[card]) known++;
            return known;
        }

        /** A random card this player does not remember, other than the given one; −1 where there is none. */
        private int unknown(int except) {
            int found = -1;
            int seen = 0;
            for (int card = 0; card < numbers.length; card++)
                if (card != except && !taken[card] && !memory[card] && random.nextInt(++seen) == 0) found = card;
            return found;
        }

        private void show(int card) {
            for (boolean[] each : remembered) each[card] = true;
        }

        private void take(int card, int mate) {
            taken[card] = true;
            taken[mate] = true;
            left--;
            lead++;
        }
    }
}
