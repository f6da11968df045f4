package hissho.equilibrium.rounds;

import hissho.equilibrium.Deviations;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.many.Interval;
import hissho.equilibrium.many.LogitPath;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An equilibrium of several players as it can be played, in fractions: a pure one where there is one (that all prefer, else a strict one, else one with a large sum), else where the logit path leads, rounded if its probabilities are not simple fractions.
 *
 * @param gain the most that anybody could gain by leaving it; nothing where it was not rounded
 */
record PlayedEquilibrium(Profile profile, Rational gain) {

    private static final int PARTS = 1_000;

    static PlayedEquilibrium of(StrategicGame game, Progress progress) {
        PureEquilibria pure = PureEquilibria.of(game, progress);
        if (!pure.profiles().isEmpty()) {
            int best = pure.payoffDominant()
                    .orElseGet(() -> pure.profiles().stream()
                            .max(Comparator.comparing(pure::isStrict)
                                    .thenComparing(at -> game.payoffsAt(at).sum()))
                            .orElseThrow());
            return new PlayedEquilibrium(Profile.pure(game, game.choices(best)), Rational.ZERO);
        }
        LogitPath path = LogitPath.of(game, progress);
        Profile near = path.found()
                .map(found -> found.exact().orElseGet(() -> rounded(found.bounds())))
                .or(path::near)
                .orElseThrow();
        Deviations deviations = Deviations.from(game, near);
        Rational gain = Rational.ZERO;
        for (int i = 0; i < near.size(); i++)
            gain = gain.max(deviations
                    .pure()
                    .get(i)
                    .maximum()
                    .minus(deviations.payoffs().get(i)));
        return new PlayedEquilibrium(near, gain);
    }

    /** Thousandths in the middle of the bounds, the strategy played most taking up what is left. */
    private static Profile rounded(List<List<Interval>> bounds) {
        List<Mixed> all = new ArrayList<>();
        for (List<Interval> own : bounds) {
            long[] parts = new long[own.size()];
            int most = 0;
            long sum = 0;
            for (int s = 0; s < parts.length; s++) {
                parts[s] = Math.round(PARTS * (own.get(s).low() + own.get(s).high()) / 2);
                sum += parts[s];
                if (parts[s] > parts[most]) most = s;
            }
            parts[most] += PARTS - sum;
            all.add(new Mixed(RationalVector.generate(parts.length, s -> Rational.of(parts[s], PARTS))));
        }
        return new Profile(all);
    }

    boolean isExact() {
        return gain.isZero();
    }
}
