package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.linear.GameProgram;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;

/** Which value of the second player's matrix is his safety level: that of the transposed matrix, for he chooses its columns. */
record SafetyOfMatrix(RationalMatrix matrix) implements Inquiry.Asked {

    private static final Field<RationalMatrix> MATRIX = Field.required("matrix", Shape.matrix(10_000));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("second-safety-level", "equilibrium", Chapter.EQUILIBRIUM),
                Shape.fields(MATRIX),
                (Node node) -> new SafetyOfMatrix(MATRIX.in(node)),
                List.of("valueBTranspose", "valueB", "safetyLevelIs"));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put(
                        "valueBTranspose",
                        () -> GameProgram.solve(matrix.transposed(), progress).value())
                .put("valueB", () -> GameProgram.solve(matrix, progress).value())
                .put("safetyLevelIs", () -> safetyLevelIs(progress));
    }

    /** Which of the two values it is that the best mixture of columns guarantees against every row. */
    private String safetyLevelIs(Progress progress) {
        return guarantees(GameProgram.solve(matrix.transposed(), progress)) ? "value_B_transpose" : "value_B";
    }

    /** Against every row the mixture of columns earns its value. */
    private boolean guarantees(GameProgram.Optimum columns) {
        return matrix.times(columns.row()).minimum().equals(columns.value());
    }

    @Override
    public Certificate check(Progress progress) {
        GameProgram.Optimum columns = GameProgram.solve(matrix.transposed(), progress);
        GameProgram.Optimum rows = GameProgram.solve(matrix, progress);
        boolean holds = guarantees(columns)
                && matrix.transposed().times(columns.column()).maximum().equals(columns.value())
                && matrix.leftTimes(rows.row()).minimum().equals(rows.value())
                && matrix.times(rows.column()).maximum().equals(rows.value());
        return new Certificate.Values(
                holds,
                Extent.everything(),
                Message.of("equilibrium.certificate.safety"),
                InOrder.of(
                        "valueBTranspose", columns.value(),
                        "valueB", rows.value(),
                        "safetyLevelIs", guarantees(columns) ? "value_B_transpose" : "value_B"));
    }
}
