package hissho.appendix;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of utility, contraction maps. */
public final class AppendixKinds {

    private AppendixKinds() {}

    public static List<Kind<?>> all() {
        return List.of();
    }
}
