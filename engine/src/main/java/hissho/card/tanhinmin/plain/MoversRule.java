package hissho.card.tanhinmin.plain;

/**
 * The one move that wins whenever there is a winning move, found in linear time: nothing beats the table card, so pass; the lowest card
 * does not beat it, so the lowest that does; otherwise, of the two lowest, the lower if the opponent's matching number against the rest
 * is the same either way, else the second.
 *
 * @param card the rank to play, 0 for a pass
 */
public record MoversRule(Reason reason, int card) {

    /** Which clause of the rule applies; the words say it under {@code tanhinmin.rule.NAME}. */
    public enum Reason {
        NOTHING_BEATS,
        LOWEST_THAT_BEATS,
        LAST_CARD,
        LOWEST,
        SECOND_LOWEST
    }

    public boolean isPass() {
        return card == 0;
    }

    public static MoversRule of(Hand mover, Hand other, int table) {
        int answer = mover.lowestAbove(table);
        if (answer == 0) return new MoversRule(Reason.NOTHING_BEATS, 0);
        if (mover.size() == 1) return new MoversRule(Reason.LAST_CARD, answer);
        if (mover.lowest() <= table) return new MoversRule(Reason.LOWEST_THAT_BEATS, answer);
        int second = mover.secondLowest();
        return Matching.number(other, mover.withoutLowest()) == Matching.number(other, mover.without(second))
                ? new MoversRule(Reason.LOWEST, mover.lowest())
                : new MoversRule(Reason.SECOND_LOWEST, second);
    }
}
