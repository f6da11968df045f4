package hissho.zerosum.named;

import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** A Latin or a magic square played as a game: equal row sums and equal column sums make the uniform mixtures optimal. */
public record SquareGame(String family, RationalMatrix square) implements NamedGame {

    @Override
    public MatrixGame matrix() {
        List<String> numbers = NamedGame.numbered(square.height());
        return new MatrixGame(square, numbers, numbers);
    }

    @Override
    public Optional<ClosedForm> closedForm() {
        int n = square.height();
        ClosedForm uniform =
                new ClosedForm(family, square.row(0).sum().over(n), ClosedForm.uniform(n), ClosedForm.uniform(n));
        return Optional.of(uniform).filter(form -> form.proves(square));
    }
}
