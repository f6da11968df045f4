package hissho.card.memory;

/**
 * A state of the Memory game before a turn: the pairs still on the table, the known cards (all different, mates unknown), and how
 * many pairs the mover is ahead of the opponent. Sure pairs are always taken, so no known card has a known mate.
 */
public record MemoryState(int pairs, int known, int lead) {

    public MemoryState {
        if (pairs < 0 || known < 0 || known > pairs)
            throw new IllegalArgumentException(known + " known cards of " + pairs + " pairs");
    }

    /** The cards nobody has seen. */
    public int unknown() {
        return 2 * pairs - known;
    }

    /** Unknown cards whose mates are unknown too: opening one of them shows a new number. */
    public int fresh() {
        return 2 * (pairs - known);
    }
}
