package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.rules.Moment;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A moment of the graph game from its rules.
 *
 * @param afterPass whether the opponent has just passed on an empty table
 * @param isAgain whether the player to move has just played a card that cuts
 */
public record GraphMoment(GraphGame game, boolean afterPass, boolean isAgain) implements Moment {

    static GraphMoment of(GraphGame game) {
        return new GraphMoment(game, false, false);
    }

    private Moment after(int card) {
        return game.cuts(card)
                ? new GraphMoment(game.led(card), false, true)
                : new GraphMoment(game.played(card), false, false);
    }

    @Override
    public SortedMap<Integer, Optional<Moment>> plays() {
        SortedMap<Integer, Optional<Moment>> plays = new TreeMap<>();
        for (int card : Bits.list(game.playable()))
            plays.put(card, game.finishes(card) ? Optional.empty() : Optional.of(after(card)));
        return plays;
    }

    @Override
    public boolean mayPass() {
        return game.mayPass();
    }

    @Override
    public Optional<Moment> passed() {
        return game.emptyTable() && afterPass
                ? Optional.empty()
                : Optional.of(new GraphMoment(game.turned(), game.emptyTable(), false));
    }
}
