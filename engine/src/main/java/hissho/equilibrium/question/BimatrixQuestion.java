package hissho.equilibrium.question;

import hissho.equilibrium.rounds.Style;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Game;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/**
 * A game of two players, and what is asked about it beyond its solution.
 *
 * @param p a strategy of the first player: to be judged, or believed in
 * @param vectors payoff vectors to compare with the safety levels
 * @param beliefOn the column, from 0, whose probability is unknown
 * @param aim how much each player's payoff counts in the best correlated equilibrium
 * @param label the label that Lemke and Howson's path drops first, from 0; all where it is not given
 * @param rounds how often the game is repeated
 * @param opponent whom one plays against
 */
public record BimatrixQuestion(
        String kind,
        StrategicGame game,
        Optional<Mixed> p,
        Optional<Mixed> q,
        List<RationalVector> vectors,
        Optional<Integer> beliefOn,
        RationalVector aim,
        Optional<Integer> label,
        int rounds,
        Style opponent)
        implements Game {

    public BimatrixQuestion {
        vectors = List.copyOf(vectors);
    }

    /** A game about which nothing further is asked. */
    public static BimatrixQuestion of(String kind, StrategicGame game) {
        return new BimatrixQuestion(
                kind,
                game,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                RationalVector.of(1, 1),
                Optional.empty(),
                1,
                Style.EQUILIBRIUM);
    }

    /** The same with another aim for the best correlated equilibrium. */
    BimatrixQuestion withAim(RationalVector other) {
        return new BimatrixQuestion(kind, game, p, q, vectors, beliefOn, other, label, rounds, opponent);
    }

    public Bimatrix matrices() {
        return game.bimatrix().orElseThrow();
    }

    /** The profile to be judged, where both strategies are given. */
    public Optional<Profile> profile() {
        return p.flatMap(first -> q.map(second -> Profile.of(first, second)));
    }
}
