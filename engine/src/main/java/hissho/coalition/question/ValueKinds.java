package hissho.coalition.question;

import hissho.coalition.bankruptcy.SweepKind;
import hissho.kind.Kind;
import java.util.List;

/** The kinds of questions about values and divisions. */
public final class ValueKinds {

    private ValueKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new SweepKind(),
                GameSum.kind(),
                ValueAxioms.kind(),
                Coefficients.kind(),
                CouncilTable.kind(),
                Counting.kind());
    }
}
