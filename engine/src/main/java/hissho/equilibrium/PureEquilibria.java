package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The pure equilibria of a game by the star method: a star for each player at every profile where he cannot do better alone; profiles with all stars are the equilibria. */
public record PureEquilibria(StrategicGame game, List<BitSet> stars, List<Integer> profiles) {

    public PureEquilibria {
        stars = List.copyOf(stars);
        profiles = List.copyOf(profiles);
    }

    public static PureEquilibria of(StrategicGame game, Progress progress) {
        List<BitSet> stars = new ArrayList<>();
        BitSet all = new BitSet(game.profiles());
        all.set(0, game.profiles());
        for (int i = 0; i < game.players().count(); i++) {
            BitSet starred = new BitSet(game.profiles());
            for (int profile = 0; profile < game.profiles(); profile++) {
                progress.check();
                if (game.payoffAt(i, profile).compareTo(best(game, i, profile)) == 0) starred.set(profile);
            }
            stars.add(starred);
            all.and(starred);
        }
        return new PureEquilibria(game, stars, all.stream().boxed().toList());
    }

    /** The most a player can get while the others keep to a profile. */
    private static Rational best(StrategicGame game, int player, int profile) {
        int[] choices = game.choices(profile);
        Rational best = game.payoffAt(player, profile);
        for (int s = 0; s < game.size(player); s++) {
            choices[player] = s;
            best = best.max(game.payoff(player, choices));
        }
        return best;
    }

    /** Whether every deviation from a pure profile costs its player something. */
    public boolean isStrict(int profile) {
        int[] choices = game.choices(profile);
        for (int i = 0; i < choices.length; i++)
            for (int s = 0; s < game.size(i); s++) {
                int[] other = choices.clone();
                other[i] = s;
                if (s != choices[i] && game.payoff(i, other).compareTo(game.payoffAt(i, profile)) >= 0) return false;
            }
        return true;
    }

    /** The equilibrium that pays every player at least as much as any other and some more, where there is one and no other. */
    public java.util.Optional<Integer> payoffDominant() {
        List<Integer> best = profiles.stream()
                .filter(p -> profiles.stream().allMatch(other -> pays(p, other)))
                .toList();
        return best.size() == 1 ? java.util.Optional.of(best.getFirst()) : java.util.Optional.empty();
    }

    private boolean pays(int profile, int other) {
        for (int i = 0; i < game.players().count(); i++)
            if (game.payoffAt(i, profile).compareTo(game.payoffAt(i, other)) < 0) return false;
        return true;
    }
}
