package hissho.zerosum.named;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/** Each shows a card from his hand: equal colours win for I, different ones for II, and the winner earns his card's number. */
public record CardColour(List<Card> first, List<Card> second) implements NamedGame {

    /** A card: its colour and its number, the ace being 1. */
    public record Card(String colour, Rational number) {

        String label() {
            return colour + " " + (number.equals(Rational.ONE) ? "A" : number);
        }
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
