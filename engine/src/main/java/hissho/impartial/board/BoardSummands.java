package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import java.util.List;
import java.util.Set;

/** Wythoff's queens as summands. */
public final class BoardSummands implements ComponentReader {

    @Override
    public Set<String> games() {
        return Set.of("wythoff");
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(
                Field.optional("x", Shape.whole(0, WythoffTable.LARGEST)),
                Field.optional("y", Shape.whole(0, WythoffTable.LARGEST)));
    }

    @Override
    public Component read(Node summand) {
        return new WythoffQueen(
                new WythoffTable(),
                summand.get("x").whole(0, WythoffTable.LARGEST),
                summand.get("y").whole(0, WythoffTable.LARGEST));
    }
}
