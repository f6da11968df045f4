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
                Field.optional("edges", Shape.either(GraphKinds.DIGRAPH, GraphKinds.EDGES)),
                Field.optional("start", Shape.text()),
                Field.optional("graph", Shape.choice(GraphFamilies.NAMES.toArray(String[]::new))),
                Field.optional("n", Shape.whole(0, 60)));
    }

    @Override
    public Component read(Node summand) {
        if (summand.get("game").text().equals("graph-game")) {
            Digraph graph = Digraph.read(summand.get("edges"));
            return GraphVertex.of(graph, GraphKinds.start(graph, summand.get("start")));
        }
        Undirected graph = summand.has("graph") ? GraphFamilies.read(summand) : Undirected.read(summand.get("edges"));
        return new RemovalPosition(new VertexRemoval(graph), graph.all());
    }
}
