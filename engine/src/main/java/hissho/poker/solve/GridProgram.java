package hissho.poker.solve;

import hissho.linear.NearOptimum;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The best strategy of a player among those that do the same with all hands of a cell of a grid, as a linear program in floating point.
 * What the other player's hands earn at best is a convex function within each cell, so its values at the edges bound its mean (the
 * trapezoidal rule); where the edges are the thresholds of an equilibrium the bound is the value.
 */
final class GridProgram {

    private final Plans plans;
    private final int player;
    private final double[] edges;
    private final int cells;
    private final double lift;

    /** By sequence and cell: the measure of the hands that follow the sequence. */
    final double[][] masses;

    private GridProgram(Plans plans, int player, double[] edges) {
        this.plans = plans;
        this.player = player;
        this.edges = edges;
        this.cells = edges.length - 1;
        this.lift = plans.lift();
        this.masses = new double[plans.sequences(player)][cells];
    }

    /** How many rows and columns the program has for each cell. */
    static int perCell(Plans plans) {
        return plans.sequences(0)
                + plans.sequences(1)
                + plans.turns(0).size()
                + plans.turns(1).size();
    }

    static Optional<GridProgram> solve(Plans plans, int player, double[] edges, Progress progress) {
        GridProgram program = new GridProgram(plans, player, edges);
        return program.run(progress) ? Optional.of(program) : Optional.empty();
    }

    private double width(int cell) {
        return edges[cell + 1] - edges[cell];
    }

    /**
     * The dual of the program, which has bounds that are not negative: a row for each measure of the player and each prospect of the other, a
     * column for each move of the other at each edge and for each turn of the player in each cell. All payoffs are lifted, so that they are
     * positive and the player never spends more hands than there are.
     */
    private boolean run(Progress progress) {
        int other = 1 - player;
        int prospects = plans.turns(other).size() + 1;
        int own = (plans.sequences(player) - 1) * cells;
        int rows = own + prospects * (cells + 1);
        int columns = plans.sequences(other) * (cells + 1) + plans.turns(player).size() * cells;
        double[][] a = new double[rows][columns];
        double[] b = new double[rows];
        double[] c = new double[columns];
        for (int i = 0; i <= cells; i++)
            b[own + (prospects - 1) * (cells + 1) + i] = ((i > 0 ? width(i - 1) : 0) + (i < cells ? width(i) : 0)) / 2;
        int column = 0;
        for (int n = 0; n < prospects; n++) {
            List<Integer> moves = n < prospects - 1 ? plans.turns(other).get(n).moves() : List.of(0);
            for (int move : moves)
                for (int i = 0; i <= cells; i++, column++) {
                    a[own + n * (cells + 1) + i][column] += 1;
                    for (int next : plans.turnsAfter(other, move)) a[own + next * (cells + 1) + i][column] -= 1;
                    for (Plans.End end : plans.endsAfter(other, move))
                        for (int cell = 0; cell < cells; cell++) {
                            double paid = lift + (end.showdown() && cell >= i ? -end.to(other) : end.to(other));
                            int sequence = end.sequence()[player];
                            if (sequence == 0) c[column] += paid * width(cell);
                            else a[(sequence - 1) * cells + cell][column] -= paid;
                        }
                }
        }
        for (Plans.Turn turn : plans.turns(player))
            for (int cell = 0; cell < cells; cell++, column++) {
                for (int move : turn.moves()) a[(move - 1) * cells + cell][column] += 1;
                if (turn.parent() == 0) c[column] += width(cell);
                else a[(turn.parent() - 1) * cells + cell][column] -= 1;
            }
        Optional<NearOptimum> found = NearOptimum.of(a, b, c, progress);
        if (found.isEmpty()) return false;
        for (int cell = 0; cell < cells; cell++) {
            masses[0][cell] = width(cell);
            for (int s = 1; s < masses.length; s++)
                masses[s][cell] = Math.max(0, found.get().price((s - 1) * cells + cell));
            for (Plans.Turn turn : plans.turns(player)) spend(turn, cell);
        }
        return true;
    }

    /** Where more hands were spent on the moves of a turn than come there, which may cost nothing, all get less. */
    private void spend(Plans.Turn turn, int cell) {
        double all = 0;
        for (int move : turn.moves()) all += masses[move][cell];
        for (int move : turn.moves()) masses[move][cell] *= all > 0 ? masses[turn.parent()][cell] / all : 0;
    }

    /** Where the other player's best reply to this strategy changes within a cell. */
    List<Double> kinks() {
        List<Double> found = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            double tiny = 1e-9 * width(cell);
            kinks(cell, edges[cell] + tiny, edges[cell + 1] - tiny, 0, found);
        }
        return found;
    }

    private void kinks(int cell, double from, double to, int depth, List<Double> found) {
        double[] low = prospect(0, cell, from);
        double[] high = prospect(0, cell, to);
        if (to - from < 1e-10 || depth > 16 || Math.abs(low[1] - high[1]) < 1e-10) return;
        double meet = ((high[0] - high[1] * to) - (low[0] - low[1] * from)) / (low[1] - high[1]);
        if (!(meet > from + 1e-12 && meet < to - 1e-12)) return;
        if (prospect(0, cell, meet)[0] <= low[0] + low[1] * (meet - from) + 1e-11 * lift) {
            found.add(meet);
            return;
        }
        kinks(cell, from, meet, depth + 1, found);
        kinks(cell, meet, to, depth + 1, found);
    }

    /** What a hand of the other player earns at best after a sequence of its own, and how fast that grows with the hand. */
    private double[] prospect(int sequence, int cell, double hand) {
        int other = 1 - player;
        double earned = 0;
        double slope = 0;
        for (Plans.End end : plans.endsAfter(other, sequence)) {
            double[] mass = masses[end.sequence()[player]];
            if (!end.showdown()) {
                double all = 0;
                for (double each : mass) all += each;
                earned += end.to(other) * all;
                continue;
            }
            double density = mass[cell] / width(cell);
            double below = density * (hand - edges[cell]);
            double above = mass[cell] - below;
            for (int k = 0; k < cells; k++)
                if (k < cell) below += mass[k];
                else if (k > cell) above += mass[k];
            earned += end.sum() * (below - above);
            slope += 2 * end.sum() * density;
        }
        for (int turn : plans.turnsAfter(other, sequence)) {
            double[] best = {Double.NEGATIVE_INFINITY, 0};
            for (int move : plans.turns(other).get(turn).moves()) {
                double[] each = prospect(move, cell, hand);
                if (each[0] > best[0] + 1e-12) best = each;
            }
            earned += best[0];
            slope += best[1];
        }
        return new double[] {earned, slope};
    }
}
