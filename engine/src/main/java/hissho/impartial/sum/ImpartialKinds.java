package hissho.impartial.sum;

import hissho.impartial.board.BoardKinds;
import hissho.impartial.dawson.DawsonPawnsKind;
import hissho.impartial.definition.DefinitionKinds;
import hissho.impartial.graph.GraphKinds;
import hissho.impartial.pile.PileKinds;
import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of heaps, boards, graphs, sums and definitions, in the order of the textbook. */
public final class ImpartialKinds {

    private ImpartialKinds() {}

    public static List<Kind<?>> all() {
        return Stream.<List<? extends Kind<?>>>of(
                        DefinitionKinds.all(),
                        PileKinds.all(),
                        BoardKinds.all(),
                        GraphKinds.all(),
                        List.of(new DawsonPawnsKind(), new SumKind()))
                .<Kind<?>>flatMap(List::stream)
                .toList();
    }
}
