package hissho.card.tanhinmin.graph;

import java.util.List;

/**
 * A position of real cards whose order can turn round, so that what may be played depends on more than the card on the table. An eleven
 * reverses the order until the table is cleared (eleven-back); a group of four or more reverses it for good (revolution); nothing may be
 * played on an eight where eights cut.
 *
 * @param cards every card or group of the deal
 * @param table the card on the table, in the order its rank implies, or {@link GraphGame#EMPTY}
 */
public record HouseGame(List<Group> cards, long mover, long other, int table, HouseRules rules) {

    static final int ELEVEN = 11;

    /** So many equal cards that are played together, a single card being a group of one. */
    public record Group(int size, int rank) {
        public String label() {
            return size == 1 ? Integer.toString(rank) : size + "x:" + rank;
        }
    }

    /** Which house rules are played; the cutting rank is 0 where none cuts. */
    public record HouseRules(int cutting, boolean elevenBack, boolean revolution) {}

    public HouseGame {
        cards = List.copyOf(cards);
    }

    /** How the order stands: whether an eleven has turned it for this round, and whether a revolution has for good. */
    public record Order(boolean back, boolean revolution) {
        static final Order USUAL = new Order(false, false);

        boolean reversed() {
            return back != revolution;
        }

        Order cleared() {
            return new Order(false, revolution);
        }
    }

    boolean mayFollow(int card, int onTable, Order order) {
        Group high = cards.get(card);
        Group low = cards.get(onTable);
        if (high.size != low.size || low.rank == rules.cutting) return false;
        return order.reversed() ? high.rank < low.rank : high.rank > low.rank;
    }

    /** How the order stands once this card has been played. */
    Order after(int card, Order order) {
        Group group = cards.get(card);
        boolean back = order.back ^ (rules.elevenBack && group.rank == ELEVEN);
        boolean revolution = order.revolution ^ (rules.revolution && group.size >= 4);
        return new Order(back, revolution);
    }

    /** The order a card on the table implies at the start. */
    Order atStart() {
        boolean eleven = table != GraphGame.EMPTY && rules.elevenBack && cards.get(table).rank == ELEVEN;
        return new Order(eleven, false);
    }

    long playable(long cardsLeft, long own, int onTable, Order order) {
        if (onTable == GraphGame.EMPTY) return cardsLeft & own;
        long playable = 0;
        for (int card : Bits.list(cardsLeft & own)) if (mayFollow(card, onTable, order)) playable |= Bits.bit(card);
        return playable;
    }
}
