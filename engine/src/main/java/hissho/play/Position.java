package hissho.play;

import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;

/**
 * A position of a game any number of people can play: immutable, with its rules and its oracle. It holds the whole truth; what a player
 * may know of it is what {@link #seenBy} and {@link #told} say to that player, and nothing else.
 */
public interface Position {

    /** Who plays, and whose turn it is. */
    Table table();

    /** Whether all choose before any of them sees what another has chosen here, so that nobody moves first. */
    default boolean simultaneous() {
        return false;
    }

    /** The legal moves of the player to move; none where chance is to move or the game is over. */
    Moves moves();

    /** The position after a legal move, or after a draw of chance. */
    Position after(Move move);

    /** What this player sees; what the player may not see is not in it. */
    Scene seenBy(int player, Words words);

    /** What this player is told of a move made here; less than the move where it is hidden from the player. */
    default Message told(Move move, int player) {
        return move.words();
    }

    /** What of the moves so far this player may know of here; less than all where the player cannot tell how many there were, or forgets. */
    default Memory memory(int player) {
        return Memory.ALL;
    }

    /**
     * What the oracle plays here itself: its advice, unless it keeps to a plan that was drawn before the game, of which the player to move may
     * have forgotten how it began.
     */
    default Advice plan(Progress progress) {
        return advice(progress);
    }

    /** What the oracle says to the player to move, who knows what the player to move may know; asked only while a player is to move. */
    Advice advice(Progress progress);
}
