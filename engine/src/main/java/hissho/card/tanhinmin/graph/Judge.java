package hissho.card.tanhinmin.graph;

/** Says who wins among two sides whose cards are known; side 0 is the first hand, side 1 the second. */
sealed interface Judge permits Search, OrderJudge {

    /** Whether a side with the lead wins with these cards left, nobody having passed on the empty table yet. */
    boolean leads(long cards, int side);

    /** Whether a side wins by playing this card. */
    boolean plays(long cards, int side, int card);

    /** Whether a side that may play any of the given cards has a play that wins. */
    boolean anyWins(long cards, int side, long playable);

    /** How many plays have been looked into. */
    long visited();
}
