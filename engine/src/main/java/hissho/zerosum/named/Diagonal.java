package hissho.zerosum.named;

import hissho.document.Field;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** A diagonal game: something happens only when both choose the same. */
public record Diagonal(RationalVector d) implements NamedGame {

    private static final Field<RationalVector> D = Field.required("d", Family.NUMBERS);

    public static final Family FAMILY = Family.of("diagonal", p -> new Diagonal(D.in(p)), D);

    @Override
    public String family() {
        return "diagonal";
    }

    @Override
    public MatrixGame matrix() {
        List<String> numbers = NamedGame.numbered(d.size());
        return new MatrixGame(
                RationalMatrix.generate(d.size(), d.size(), (i, j) -> i == j ? d.get(i) : Rational.ZERO),
                numbers,
                numbers);
    }

    /** All of one sign: weights 1/d. A zero, or both signs: value 0 with a saddle point. */
    @Override
    public Optional<ClosedForm> closedForm() {
        int zero = d.toList().indexOf(Rational.ZERO);
        int plus = first(1);
        int minus = first(-1);
        if (zero < 0 && (plus < 0 || minus < 0)) {
            RationalVector weights = d.map(Rational::inverse);
            return Optional.of(ClosedForm.proportional(family(), weights.sum().inverse(), weights, weights));
        }
        int row = zero >= 0 ? zero : plus;
        int column = zero >= 0 ? zero : minus;
        return Optional.of(new ClosedForm(
                "diagonal-signs",
                Rational.ZERO,
                RationalVector.unit(d.size(), row),
                RationalVector.unit(d.size(), column)));
    }

    private int first(int sign) {
        for (int i = 0; i < d.size(); i++) if (d.get(i).signum() == sign) return i;
        return -1;
    }
}
