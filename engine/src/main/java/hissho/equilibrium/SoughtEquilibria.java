package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;

/**
 * What a search for all equilibria came to in the time it had.
 *
 * @param all every equilibrium, where the search came to its end
 * @param met extreme equilibria met on the way, where it did not
 */
public record SoughtEquilibria(Optional<AllEquilibria> all, List<Profile> met) {

    private static final int MOST_MET = 100;

    public SoughtEquilibria {
        met = List.copyOf(met);
    }

    /** A search that was never begun. */
    public static SoughtEquilibria nothing() {
        return new SoughtEquilibria(Optional.empty(), List.of());
    }

    public static SoughtEquilibria of(AllEquilibria all) {
        return new SoughtEquilibria(Optional.of(all), List.of());
    }

    /** Searches for half of the time that is left, so that the rest suffices to tell what was met. */
    public static SoughtEquilibria in(Bimatrix game, Progress progress) {
        LabelSearch search = new LabelSearch(game);
        try {
            return of(AllEquilibria.of(search, progress.share(1, 2)));
        } catch (Progress.Stopped e) {
            progress.check();
            return new SoughtEquilibria(Optional.empty(), met(search, progress.share(1, 8)));
        }
    }

    private static List<Profile> met(LabelSearch search, Progress progress) {
        try {
            return search.met(MOST_MET, progress);
        } catch (Progress.Stopped e) {
            return List.of();
        }
    }
}
