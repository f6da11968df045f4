package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/** Each shows a card from his hand: equal colours win for I, different ones for II, and the winner earns his card's number. */
public record CardColour(List<Card> first, List<Card> second) implements NamedGame {

    private static final Shape<List<Card>> HAND = Shape.listOf(
            Shape.listOf(Shape.either(Shape.text(), Shape.number()), 2, 2).by(Card::read), 1, Family.LARGEST);
    private static final Field<List<Card>> FIRST =
            Field.optional("I", HAND, hand(1, 8)).looksLike("cards");
    private static final Field<List<Card>> SECOND =
            Field.optional("II", HAND, hand(7, 2)).looksLike("cards");

    public static final Family FAMILY = Family.of("card-colour", CardColour::read, FIRST, SECOND);

    /** A card: its colour and its number, the ace being 1. */
    public record Card(String colour, Rational number) {

        private static Card read(Node card) {
            List<Node> parts = card.list(2, 2);
            boolean ace = parts.get(1).text().equalsIgnoreCase("A");
            return new Card(
                    parts.get(0).text(), ace ? Rational.ONE : parts.get(1).rational());
        }

        String label() {
            return colour + " " + (number.equals(Rational.ONE) ? "A" : number);
        }
    }

    private static List<Card> hand(long black, long red) {
        return List.of(new Card("black", Rational.of(black)), new Card("red", Rational.of(red)));
    }

    /** Both hands, or neither, which then are the textbook's. */
    private static CardColour read(Node parameters) {
        if (FIRST.isIn(parameters) != SECOND.isIn(parameters))
            throw parameters.bad("core.bad.missing", FIRST.isIn(parameters) ? "II" : "I");
        return new CardColour(FIRST.in(parameters), SECOND.in(parameters));
    }

    public CardColour {
        first = List.copyOf(first);
        second = List.copyOf(second);
    }

    @Override
    public String family() {
        return "card-colour";
    }

    @Override
    public MatrixGame matrix() {
        return new MatrixGame(
                RationalMatrix.generate(first.size(), second.size(), (i, j) -> pay(first.get(i), second.get(j))),
                first.stream().map(Card::label).toList(),
                second.stream().map(Card::label).toList());
    }

    private static Rational pay(Card mine, Card yours) {
        return mine.colour.equals(yours.colour) ? mine.number : yours.number.negated();
    }
}
