package hissho.strategic.countable;

import hissho.document.Node;
import hissho.kind.Game;
import java.util.List;

/**
 * A game where one player has two strategies and the other infinitely many.
 *
 * @param points what each strategy of the other pays to player I against the two
 * @param wide whether player II is the one with infinitely many (2 x infinity); otherwise it is player I (infinity x 2)
 */
public record SemiInfiniteGame(List<Points> points, boolean wide) implements Game {

    public SemiInfiniteGame {
        points = List.copyOf(points);
    }

    /** Reads the {@code columns} of a 2 x infinity game. */
    public static SemiInfiniteGame ofColumns(Node parameters) {
        return new SemiInfiniteGame(PointsReader.read(parameters.get("columns")), true);
    }

    /** Reads the {@code rows} of an infinity x 2 game. */
    public static SemiInfiniteGame ofRows(Node parameters) {
        return new SemiInfiniteGame(PointsReader.read(parameters.get("rows")), false);
    }

    /** The game with two rows that this one is, seen from the other side of the table where needed. */
    List<Points> columns() {
        return wide ? points : points.stream().map(Points::negated).toList();
    }
}
