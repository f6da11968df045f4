package hissho.coalition;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of coalitional games. */
public final class CoalitionKinds {

    private CoalitionKinds() {}

    public static List<Kind<?>> all() {
        return java.util.stream.Stream.concat(
                        java.util.stream.Stream.<Kind<?>>of(new CoalitionKind()),
                        hissho.coalition.question.ValueKinds.all().stream())
                .toList();
    }
}
