package hissho.play;

import hissho.words.Message;
import java.util.List;

/** The people at a table, by their names, and whose turn it is. Players are numbered from 0. */
public record Table(List<Message> players, Turn turn) {

    private static final List<Message> TWO = List.of(Message.of("core.player.first"), Message.of("core.player.second"));

    public Table {
        players = List.copyOf(players);
    }

    /** Two players without names of their own. */
    public static Table two(Turn turn) {
        return new Table(TWO, turn);
    }

    /** Two players, and it is this one's turn. */
    public static Table two(int mover) {
        return two(new Turn.Of(mover));
    }

    /** Two players whose game has ended. */
    public static Table over(Ending ending) {
        return two(new Turn.Over(ending));
    }
}
