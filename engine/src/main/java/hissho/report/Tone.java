package hissho.report;

/** What a mark means; each renderer has its own colour, letter or style for it. */
public enum Tone {
    PLAIN,
    /** belongs to the first player, Left, player I */
    FIRST,
    /** belongs to the second player, Right, player II */
    SECOND,
    GOOD,
    BAD,
    ACCENT,
    MUTED
}
