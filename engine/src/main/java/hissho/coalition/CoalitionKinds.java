package hissho.coalition;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of coalitional games. */
public final class CoalitionKinds {

    private CoalitionKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new CoalitionKind());
    }
}
