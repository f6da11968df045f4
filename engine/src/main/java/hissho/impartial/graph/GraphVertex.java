package hissho.impartial.graph;

import hissho.document.InOrder;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A token on a vertex of a digraph, as a component of a sum; with cycles its value may be loopy. */
public record GraphVertex(TokenGraph graph, int vertex) implements Component {

    private static final int MOST_LINES = 30;

    private Digraph digraph() {
        return graph.graph();
    }

    @Override
    public GrundyValue value(Progress progress) {
        return graph.analysed(progress).values().get(vertex);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int to : digraph().followers(vertex)) options.add(to(to));
        return options;
    }

    private Option to(int target) {
        String name = digraph().name(target);
        return Option.spot(
                name,
                new GraphVertex(graph, target),
                Message.of("impartial.graph-game.move", name),
                InOrder.of("to", name));
    }

    /** Among winning moves those that bring the end nearer, so that a winner does not walk in circles. */
    @Override
    public List<Option> hurrying(List<Option> winning, Convention convention, Progress progress) {
        if (convention == Convention.MISERE) return Component.super.hurrying(winning, convention, progress);
        AnalysedGraph known = graph.analysed(progress);
        if (known.outcomes().get(vertex) != Outcome.N) return winning;
        List<Integer> remoteness = known.remoteness();
        return winning.stream()
                .filter(option -> remoteness.get(((GraphVertex) option.after()).vertex) < remoteness.get(vertex))
                .toList();
    }

    @Override
    public boolean isLoopy() {
        return !digraph().isAcyclic();
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
    public Map<Tone, Message> legend() {
        return Map.of(
                Tone.GOOD,
                Message.of("impartial.legend.p"),
                Tone.ACCENT,
                Message.of("impartial.legend.token"),
                Tone.MUTED,
                Message.of("impartial.legend.drawn"));
    }

    @Override
    public Message describe() {
        return Message.of(
                "impartial.graph-game.of", digraph().name(vertex), digraph().size());
    }

    @Override
    public String print() {
        return digraph().name(vertex);
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", "graph-game", "start", print());
    }

    @Override
    public Scene scene(Words words) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int v = 0; v < digraph().size(); v++)
            places.put(new Place.Vertex(digraph().name(v)), digraph().name(v));
        return Scene.of(edges() + "→ " + print(), new Board(graph.plain(vertex), places));
    }

    /** The graph with the values that are known. */
    @Override
    public List<Board> explained(Words words, Progress progress) {
        return List.of(Board.still(graph.figure(vertex)));
    }

    /** Where each vertex leads, a line each, where they are few enough to be read. */
    private String edges() {
        if (digraph().size() > MOST_LINES) return "";
        StringBuilder lines = new StringBuilder();
        for (int from = 0; from < digraph().size(); from++) {
            int[] to = digraph().followers(from);
            if (to.length == 0) continue;
            lines.append(digraph().name(from)).append(" → ");
            for (int i = 0; i < to.length; i++)
                lines.append(i == 0 ? "" : ", ").append(digraph().name(to[i]));
            lines.append('\n');
        }
        return lines.toString();
    }
}
