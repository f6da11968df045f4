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
        return of(game.graph(), game.mover(), game.other(), game.table(), game.playable(), cycle);
    }

    /** The picture of one hand above another, with arrows from the card on the table to those that may be played on it. */
    static Figure of(CardGraph game, long first, long second, int table, long playable, List<Integer> cycle) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        row(game, first, 0, Tone.FIRST, vertices);
        row(game, second, ROWS_APART, Tone.SECOND, vertices);
        List<Figure.Edge> edges = new ArrayList<>();
        between(game, first, second, cycle, edges);
        between(game, second, first, cycle, edges);
        if (table != GraphGame.EMPTY) {
            vertices.add(vertex(game, table, -APART, ROWS_APART / 2, Tone.ACCENT));
            for (int card : Bits.list(playable)) edges.add(edge(table, card, Tone.ACCENT));
        }
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    private static void row(CardGraph game, long cards, double y, Tone tone, List<Figure.Vertex> vertices) {
        List<Integer> list = Bits.list(cards);
        for (int i = 0; i < list.size(); i++) vertices.add(vertex(game, list.get(i), i * APART, y, tone));
    }

    private static Figure.Vertex vertex(CardGraph game, int card, double x, double y, Tone tone) {
        return new Figure.Vertex(Integer.toString(card), game.label(card), x, y, tone);
    }

    private static void between(CardGraph game, long from, long to, List<Integer> cycle, List<Figure.Edge> edges) {
        for (int a : Bits.list(from))
            for (int b : Bits.list(game.children(a) & to))
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
