package hissho.play;

/** A position of a game that is played round after round, as many times as the players like. */
public interface Repeated extends Position {

    @Override
    default boolean simultaneous() {
        return true;
    }

    /** After how many rounds the players stop. */
    int rounds();

    /** The same position of a match that lasts so many rounds, which may be more or fewer. */
    Repeated lasting(int rounds);
}
