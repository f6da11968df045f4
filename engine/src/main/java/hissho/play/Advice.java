package hissho.play;

import hissho.words.Message;
import java.util.List;

/**
 * What the oracle knows about a position: how it stands for the mover, what to play, and why, in sentences.
 *
 * @param others moves that are not advised, but may be as good: those of other optimal strategies
 */
public record Advice(Standing standing, Choice choice, List<Message> why, List<Move> others) {

    public Advice {
        why = List.copyOf(why);
        others = List.copyOf(others);
    }

    public Advice(Standing standing, Choice choice, List<Message> why) {
        this(standing, choice, why, List.of());
    }

    public static Advice of(Standing standing, List<Move> best, Message... why) {
        return new Advice(standing, new Choice.Best(best), List.of(why));
    }
}
