package hissho.equilibrium.many;

import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * One equilibrium by the logit path (McKelvey and Palfrey): players who choose better strategies more often, followed from pure chance towards pure reason in floating point. Where the path ends the
 * support is read off, and its equations are solved with proof.
 */
public final class LogitPath {

    private static final int STEPS = 400;
    private static final int INNER = 200;
    private static final double[] PRESENT = {1e-2, 1e-3, 1e-4, 1e-6};

    private LogitPath() {}

    public static ManyEquilibria.Found of(StrategicGame game, Progress progress) {
        FloatingGame floating = FloatingGame.of(game);
        double[][] p = uniform(floating);
        double scale = 0;
        for (int i = 0; i < p.length; i++)
            for (double x : floating.deviations(i, p)) scale = Math.max(scale, Math.abs(x));
        double precision = 0.01 / Math.max(scale, 1e-9);
        for (int step = 0; step < STEPS; step++) {
            progress.check();
            precision *= 1.05;
            for (int k = 0; k < INNER; k++) if (settle(floating, p, precision) < 1e-10) break;
            if (step % 20 != 19) continue;
            ManyEquilibria.Found found = proved(game, p, progress);
            if (found != null) return found;
        }
        throw new NotAnswered(Message.of("equilibrium.unknown.path"));
    }

    private static double[][] uniform(FloatingGame game) {
        double[][] p = new double[game.players()][];
        for (int i = 0; i < p.length; i++) {
            p[i] = new double[game.size(i)];
            java.util.Arrays.fill(p[i], 1.0 / p[i].length);
        }
        return p;
    }

    /** Moves every player a part of the way to his logit reply; says how far the farthest moved. */
    private static double settle(FloatingGame game, double[][] p, double precision) {
        double moved = 0;
        for (int i = 0; i < p.length; i++) {
            double[] earned = game.deviations(i, p);
            double most = earned[0];
            for (double x : earned) most = Math.max(most, x);
            double sum = 0;
            double[] reply = new double[earned.length];
            for (int s = 0; s < reply.length; s++) {
                reply[s] = Math.exp(precision * (earned[s] - most));
                sum += reply[s];
            }
            for (int s = 0; s < reply.length; s++) {
                double next = 0.7 * p[i][s] + 0.3 * reply[s] / sum;
                moved = Math.max(moved, Math.abs(next - p[i][s]));
                p[i][s] = next;
            }
        }
        return moved;
    }

    /** An equilibrium whose support is what is played here more than hardly ever, where there is one. */
    private static ManyEquilibria.@org.jspecify.annotations.Nullable Found proved(
            StrategicGame game, double[][] p, Progress progress) {
        List<List<List<Integer>>> tried = new ArrayList<>();
        for (double present : PRESENT) {
            List<List<Integer>> supports = new ArrayList<>();
            for (double[] own : p) {
                List<Integer> support = new ArrayList<>();
                for (int s = 0; s < own.length; s++) if (own[s] > present) support.add(s);
                supports.add(support);
            }
            if (tried.contains(supports)) continue;
            tried.add(supports);
            List<ManyEquilibria.Found> found = new ArrayList<>();
            ManyEquilibria.add(game, supports, found, progress);
            if (!found.isEmpty()) return found.getFirst();
        }
        return null;
    }
}
