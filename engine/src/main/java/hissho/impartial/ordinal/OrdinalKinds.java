package hissho.impartial.ordinal;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of games with transfinite values. */
public final class OrdinalKinds {

    private OrdinalKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new OrdinalNimKind(), new TwoDimensionalKind(), OrdinalQuestion.kind(), SquareValues.kind());
    }
}
