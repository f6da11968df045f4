package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.graph.HouseGame.Order;
import hissho.card.tanhinmin.rules.Moment;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A moment of the game of real cards from its rules: the standing of the order is part of it.
 *
 * @param own the cards of the player to move that are left
 * @param afterPass whether the opponent has just passed on an empty table
 */
public record HouseMoment(HouseGame game, long own, long opposing, int table, Order order, boolean afterPass)
        implements Moment {

    public static HouseMoment of(HouseGame game) {
        return new HouseMoment(game, game.mover(), game.other(), game.table(), game.atStart(), false);
    }

    @Override
    public SortedMap<Integer, Optional<Moment>> plays() {
        SortedMap<Integer, Optional<Moment>> plays = new TreeMap<>();
        for (int card : Bits.list(own)) {
            if (table != GraphGame.EMPTY && !game.mayFollow(card, table, order)) continue;
            long left = own & ~Bits.bit(card);
            plays.put(
                    card,
                    left == 0
                            ? Optional.empty()
                            : Optional.of(new HouseMoment(game, opposing, left, card, game.after(card, order), false)));
        }
        return plays;
    }

    @Override
    public boolean mayPass() {
        return true;
    }

    @Override
    public Optional<Moment> passed() {
        boolean empty = table == GraphGame.EMPTY;
        if (empty && afterPass) return Optional.empty();
        return Optional.of(new HouseMoment(
                game, /* own= */ opposing, /* opposing= */ own, GraphGame.EMPTY, order.cleared(), empty));
    }
}
