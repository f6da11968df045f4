package hissho.play;

/** How much of the moves so far a player may know of at a position, beside what the scene shows. */
public enum Memory {
    /** every move, as it was told when it was made */
    ALL,
    /** the own moves; not what else was moved, nor how often */
    OWN,
    /** nothing: the player has forgotten even the own moves */
    NONE
}
