package hissho.bench;

import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.RandomPosition;
import hissho.card.tanhinmin.graph.Values;
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Tanhinmin both ways in one run: the linear decision against sorting and matching card by card, from a hundred thousand to ten million
 * cards and on a million small positions; the search of the graph game against plain minimax with a memory, and alone up to the number
 * of cards given as argument (24 unless told; 32 takes minutes).
 */
public final class TanhinminBenchmark {

    private static final int ROUNDS = 7;
    private static final int SMALL_POSITIONS = 1_000_000;

    private TanhinminBenchmark() {}

    public static void main(String[] arguments) {
        for (int highest : new int[] {13, 1000, Integer.MAX_VALUE}) large(highest);
        small();
        againstMinimax();
        int most = arguments.length == 0 ? 24 : Integer.parseInt(arguments[0]);
        for (int cards = 20; cards <= most; cards += 4) graph(cards);
    }

    // ---- large hands

    private static void large(int highest) {
        String ranks = highest == Integer.MAX_VALUE ? "as many ranks as cards" : highest + " ranks";
        System.out.printf("%nhands of %s%n%10s %12s %12s %8s%n", ranks, "cards", "ns per card", "sorting", "ratio");
        double first = 0;
        double last = 0;
        for (int cards : new int[] {100_000, 1_000_000, 10_000_000}) {
            SplittableRandom random = new SplittableRandom(1);
            int top = Math.min(highest, cards);
            int[] mover = random.ints(cards, 1, top + 1).toArray();
            int[] other = random.ints(cards, 1, top + 1).toArray();
            int repeats = Math.max(1, 2_000_000 / cards);
            double rule = perCard(cards, repeats, () -> LinearRule.moverWins(mover, other, 0));
            double sorting = perCard(cards, 1, () -> bySorting(mover, other));
            if (LinearRule.moverWins(mover, other, 0) != bySorting(mover, other)) throw new AssertionError("different");
            System.out.printf(Locale.ROOT, "%10d %12.2f %12.2f %8.1f%n", cards, rule, sorting, sorting / rule);
            if (first == 0) first = rule;
            last = rule;
        }
        System.out.printf(
                Locale.ROOT, "time per card at ten million is %.2f times that at a hundred thousand%n", last / first);
    }

    private interface Decision {
        boolean decide();
    }

    /** The best of several rounds, in nanoseconds per card of both hands. */
    private static double perCard(int cards, int repeats, Decision decision) {
        double best = Double.MAX_VALUE;
        boolean sink = false;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            for (int i = 0; i < repeats; i++) sink ^= decision.decide();
            best = Math.min(best, (System.nanoTime() - start) / (2.0 * cards * repeats));
        }
        if (sink && best < 0) throw new AssertionError();
        return best;
    }

    private static boolean bySorting(int[] mover, int[] other) {
        int[] x = mover.clone();
        int[] y = other.clone();
        Arrays.sort(x);
        Arrays.sort(y);
        return matched(x, y) >= matched(y, x);
    }

    /** The pairs of a high card and a lower one of the other hand without its lowest. */
    private static int matched(int[] high, int[] low) {
        int next = 1;
        for (int card : high) if (next < low.length && card > low[next]) next++;
        return next - 1;
    }

    private static void small() {
        SplittableRandom random = new SplittableRandom(2);
        int[][] hands = new int[2 * SMALL_POSITIONS][];
        for (int i = 0; i < hands.length; i++)
            hands[i] = random.ints(random.nextInt(1, 14), 1, 14).toArray();
        double best = Double.MAX_VALUE;
        int wins = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            wins = 0;
            for (int i = 0; i < hands.length; i += 2) if (LinearRule.moverWins(hands[i], hands[i + 1], 0)) wins++;
            best = Math.min(best, (System.nanoTime() - start) / 1e9);
        }
        System.out.printf(
                Locale.ROOT,
                "%nsmall positions: %.2f million per second (%d of %d won)%n",
                SMALL_POSITIONS / best / 1e6,
                wins,
                SMALL_POSITIONS);
    }

    // ---- the graph game

    private static void againstMinimax() {
        System.out.printf(
                "%ngraph game%n%6s %6s %6s %12s %12s %8s%n",
                "cards", "seed", "value", "search ms", "minimax ms", "ratio");
        for (int seed = 0; seed < 3; seed++) {
            GraphGame game = new RandomPosition(14, 7, Rational.of(2, 5), seed).deal(GraphGame.Rules.ORDINARY);
            long start = System.nanoTime();
            int value = Values.of(game, Progress.none()).value();
            double search = (System.nanoTime() - start) / 1e6;
            start = System.nanoTime();
            int slow = new Minimax(game).value();
            double minimax = (System.nanoTime() - start) / 1e6;
            if (slow != value) throw new AssertionError("different values");
            Measured.ratio("graph game of 14 cards, seed " + seed, search / 1e3, "minimax with memory", minimax / 1e3);
            System.out.printf(
                    Locale.ROOT,
                    "%6d %6d %6d %12.1f %12.1f %8.1f%n",
                    14,
                    seed,
                    value,
                    search,
                    minimax,
                    minimax / search);
        }
    }

    private static void graph(int cards) {
        for (int seed = 0; seed < 3; seed++) {
            GraphGame game = new RandomPosition(cards, cards / 2, Rational.HALF, seed).deal(GraphGame.Rules.ORDINARY);
            long start = System.nanoTime();
            Values values = Values.of(game, Progress.none());
            int value = values.value();
            Measured.growth("graph game, cards", cards, (System.nanoTime() - start) / 1e9);
            System.out.printf(
                    Locale.ROOT,
                    "%6d %6d %6d %12.1f   (%d plays)%n",
                    cards,
                    seed,
                    value,
                    (System.nanoTime() - start) / 1e6,
                    values.visited());
        }
    }

    /** The game by its definition, with a memory and no theorem. */
    private static final class Minimax {

        private record State(long cards, int side, int table, boolean passed) {}

        private final GraphGame game;
        private final Map<State, Integer> known = new HashMap<>();

        Minimax(GraphGame game) {
            this.game = game;
        }

        int value() {
            return value(new State(game.mover() | game.other(), 0, game.table(), false));
        }

        private int value(State at) {
            Integer found = known.get(at);
            if (found != null) return found;
            boolean empty = at.table == GraphGame.EMPTY;
            long own = at.cards & (at.side == 0 ? game.mover() : game.other());
            int best = empty && at.passed ? 0 : -value(new State(at.cards, 1 - at.side, GraphGame.EMPTY, empty));
            for (int card : Bits.list(empty ? own : own & game.graph().children(at.table)))
                best = Math.max(
                        best,
                        own == Bits.bit(card)
                                ? 1
                                : -value(new State(at.cards & ~Bits.bit(card), 1 - at.side, card, false)));
            known.put(at, best);
            return best;
        }
    }
}
