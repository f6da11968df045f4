package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Optional;

/**
 * Convexity (Shapley): v(S) + v(T) is at most v(S u T) + v(S n T). It is enough that two players who join a coalition together bring at
 * least what each brings alone.
 */
public final class Convexity {

    private Convexity() {}

    /** A pair of coalitions that violates it, where there is one. */
    public static Optional<Pair> violation(Coalitions game, Progress progress) {
        int n = game.players().count();
        for (long coalition = 0; coalition <= game.grand(); coalition++) {
            if ((coalition & 255) == 0) progress.check();
            Rational worth = game.worth(coalition);
            for (int i = 0; i < n; i++) {
                if ((coalition >>> i & 1) != 0) continue;
                long withI = coalition | 1L << i;
                for (int j = i + 1; j < n; j++) {
                    if ((coalition >>> j & 1) != 0) continue;
                    long withJ = coalition | 1L << j;
                    Rational apart = game.worth(withI).plus(game.worth(withJ));
                    if (apart.compareTo(game.worth(withI | withJ).plus(worth)) > 0)
                        return Optional.of(new Pair(withI, withJ));
                }
            }
        }
        return Optional.empty();
    }
}
