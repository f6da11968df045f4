package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The algorithm of Lemke and Howson (1964): drop one label at the artificial equilibrium and walk along edges, from one player's polytope to the other's, until the dropped label comes back. Ties are
 * broken lexicographically, so that no basis ever returns; the path ends at an equilibrium.
 *
 * @param label the label that is dropped: rows first, then columns, from 0
 */
public record LemkeHowson(int label, Profile equilibrium, List<Step> path) {

    public LemkeHowson {
        path = List.copyOf(path);
    }

    /**
     * One pivot.
     *
     * @param player in whose polytope
     * @param entering the label that is given up
     * @param leaving the label that is picked up
     */
    public record Step(int player, int entering, int leaving) {}

    /** How far the path from the first label is followed before other labels are tried as well. */
    private static final int PATIENCE = 256;

    /** The end of one path: from the first label if that path is not long, otherwise from the label whose path ends soonest. */
    public static LemkeHowson one(Bimatrix game, Progress progress) {
        int labels = game.first().height() + game.first().width();
        Optional<LemkeHowson> first = within(game, 0, PATIENCE, progress);
        for (int most = PATIENCE / 16; first.isEmpty(); most *= 4)
            for (int label = 0; label < labels && first.isEmpty(); label++) first = within(game, label, most, progress);
        return first.get();
    }

    public static LemkeHowson from(Bimatrix game, int label, Progress progress) {
        return within(game, label, Integer.MAX_VALUE, progress).orElseThrow();
    }

    /**
     * How far a path was followed in the time it had.
     *
     * @param steps all pivots that were made
     * @param ended the path, where it came to its end
     */
    public record Walk(int label, List<Step> steps, Optional<LemkeHowson> ended) {

        public Walk {
            steps = List.copyOf(steps);
        }
    }

    /** This path as one that was followed to its end. */
    public Walk walked() {
        return new Walk(label, path, Optional.of(this));
    }

    /** Follows the path from a label until it ends or the time is over. */
    public static Walk walk(Bimatrix game, int label, Progress progress) {
        int m = game.first().height();
        List<Step> steps = new ArrayList<>();
        try {
            Optional<LemkeHowson> ended = within(
                    game,
                    label,
                    Integer.MAX_VALUE,
                    LabelledPolytope.of(game.second(), 0, m),
                    LabelledPolytope.of(game.first().transposed(), m, 0),
                    steps,
                    progress);
            return new Walk(label, steps, ended);
        } catch (Progress.Stopped e) {
            return new Walk(label, steps, Optional.empty());
        }
    }

    private static Optional<LemkeHowson> within(Bimatrix game, int label, int most, Progress progress) {
        int m = game.first().height();
        return within(
                game,
                label,
                most,
                LabelledPolytope.of(game.second(), 0, m),
                LabelledPolytope.of(game.first().transposed(), m, 0),
                new ArrayList<>(),
                progress);
    }

    static LemkeHowson from(
            Bimatrix game, int label, LabelledPolytope first, LabelledPolytope second, Progress progress) {
        return within(game, label, Integer.MAX_VALUE, first, second, new ArrayList<>(), progress)
                .orElseThrow();
    }

    /** The path if it has no more than so many pivots, which are written into a list as they are made. */
    private static Optional<LemkeHowson> within(
            Bimatrix game,
            int label,
            int most,
            LabelledPolytope first,
            LabelledPolytope second,
            List<Step> path,
            Progress progress) {
        int m = game.first().height();
        int n = game.first().width();
        int player = label < m ? 0 : 1;
        int entering = label;
        do {
            progress.check();
            if (path.size() == most) return Optional.empty();
            int leaving = (player == 0 ? first : second).pivot(entering);
            path.add(new Step(player, entering, leaving));
            entering = leaving;
            player = 1 - player;
        } while (entering != label);
        return Optional.of(new LemkeHowson(label, Profile.of(first.strategy(m), second.strategy(n)), path));
    }
}
