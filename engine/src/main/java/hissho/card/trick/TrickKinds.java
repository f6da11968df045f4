package hissho.card.trick;

import hissho.card.trick.whist.TableKind;
import hissho.kind.Kind;
import java.util.List;

/** The kinds of trick-taking games. */
public final class TrickKinds {

    private TrickKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new TrickKind(), new TableKind());
    }
}
