package hissho.play.legacy;

import hissho.words.Message;
import java.util.List;

/** What the oracle knows about a position: how it stands for the mover, all best moves, and why, in sentences. */
public record Advice(Standing standing, List<Move> best, List<Message> why) {

    public Advice {
        best = List.copyOf(best);
        why = List.copyOf(why);
    }

    /** How a position stands for the player to move; {@code CHANCE} where luck has a say. */
    public enum Standing {
        WIN,
        LOSS,
        DRAW,
        CHANCE
    }
}
