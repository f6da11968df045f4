package hissho.card.trick.whist;

import hissho.kind.Game;
import java.util.List;
import java.util.Optional;

/**
 * A dealt table.
 *
 * @param leader the seat that leads, from 0
 * @param contract points a side has promised
 * @param unknown how to draw orders of the stock where its order is not known
 */
public record TableGame(
        Pack pack,
        TableRules rules,
        List<Long> hands,
        int leader,
        Optional<Contract> contract,
        Optional<Orders> unknown)
        implements Game {

    public TableGame {
        hands = List.copyOf(hands);
    }

    /** A promise made before play; sides count from 0. */
    public record Contract(int side, int points) {}

    /** How many orders of the stock are tried where there are too many to try all, and the seed that draws them. */
    public record Orders(int samples, long seed) {}

    public TableState start() {
        return TableState.start(rules, hands, leader);
    }

    /** The same table with the stock in another order. */
    TableGame stocked(List<Integer> order) {
        TableRules r = rules;
        TableRules other = new TableRules(
                r.seats(), r.partners(), r.follow(), r.trump(), r.aim(), r.target(), r.suits(), r.points(), order);
        return new TableGame(pack, other, hands, leader, contract, Optional.empty());
    }
}
