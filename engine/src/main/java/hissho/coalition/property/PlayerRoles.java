package hissho.coalition.property;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What single players are in a game: null players, dummies, interchangeable players. */
public final class PlayerRoles {

    private PlayerRoles() {}

    /** The players who never add anything; the textbook calls them dummies. */
    public static List<Integer> nullPlayers(Coalitions game, Progress progress) {
        return adding(game, false, progress);
    }

    /** The players who always add exactly what they are worth alone. */
    public static List<Integer> dummies(Coalitions game, Progress progress) {
        return adding(game, true, progress);
    }

    private static List<Integer> adding(Coalitions game, boolean own, Progress progress) {
        return IntStream.range(0, game.players().count())
                .filter(i -> alwaysAdds(game, i, own ? game.worth(1L << i) : Rational.ZERO, progress))
                .boxed()
                .toList();
    }

    private static boolean alwaysAdds(Coalitions game, int player, Rational amount, Progress progress) {
        long bit = 1L << player;
        for (long coalition = 0; coalition <= game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            if ((coalition & bit) == 0
                    && !game.worth(coalition | bit).equals(game.worth(coalition).plus(amount))) return false;
        }
        return true;
    }

    /** The pairs of players who can take each other's place in every coalition. */
    public static List<List<Integer>> interchangeable(Coalitions game, Progress progress) {
        List<List<Integer>> pairs = new ArrayList<>();
        int n = game.players().count();
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) if (interchangeable(game, i, j, progress)) pairs.add(List.of(i + 1, j + 1));
        return pairs;
    }

    private static boolean interchangeable(Coalitions game, int i, int j, Progress progress) {
        long both = 1L << i | 1L << j;
        for (long coalition = 0; coalition <= game.grand(); coalition++) {
            if ((coalition & 1023) == 0) progress.check();
            if ((coalition & both) == 0 && !game.worth(coalition | 1L << i).equals(game.worth(coalition | 1L << j)))
                return false;
        }
        return true;
    }
}
