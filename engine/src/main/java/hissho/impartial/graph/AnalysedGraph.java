package hissho.impartial.graph;

import hissho.impartial.GrundyValue;
import hissho.impartial.MisereRounds;
import hissho.impartial.Outcome;
import hissho.impartial.Retrograde;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A digraph with everything that is known of its vertices, by their numbers.
 *
 * @param values the loopy values (Smith, Fraenkel), whole numbers where there is no cycle
 * @param outcomes by analysis backwards from the end
 * @param remoteness moves to the end when the winner hurries and the loser delays; -1 where nobody wins
 */
public record AnalysedGraph(Digraph graph, List<GrundyValue> values, List<Outcome> outcomes, List<Integer> remoteness) {

    public AnalysedGraph {
        values = List.copyOf(values);
        outcomes = List.copyOf(outcomes);
        remoteness = List.copyOf(remoteness);
    }

    public static AnalysedGraph of(Digraph graph, Progress progress) {
        AnalysedGraph outcomes = ofOutcomes(graph, progress);
        return new AnalysedGraph(
                graph, LoopyValues.of(graph, progress).values(), outcomes.outcomes, outcomes.remoteness);
    }

    /** Outcomes only, without values. */
    static AnalysedGraph ofOutcomes(Digraph graph, Progress progress) {
        Retrograde analysis = Retrograde.of(graph.size(), graph::followers, progress);
        List<Outcome> outcomes =
                IntStream.range(0, graph.size()).mapToObj(analysis::outcome).toList();
        return new AnalysedGraph(
                graph,
                List.of(),
                outcomes,
                IntStream.range(0, graph.size())
                        .mapToObj(v -> outcomes.get(v) == Outcome.DRAW ? -1 : analysis.remoteness(v))
                        .toList());
    }

    /** Outcomes in misère play, where the player who cannot move wins. */
    static AnalysedGraph ofMisere(Digraph graph, Progress progress) {
        Retrograde analysis = MisereRounds.analysed(
                IntStream.range(0, graph.size()).mapToObj(graph::followers).toList(), progress);
        List<Outcome> outcomes =
                IntStream.range(0, graph.size()).mapToObj(analysis::outcome).toList();
        return new AnalysedGraph(
                graph,
                List.of(),
                outcomes,
                IntStream.range(0, graph.size())
                        .mapToObj(v -> outcomes.get(v) == Outcome.DRAW ? -1 : analysis.remoteness(v) - 1)
                        .toList());
    }

    /** Something about every vertex, by its name; vertices about which there is nothing to say are left out. */
    Map<String, Object> byName(IntFunction<@Nullable Object> entry) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int v = 0; v < graph.size(); v++) {
            Object said = entry.apply(v);
            if (said != null) map.put(graph.name(v), said);
        }
        return map;
    }

    /** The P-followers of all N-vertices, or only those that bring the end nearer. */
    Map<String, Object> winningMoves(boolean nearer) {
        return byName(v -> outcomes.get(v) == Outcome.N && graph.followers(v).length > 0 ? winning(v, nearer) : null);
    }

    List<String> winning(int vertex, boolean nearer) {
        List<String> names = new ArrayList<>();
        for (int w : graph.followers(vertex))
            if (outcomes.get(w) == Outcome.P && (!nearer || remoteness.get(w) < remoteness.get(vertex)))
                names.add(graph.name(w));
        return names;
    }

    /** The graph with values as labels; one vertex may be where the token stands. */
    Figure.Graph figure(int token) {
        return figure(graph, token, v -> graph.name(v) + " : " + values.get(v), v -> switch (outcomes.get(v)) {
            case P -> Tone.GOOD;
            case N -> Tone.PLAIN;
            case DRAW -> Tone.MUTED;
        });
    }

    static Figure.Graph figure(Digraph graph, int token, IntFunction<String> label, IntFunction<Tone> tone) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        for (int v = 0; v < graph.size(); v++) {
            vertices.add(
                    new Figure.Vertex(graph.name(v), label.apply(v), 0, 0, v == token ? Tone.ACCENT : tone.apply(v)));
            for (int w : graph.followers(v))
                edges.add(new Figure.Edge(graph.name(v), graph.name(w), "", Tone.PLAIN, true));
        }
        return new Figure.Graph(vertices, edges, graph.isAcyclic() ? Figure.Layout.LAYERS : Figure.Layout.CIRCLE);
    }
}
