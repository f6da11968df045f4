package hissho.equilibrium.many;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.List;

/**
 * The equations of an equilibrium with given supports: against the others, each strategy of a player's support earns what his first one earns. The unknowns are the probabilities of all strategies of
 * the supports but the last of each player.
 */
final class SupportSystem {

    final StrategicGame game;
    final List<List<Integer>> supports;
    /** For each player the first of his unknowns. */
    private final int[] start;

    /** The largest difference of payoffs of each player, or 1: payoffs of any size are computed alike. */
    private final Rational[] scale;

    final int unknowns;
    private final Interval[][][] tables;

    SupportSystem(StrategicGame game, List<List<Integer>> supports) {
        this.game = game;
        this.supports = supports;
        this.start = new int[supports.size() + 1];
        for (int i = 0; i < supports.size(); i++)
            start[i + 1] = start[i] + supports.get(i).size() - 1;
        this.unknowns = start[supports.size()];
        this.scale = new Rational[supports.size()];
        for (int i = 0; i < scale.length; i++) scale[i] = largest(i);
        this.tables = new Interval[supports.size()][][];
        for (int i = 0; i < scale.length; i++) tables[i] = new Interval[game.size(i)][];
    }

    private Rational largest(int player) {
        Rational low = game.payoffAt(player, 0);
        Rational high = low;
        for (int profile = 1; profile < game.profiles(); profile++) {
            low = low.min(game.payoffAt(player, profile));
            high = high.max(game.payoffAt(player, profile));
        }
        return low.equals(high) ? Rational.ONE : high.minus(low);
    }

    /** The unknowns of a profile, as probabilities within the supports. */
    double[] unknowns(double[][] p) {
        double[] x = new double[unknowns];
        for (int i = 0; i < supports.size(); i++) {
            double sum = 0;
            for (int s : supports.get(i)) sum += p[i][s];
            for (int k = 0; k < supports.get(i).size() - 1; k++)
                x[start[i] + k] = p[i][supports.get(i).get(k)] / sum;
        }
        return x;
    }

    /** The probability of the k-th strategy of a player's support. */
    Interval weight(Interval[] x, int player, int k) {
        int last = supports.get(player).size() - 1;
        if (k < last) return x[start[player] + k];
        Interval rest = Interval.ONE;
        for (int l = 0; l < last; l++) rest = rest.minus(x[start[player] + l]);
        return rest;
    }

    /** What a strategy earns more than the first of the player's support. */
    Interval lead(Interval[] x, int player, int strategy) {
        return contracted(table(player, strategy), player, weights(x), -1, -1);
    }

    private Interval[][] weights(Interval[] x) {
        Interval[][] weights = new Interval[supports.size()][];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = new Interval[supports.get(i).size()];
            for (int k = 0; k < weights[i].length; k++) weights[i][k] = weight(x, i, k);
        }
        return weights;
    }

    /** What a strategy earns more than the first of the support, for every choice of the others within their supports, the last player's running fastest. */
    private Interval[] table(int player, int strategy) {
        Interval[] known = tables[player][strategy];
        if (known != null) return known;
        int size = 1;
        for (int j = 0; j < supports.size(); j++)
            if (j != player) size *= supports.get(j).size();
        Interval[] table = new Interval[size];
        for (int k = 0; k < size; k++) {
            int[] choices = new int[supports.size()];
            int rest = k;
            for (int j = supports.size() - 1; j >= 0; j--) {
                if (j == player) continue;
                choices[j] = supports.get(j).get(rest % supports.get(j).size());
                rest /= supports.get(j).size();
            }
            choices[player] = supports.get(player).getFirst();
            Rational less = game.payoff(player, choices);
            choices[player] = strategy;
            table[k] = Interval.of(game.payoff(player, choices).minus(less).over(scale[player]));
        }
        tables[player][strategy] = table;
        return table;
    }

    /** A player's table averaged over the others' choices, one player after the other; of one of them the difference between two choices is taken instead. */
    private Interval contracted(Interval[] table, int player, Interval[][] weights, int other, int unknown) {
        Interval[] left = table;
        for (int j = supports.size() - 1; j >= 0; j--) {
            if (j == player) continue;
            int n = supports.get(j).size();
            if (n == 1) continue;
            Interval[] next = new Interval[left.length / n];
            for (int k = 0; k < next.length; k++)
                next[k] = j == other
                        ? left[k * n + unknown].minus(left[k * n + n - 1])
                        : Interval.average(left, k * n, weights[j]);
            left = next;
        }
        return left[0];
    }

    /** The left sides of all equations. */
    Interval[] equations(Interval[] x) {
        Interval[] all = new Interval[unknowns];
        Interval[][] weights = weights(x);
        for (int i = 0; i < supports.size(); i++)
            for (int k = 1; k < supports.get(i).size(); k++)
                all[start[i] + k - 1] = contracted(table(i, supports.get(i).get(k)), i, weights, -1, -1);
        return all;
    }

    /** How the left sides change with each unknown. */
    Interval[][] slopes(Interval[] x) {
        Interval[][] all = new Interval[unknowns][unknowns];
        Interval[][] weights = weights(x);
        for (int i = 0; i < supports.size(); i++)
            for (int k = 1; k < supports.get(i).size(); k++)
                for (int j = 0; j < supports.size(); j++)
                    for (int l = 0; l < supports.get(j).size() - 1; l++)
                        all[start[i] + k - 1][start[j] + l] = i == j
                                ? Interval.ZERO
                                : contracted(table(i, supports.get(i).get(k)), i, weights, j, l);
        return all;
    }
}
