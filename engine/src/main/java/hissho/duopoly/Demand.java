package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The price as a function of total output: continuous, and a polynomial between marks; the last piece has no end. */
record Demand(List<Piece> pieces) {

    /** The price from one output to another. */
    record Piece(Rational from, Optional<Rational> to, Polynomial price) {
        boolean holds(Rational output) {
            return output.compareTo(from) >= 0
                    && to.map(end -> output.compareTo(end) <= 0).orElse(true);
        }

        boolean holds(RealRoot output) {
            return output.compareTo(from) >= 0
                    && to.map(end -> output.compareTo(end) <= 0).orElse(true);
        }

        /** The price as a function of one firm's output when the others make so much. */
        Polynomial beside(Rational others) {
            return price.at(Polynomial.of(others, Rational.ONE));
        }

        Rational least(Rational others) {
            return from.minus(others).max(Rational.ZERO);
        }

        Optional<Rational> most(Rational others) {
            return to.map(end -> end.minus(others));
        }
    }

    Demand {
        pieces = List.copyOf(pieces);
    }

    /** The textbook's demand: the price is a less the output, and never below zero. */
    static Demand linear(Rational a) {
        return new Demand(List.of(
                new Piece(Rational.ZERO, Optional.of(a), Polynomial.of(a, Rational.MINUS_ONE)),
                new Piece(a, Optional.empty(), Polynomial.ZERO)));
    }

    /** The a of a - Q, where the demand is the textbook's. */
    Optional<Rational> intercept() {
        Rational a = pieces.getFirst().price().coefficient(0);
        return a.isPositive() && equals(linear(a)) ? Optional.of(a) : Optional.empty();
    }

    Piece at(Rational output) {
        return pieces.stream().filter(piece -> piece.holds(output)).findFirst().orElseThrow();
    }

    Rational price(Rational output) {
        return at(output).price().at(output);
    }

    RealRoot price(RealRoot output) {
        Piece piece =
                pieces.stream().filter(each -> each.holds(output)).findFirst().orElseThrow();
        return RootValue.of(piece.price(), output);
    }

    /** The price that is never left again, however much is made; nothing where the price does not settle. */
    Rational lastPrice() {
        return pieces.getLast().price().coefficient(0);
    }

    /** The outputs with this price, rising: where it is crossed or touched, and the ends of where it stays. */
    List<RealRoot> outputsAt(Rational price) {
        List<RealRoot> all = new ArrayList<>();
        for (Piece piece : pieces) {
            Polynomial over = piece.price().minus(Polynomial.constant(price));
            if (over.isZero()) {
                all.add(RealRoot.of(piece.from()));
                piece.to().ifPresent(end -> all.add(RealRoot.of(end)));
            } else for (RealRoot root : over.realRoots()) if (piece.holds(root)) all.add(root);
        }
        return all.stream().distinct().sorted().toList();
    }

    /** The least output from which the price is never above this cost again. */
    RealRoot neverAbove(Rational cost) {
        RealRoot since = RealRoot.of(Rational.ZERO);
        for (Piece piece : pieces) {
            Polynomial over = piece.price().minus(Polynomial.constant(cost));
            for (Interval part : Interval.parts(over, piece.from(), piece.to()))
                if (over.at(part.inside()).isPositive()) since = part.high().orElse(since);
        }
        return since;
    }
}
