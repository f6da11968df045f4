package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

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

    public static LemkeHowson from(Bimatrix game, int label, Progress progress) {
        int m = game.first().height();
        return from(
                game,
                label,
                LabelledPolytope.of(game.second(), 0, m),
                LabelledPolytope.of(game.first().transposed(), m, 0),
                progress);
    }

    static LemkeHowson from(
            Bimatrix game, int label, LabelledPolytope first, LabelledPolytope second, Progress progress) {
        int m = game.first().height();
        int n = game.first().width();
        List<Step> path = new ArrayList<>();
        int player = label < m ? 0 : 1;
        int entering = label;
        do {
            progress.check();
            int leaving = (player == 0 ? first : second).pivot(entering);
            path.add(new Step(player, entering, leaving));
            entering = leaving;
            player = 1 - player;
        } while (entering != label);
        return new LemkeHowson(label, Profile.of(first.strategy(m), second.strategy(n)), path);
    }
}
