package hissho.equilibrium.question;

import hissho.equilibrium.many.FloatingGame;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.progress.Progress;

/** Nash's map repeated in floating point: it need not converge, and this says how much a player can still gain at the end. */
final class NashIterates {

    private NashIterates() {}

    /** The largest gain by a deviation after so many steps. */
    static double gain(StrategicGame game, Profile start, int steps, Progress progress) {
        FloatingGame floating = FloatingGame.of(game);
        double[][] p = floating.start(start);
        for (int k = 0; k < steps; k++) {
            progress.check();
            p = next(floating, p);
        }
        double most = 0;
        for (int i = 0; i < p.length; i++) {
            double[] earned = floating.deviations(i, p);
            double paid = FloatingGame.dot(earned, p[i]);
            for (double x : earned) most = Math.max(most, x - paid);
        }
        return most;
    }

    private static double[][] next(FloatingGame game, double[][] p) {
        double[][] q = new double[p.length][];
        for (int i = 0; i < p.length; i++) {
            double[] earned = game.deviations(i, p);
            double paid = FloatingGame.dot(earned, p[i]);
            double whole = 1;
            q[i] = new double[earned.length];
            for (int s = 0; s < earned.length; s++) {
                double gain = Math.max(0, earned[s] - paid);
                whole += gain;
                q[i][s] = p[i][s] + gain;
            }
            for (int s = 0; s < earned.length; s++) q[i][s] /= whole;
        }
        return q;
    }
}
