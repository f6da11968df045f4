package hissho.card.tanhinmin.plain;

/**
 * The closed form for hands of two ranks only, on an empty table: counts of the low and the high rank for the mover and the other.
 *
 * <p>Z = min(A1, B2) and Z' = min(A2, B1) bound how often the lead can change hands either way. The printed theorem is wrong exactly
 * where the mover holds one low card, the other none, and the other holds a high card: there the mover wins.
 */
public record TwoRanks(int moverLow, int moverHigh, int otherLow, int otherHigh) {

    public static TwoRanks of(Hand mover, Hand other, int low, int high) {
        return new TwoRanks(mover.countOf(low), mover.countOf(high), other.countOf(low), other.countOf(high));
    }

    /** Z: how often the other can take the lead. */
    public int lost() {
        return Math.min(moverLow, otherHigh);
    }

    /** Z': how often the mover can take it. */
    public int gained() {
        return Math.min(moverHigh, otherLow);
    }

    /** The theorem as printed, its misprinted first case read as it was meant. */
    public boolean printed() {
        boolean lowToSpare = moverLow > otherHigh;
        boolean otherToSpare = otherLow > moverHigh;
        if (lowToSpare && otherToSpare) return gained() >= lost();
        if (!lowToSpare && otherToSpare) return gained() + 1 >= lost();
        if (lowToSpare) return gained() > lost();
        return gained() >= lost();
    }

    /** Where the printed theorem is wrong. */
    public boolean exception() {
        return moverLow == 1 && otherLow == 0 && otherHigh >= 1;
    }

    /** The theorem with its exception. */
    public boolean corrected() {
        return exception() || printed();
    }

    /** The printed strategy: on an empty table low cards while two or more are left, then high ones; otherwise play if you can. */
    public static int strategy(Hand own, int table) {
        int answer = own.lowestAbove(table);
        if (answer == 0 || table > 0) return answer;
        return own.countOf(1) >= 2 || own.countOf(2) == 0 ? 1 : 2;
    }
}
