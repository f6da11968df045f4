package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
            BitSet starred = stars(game, i, progress);
            stars.add(starred);
            all.and(starred);
        }
        return new PureEquilibria(game, stars, all.stream().boxed().toList());
    }

    /** Line by line, a line being the profiles in which only the player's own strategy differs: the stars are its largest entries. */
    private static BitSet stars(StrategicGame game, int player, Progress progress) {
        BitSet starred = new BitSet(game.profiles());
        int stride = game.stride(player);
        int length = stride * game.size(player);
        for (int block = 0; block < game.profiles(); block += length)
            for (int first = block; first < block + stride; first++) {
                progress.check();
                Rational best = game.payoffAt(player, first);
                for (int at = first + stride; at < first + length; at += stride)
                    best = best.max(game.payoffAt(player, at));
                for (int at = first; at < first + length; at += stride)
                    if (game.payoffAt(player, at).compareTo(best) == 0) starred.set(at);
            }
        return starred;
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
    public Optional<Integer> payoffDominant() {
        if (profiles.isEmpty()) return Optional.empty();
        List<Integer> best = profiles;
        for (int i = 0; i < game.players().count(); i++) {
            int player = i;
            Rational most = profiles.stream()
                    .map(p -> game.payoffAt(player, p))
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            best = best.stream()
                    .filter(p -> game.payoffAt(player, p).compareTo(most) == 0)
                    .toList();
        }
        return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }
}
