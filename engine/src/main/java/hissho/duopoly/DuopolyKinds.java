package hissho.duopoly;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of models of duopoly. */
public final class DuopolyKinds {

    private DuopolyKinds() {}

    public static List<Kind<?>> all() {
        return List.of();
    }
}
