package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.fact.NotAnswered;
import hissho.form.ChanceEvent;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Plays a large two-person constant-sum tree with perfect recall nearly best: counterfactual-regret minimisation (Zinkevich and others) in
 * its predictive form with regrets cut at zero (Farina, Kroer and Sandholm) and averages weighted by the square of the round. It runs in
 * floating point; the average behaviour is then rounded to fractions, and the best replies to it are worked out exactly, so that the
 * bounds on the value are proved.
 *
 * @param lower what player I secures by the behaviour found
 * @param upper what player II holds him to by the behaviour found
 * @param rounds how many rounds were played
 */
public record RegretMinimisation(List<Behaviour> profile, Rational lower, Rational upper, int rounds) {

    private static final int MOST_ROUNDS = 10_000_000;

    /** Probabilities are rounded to this fraction, and to finer ones where the accuracy asks for it. */
    private static final int COARSEST = 1 << 12;

    private static final int FINEST = 1 << 28;

    private static final int PLACES = 6;

    /** How much either player could gain on average by a best reply: half the gap between the bounds. */
    public Rational exploitability() {
        return upper.minus(lower).over(2);
    }

    /** Plays until the exploitability is at most the accuracy. */
    public static RegretMinimisation of(ExtensiveGame game, Rational accuracy, Progress progress) {
        return new Run(game, progress).until(accuracy, progress);
    }

    private static final class Run {

        private final ExtensiveGame game;
        private final int size;
        private final int[] parent;
        private final int[] mover;
        /** For a node the number of the sequence or draw that leads to it, for the mover before it. */
        private final int[] into;

        private final double[] draw;
        private final double[][] paid = new double[2][];
        private final boolean[] terminal;

        private final int[][] first = new int[2][];
        private final int[][] moves = new int[2][];
        private final int[][] past = new int[2][];
        private final int[][] fromTheEnd = new int[2][];

        private final double[][] current = new double[2][];
        private final double[][] regret = new double[2][];
        private final double[][] last = new double[2][];
        private final double[][] sum = new double[2][];
        private final double[] others;
        private final double[] worth;

        Run(ExtensiveGame game, Progress progress) {
            this.game = game;
            this.size = game.tree().size();
            this.parent = new int[size];
            this.mover = new int[size];
            this.into = new int[size];
            this.draw = new double[size];
            this.terminal = new boolean[size];
            this.others = new double[size];
            this.worth = new double[size];
            for (int i = 0; i < 2; i++) player(i);
            for (int node = 0; node < size; node++) {
                if ((node & 0xfff) == 0) progress.check();
                node(node);
            }
        }

        private void player(int i) {
            int sets = game.sets(i);
            int sequences = game.sequences(i);
            first[i] = new int[sets];
            moves[i] = new int[sets];
            past[i] = new int[sets];
            fromTheEnd[i] = game.fromTheEnd(i);
            current[i] = new double[sequences];
            regret[i] = new double[sequences];
            last[i] = new double[sequences];
            sum[i] = new double[sequences];
            paid[i] = new double[size];
            for (int set = 0; set < sets; set++) {
                first[i][set] = game.sequence(i, set, 0);
                moves[i][set] = game.moves(i, set);
                past[i][set] = game.pastOf(i, set);
                for (int m = 0; m < moves[i][set]; m++) current[i][first[i][set] + m] = 1.0 / moves[i][set];
            }
        }

        private void node(int node) {
            parent[node] = game.tree().parent(node);
            terminal[node] = game.tree().isTerminal(node);
            mover[node] = -1;
            if (terminal[node])
                for (int i = 0; i < 2; i++)
                    paid[i][node] = game.paid(node).get(i).doubleValue();
            if (parent[node] < 0) return;
            int before = game.mover(parent[node]);
            mover[node] = before;
            if (before < 0)
                draw[node] = ((ChanceEvent) game.tree().branching(parent[node]).orElseThrow())
                        .probabilities()
                        .get(game.tree().moveInto(node))
                        .doubleValue();
            else into[node] = game.sequenceBefore(before, node);
        }

        RegretMinimisation until(Rational accuracy, Progress progress) {
            double wanted = accuracy.doubleValue();
            double constant = game.constantSum().orElseThrow().doubleValue();
            int check = 8;
            for (int round = 1; round <= MOST_ROUNDS; round++) {
                progress.check();
                for (int i = 0; i < 2; i++) improve(i, round);
                if (round < check) continue;
                check = Math.max(round + 8, (int) (round * 1.15));
                double[][] average = average();
                double gap = (bestReply(0, average) + bestReply(1, average) - constant) / 2;
                progress.done(Math.round(100 * Math.min(1, wanted / Math.max(gap, 1e-300))), 100);
                if (gap > 0.9 * wanted) continue;
                RegretMinimisation found = exactly(average, wanted, round, progress);
                if (found.exploitability().compareTo(accuracy) <= 0) return found;
            }
            throw new NotAnswered(Message.of("extensive.not-accurate", MOST_ROUNDS));
        }

        /** One round for one player: counterfactual worth of every move, then regrets, then the behaviour of the next round. */
        private void improve(int i, int round) {
            others[0] = 1;
            for (int node = 1; node < size; node++) {
                double factor = mover[node] == i ? 1 : mover[node] < 0 ? draw[node] : current[1 - i][into[node]];
                others[node] = others[parent[node]] * factor;
            }
            double[] gained = new double[regret[i].length];
            Arrays.fill(worth, 0);
            for (int node = size - 1; node > 0; node--) {
                if (terminal[node]) worth[node] = paid[i][node];
                int up = parent[node];
                if (mover[node] == i) {
                    worth[up] += current[i][into[node]] * worth[node];
                    gained[into[node]] += others[up] * worth[node];
                } else worth[up] += (mover[node] < 0 ? draw[node] : current[1 - i][into[node]]) * worth[node];
            }
            double[] own = new double[regret[i].length];
            own[0] = 1;
            for (int set = 0; set < first[i].length; set++) {
                int from = first[i][set];
                int to = from + moves[i][set];
                double mean = 0;
                for (int s = from; s < to; s++) mean += current[i][s] * gained[s];
                double weight = (double) round * round * own[past[i][set]];
                double total = 0;
                for (int s = from; s < to; s++) {
                    own[s] = own[past[i][set]] * current[i][s];
                    sum[i][s] += weight * current[i][s];
                    last[i][s] = gained[s] - mean;
                    regret[i][s] = Math.max(0, regret[i][s] + last[i][s]);
                    current[i][s] = Math.max(0, regret[i][s] + last[i][s]);
                    total += current[i][s];
                }
                for (int s = from; s < to; s++) current[i][s] = total > 0 ? current[i][s] / total : 1.0 / moves[i][set];
            }
        }

        private double[][] average() {
            double[][] average = new double[2][];
            for (int i = 0; i < 2; i++) {
                average[i] = new double[sum[i].length];
                for (int set = 0; set < first[i].length; set++) {
                    double total = 0;
                    for (int m = 0; m < moves[i][set]; m++) total += sum[i][first[i][set] + m];
                    for (int m = 0; m < moves[i][set]; m++)
                        average[i][first[i][set] + m] =
                                total > 0 ? sum[i][first[i][set] + m] / total : 1.0 / moves[i][set];
                }
            }
            return average;
        }

        /** What a player earns by a best reply to the other's average behaviour. */
        private double bestReply(int i, double[][] average) {
            double[] earned = new double[regret[i].length];
            int[] own = new int[size];
            others[0] = 1;
            if (terminal[0]) earned[0] = paid[i][0];
            for (int node = 1; node < size; node++) {
                boolean mine = mover[node] == i;
                own[node] = mine ? into[node] : own[parent[node]];
                others[node] =
                        others[parent[node]] * (mine ? 1 : mover[node] < 0 ? draw[node] : average[1 - i][into[node]]);
                if (terminal[node]) earned[own[node]] += others[node] * paid[i][node];
            }
            for (int set : fromTheEnd[i]) {
                double best = Double.NEGATIVE_INFINITY;
                for (int m = 0; m < moves[i][set]; m++) best = Math.max(best, earned[first[i][set] + m]);
                earned[past[i][set]] += best;
            }
            return earned[0];
        }

        /** The average in fractions, with exact bounds. */
        private RegretMinimisation exactly(double[][] average, double wanted, int round, Progress progress) {
            int grain = COARSEST;
            while (grain < FINEST && wanted * grain < 256) grain *= 2;
            List<Behaviour> profile = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                List<RationalVector> atSet = new ArrayList<>();
                for (int set = 0; set < first[i].length; set++)
                    atSet.add(rounded(average[i], first[i][set], moves[i][set], grain));
                profile.add(new Behaviour(i, atSet));
            }
            Rational upper = BestReply.of(game, 0, profile, progress).value();
            Rational lower = game.constantSum()
                    .orElseThrow()
                    .minus(BestReply.of(game, 1, profile, progress).value());
            return new RegretMinimisation(profile, lower, upper, round);
        }

        /** Probabilities in whole parts of the grain; the likeliest move gets what rounding leaves. */
        private static RationalVector rounded(double[] weights, int from, int count, int grain) {
            long[] parts = new long[count];
            long rest = grain;
            int likeliest = 0;
            for (int m = 0; m < count; m++) {
                parts[m] = Math.round(weights[from + m] * grain);
                rest -= parts[m];
                if (weights[from + m] > weights[from + likeliest]) likeliest = m;
            }
            parts[likeliest] += rest;
            return RationalVector.generate(count, m -> Rational.of(parts[m], grain));
        }
    }

    /** The lower bound in decimals, rounded down. */
    public String atLeast() {
        return lower.decimalBelow(PLACES);
    }

    /** The upper bound in decimals, rounded up. */
    public String atMost() {
        return upper.decimalAbove(PLACES);
    }

    /** What the second player of a zero-sum game gets at least, in decimals, rounded down. */
    public String atLeastForSecond() {
        return upper.negated().decimalBelow(PLACES);
    }

    /** What the second player of a zero-sum game gets at most, in decimals, rounded up. */
    public String atMostForSecond() {
        return lower.negated().decimalAbove(PLACES);
    }
}
