package hissho.duopoly;

import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;

/**
 * Price competition with one homogeneous good: all buyers go to the lower price, a tie is split, demand is a less the price and
 * never negative. Profits jump where prices meet, so the best a firm can do may be a supremum that no price attains.
 */
record Bertrand(Rational a, Rational c, List<List<Rational>> profiles, List<Rational> grid) implements Game {

    /** The most a firm can get against a price of the other, and the price that gets it where one does. */
    record Supremum(Rational profit, boolean attained, Optional<Rational> at) {}

    Rational demand(Rational price) {
        return a.minus(price).max(Rational.ZERO);
    }

    Rational monopolyPrice() {
        return a.plus(c).over(2);
    }

    Rational alone(Rational price) {
        return price.minus(c).times(demand(price));
    }

    /** Profit of a firm at its own price against the other's. */
    Rational profit(Rational own, Rational other) {
        int order = own.compareTo(other);
        return order > 0 ? Rational.ZERO : order < 0 ? alone(own) : alone(own).over(2);
    }

    /** What each firm sells: the dearer one nothing, and half each where prices are equal. */
    List<Rational> sold(List<Rational> prices) {
        Rational all = demand(marketPrice(prices));
        int order = prices.get(0).compareTo(prices.get(1));
        return order == 0
                ? List.of(all.over(2), all.over(2))
                : order < 0 ? List.of(all, Rational.ZERO) : List.of(Rational.ZERO, all);
    }

    /** The price at which the good is sold. */
    Rational marketPrice(List<Rational> prices) {
        return prices.get(0).min(prices.get(1));
    }

    List<Rational> profits(List<Rational> prices) {
        return List.of(profit(prices.get(0), prices.get(1)), profit(prices.get(1), prices.get(0)));
    }

    /** The best against a price: below cost nothing, above the monopoly price that price, between just below the rival. */
    Supremum best(Rational other) {
        if (other.compareTo(c) <= 0) return new Supremum(Rational.ZERO, true, Optional.of(c));
        if (other.compareTo(monopolyPrice()) > 0)
            return new Supremum(alone(monopolyPrice()), true, Optional.of(monopolyPrice()));
        return new Supremum(alone(other), false, Optional.empty());
    }

    boolean isEquilibrium(List<Rational> prices) {
        return profit(prices.get(0), prices.get(1)).equals(best(prices.get(1)).profit())
                && profit(prices.get(1), prices.get(0))
                        .equals(best(prices.get(0)).profit());
    }

    /** What a firm is sure of: whatever it asks the other may ask less, so no more than nothing, and at cost no less. */
    Rational safety() {
        return alone(c).min(Rational.ZERO);
    }

    /** Below cost the cheaper firm loses; above it somebody gains by undercutting, and with one firm at cost that firm by asking a little more, as long as somebody buys there. */
    boolean hasOneEquilibrium() {
        return isEquilibrium(List.of(c, c)) && demand(c).isPositive();
    }

    /** The firm, 0 or 1, that gains most by leaving these prices. */
    int deviator(List<Rational> prices) {
        Rational first = best(prices.get(1)).profit().minus(profit(prices.get(0), prices.get(1)));
        Rational second = best(prices.get(0)).profit().minus(profit(prices.get(1), prices.get(0)));
        return second.compareTo(first) > 0 ? 1 : 0;
    }

    Supremum deviation(List<Rational> prices) {
        return best(prices.get(1 - deviator(prices)));
    }
}
