package hissho.card.tanhinmin.plain;

/**
 * Strategy W of the papers for the first player with identical hands: while the opponent has two cards or more play the lowest legal
 * card, else the highest; pass only when forced.
 */
public final class StrategyW {

    private StrategyW() {}

    /** The rank to play, 0 for a pass. */
    public static int move(Hand own, Hand opposing, int table) {
        int lowest = own.lowestAbove(table);
        if (lowest == 0) return 0;
        return opposing.size() >= 2 ? lowest : own.highest();
    }

    /** Whether W wins from an empty table against every play of the opponent's that never passes on an empty table. */
    public static boolean wins(Hand first, Hand second) {
        return new StrategyPlays(StrategyW::move).winsAll(first, second);
    }
}
