package hissho.app.render.drawing;

import hissho.report.Figure.Layout;
import hissho.report.Figure.Point;
import hissho.report.Figure.Vertex;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Where the vertices of a graph go: at their own places, on a circle, in layers, or as a tree. */
final class Layouts {

    private static final double ROOM = 62;
    private static final double MOST = 820;

    private Layouts() {}

    static List<Point> places(Network network, Layout layout) {
        return switch (layout) {
            case GIVEN -> given(network);
            case CIRCLE -> circle(network);
            case LAYERS -> LayeredLayout.places(network);
            case TREE -> TreeLayout.places(network);
        };
    }

    /** The vertices' own places, scaled so that neighbours have room and the whole stays of reasonable size. */
    private static List<Point> given(Network network) {
        List<Vertex> vertices = network.vertices();
        if (vertices.stream().anyMatch(v -> !(Math.abs(v.x()) < 1e9 && Math.abs(v.y()) < 1e9))) return circle(network);
        double width = extent(vertices.stream().mapToDouble(Vertex::x).toArray());
        double height = extent(vertices.stream().mapToDouble(Vertex::y).toArray());
        double extent = Math.max(width, height);
        if (extent == 0) return vertices.size() == 1 ? List.of(new Point(0, 0)) : circle(network);
        double widest = IntStream.range(0, network.size())
                .mapToDouble(network::width)
                .max()
                .orElse(0);
        double scale = Math.min(Math.max(ROOM, widest + 26) / nearest(vertices, extent), MOST / extent);
        return vertices.stream()
                .map(v -> new Point(v.x() * scale, v.y() * scale))
                .toList();
    }

    private static double extent(double[] values) {
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (double value : values) {
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        return values.length == 0 ? 0 : most - least;
    }

    private static double nearest(List<Vertex> vertices, double extent) {
        double nearest = extent;
        int looked = Math.min(vertices.size(), 600);
        for (int a = 0; a < looked; a++)
            for (int b = 0; b < a; b++) {
                Vertex p = vertices.get(a);
                Vertex q = vertices.get(b);
                double distance = Math.hypot(p.x() - q.x(), p.y() - q.y());
                if (distance > extent * 1e-3) nearest = Math.min(nearest, distance);
            }
        return nearest;
    }

    private static List<Point> circle(Network network) {
        int n = network.size();
        double widest = IntStream.range(0, n).mapToDouble(network::width).max().orElse(0);
        double radius = n == 1 ? 0 : Math.max(n == 2 ? 60 : 96, n * (widest + 44) / (2 * Math.PI));
        List<Point> places = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            double angle = 2 * Math.PI * k / n - Math.PI / 2;
            places.add(new Point(radius * Math.cos(angle), radius * Math.sin(angle)));
        }
        return places;
    }
}
