package hissho.equilibrium.many;

import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.Arrays;

/** A strategic game in floating point, for scouts whose findings are proved afterwards and for pictures. */
public final class FloatingGame {

    private static final double LARGE = 1e100;

    private final int[] sizes;
    private final int[][] choices;
    private final double[][] payoffs;

    private FloatingGame(int[] sizes, int[][] choices, double[][] payoffs) {
        this.sizes = sizes;
        this.choices = choices;
        this.payoffs = payoffs;
    }

    public static FloatingGame of(StrategicGame game) {
        int n = game.players().count();
        int[] sizes = new int[n];
        for (int i = 0; i < n; i++) sizes[i] = game.size(i);
        int[][] choices = new int[game.profiles()][];
        double[][] payoffs = new double[n][game.profiles()];
        for (int p = 0; p < choices.length; p++) {
            choices[p] = game.choices(p);
            for (int i = 0; i < n; i++) payoffs[i][p] = game.payoffAt(i, p).doubleValue();
        }
        return new FloatingGame(sizes, choices, payoffs);
    }

    /** The same with each player's payoffs from 0 to 1 where a payoff is too large for a floating number: who would do what is the same. */
    static FloatingGame within(StrategicGame game) {
        FloatingGame plain = of(game);
        for (int i = 0; i < plain.payoffs.length; i++) {
            if (Arrays.stream(plain.payoffs[i]).allMatch(x -> Math.abs(x) < LARGE)) continue;
            Rational low = game.payoffAt(i, 0);
            Rational high = low;
            for (int p = 1; p < game.profiles(); p++) {
                low = low.min(game.payoffAt(i, p));
                high = high.max(game.payoffAt(i, p));
            }
            for (int p = 0; p < game.profiles() && low.compareTo(high) < 0; p++)
                plain.payoffs[i][p] =
                        game.payoffAt(i, p).minus(low).over(high.minus(low)).doubleValue();
            if (low.equals(high)) Arrays.fill(plain.payoffs[i], 0);
        }
        return plain;
    }

    public int players() {
        return sizes.length;
    }

    public int size(int player) {
        return sizes[player];
    }

    public double[][] start(Profile profile) {
        double[][] p = new double[sizes.length][];
        for (int i = 0; i < p.length; i++) {
            p[i] = new double[sizes[i]];
            for (int s = 0; s < sizes[i]; s++) p[i][s] = profile.get(i).get(s).doubleValue();
        }
        return p;
    }

    /** What each pure strategy of a player would earn. */
    public double[] deviations(int player, double[][] p) {
        double[] earned = new double[sizes[player]];
        for (int k = 0; k < choices.length; k++) {
            double weight = 1;
            for (int i = 0; i < sizes.length && weight != 0; i++) if (i != player) weight *= p[i][choices[k][i]];
            earned[choices[k][player]] += weight * payoffs[player][k];
        }
        return earned;
    }

    public static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) sum += a[i] * b[i];
        return sum;
    }
}
