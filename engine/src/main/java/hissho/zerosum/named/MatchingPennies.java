package hissho.zerosum.named;

import hissho.document.Field;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** Both show a coin: I wins the stake if they match, II if they do not. */
public record MatchingPennies(Rational stake) implements NamedGame {

    private static final Field<Rational> STAKE = Family.amount("stake", 1);

    public static final Family FAMILY = Family.of("matching-pennies", p -> new MatchingPennies(STAKE.in(p)), STAKE);

    @Override
    public String family() {
        return "matching-pennies";
    }

    @Override
    public MatrixGame matrix() {
        List<String> sides = List.of("heads", "tails");
        return new MatrixGame(RationalMatrix.generate(2, 2, (i, j) -> i == j ? stake : stake.negated()), sides, sides);
    }

    @Override
    public Optional<ClosedForm> closedForm() {
        return Optional.of(new ClosedForm("latin-square", Rational.ZERO, ClosedForm.uniform(2), ClosedForm.uniform(2)));
    }
}
