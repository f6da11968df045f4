package hissho.card.tanhinmin.graph;

import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/** Draws a position: the mover's cards above, the other's below, the table card at the side, and the edges that matter. */
final class GraphFigure {

    private static final double APART = 90;
    private static final double ROWS_APART = 180;

    private GraphFigure() {}

    /** The picture, with the edges of a cycle marked; an empty list marks none. */
    static Figure of(GraphGame game, List<Integer> cycle) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        row(game, game.mover(), 0, Tone.FIRST, vertices);
        row(game, game.other(), ROWS_APART, Tone.SECOND, vertices);
        if (!game.emptyTable()) vertices.add(vertex(game, game.table(), -APART, ROWS_APART / 2, Tone.ACCENT));
        List<Figure.Edge> edges = new ArrayList<>();
        between(game, game.mover(), game.other(), cycle, edges);
        between(game, game.other(), game.mover(), cycle, edges);
        if (!game.emptyTable())
            for (int card : Bits.list(game.playable())) edges.add(edge(game.table(), card, Tone.ACCENT));
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    private static void row(GraphGame game, long cards, double y, Tone tone, List<Figure.Vertex> vertices) {
        List<Integer> list = Bits.list(cards);
        for (int i = 0; i < list.size(); i++) vertices.add(vertex(game, list.get(i), i * APART, y, tone));
    }

    private static Figure.Vertex vertex(GraphGame game, int card, double x, double y, Tone tone) {
        return new Figure.Vertex(Integer.toString(card), game.graph().label(card), x, y, tone);
    }

    private static void between(GraphGame game, long from, long to, List<Integer> cycle, List<Figure.Edge> edges) {
        for (int a : Bits.list(from))
            for (int b : Bits.list(game.graph().children(a) & to))
                edges.add(edge(a, b, onCycle(a, b, cycle) ? Tone.BAD : Tone.MUTED));
    }

    private static boolean onCycle(int a, int b, List<Integer> cycle) {
        int at = cycle.indexOf(a);
        return at >= 0 && cycle.get((at + 1) % cycle.size()) == b;
    }

    private static Figure.Edge edge(int from, int to, Tone tone) {
        return new Figure.Edge(Integer.toString(from), Integer.toString(to), "", tone, true);
    }
}
