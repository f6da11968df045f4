package hissho.poker.solve;

import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.progress.Progress;
import java.util.Arrays;

/**
 * A scout in floating point: regret matching (Zinkevich and others, with Tammelin's clipping) on the game in which each player learns only
 * in which cell of a grid the own hand lies. Everybody's hand trembles a little, so that of equally good strategies the admissible one is
 * found: the tremble makes every turn reached and every hand count. What it finds is proved elsewhere or bounded exactly.
 */
public final class RegretScout {

    /** The edges of the cells, all of them short binary fractions. */
    final double[] edges;

    /** The average behaviour: by turn, move and cell. */
    final double[][][] average;

    private final BettingTree tree;
    /** How often a hand moves at random. */
    final double tremble;

    private final double[] widths;
    private final double[][][] regrets;

    private RegretScout(BettingTree tree, double[] edges, double tremble) {
        this.tree = tree;
        this.edges = edges;
        this.tremble = tremble;
        this.widths = new double[edges.length - 1];
        for (int c = 0; c < widths.length; c++) widths[c] = edges[c + 1] - edges[c];
        int turns = tree.turns().size();
        this.regrets = new double[turns][][];
        this.average = new double[turns][][];
        for (Betting.Turn turn : tree.turns()) {
            regrets[turn.index()] = new double[turn.moves().size()][widths.length];
            average[turn.index()] = new double[turn.moves().size()][widths.length];
        }
    }

    /** Looks for an equilibrium on about so many cells, in so many rounds. */
    public static RegretScout run(BettingTree tree, int cells, int rounds, double tremble, Progress progress) {
        RegretScout scout = new RegretScout(tree, edges(cells), tremble);
        double[] everybody = new double[scout.widths.length];
        Arrays.fill(everybody, 1);
        for (int round = 1; round <= rounds; round++) {
            progress.check();
            for (int player = 0; player < 2; player++)
                scout.walk(tree.root(), player, scout.widths.clone(), everybody, round);
        }
        for (double[][] turn : scout.average) normalise(turn);
        return scout;
    }

    /** Equal cells, and ever shorter ones at both ends, where the largest bets are made. */
    private static double[] edges(int cells) {
        int finer = 6;
        double[] edges = new double[cells + 1 + 2 * finer];
        int n = 0;
        for (int c = 0; c <= cells; c++) edges[n++] = (double) c / cells;
        for (int k = 1; k <= finer; k++) {
            double small = 1.0 / cells / (1L << k);
            edges[n++] = small;
            edges[n++] = 1 - small;
        }
        Arrays.sort(edges);
        return edges;
    }

    private static void normalise(double[][] turn) {
        for (int c = 0; c < turn[0].length; c++) {
            double sum = 0;
            for (double[] move : turn) sum += move[c];
            for (double[] move : turn) move[c] = sum > 0 ? move[c] / sum : 1.0 / turn.length;
        }
    }

    private double[][] behaviour(int turn) {
        double[][] regret = regrets[turn];
        int moves = regret.length;
        double[][] chances = new double[moves][widths.length];
        for (int c = 0; c < widths.length; c++) {
            double sum = 0;
            for (double[] move : regret) sum += move[c];
            for (int m = 0; m < moves; m++)
                chances[m][c] = (1 - tremble) * (sum > 0 ? regret[m][c] / sum : 1.0 / moves) + tremble / moves;
        }
        return chances;
    }

    /** What each cell of the player earns, and the regrets on the way. */
    private double[] walk(Betting at, int player, double[] theirs, double[] own, int round) {
        return switch (at) {
            case Betting.Paid paid -> {
                double all = 0;
                for (double mass : theirs) all += mass;
                double[] same = new double[widths.length];
                double toFirst = paid.toFirst().doubleValue();
                Arrays.fill(same, (player == 0 ? toFirst : -toFirst) * all);
                yield same;
            }
            case Betting.Showdown showdown -> showdown(showdown.stake().doubleValue(), theirs);
            case Betting.Turn turn when turn.player() == player -> own(turn, theirs, own, round);
            case Betting.Turn turn -> {
                double[][] chances = behaviour(turn.index());
                double[] sum = new double[widths.length];
                for (int m = 0; m < chances.length; m++) {
                    double[] each = walk(turn.next().get(m), player, product(theirs, chances[m]), own, round);
                    for (int c = 0; c < sum.length; c++) sum[c] += each[c];
                }
                yield sum;
            }
        };
    }

    private double[] own(Betting.Turn turn, double[] theirs, double[] own, int round) {
        double[][] chances = behaviour(turn.index());
        double[][] each = new double[chances.length][];
        double[] mean = new double[widths.length];
        for (int m = 0; m < chances.length; m++) {
            each[m] = walk(turn.next().get(m), turn.player(), theirs, product(own, chances[m]), round);
            for (int c = 0; c < mean.length; c++) mean[c] += chances[m][c] * each[m][c];
        }
        for (int m = 0; m < chances.length; m++)
            for (int c = 0; c < mean.length; c++) {
                double[] regret = regrets[turn.index()][m];
                regret[c] = Math.max(0, regret[c] + each[m][c] - mean[c]);
                average[turn.index()][m][c] += round * own[c] * chances[m][c];
            }
        return mean;
    }

    private static double[] showdown(double stake, double[] theirs) {
        double[] earned = new double[theirs.length];
        double all = 0;
        for (double mass : theirs) all += mass;
        double below = 0;
        for (int c = 0; c < theirs.length; c++) {
            earned[c] = stake * (below - (all - below - theirs[c]));
            below += theirs[c];
        }
        return earned;
    }

    private static double[] product(double[] a, double[] b) {
        double[] product = new double[a.length];
        for (int c = 0; c < a.length; c++) product[c] = a[c] * b[c];
        return product;
    }

    /** The tree that was scouted. */
    BettingTree tree() {
        return tree;
    }
}
