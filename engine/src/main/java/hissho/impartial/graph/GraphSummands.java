package hissho.impartial.graph;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import java.util.List;
import java.util.Set;

/** Tokens on digraphs and graphs losing vertices as summands. */
public final class GraphSummands implements ComponentReader {

    @Override
    public Set<String> games() {
        return Set.of("graph-game", "vertex-removal");
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(
                Field.optional("edges", Shape.either(DigraphGame.EDGES.shape(), GraphFamilies.EDGES.shape())),
                DigraphGame.START,
                Field.optional("graph", GraphFamilies.GRAPH.shape()),
                GraphFamilies.N);
    }

    @Override
    public Component read(Node summand) {
        if (summand.get("game").text().equals("graph-game")) return graph(summand);
        Undirected graph =
                GraphFamilies.GRAPH.isIn(summand) ? GraphFamilies.read(summand) : GraphFamilies.EDGES.in(summand);
        return new RemovalPosition(new VertexRemoval(graph), graph.all());
    }

    /** A token on its start. */
    public Component graph(Node summand) {
        Digraph graph = DigraphGame.EDGES.in(summand);
        int start = DigraphGame.start(graph, summand)
                .orElseThrow(() -> summand.bad("core.bad.missing", DigraphGame.START.name()));
        return new GraphVertex(new TokenGraph(graph), start);
    }
}
