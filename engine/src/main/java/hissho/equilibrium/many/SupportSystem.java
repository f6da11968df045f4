package hissho.equilibrium.many;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.ArrayList;
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
    private final List<int[]> profiles = new ArrayList<>();

    SupportSystem(StrategicGame game, List<List<Integer>> supports) {
        this.game = game;
        this.supports = supports;
        this.start = new int[supports.size() + 1];
        for (int i = 0; i < supports.size(); i++)
            start[i + 1] = start[i] + supports.get(i).size() - 1;
        this.unknowns = start[supports.size()];
        this.scale = new Rational[supports.size()];
        for (int i = 0; i < scale.length; i++) scale[i] = largest(i);
        expand(new int[supports.size()], 0);
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

    private void expand(int[] at, int player) {
        if (player == at.length) {
            profiles.add(at.clone());
            return;
        }
        for (int k = 0; k < supports.get(player).size(); k++) {
            at[player] = k;
            expand(at, player + 1);
        }
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
        Interval sum = Interval.ZERO;
        Interval[][] weights = weights(x);
        for (int[] profile : profiles) {
            if (profile[player] != 0) continue;
            Interval term = difference(player, strategy, profile);
            if (term.equals(Interval.ZERO)) continue;
            for (int j = 0; j < profile.length; j++) if (j != player) term = term.times(weights[j][profile[j]]);
            sum = sum.plus(term);
        }
        return sum;
    }

    private Interval[][] weights(Interval[] x) {
        Interval[][] weights = new Interval[supports.size()][];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = new Interval[supports.get(i).size()];
            for (int k = 0; k < weights[i].length; k++) weights[i][k] = weight(x, i, k);
        }
        return weights;
    }

    private Interval difference(int player, int strategy, int[] profile) {
        int[] choices = new int[profile.length];
        for (int j = 0; j < choices.length; j++) choices[j] = supports.get(j).get(profile[j]);
        int[] other = choices.clone();
        other[player] = strategy;
        return Interval.of(
                game.payoff(player, other).minus(game.payoff(player, choices)).over(scale[player]));
    }

    /** The left sides of all equations. */
    Interval[] equations(Interval[] x) {
        Interval[] all = new Interval[unknowns];
        for (int i = 0; i < supports.size(); i++)
            for (int k = 1; k < supports.get(i).size(); k++)
                all[start[i] + k - 1] = lead(x, i, supports.get(i).get(k));
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
                                : slope(weights, i, supports.get(i).get(k), j, l);
        return all;
    }

    private Interval slope(Interval[][] weights, int player, int strategy, int other, int unknown) {
        int last = supports.get(other).size() - 1;
        Interval sum = Interval.ZERO;
        for (int[] profile : profiles) {
            if (profile[player] != 0 || (profile[other] != unknown && profile[other] != last)) continue;
            Interval term = difference(player, strategy, profile);
            for (int j = 0; j < profile.length; j++)
                if (j != player && j != other) term = term.times(weights[j][profile[j]]);
            sum = profile[other] == unknown ? sum.plus(term) : sum.minus(term);
        }
        return sum;
    }
}
