package hissho.app.render.drawing;

import hissho.report.Figure.Edge;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Vertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A graph made ready for layout: vertices by number, edges whose ends exist, and the size of every vertex. */
record Network(List<Vertex> vertices, List<Link> links) {

    static final double LETTER = 14;
    static final double HEIGHT = 28;
    private static final double BARE = 11;

    /** An edge between two vertices by number. */
    record Link(int from, int to, Edge edge) {
        boolean isLoop() {
            return from == to;
        }
    }

    static Network of(Graph graph) {
        Map<String, Integer> numbers = new HashMap<>();
        List<Vertex> vertices = new ArrayList<>();
        for (Vertex vertex : graph.vertices())
            if (numbers.putIfAbsent(vertex.id(), vertices.size()) == null) vertices.add(vertex);
        List<Link> links = new ArrayList<>();
        for (Edge edge : graph.edges()) {
            Integer from = numbers.get(edge.from());
            Integer to = numbers.get(edge.to());
            if (from != null && to != null) links.add(new Link(from, to, edge));
        }
        return new Network(vertices, links);
    }

    int size() {
        return vertices.size();
    }

    boolean isBare(int vertex) {
        return vertices.get(vertex).label().isBlank();
    }

    double width(int vertex) {
        if (isBare(vertex)) return BARE;
        return Math.max(HEIGHT, Lettering.width(vertices.get(vertex).label(), LETTER) + 16);
    }

    double height(int vertex) {
        return isBare(vertex) ? BARE : HEIGHT;
    }

    /** The other ends of the edges that leave each vertex, without loops. */
    List<List<Integer>> successors() {
        List<List<Integer>> successors = new ArrayList<>();
        for (int v = 0; v < size(); v++) successors.add(new ArrayList<>());
        for (Link link : links) if (!link.isLoop()) successors.get(link.from()).add(link.to());
        return successors;
    }

    double widestLabel() {
        return links.stream()
                .mapToDouble(link -> Lettering.width(link.edge().label(), LETTER - 2))
                .max()
                .orElse(0);
    }
}
