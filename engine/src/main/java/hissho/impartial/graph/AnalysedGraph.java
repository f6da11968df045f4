package hissho.impartial.graph;

import hissho.impartial.GrundyValue;
import hissho.impartial.Outcome;
import hissho.impartial.Retrograde;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A digraph with everything that is known of its vertices: values, outcomes, remoteness, winning moves. */
public record AnalysedGraph(Digraph graph, LoopyValues values, Retrograde retrograde) {

    public static AnalysedGraph of(Digraph graph, Progress progress) {
        return new AnalysedGraph(
                graph, LoopyValues.of(graph, progress), Retrograde.of(graph.size(), graph::followers, progress));
    }

    Map<String, Object> byName(java.util.function.IntFunction<Object> entry) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++) map.put(graph.name(v), entry.apply(v));
        return map;
    }

    /** The followers of value zero, of all N-vertices. */
    Map<String, List<String>> winningMoves() {
        Map<String, List<String>> moves = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++)
            if (retrograde.outcome(v) == Outcome.N) moves.put(graph.name(v), winning(v, false));
        return moves;
    }

    /** Of those, the ones of smaller remoteness. */
    Map<String, List<String>> progressMoves() {
        Map<String, List<String>> moves = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++)
            if (retrograde.outcome(v) == Outcome.N) moves.put(graph.name(v), winning(v, true));
        return moves;
    }

    private List<String> winning(int vertex, boolean progress) {
        List<String> names = new ArrayList<>();
        for (int w : graph.followers(vertex))
            if (retrograde.outcome(w) == Outcome.P
                    && (!progress || retrograde.remoteness(w) < retrograde.remoteness(vertex)))
                names.add(graph.name(w));
        return names;
    }

    /** The values, outcomes and remoteness agree with each other and with the arrows. */
    boolean isConsistent() {
        for (int v = 0; v < graph.size(); v++) if (values.of(v).outcome() != retrograde.outcome(v)) return false;
        return true;
    }

    /** The graph with values as labels; one vertex may be where the token stands. */
    Figure.Graph figure(int token) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        for (int v = 0; v < graph.size(); v++) {
            GrundyValue value = values.of(v);
            Tone tone = v == token
                    ? Tone.ACCENT
                    : switch (retrograde.outcome(v)) {
                        case P -> Tone.GOOD;
                        case N -> Tone.PLAIN;
                        case DRAW -> Tone.MUTED;
                    };
            vertices.add(new Figure.Vertex(graph.name(v), graph.name(v) + " : " + value, 0, 0, tone));
            for (int w : graph.followers(v))
                edges.add(new Figure.Edge(graph.name(v), graph.name(w), "", Tone.PLAIN, true));
        }
        return new Figure.Graph(vertices, edges, graph.isAcyclic() ? Figure.Layout.LAYERS : Figure.Layout.CIRCLE);
    }
}
