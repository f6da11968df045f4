package hissho.impartial.tartan;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of coin-turning games on a board. */
public final class TartanKinds {

    private TartanKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                kind("acrostic-twins"),
                kind("turning-corners"),
                kind("rugs"),
                new BoardKind(
                        BoardReader.TARTAN,
                        List.of(BoardTopics.of(BoardReader.TARTAN), SolverTopic.topic()),
                        List.of(new BoardTable(BoardReader.TARTAN))));
    }

    private static BoardKind kind(String name) {
        return new BoardKind(name, List.of(BoardTopics.of(name)), List.of(new BoardTable(name)));
    }
}
