package hissho.extensive.solve;

import hissho.equilibrium.AllEquilibria;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.fact.NotAnswered;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All extreme equilibria of the reduced strategic form of a tree of two players, where the form is small. */
public record ExtremeEquilibria(StrategicGame form, List<Profile> profiles) {

    /** A larger reduced form is not searched for all its equilibria. */
    static final int MOST_PROFILES = 150;

    public ExtremeEquilibria {
        profiles = List.copyOf(profiles);
    }

    public static ExtremeEquilibria of(ExtensiveGame game, Progress progress) {
        StrategicGame form = StrategicForm.reduced(game, progress).game();
        if (form.profiles() > MOST_PROFILES)
            throw new NotAnswered(Message.of("extensive.too-large", form.profiles(), MOST_PROFILES));
        return new ExtremeEquilibria(
                form, AllEquilibria.of(form.bimatrix().orElseThrow(), progress).extreme());
    }

    /** Whether no pure strategy pays its player more against the other's strategy, in any of the profiles. */
    public boolean holds(Progress progress) {
        for (Profile profile : profiles) {
            progress.check();
            RationalVector paid = form.expected(profile);
            for (int i = 0; i < 2; i++)
                for (int s = 0; s < form.size(i); s++)
                    if (against(i, s, profile).compareTo(paid.get(i)) > 0) return false;
        }
        return true;
    }

    private Rational against(int player, int strategy, Profile profile) {
        Rational sum = Rational.ZERO;
        for (int t : profile.get(1 - player).support()) {
            int[] cell = player == 0 ? new int[] {strategy, t} : new int[] {t, strategy};
            sum = sum.plus(form.payoffsAt(form.profile(cell[0], cell[1]))
                    .get(player)
                    .times(profile.get(1 - player).get(t)));
        }
        return sum;
    }

    /** Each with the weights of its strategies by their names, and what it pays. */
    public List<Map<String, Object>> written(ExtensiveGame game) {
        return profiles.stream()
                .map(profile -> {
                    Map<String, Object> written = new LinkedHashMap<>();
                    for (int i = 0; i < 2; i++) {
                        Map<String, Object> weights = new LinkedHashMap<>();
                        for (int s : profile.get(i).support())
                            weights.put(
                                    form.strategies(i).get(s), profile.get(i).get(s));
                        written.put(game.player(i), weights);
                    }
                    written.put("payoffs", form.expected(profile));
                    return written;
                })
                .toList();
    }
}
