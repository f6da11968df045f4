package hissho.impartial.tartan;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of coin-turning games on a board, and the questions about them. */
public final class TartanKinds {

    private TartanKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new BoardKind("acrostic-twins"),
                new BoardKind("turning-corners"),
                new BoardKind("rugs"),
                new BoardKind(BoardReader.TARTAN),
                BoardQuestion.kind(),
                TartanQuestion.kind());
    }
}
