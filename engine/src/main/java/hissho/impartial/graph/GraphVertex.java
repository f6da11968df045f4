package hissho.impartial.graph;

import hissho.document.InOrder;
import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.Retrograde;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A token on a vertex of a digraph, as a component of a sum; with cycles its value may be loopy. */
public record GraphVertex(Digraph graph, Kept<AnalysedGraph> analysed, int vertex) implements Component {


    private static final int MOST_LINES = 30;

    static GraphVertex of(Digraph graph, int vertex) {
        return new GraphVertex(graph, new Kept<>(progress -> AnalysedGraph.of(graph, progress)), vertex);
    }

    @Override
    public GrundyValue value(Progress progress) {
        return analysed.ask(progress, known -> known.values().of(vertex));
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int to : graph.followers(vertex)) options.add(to(to));
        return options;
    }

    private Option to(int target) {
        String name = graph.name(target);
        return Option.spot(
                name,
                new GraphVertex(graph, analysed, target),
                Message.of("impartial.graph-game.move", name),
                InOrder.of("to", name));
    }

    /** Among winning moves those that bring the end nearer, so that a winner does not walk in circles. */
    @Override
    public List<Option> hurrying(List<Option> winning, Progress progress) {
        Retrograde analysis = analysed.ask(progress, AnalysedGraph::retrograde);
        if (analysis.outcome(vertex) != Outcome.N) return winning;
        int own = analysis.remoteness(vertex);
        return winning.stream()
                .filter(option -> analysis.remoteness(((GraphVertex) option.after()).vertex) < own)
                .toList();
    }

    /** Misère play on a graph without cycles; with cycles it is not decided here. */
    @Override
    public Outcome misere(Progress progress) {
        if (!graph.isAcyclic())
            throw new hissho.document.BadDocument("play", Message.of("impartial.bad.misere-cycle"));
        return Component.super.misere(progress);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a graph is the same only as itself
    public boolean equals(@Nullable Object object) {
        return object instanceof GraphVertex other && other.graph == graph && other.vertex == vertex;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(graph) * 31 + vertex;
    }

    @Override
    public Message describe() {
        return Message.of(
                "impartial.graph-game.of", graph.name(vertex), graph.size());
    }

    @Override
    public String print() {
        return graph.name(vertex);
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", "graph-game", "start", print());
    }

    @Override
    public Scene scene(Words words) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++) places.put(new Place.Vertex(graph.name(v)), graph.name(v));
        return Scene.of(edges() + "→ " + print(), new Board(figure(), places));
    }

    private Figure.Graph figure() {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        for (int v = 0; v < graph.size(); v++) {
            String name = graph.name(v);
            vertices.add(new Figure.Vertex(name, name, 0, 0, v == vertex ? Tone.ACCENT : Tone.PLAIN));
            for (int w : graph.followers(v)) edges.add(new Figure.Edge(name, graph.name(w), "", Tone.PLAIN, true));
        }
        return new Figure.Graph(vertices, edges, graph.isAcyclic() ? Figure.Layout.LAYERS : Figure.Layout.CIRCLE);
    }

    /** Where each vertex leads, a line each, where they are few enough to be read. */
    private String edges() {
        if (graph.size() > MOST_LINES) return "";
        StringBuilder lines = new StringBuilder();
        for (int from = 0; from < graph.size(); from++) {
            int[] to = graph.followers(from);
            if (to.length == 0) continue;
            lines.append(graph.name(from)).append(" → ");
            for (int i = 0; i < to.length; i++)
                lines.append(i == 0 ? "" : ", ").append(graph.name(to[i]));
            lines.append('\n');
        }
        return lines.toString();
    }
}
