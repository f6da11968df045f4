package hissho.impartial;

/** Who wins with best play: the previous player, the next player, or nobody. */
public enum Outcome {
    P,
    N,
    DRAW;

    /** As answer keys and programs write it. */
    public String plain() {
        return this == DRAW ? "draw" : name();
    }
}
