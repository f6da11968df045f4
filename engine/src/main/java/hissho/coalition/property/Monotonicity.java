package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** Monotonicity: who joins takes nothing away. It is enough to look at one player joining. */
public final class Monotonicity {

    private Monotonicity() {}

    public static boolean holds(Coalitions game, Progress progress) {
        for (long coalition = 1; coalition <= game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            for (long rest = coalition; rest != 0; rest &= rest - 1)
                if (game.worth(coalition & ~(rest & -rest)).compareTo(game.worth(coalition)) > 0) return false;
        }
        return true;
    }

    /** The pairs of a coalition and a larger one that is worth less, at most so many. */
    public static List<Pair> violations(Coalitions game, int most, Progress progress) {
        List<Pair> found = new ArrayList<>();
        for (long larger = 1; larger <= game.grand(); larger++) {
            progress.check();
            for (long smaller = (larger - 1) & larger; smaller != 0; smaller = (smaller - 1) & larger)
                if (game.worth(smaller).compareTo(game.worth(larger)) > 0) {
                    found.add(new Pair(smaller, larger));
                    if (found.size() >= most) return found;
                }
        }
        return found;
    }
}
