package hissho.zerosum.named;

import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/** A triangular game given by its matrix: nothing happens on one side of the diagonal. */
public record Triangular(RationalMatrix triangle) implements NamedGame {

    public Triangular {
        if (!triangle.isSquare() || !(zeroAbove(triangle) || zeroAbove(triangle.transposed())))
            throw new IllegalArgumentException("not a triangular matrix");
    }

    @Override
    public String family() {
        return "triangular";
    }

    @Override
    public MatrixGame matrix() {
        List<String> numbers = NamedGame.numbered(triangle.height());
        return new MatrixGame(triangle, numbers, numbers);
    }

    static boolean zeroAbove(RationalMatrix matrix) {
        for (int i = 0; i < matrix.height(); i++)
            for (int j = i + 1; j < matrix.width(); j++) if (!matrix.get(i, j).isZero()) return false;
        return true;
    }
}
