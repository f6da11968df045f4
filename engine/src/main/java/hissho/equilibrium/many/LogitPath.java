package hissho.equilibrium.many;

import hissho.equilibrium.Deviations;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.method.SimplestFraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One equilibrium by the logit path (McKelvey and Palfrey): players who choose better strategies more often, followed from pure chance towards pure reason in floating point, around its turns (predictor
 * and corrector along the arc). Where the path leads, the support is read off and its equations are solved with proof; where that fails, the end of the path is rounded to fractions, and how much
 * anybody could still gain there is exact.
 *
 * @param found the equilibrium that was proved
 * @param near where none was proved, fractions near the end of the path
 */
public record LogitPath(Optional<ManyEquilibria.Found> found, Optional<Profile> near) {

    private static final int STEPS = 3_000;
    private static final int BETWEEN_PROOFS = 15;
    private static final double FAR = 1e5;
    private static final double[] PRESENT = {3e-2, 1e-2, 1e-3, 1e-4, 1e-6, 1e-9};
    private static final int PLACES = 60;
    private static final double SIMPLE = 1e-4;

    public static LogitPath of(StrategicGame game, Progress progress) {
        LogitCurve curve = new LogitCurve(FloatingGame.within(game));
        List<List<List<Integer>>> tried = new ArrayList<>();
        for (int step = 1; step <= STEPS && curve.precision() < FAR; step++) {
            progress.check();
            boolean onward = curve.step();
            if (onward && step % BETWEEN_PROOFS != 0) continue;
            Optional<ManyEquilibria.Found> found = proved(game, curve.profile(), tried, progress);
            if (found.isPresent()) return new LogitPath(found, Optional.empty());
            if (!onward) break;
        }
        Optional<ManyEquilibria.Found> found = proved(game, curve.profile(), new ArrayList<>(), progress);
        if (found.isPresent()) return new LogitPath(found, Optional.empty());
        for (double present : PRESENT) {
            Profile simple = simplest(curve.profile(), present);
            if (Deviations.from(game, simple).isEquilibrium())
                return new LogitPath(Optional.of(SupportEquilibria.exact(simple)), Optional.empty());
        }
        return new LogitPath(Optional.empty(), Optional.of(rounded(curve.profile())));
    }

    /** Simple fractions near a profile, for equilibria that do not stand alone: nothing that is hardly played, and denominators of a few digits. */
    private static Profile simplest(double[][] p, double present) {
        List<Mixed> all = new ArrayList<>();
        for (double[] own : p) {
            Rational[] weights = new Rational[own.length];
            Rational sum = Rational.ZERO;
            for (int s = 0; s < own.length; s++) {
                weights[s] = own[s] <= present
                        ? Rational.ZERO
                        : SimplestFraction.between(
                                Rational.ofExactly(own[s] * (1 - SIMPLE)), Rational.ofExactly(own[s] * (1 + SIMPLE)));
                sum = sum.plus(weights[s]);
            }
            Rational whole = sum;
            all.add(new Mixed(RationalVector.generate(own.length, s -> weights[s].over(whole))));
        }
        return new Profile(all);
    }

    /** An equilibrium whose support is what is played here more than hardly ever, where there is one. */
    private static Optional<ManyEquilibria.Found> proved(
            StrategicGame game, double[][] p, List<List<List<Integer>>> tried, Progress progress) {
        for (double present : PRESENT) {
            List<List<Integer>> supports = new ArrayList<>();
            for (double[] own : p) {
                List<Integer> support = new ArrayList<>();
                for (int s = 0; s < own.length; s++) if (own[s] > present) support.add(s);
                supports.add(support);
            }
            if (tried.contains(supports)) continue;
            Optional<ManyEquilibria.Found> found = SupportEquilibria.near(game, supports, p, progress);
            if (found.isPresent()) return found;
            if (supports.stream().allMatch(own -> own.size() == 1)) tried.add(supports);
        }
        return Optional.empty();
    }

    /** Fractions with a common denominator that add up to one. */
    private static Profile rounded(double[][] p) {
        BigInteger whole = BigInteger.TWO.pow(PLACES);
        List<Mixed> all = new ArrayList<>();
        for (double[] own : p) {
            int most = 0;
            for (int s = 1; s < own.length; s++) if (own[s] > own[most]) most = s;
            Rational[] weights = new Rational[own.length];
            Rational rest = Rational.ONE;
            for (int s = 0; s < own.length; s++) {
                if (s == most) continue;
                weights[s] = own[s] < PRESENT[PRESENT.length - 1]
                        ? Rational.ZERO
                        : Rational.of(
                                Rational.ofExactly(own[s])
                                        .times(Rational.of(whole))
                                        .floor(),
                                whole);
                rest = rest.minus(weights[s]);
            }
            weights[most] = rest;
            all.add(new Mixed(RationalVector.of(weights)));
        }
        return new Profile(all);
    }
}
