package hissho.equilibrium;

import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/** Nash's map: each pure strategy gets more weight by what it would gain. Its fixed points are the equilibria, and it has one by Brouwer's theorem; repeating it need not lead there. */
public final class NashMap {

    private NashMap() {}

    public static Profile of(StrategicGame game, Profile profile) {
        List<Mixed> next = new ArrayList<>();
        Deviations deviations = Deviations.from(game, profile);
        for (int k = 0; k < profile.size(); k++) {
            Rational paid = deviations.payoffs().get(k);
            RationalVector gains =
                    deviations.pure().get(k).map(x -> x.minus(paid).max(Rational.ZERO));
            Rational whole = Rational.ONE.plus(gains.sum());
            next.add(new Mixed(profile.get(k).weights().plus(gains).map(x -> x.over(whole))));
        }
        return new Profile(next);
    }

    /** The sum of all differences of probabilities. */
    public static Rational sumDistance(Profile a, Profile b) {
        return differences(a, b).sum();
    }

    /** The greatest difference of probabilities. */
    public static Rational greatestDistance(Profile a, Profile b) {
        return differences(a, b).maximum();
    }

    private static RationalVector differences(Profile a, Profile b) {
        List<Rational> all = new ArrayList<>();
        for (int k = 0; k < a.size(); k++)
            for (Rational x : a.get(k).weights().minus(b.get(k).weights())) all.add(x.absolute());
        return RationalVector.of(all);
    }
}
