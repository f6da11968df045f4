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

    private static final Field<Integer> X = Field.optional("x", Shape.whole(0, WythoffTable.LARGEST));
    private static final Field<Integer> Y = Field.optional("y", Shape.whole(0, WythoffTable.LARGEST));

    @Override
    public Set<String> games() {
        return Set.of("wythoff");
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(X, Y);
    }

    @Override
    public Component read(Node summand) {
        return new WythoffQueen(new WythoffTable(), X.in(summand), Y.in(summand));
    }
}
