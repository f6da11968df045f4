package hissho.equilibrium.question;

import hissho.equilibrium.rounds.Style;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/**
 * A strategic game of any number of players, and what is asked about it beyond its solution.
 *
 * @param profile a profile to be judged and moved by Nash's map
 * @param profiles two profiles whose distances before and after Nash's map are compared
 * @param aim how much each player's payoff counts in the best correlated equilibrium
 * @param amounts what the strategies stand for, where every player chooses among the same numbers
 * @param iterations how often Nash's map is repeated
 * @param opponent how the others choose where the game is played
 */
public record StrategicQuestion(
        String kind,
        StrategicGame game,
        Optional<Profile> profile,
        List<Profile> profiles,
        RationalVector aim,
        List<Rational> amounts,
        int iterations,
        Style opponent)
        implements Game {

    public StrategicQuestion {
        profiles = List.copyOf(profiles);
        amounts = List.copyOf(amounts);
    }
}
