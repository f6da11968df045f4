package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What each way to go on in a turn is worth to the mover, one card at a time: an average over the card that comes up, and the table
 * for what follows when the turn is over or a pair was taken.
 *
 * @param pairs the pairs on the table
 * @param single the cards that have been seen and whose mates have not
 * @param sure the pairs of which both cards have been seen
 * @param lead the mover's pairs minus the opponent's
 * @param passed whether the turn before this one took nothing and showed nothing new, so that another such turn ends the game
 */
record MemoryTurn(MemoryRules rules, int pairs, int single, int sure, int lead, boolean passed) {

    /** What a card that is turned may be: never seen, seen without its mate, or seen as its mate has been. */
    enum Card {
        UNKNOWN,
        SINGLE,
        SURE
    }

    /** The first card of a turn when it lies open: whether its mate has been seen, and whether it was new itself. */
    record First(boolean mateSeen, boolean news) {}

    /** How the second card is chosen. */
    enum Second {
        MATE,
        KNOWN,
        UNKNOWN
    }

    private int unknown() {
        return 2 * pairs - single - 2 * sure;
    }

    /** Whether known cards may be turned to no purpose; where not, pairs that are known must be taken. */
    private boolean isFree() {
        return rules.passing() && !rules.alwaysTwo();
    }

    /** The sorts of cards the turn may begin with. */
    List<Card> firstCards() {
        if (!isFree() && sure > 0) return List.of(Card.SURE);
        List<Card> cards = new ArrayList<>();
        if (unknown() > 0) cards.add(Card.UNKNOWN);
        if (single > 0 && isFree()) cards.add(Card.SINGLE);
        if (sure > 0) cards.add(Card.SURE);
        return cards;
    }

    /** The ways to choose the second card; this turn already counts the first one as seen. */
    List<Second> secondCards(First first) {
        if (!isFree() && first.mateSeen) return List.of(Second.MATE);
        List<Second> cards = new ArrayList<>();
        if (first.mateSeen) cards.add(Second.MATE);
        boolean others = single + 2 * sure > (first.mateSeen ? 2 : 1);
        if (others && !rules.alwaysTwo()) cards.add(Second.KNOWN);
        if (unknown() > 0) cards.add(Second.UNKNOWN);
        return cards;
    }

    private static Rational value(WinTable table, int pairs, int single, int sure, int lead) {
        return table.value(new MemoryState(pairs - sure, single, lead + sure));
    }

    private Rational kept(WinTable table, int pairsLeft, int singles, int sures) {
        return value(table, pairsLeft, singles, sures, lead + 1);
    }

    /** What is left to the mover when the turn goes to the opponent, who takes the sure pairs. */
    private Rational handedOver(WinTable table, int singles, int sures) {
        return Rational.ONE.minus(value(table.fromOtherSide(), pairs, singles, sures, -lead));
    }

    Rational worth(WinTable table, Card card) {
        return switch (card) {
            case SINGLE -> best(table, new First(false, false));
            case SURE -> best(table, new First(true, false));
            case UNKNOWN -> {
                Rational match = Rational.of(single, unknown());
                Rational sum = Rational.ZERO;
                if (single > 0)
                    sum = with(single - 1, sure + 1)
                            .best(table, new First(true, true))
                            .times(match);
                if (single == unknown()) yield sum;
                Rational fresh = with(single + 1, sure).best(table, new First(false, true));
                yield sum.plus(fresh.times(Rational.ONE.minus(match)));
            }
        };
    }

    private MemoryTurn with(int singles, int sures) {
        return new MemoryTurn(rules, pairs, singles, sures, lead, passed);
    }

    /** The best that can be made of the first card. */
    Rational best(WinTable table, First first) {
        return secondCards(first).stream()
                .map(second -> worth(table, first, second))
                .max(Rational::compareTo)
                .orElseThrow();
    }

    Rational worth(WinTable table, First first, Second second) {
        return switch (second) {
            case MATE -> kept(table, pairs - 1, single, sure - 1);
            case KNOWN -> passed && !first.news ? ended(table) : handedOver(table, single, sure);
            case UNKNOWN -> opened(table, first);
        };
    }

    /** The second card is one of the unknown ones: the mate of the first, of another seen card, or of an unseen one. */
    private Rational opened(WinTable table, First first) {
        int others = first.mateSeen ? single : single - 1;
        int fresh = unknown() - single;
        Rational each = Rational.of(1, unknown());
        Rational sum = Rational.ZERO;
        if (!first.mateSeen)
            sum = sum.plus(kept(table, pairs - 1, single - 1, sure).times(each));
        if (others > 0) sum = sum.plus(handedOver(table, single - 1, sure + 1).times(each.times(others)));
        if (fresh > 0) sum = sum.plus(handedOver(table, single + 1, sure).times(each.times(fresh)));
        return sum;
    }

    /** Two passes in a row end the game with the pairs as they are. */
    private Rational ended(WinTable table) {
        return value(table, 0, 0, 0, lead);
    }

    /** The strategies of the theory, where there is something to choose. */
    Optional<MemoryState> state() {
        MemoryState state = new MemoryState(pairs - sure, single, lead + sure);
        return WinTable.open(state) ? Optional.of(state) : Optional.empty();
    }
}
