package hissho.impartial;

import hissho.play.legacy.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puts the pictures of several components into one: grids above each other, graphs side by side. */
public final class Drawing {

    private Drawing() {}

    public static Scene together(List<Scene> scenes) {
        if (scenes.size() == 1) return scenes.getFirst();
        String text = IntStream.range(0, scenes.size())
                .mapToObj(i -> (i + 1) + ": " + scenes.get(i).text().replace("\n", "\n   "))
                .collect(Collectors.joining("\n"));
        return new Scene(text, joined(scenes));
    }

    /** A strip of squares with a head, as rows of coins and piles are drawn. */
    public static Figure.Grid strip(List<String> heads, List<Figure.Square> squares) {
        return new Figure.Grid(List.of(), heads, List.of(squares));
    }

    private static Figure joined(List<Scene> scenes) {
        if (!scenes.isEmpty() && scenes.stream().allMatch(s -> s.figure() instanceof Figure.Graph))
            return sideBySide(
                    scenes.stream().map(s -> (Figure.Graph) s.figure()).toList());
        List<String> heads = new ArrayList<>();
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int i = 0; i < scenes.size(); i++) {
            List<List<Figure.Square>> own = scenes.get(i).figure() instanceof Figure.Grid grid
                    ? grid.rows()
                    : List.of(List.of(new Figure.Square(scenes.get(i).text(), Tone.PLAIN)));
            for (int row = 0; row < own.size(); row++) {
                heads.add(row == 0 ? Integer.toString(i + 1) : "");
                rows.add(own.get(row));
            }
        }
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        List<List<Figure.Square>> padded = rows.stream()
                .map(row -> IntStream.range(0, width)
                        .mapToObj(c -> c < row.size() ? row.get(c) : new Figure.Square("", Tone.MUTED))
                        .toList())
                .toList();
        return new Figure.Grid(heads, List.of(), padded);
    }

    private static Figure.Graph sideBySide(List<Figure.Graph> graphs) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        double offset = 0;
        for (int i = 0; i < graphs.size(); i++) {
            Figure.Graph graph = graphs.get(i);
            String prefix = (i + 1) + ":";
            double left = graph.vertices().stream()
                    .mapToDouble(Figure.Vertex::x)
                    .min()
                    .orElse(0);
            double right = graph.vertices().stream()
                    .mapToDouble(Figure.Vertex::x)
                    .max()
                    .orElse(0);
            for (Figure.Vertex v : graph.vertices())
                vertices.add(new Figure.Vertex(prefix + v.id(), v.label(), v.x() - left + offset, v.y(), v.tone()));
            for (Figure.Edge e : graph.edges())
                edges.add(new Figure.Edge(prefix + e.from(), prefix + e.to(), e.label(), e.tone(), e.directed()));
            offset += right - left + 1;
        }
        return new Figure.Graph(vertices, edges, graphs.getFirst().layout());
    }
}
