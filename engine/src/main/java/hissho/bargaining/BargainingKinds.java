package hissho.bargaining;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of cooperative games of two players. */
public final class BargainingKinds {

    private BargainingKinds() {}

    public static List<Kind<?>> all() {
        return List.of();
    }
}
