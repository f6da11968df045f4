package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Walk;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/** Draws the two hands and the card between them. */
final class HandsFigure {

    private static final double APART = 60;
    private static final double ROWS_APART = 80;

    private HandsFigure() {}

    static Figure of(List<Hand> hands, int table) {
        return new Figure.Graph(vertices(hands, table), List.of(), Figure.Layout.GIVEN);
    }

    /** The hands, and below them the state diagram with the state the game has reached. */
    static Figure of(List<Hand> hands, int table, Walk walk) {
        List<Figure.Vertex> vertices = vertices(hands, table);
        vertices.addAll(DiagramFigure.vertices(walk.diagram(), walk.state(), 4 * ROWS_APART));
        return new Figure.Graph(vertices, DiagramFigure.edges(walk.diagram(), walk.path()), Figure.Layout.GIVEN);
    }

    private static List<Figure.Vertex> vertices(List<Hand> hands, int table) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        row(hands.get(0), "a", 0, Tone.FIRST, vertices);
        if (table > 0) vertices.add(new Figure.Vertex("table", Integer.toString(table), 0, ROWS_APART, Tone.ACCENT));
        row(hands.get(1), "b", 2 * ROWS_APART, Tone.SECOND, vertices);
        return vertices;
    }

    private static void row(Hand hand, String id, double y, Tone tone, List<Figure.Vertex> vertices) {
        List<Integer> cards = hand.cards();
        for (int i = 0; i < cards.size(); i++)
            vertices.add(new Figure.Vertex(id + i, Integer.toString(cards.get(i)), i * APART, y, tone));
    }
}
