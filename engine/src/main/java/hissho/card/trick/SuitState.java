package hissho.card.trick;

/**
 * A moment between two tricks of a single-suit deal: the places still held by each player, who leads, and the points each
 * has already taken.
 */
public record SuitState(long left, long right, boolean leftLeads, int leftPoints, int rightPoints) {

    public static SuitState start(Deal deal, boolean leftLeads) {
        return new SuitState(deal.left(), deal.right(), leftLeads, 0, 0);
    }

    public boolean over() {
        return left == 0;
    }

    /** The same moment with nothing taken yet. */
    SuitState fresh() {
        return new SuitState(left, right, leftLeads, 0, 0);
    }

    /** What is left of the game after Left has played one place and Right another; the trick is worth so many points. */
    public SuitState after(int leftPlace, int rightPlace, int points) {
        boolean won = leftPlace < rightPlace;
        return new SuitState(
                left & ~(1L << leftPlace),
                right & ~(1L << rightPlace),
                won,
                leftPoints + (won ? points : 0),
                rightPoints + (won ? 0 : points));
    }
}
