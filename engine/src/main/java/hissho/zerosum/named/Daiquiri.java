package hissho.zerosum.named;

import hissho.document.Field;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/**
 * Alex and Olaf at the bar (J. D. Williams): both show one finger or two. A match costs Olaf, the row player, as many drinks as
 * fingers, a mismatch pays him, and Alex hands him a side payment beforehand.
 */
public record Daiquiri(Rational drink, Rational mismatch, Rational sidePayment) implements NamedGame {

    private static final Field<Rational> DRINK = Family.amount("drinkCents", 55);
    private static final Field<Rational> MISMATCH = Family.amount("mismatchCents", 10);
    private static final Field<Rational> SIDE_PAYMENT = Family.amount("sidePaymentCents", 42);

    public static final Family FAMILY = Family.of(
            "daiquiri",
            p -> new Daiquiri(DRINK.in(p), MISMATCH.in(p), SIDE_PAYMENT.in(p)),
            DRINK,
            MISMATCH,
            SIDE_PAYMENT);

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
