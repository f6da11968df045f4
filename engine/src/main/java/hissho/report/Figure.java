package hissho.report;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

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

    /** Rows of cards: hands, what lies on a table. */
    record Cards(List<Hand> rows) implements Figure {
        public Cards {
            rows = List.copyOf(rows);
        }

        /** The cards as a grid, for whoever draws no cards. */
        public Grid grid() {
            int width = rows.stream().mapToInt(row -> row.cards().size()).max().orElse(0);
            boolean named = rows.stream().anyMatch(row -> !row.label().isBlank());
            return new Grid(
                    named ? rows.stream().map(Hand::label).toList() : List.of(),
                    List.of(),
                    rows.stream()
                            .map(row -> IntStream.range(0, width)
                                    .mapToObj(i ->
                                            i < row.cards().size() ? row.cards().get(i).square() : Card.GAP.square())
                                    .toList())
                            .toList());
        }
    }

    /** A row of cards and whose or what it is, which may be nothing. */
    record Hand(String label, List<Card> cards) {
        public Hand {
            cards = List.copyOf(cards);
        }
    }

    /** A card: what is written on the side that lies up. */
    record Card(String text, Side side, Tone tone) {
        /** Where a card lay. */
        public static final Card GAP = new Card("", Side.GONE, Tone.MUTED);

        public static Card up(String text, Tone tone) {
            return new Card(text, Side.FACE, tone);
        }

        public static Card down(String text, Tone tone) {
            return new Card(text, Side.BACK, tone);
        }

        private Square square() {
            return new Square(side == Side.FACE ? text : side == Side.BACK ? "(" + text + ")" : "", tone);
        }
    }

    /** Which side of a card lies up, or that the card has gone. */
    enum Side {
        FACE,
        BACK,
        GONE
    }

    /** Piles of chips, each as tall as it is. */
    record Piles(List<Pile> piles) implements Figure {
        public Piles {
            piles = List.copyOf(piles);
        }

        /** The piles as rows of a grid, for whoever draws no chips. */
        public Grid grid() {
            int width = piles.stream()
                    .mapToInt(pile -> pile.isDrawn() ? pile.size().intValue() : 1)
                    .max()
                    .orElse(0);
            boolean named = piles.stream().anyMatch(pile -> !pile.label().isBlank());
            return new Grid(
                    named ? piles.stream().map(Pile::label).toList() : List.of(),
                    List.of(),
                    piles.stream()
                            .map(pile -> IntStream.range(0, Math.max(1, width))
                                    .mapToObj(i -> new Square(pile.written(i), pile.tone()))
                                    .toList())
                            .toList());
        }
    }

    /** A pile of chips. */
    record Pile(String label, BigInteger size, Tone tone) {
        private static final BigInteger MOST_DRAWN = BigInteger.valueOf(40);

        /** Whether its chips are drawn one by one; a taller pile is its number. */
        public boolean isDrawn() {
            return size.signum() > 0 && size.compareTo(MOST_DRAWN) <= 0;
        }

        private String written(int chip) {
            if (!isDrawn()) return chip == 0 ? size.toString() : "";
            return chip < size.intValue() ? "●" : "";
        }
    }

    /** Coins on the squares of a grid; a square says which side of its coin lies up. */
    record Coins(Grid grid) implements Figure {}
}
