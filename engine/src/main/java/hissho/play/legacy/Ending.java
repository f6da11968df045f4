package hissho.play.legacy;

import java.util.Optional;

/** How a game ended: somebody won, or nobody. */
public record Ending(Optional<Player> winner) {

    public static Ending wonBy(Player player) {
        return new Ending(Optional.of(player));
    }

    public static Ending drawn() {
        return new Ending(Optional.empty());
    }
}
