package hissho.zerosum.named;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/**
 * Alex and Olaf at the bar (J. D. Williams): both show one finger or two. A match costs Olaf, the row player, as many drinks as
 * fingers, a mismatch pays him, and Alex hands him a side payment beforehand.
 */
public record Daiquiri(Rational drink, Rational mismatch, Rational sidePayment) implements NamedGame {

    @Override
    public String family() {
        return "daiquiri";
    }

    @Override
    public MatrixGame matrix() {
        List<String> fingers = NamedGame.numbered(2);
        return new MatrixGame(
                RationalMatrix.generate(2, 2, (i, j) -> (i == j ? drink.times(-1 - i) : mismatch).plus(sidePayment)),
                fingers,
                fingers);
    }
}
