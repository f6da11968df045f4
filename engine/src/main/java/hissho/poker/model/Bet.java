package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.algebra.SurdReader;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import java.util.Optional;

/**
 * The size of the bet in a document: a positive number, perhaps with square roots, {@code "beta"} for general formulas, or {@code "best"} for the bet that is worth
 * most to player I.
 */
record Bet(Optional<Rational> size, Optional<Algebraic> surd, boolean best) {

    static final Bet ANY = new Bet(Optional.empty(), Optional.empty(), false);

    static final Shape<Bet> SHAPE = Shape.either(Shape.number(), Shape.text()).by(Bet::read);

    private static Bet read(Node node) {
        String text = node.text().strip();
        if (text.equals("beta") || text.equals("β")) return ANY;
        if (text.equals("best")) return new Bet(Optional.empty(), Optional.empty(), true);
        Algebraic size = Rational.read(text)
                .map(Algebraic::of)
                .or(() -> SurdReader.read(text))
                .orElseThrow(() -> node.bad("poker.bad.beta-text", node.shown()));
        if (!size.isPositive()) throw node.bad("poker.bad.beta", node.shown());
        return size.isRational()
                ? new Bet(Optional.of(size.rational()), Optional.empty(), false)
                : new Bet(Optional.empty(), Optional.of(size), false);
    }
}
