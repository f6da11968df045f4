package hissho.zerosum.question;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of this room. */
public final class MatrixKinds {

    private MatrixKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new MatrixKind());
    }
}
