package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
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
