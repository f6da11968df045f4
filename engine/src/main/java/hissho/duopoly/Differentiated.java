package hissho.duopoly;

import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;

/**
 * Price competition with differentiated goods: a firm sells a less its own price plus b times the other's, and never less than
 * nothing. Each profit is a concave quadratic in the own price, so reactions are straight lines.
 *
 * @param leader the firm that announces its price first where {@code sequential}
 */
record Differentiated(
        Rational a,
        Rational b,
        Rational c,
        boolean sequential,
        int leader,
        List<List<Rational>> profiles,
        List<Rational> rivals,
        boolean single)
        implements Game {

    Rational quantity(Rational own, Rational other) {
        return a.minus(own).plus(b.times(other)).max(Rational.ZERO);
    }

    Rational profit(Rational own, Rational other) {
        return own.minus(c).times(quantity(own, other));
    }

    List<Rational> profits(List<Rational> prices) {
        return List.of(profit(prices.get(0), prices.get(1)), profit(prices.get(1), prices.get(0)));
    }

    List<Rational> quantities(List<Rational> prices) {
        return List.of(quantity(prices.get(0), prices.get(1)), quantity(prices.get(1), prices.get(0)));
    }

    /** The best price against another: halfway between the cost and the price at which nobody buys; the cost where nobody would pay it. */
    Rational reply(Rational other) {
        return a.plus(b.times(other)).max(c).plus(c).over(2);
    }

    boolean isEquilibrium(List<Rational> prices) {
        return profit(prices.get(0), prices.get(1)).equals(profit(reply(prices.get(1)), prices.get(1)))
                && profit(prices.get(1), prices.get(0)).equals(profit(reply(prices.get(0)), prices.get(0)));
    }

    /** The price of both in equilibrium: (a+c)/(2-b). */
    Rational simultaneous() {
        return a.plus(c).over(Rational.of(2).minus(b));
    }

    /** The prices where the leader announces first: it maximises its profit along the follower's reaction. */
    List<Rational> announced() {
        Rational square = b.times(b);
        Rational twice = Rational.of(2).minus(square).times(2);
        Rational first = a.plus(c).times(b.plus(2)).minus(square.times(c)).over(twice);
        Rational second = reply(first);
        return leader == 1 ? List.of(first, second) : List.of(second, first);
    }
}
