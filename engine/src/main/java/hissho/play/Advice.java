package hissho.play;

import hissho.words.Message;
import java.util.List;

/** What the oracle knows about a position: how it stands for the mover, what to play, and why, in sentences. */
public record Advice(Standing standing, Choice choice, List<Message> why) {

    public Advice {
        why = List.copyOf(why);
    }

    public static Advice of(Standing standing, List<Move> best, Message... why) {
        return new Advice(standing, new Choice.Best(best), List.of(why));
    }
}
