package hissho.impartial.graph;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of games on graphs. */
public final class GraphKinds {

    private GraphKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new DigraphGame.GraphKind(), new RemovalKind(), RemovalTable.kind());
    }
}
