package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Firms that make the same good for one demand. */
record Market(Demand demand, List<Firm> firms) implements Game {

    Market {
        firms = List.copyOf(firms);
    }

    int size() {
        return firms.size();
    }

    boolean isSymmetric() {
        return firms.stream().distinct().count() == 1;
    }

    boolean hasEqualUnits() {
        return firms.stream().map(Firm::unit).distinct().count() == 1;
    }

    /** Whether two firms have no unit cost above the price that is never left: they can drive each other out of every profit. */
    boolean mayAllSellForNothing() {
        return firms.stream()
                        .filter(firm -> firm.unit().compareTo(demand.lastPrice()) <= 0)
                        .count()
                > 1;
    }

    /**
     * Whether several firms can sell for exactly what a unit costs, nobody gaining by another output: those with the least cost, each of which sees the others make so much that the price is never
     * above that cost again. With m such firms the total is then at least m/(m-1) times as much, and the price there is the cost.
     */
    boolean mayTradeForNothing() {
        long cheapest = cheapest().count();
        if (mayAllSellForNothing()) return true;
        if (cheapest < 2) return false;
        Rational cost = leastUnit();
        RealRoot least = RootValue.of(
                Polynomial.of(Rational.ZERO, Rational.of(cheapest, cheapest - 1)), demand.neverAbove(cost));
        return demand.outputsAt(cost).stream().anyMatch(total -> total.compareTo(least) >= 0);
    }

    /** The firms with the least cost of a unit. */
    private IntStream cheapest() {
        Rational cost = leastUnit();
        return IntStream.range(0, size()).filter(i -> firms.get(i).unit().equals(cost));
    }

    private Rational leastUnit() {
        return firms.stream().map(Firm::unit).reduce(Rational::min).orElseThrow();
    }

    /** Outputs at which those with the least cost sell for what a unit costs, as much as they can, each the same; nothing where they can make any amount, or the amount is irrational. */
    Optional<List<RealRoot>> tradeForNothing() {
        if (mayAllSellForNothing() || !mayTradeForNothing()) return Optional.empty();
        RealRoot total = demand.outputsAt(leastUnit()).getLast();
        if (!total.isRational()) return Optional.empty();
        RealRoot each = RealRoot.of(total.rational().over(cheapest().count()));
        List<Integer> selling = cheapest().boxed().toList();
        return Optional.of(IntStream.range(0, size())
                .mapToObj(i -> selling.contains(i) ? each : RealRoot.of(Rational.ZERO))
                .toList());
    }

    /** What counts as no difference of profits where outputs are only near: a billionth of what such a total could ever be sold for. */
    Rational slack(Rational total) {
        Rational most = firms.stream().map(Firm::unit).reduce(Rational.ZERO, Rational::max);
        for (Demand.Piece piece : demand.pieces()) most = most.max(piece.price().at(piece.from()));
        return most.times(total).over(1_000_000_000);
    }

    /** Each firm's profit when the firms make so much. */
    List<Rational> profits(List<Rational> quantities) {
        Rational price = demand.price(total(quantities));
        return IntStream.range(0, size())
                .mapToObj(i -> price.minus(firms.get(i).unit())
                        .times(quantities.get(i))
                        .minus(firms.get(i).fixed()))
                .toList();
    }

    static Rational total(List<Rational> quantities) {
        return quantities.stream().reduce(Rational.ZERO, Rational::plus);
    }

    /** A firm's profit on a piece of the demand, as a function of its output beside that of the others. */
    Polynomial profit(int firm, Demand.Piece piece, Rational others) {
        return piece.beside(others)
                .minus(Polynomial.constant(firms.get(firm).unit()))
                .times(Polynomial.X)
                .minus(Polynomial.constant(firms.get(firm).fixed()));
    }
}
