package hissho.report;

import java.util.List;

/** A picture as data: what is drawn, not how. */
public sealed interface Figure {

    /** Curves, points and shaded regions over two axes, which are not drawn where neither has a label. */
    record Plot(Axis x, Axis y, List<Curve> curves, List<Dot> dots, List<Region> regions) implements Figure {
        public Plot {
            curves = List.copyOf(curves);
            dots = List.copyOf(dots);
            regions = List.copyOf(regions);
        }

        public boolean hasAxes() {
            return !x.label().isBlank() || !y.label().isBlank();
        }
    }

    record Axis(String label, double from, double to) {}

    /** A polyline through points; a bold one is the one the argument is about. */
    record Curve(String label, List<Point> points, Tone tone, boolean bold) {
        public Curve {
            points = List.copyOf(points);
        }
    }

    record Point(double x, double y) {}

    record Dot(Point at, String label, Tone tone) {}

    record Region(String label, List<Point> outline, Tone tone) {
        public Region {
            outline = List.copyOf(outline);
        }
    }

    /** A rectangle of cells with row and column heads: a matrix, a board, a labelled strip. Heads may be empty lists. */
    record Grid(List<String> rowHeads, List<String> columnHeads, List<List<Square>> rows) implements Figure {
        public Grid {
            rowHeads = List.copyOf(rowHeads);
            columnHeads = List.copyOf(columnHeads);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** One cell of a grid. */
    record Square(String text, Tone tone) {}

    /** A rectangle of numbers shown by colour. */
    record HeatMap(
            String xLabel, String yLabel, List<String> rowHeads, List<String> columnHeads, List<List<Shade>> rows)
            implements Figure {
        public HeatMap {
            rowHeads = List.copyOf(rowHeads);
            columnHeads = List.copyOf(columnHeads);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** A cell of a heat map: its number, and what is written in it, which may be nothing. */
    record Shade(double value, String text) {}

    /**
     * Vertices and edges: a digraph, a tree, a hackenbush picture, a state diagram, arcs between two hands. Where vertices have
     * places they are used; otherwise the renderer lays the graph out in the given manner.
     */
    record Graph(List<Vertex> vertices, List<Edge> edges, Layout layout) implements Figure {
        public Graph {
            vertices = List.copyOf(vertices);
            edges = List.copyOf(edges);
        }
    }

    /** How a graph is drawn. {@code GIVEN} uses the vertices' own places, y growing downwards. */
    enum Layout {
        GIVEN,
        CIRCLE,
        LAYERS,
        TREE
    }

    record Vertex(String id, String label, double x, double y, Tone tone) {}

    record Edge(String from, String to, String label, Tone tone, boolean directed) {}
}
