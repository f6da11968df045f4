package hissho.play.legacy;

import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** A position of a game two people can play: immutable, with its rules and its oracle. */
public interface Position {

    Player mover();

    /** The legal moves, none exactly when the game has ended. */
    List<Move> moves();

    /** The position after a legal move. */
    Position after(Move move);

    Optional<Ending> ending();

    /** What a move is, in words. */
    Message describe(Move move);

    Scene scene(Words words);

    /** What the oracle says; asked only while the game goes on. */
    Advice advice();
}
