package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws a state diagram of strategy W, with the edges of a game marked and the state it has reached. */
final class DiagramFigure {

    private static final Map<String, Figure.Point> SINGLE = Map.of(
            "S0", new Figure.Point(0, 1),
            "S1", new Figure.Point(1, 0),
            "S2", new Figure.Point(1, 2),
            "S2'", new Figure.Point(2, 0.6),
            "S3", new Figure.Point(3, 1.4),
            "S3'", new Figure.Point(2.4, 2.4),
            "S4", new Figure.Point(4, 0.8));
    private static final Map<String, Figure.Point> DOUBLE = Map.of(
            "S0", new Figure.Point(0, 1),
            "S1", new Figure.Point(1, 0),
            "S2", new Figure.Point(1, 2),
            "S3", new Figure.Point(2, 1),
            "S4", new Figure.Point(2, 2.6),
            "S5", new Figure.Point(3, 2),
            "S6", new Figure.Point(3.4, 3),
            "S7", new Figure.Point(4.2, 0.8));
    private static final double APART = 160;

    private DiagramFigure() {}

    static Figure of(StateDiagram diagram, List<StateDiagram.Edge> walked, String state) {
        return new Figure.Graph(vertices(diagram, state), edges(diagram, walked), Figure.Layout.GIVEN);
    }

    private static List<Figure.Vertex> vertices(StateDiagram diagram, String state) {
        Map<String, Figure.Point> places = diagram == StateDiagram.SINGLE ? SINGLE : DOUBLE;
        List<Figure.Vertex> vertices = new ArrayList<>();
        for (String name : diagram.states()) {
            Figure.Point at = places.getOrDefault(name, new Figure.Point(0, 0));
            Tone tone = name.equals(state) ? Tone.ACCENT : Tone.PLAIN;
            vertices.add(new Figure.Vertex(name, name, at.x() * APART, at.y() * APART, tone));
        }
        return vertices;
    }

    private static List<Figure.Edge> edges(StateDiagram diagram, List<StateDiagram.Edge> walked) {
        List<Figure.Edge> edges = new ArrayList<>();
        for (StateDiagram.Edge edge : diagram.edges()) {
            String label = edge.label() > 0 ? "+" + edge.label() : Integer.toString(edge.label());
            Tone tone = walked.contains(edge) ? Tone.GOOD : Tone.MUTED;
            edges.add(new Figure.Edge(edge.from(), edge.to(), label, tone, true));
        }
        return edges;
    }
}
