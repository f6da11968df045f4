package hissho.card.trick;

/** What the players play for. */
public enum Aim {
    /** most points: the scoring-card game, whist, Skat, Sixty-six */
    COLLECT,
    /** fewest points: Hearts */
    AVOID,
    /** the last trick alone: Five Card */
    LAST_TRICK;

    /** Whether a player who takes more is better off. */
    public boolean wantsMore() {
        return this != AVOID;
    }
}
