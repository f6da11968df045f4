package hissho.impartial.graph;

import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.Optional;

/** A digraph on which a token is moved, analysed when that is first asked for and not again. */
public final class TokenGraph {

    private final Digraph graph;
    private Optional<AnalysedGraph> analysed = Optional.empty();

    public TokenGraph(Digraph graph) {
        this.graph = graph;
    }

    public Digraph graph() {
        return graph;
    }

    synchronized AnalysedGraph analysed(Progress progress) {
        if (analysed.isEmpty()) analysed = Optional.of(AnalysedGraph.of(graph, progress));
        return analysed.get();
    }

    /** What is known so far. */
    synchronized Optional<AnalysedGraph> known() {
        return analysed;
    }

    /** The graph with the token, and with values where they are known. */
    Figure.Graph figure(int token) {
        return known().map(known -> known.figure(token)).orElseGet(() -> plain(token));
    }

    /** The graph with the token, as it is shown to those who play on it. */
    Figure.Graph plain(int token) {
        return AnalysedGraph.figure(graph, token, graph::name, v -> Tone.PLAIN);
    }
}
