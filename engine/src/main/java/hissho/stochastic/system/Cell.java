package hissho.stochastic.system;

import hissho.number.Rational;
import java.util.List;

/**
 * What follows when a row and a column are chosen: a payoff to player I, games that are played next with some probability, perhaps with
 * the roles of the players exchanged, and the probability that play stops.
 */
public record Cell(Rational pay, List<Next> next, Rational stop) {

    /** A game that is played next. */
    public record Next(int to, Rational probability, boolean swap) {}

    public Cell {
        next = List.copyOf(next);
    }

    public static Cell paying(Rational pay) {
        return new Cell(pay, List.of(), Rational.ONE);
    }

    public static Rational total(List<Next> next) {
        return next.stream().map(Next::probability).reduce(Rational.ZERO, Rational::plus);
    }

    /** The cell with every transition less likely by a factor; what is lost is added to the probability to stop. */
    public Cell discounted(Rational factor) {
        List<Next> less = next.stream()
                .map(n -> new Next(n.to, n.probability.times(factor), n.swap))
                .toList();
        return new Cell(pay, less, Rational.ONE.minus(total(less)));
    }
}
