package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;

/** A triangular game given by its matrix: nothing happens on one side of the diagonal. */
public record Triangular(RationalMatrix triangle) implements NamedGame {

    private static final Field<RationalMatrix> MATRIX = Field.required(
                    "matrix", Shape.matrix(Family.LARGEST * Family.LARGEST).by(Triangular::matrix))
            .looksLike("matrix");

    public static final Family FAMILY = Family.of("triangular", p -> new Triangular(MATRIX.in(p)), MATRIX);

    private static RationalMatrix matrix(Node node) {
        RationalMatrix matrix = node.matrix(Family.LARGEST * Family.LARGEST);
        if (!matrix.isSquare() || !(zeroAbove(matrix) || zeroAbove(matrix.transposed())))
            throw node.bad("named.bad.not-triangular");
        return matrix;
    }

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
