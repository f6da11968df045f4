package hissho.card.memory.win;

/**
 * The rules that can be chosen while the game stays constant-sum: whether a player may pass (strategy 0), whether everybody always
 * opens two unknown cards, and who is given a draw.
 */
public record MemoryRules(boolean passing, boolean alwaysTwo, Draw draw) {

    public static final MemoryRules STANDARD = new MemoryRules(true, false, Draw.SHARED);

    /** What a draw is worth: half a point to each, or a win of the player who is to move now or of his opponent. */
    public enum Draw {
        SHARED,
        MOVER,
        OPPONENT
    }

    /** Leads are counted in half pairs; a draw given to one player is half a pair given to him. */
    int halfPairs(int lead) {
        return 2 * lead
                + switch (draw) {
                    case SHARED -> 0;
                    case MOVER -> 1;
                    case OPPONENT -> -1;
                };
    }

    /** The rules as the opponent of the player to move now would tell them. */
    MemoryRules fromOtherSide() {
        return new MemoryRules(
                passing,
                alwaysTwo,
                switch (draw) {
                    case SHARED -> Draw.SHARED;
                    case MOVER -> Draw.OPPONENT;
                    case OPPONENT -> Draw.MOVER;
                });
    }
}
