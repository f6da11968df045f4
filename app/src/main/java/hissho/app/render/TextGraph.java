package hissho.app.render;

import hissho.report.Figure.Edge;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Layout;
import hissho.report.Figure.Vertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Graphs in characters: trees as trees, other graphs as who is joined to whom. */
final class TextGraph {

    private static final int LINK = 1;

    private final Graph graph;
    private final Style style;
    private final Terminal terminal;
    private final Signs signs;
    private final boolean severalTones;
    private final Map<String, Vertex> vertices = new LinkedHashMap<>();
    private final Map<String, Integer> labels = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, List<Edge>> leaving = new LinkedHashMap<>();

    private TextGraph(Graph graph, Style style, Signs signs) {
        this.signs = signs;
        this.graph = graph;
        this.style = style;
        this.terminal = new Terminal(style.colour());
        this.severalTones = graph.edges().stream().map(Edge::tone).distinct().count() > 1;
        for (Vertex vertex : graph.vertices()) {
            vertices.put(vertex.id(), vertex);
            leaving.put(vertex.id(), new ArrayList<>());
            labels.merge(vertex.label(), 1, Integer::sum);
            numbers.put(vertex.id(), labels.getOrDefault(vertex.label(), 0));
        }
        for (Edge edge : graph.edges()) {
            List<Edge> list = leaving.get(edge.from());
            if (list != null && vertices.containsKey(edge.to())) list.add(edge);
        }
    }

    static List<String> draw(Graph graph, Style style, Signs signs) {
        if (graph.vertices().isEmpty()) return List.of(style.words().say("render.figure.empty"));
        TextGraph text = new TextGraph(graph, style, signs);
        List<String> lines =
                graph.layout() == Layout.TREE ? text.trees() : text.isLattice() ? text.lattice() : text.neighbours();
        lines.addAll(text.signs.legend(style));
        return lines;
    }

    /** Whether the vertices stand in rows and columns, every edge joining two that are next to each other, and fit on a line. */
    private boolean isLattice() {
        if (graph.layout() != Layout.GIVEN || columns() * (cell() + LINK) > style.width()) return false;
        Set<String> places = new HashSet<>();
        for (Vertex vertex : graph.vertices())
            if (vertex.x() < 0
                    || vertex.y() < 0
                    || vertex.x() != Math.rint(vertex.x())
                    || vertex.y() != Math.rint(vertex.y())
                    || !places.add(vertex.x() + "," + vertex.y())) return false;
        return graph.edges().stream().allMatch(edge -> {
            Vertex from = vertices.get(edge.from());
            Vertex to = vertices.get(edge.to());
            return from != null
                    && to != null
                    && edge.label().isBlank()
                    && !edge.directed()
                    && Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y()) == 1;
        });
    }

    private int columns() {
        return (int) graph.vertices().stream().mapToDouble(Vertex::x).max().orElse(0) + 1;
    }

    /** The room a vertex takes with its mark. */
    private int cell() {
        return graph.vertices().stream()
                .mapToInt(vertex -> Columns.of(vertex.label()) + 4)
                .max()
                .orElse(0);
    }

    /** The lattice as it is drawn on paper, a line for every row and one for the edges below it. */
    private List<String> lattice() {
        int rows = (int) graph.vertices().stream().mapToDouble(Vertex::y).max().orElse(0) + 1;
        Map<String, Vertex> at = new HashMap<>();
        for (Vertex vertex : graph.vertices()) at.put((int) vertex.x() + "," + (int) vertex.y(), vertex);
        Set<String> joined = new HashSet<>();
        for (Edge edge : graph.edges()) {
            joined.add(edge.from() + " " + edge.to());
            joined.add(edge.to() + " " + edge.from());
        }
        int cell = cell();
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < rows; y++) {
            StringBuilder line = new StringBuilder();
            StringBuilder below = new StringBuilder();
            for (int x = 0; x < columns(); x++) {
                Vertex vertex = at.get(x + "," + y);
                boolean left = joins(at.get((x - 1) + "," + y), vertex, joined);
                boolean right = joins(vertex, at.get((x + 1) + "," + y), joined);
                boolean down = joins(vertex, at.get(x + "," + (y + 1)), joined);
                String name = vertex == null ? "" : nameOf(vertex.id());
                int before = vertex == null ? 0 : Math.max(0, (cell - Columns.of(vertex.label())) / 2);
                int after = Math.max(0, cell - before - Columns.of(name)) + LINK;
                line.append((left ? "─" : " ").repeat(before)).append(name).append((right ? "─" : " ").repeat(after));
                below.append(" ".repeat((cell - 1) / 2))
                        .append(down ? "│" : " ")
                        .append(" ".repeat(cell - 1 - (cell - 1) / 2 + LINK));
            }
            lines.add(line.toString().stripTrailing());
            if (y + 1 < rows) lines.add(below.toString().stripTrailing());
        }
        return lines;
    }

    private static boolean joins(@Nullable Vertex from, @Nullable Vertex to, Set<String> joined) {
        return from != null && to != null && joined.contains(from.id() + " " + to.id());
    }

    private List<String> trees() {
        Set<String> children = new HashSet<>();
        graph.edges().stream().filter(e -> !e.from().equals(e.to())).forEach(e -> children.add(e.to()));
        Set<String> seen = new HashSet<>();
        List<String> lines = new ArrayList<>();
        for (String id : vertices.keySet()) if (!children.contains(id)) tree(id, lines, seen);
        for (String id : vertices.keySet()) if (!seen.contains(id)) tree(id, lines, seen);
        return lines;
    }

    /** One line of a tree still to be written. */
    private record Branch(String id, String before, String inside) {}

    private void tree(String root, List<String> lines, Set<String> seen) {
        List<Branch> stack = new ArrayList<>(List.of(new Branch(root, "", "")));
        while (!stack.isEmpty()) {
            Branch branch = stack.removeLast();
            boolean again = !seen.add(branch.id());
            put(branch.before(), nameOf(branch.id()) + (again ? " …" : ""), branch.inside(), lines);
            if (again) continue;
            List<Edge> edges = leaving.getOrDefault(branch.id(), List.of());
            for (int k = edges.size() - 1; k >= 0; k--) {
                Edge edge = edges.get(k);
                boolean last = k == edges.size() - 1;
                String sign = sign(edge).isEmpty() ? "" : sign(edge) + " ";
                String label = sign + (edge.label().isBlank() ? "" : "(" + Columns.visible(edge.label()) + ") ");
                String before = branch.inside() + (last ? "└─ " : "├─ ") + label;
                stack.add(new Branch(edge.to(), before, branch.inside() + (last ? "   " : "│  ")));
            }
        }
    }

    private void put(String before, String text, String inside, List<String> lines) {
        int width = style.width();
        if (Columns.of(before) > width / 2 || Columns.of(inside) > width / 2) {
            lines.addAll(Wrapping.wrap((before + text).strip(), width));
            return;
        }
        List<String> wrapped = Wrapping.wrap(text, width - Math.max(Columns.of(before), Columns.of(inside)));
        lines.add(before + wrapped.getFirst());
        wrapped.stream().skip(1).forEach(line -> lines.add(inside + line));
    }

    private List<String> neighbours() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, List<Edge>> entry : leaving.entrySet()) {
            List<String> parts = new ArrayList<>();
            for (Edge edge : entry.getValue()) {
                String label = edge.label().isBlank() ? "" : " (" + edge.label() + ")";
                parts.add((edge.directed() ? "→ " : "— ")
                        + nameOf(edge.to())
                        + label
                        + (" " + sign(edge)).stripTrailing());
            }
            if (!parts.isEmpty()) list(nameOf(entry.getKey()), parts, lines);
        }
        Map<String, Integer> degree = new HashMap<>();
        for (Edge edge : graph.edges()) {
            degree.merge(edge.from(), 1, Integer::sum);
            degree.merge(edge.to(), 1, Integer::sum);
        }
        List<String> alone = vertices.keySet().stream()
                .filter(id -> !degree.containsKey(id))
                .map(this::nameOf)
                .toList();
        if (!alone.isEmpty()) lines.addAll(Wrapping.wrap(String.join("   ", alone), style.width()));
        return lines;
    }

    private void list(String name, List<String> parts, List<String> lines) {
        List<String> wrapped = Wrapping.wrap(Columns.visible(name) + " " + String.join(", ", parts), style.width() - 4);
        lines.add(wrapped.getFirst());
        wrapped.stream().skip(1).forEach(line -> lines.add("    " + line));
    }

    /** The sign of an edge's tone, where not all edges have the same. */
    private String sign(Edge edge) {
        return severalTones ? signs.of(edge.tone()) : "";
    }

    private String nameOf(String id) {
        Vertex vertex = vertices.get(id);
        if (vertex == null) return id;
        String name = vertex.label().isBlank() ? "•" : vertex.label();
        boolean shared = graph.layout() != Layout.TREE && labels.getOrDefault(vertex.label(), 0) > 1;
        if (shared) name += " (" + numbers.getOrDefault(id, 0) + ")";
        if (!terminal.colour()) signs.marked(vertex.tone());
        return terminal.marked(vertex.tone(), name);
    }
}
