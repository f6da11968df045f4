package hissho.card.tanhinmin;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of this room. */
public final class TanhinminKinds {

    private TanhinminKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new TanhinminKind(), new GeneralisedKind());
    }
}
