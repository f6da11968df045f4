package hissho.play.legacy;

/** The two sides of the table. */
public enum Player {
    FIRST,
    SECOND;

    public Player other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
