package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** Superadditivity: two coalitions without a common member are together worth at least what both are worth apart. */
public final class Superadditivity {

    private Superadditivity() {}

    /** Whether it holds, by the first pair that violates it. */
    public static boolean holds(Coalitions game, Progress progress) {
        return violations(game, 1, progress).isEmpty();
    }

    /** The violating pairs, each once, at most so many. */
    public static List<Pair> violations(Coalitions game, int most, Progress progress) {
        List<Pair> found = new ArrayList<>();
        for (long union = 1; union <= game.grand(); union++) {
            progress.check();
            long lowest = union & -union;
            long rest = union ^ lowest;
            Rational worth = game.worth(union);
            // the part with the lowest member; the other part is never empty
            for (long other = rest; other != 0; other = (other - 1) & rest)
                if (game.worth(union ^ other).plus(game.worth(other)).compareTo(worth) > 0) {
                    found.add(new Pair(union ^ other, other));
                    if (found.size() >= most) return found;
                }
        }
        return found;
    }

    /** The superadditive cover: every coalition is worth its best division into coalitions. */
    public static List<Rational> cover(Coalitions game, Progress progress) {
        Rational[] best = new Rational[(int) game.grand() + 1];
        best[0] = Rational.ZERO;
        for (int union = 1; union < best.length; union++) {
            progress.check();
            best[union] = game.worth(union);
            int rest = union & (union - 1);
            for (int other = rest; other != 0; other = (other - 1) & rest)
                best[union] = best[union].max(best[union ^ other].plus(best[other]));
        }
        return List.of(best);
    }
}
