package hissho.play;

import hissho.number.Rational;
import java.util.List;
import java.util.Optional;

/** How a game ended: who won, or nobody; and what each player gets, where the game is for more than winning. */
public record Ending(Optional<Integer> winner, List<Rational> payoffs) {

    public Ending {
        payoffs = List.copyOf(payoffs);
    }

    public static Ending wonBy(int player) {
        return new Ending(Optional.of(player), List.of());
    }

    public static Ending drawn() {
        return new Ending(Optional.empty(), List.of());
    }

    /** Everybody gets something, and nobody is called the winner. */
    public static Ending paying(List<Rational> payoffs) {
        return new Ending(Optional.empty(), payoffs);
    }
}
