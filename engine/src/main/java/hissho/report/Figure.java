package hissho.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A picture as data: what is drawn, not how. */
public sealed interface Figure {

    /**
     * Curves, points and shaded regions over two axes, which are not drawn where neither has a label; an upward one without a label has no scale. Where the scale is equal, a
     * unit is as long on one axis as on the other: a set of payoffs, not a function.
     */
    record Plot(Axis x, Axis y, List<Curve> curves, List<Dot> dots, List<Region> regions, boolean equalScale)
            implements Figure {
        public Plot {
            curves = List.copyOf(curves);
            dots = List.copyOf(dots);
            regions = List.copyOf(regions);
        }

        public Plot(Axis x, Axis y, List<Curve> curves, List<Dot> dots, List<Region> regions) {
            this(x, y, curves, dots, regions, false);
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

    /** A point with a name; where it has a handle, whoever moves it writes its place into a field of the document. */
    record Dot(Point at, String label, Tone tone, Optional<Handle> handle) {
        public Dot(Point at, String label, Tone tone) {
            this(at, label, tone, Optional.empty());
        }

        public Dot moving(Handle what) {
            return new Dot(at, label, tone, Optional.of(what));
        }
    }

    /**
     * What moving a dot means: the field becomes the list of the origin plus so many times the coordinates, of which a plot has two
     * and a triangle the shares of its three corners.
     */
    record Handle(String field, List<Double> origin, double scale) {
        public Handle {
            origin = List.copyOf(origin);
            if (!Double.isFinite(scale) || !origin.stream().allMatch(Double::isFinite))
                throw new IllegalArgumentException("a dot that moves without bounds");
        }

        /** The field holds the coordinates of a plot themselves. */
        public static Handle of(String field) {
            return new Handle(field, List.of(0.0, 0.0), 1);
        }
    }

    /** A polygon, with the names of its corners in the order of the outline; they may be blank, and missing at the end. */
    record Region(String label, List<Point> outline, Tone tone, List<String> corners) {
        public Region {
            outline = List.copyOf(outline);
            corners = List.copyOf(corners);
            if (corners.size() > outline.size()) throw new IllegalArgumentException("more names than corners");
        }

        public Region(String label, List<Point> outline, Tone tone) {
            this(label, outline, tone, List.of());
        }
    }

    /**
     * What is divided in three: mixtures of three strategies, imputations of three players. Each corner has everything. A point
     * (x, y) gives x to the second corner, y to the third and what is left of one to the first; see {@link #shares}.
     *
     * @param firstBelow whether the first corner is at the bottom, the second at the top left and the third at the top right, as the
     *     textbook draws imputations; otherwise they are at the left, at the right and on top
     */
    record Triangle(List<String> corners, List<Curve> curves, List<Dot> dots, List<Region> regions, boolean firstBelow)
            implements Figure {
        public Triangle {
            corners = List.copyOf(corners);
            curves = List.copyOf(curves);
            dots = List.copyOf(dots);
            regions = List.copyOf(regions);
            if (corners.size() != 3) throw new IllegalArgumentException("a triangle has three corners");
        }

        public Triangle(List<String> corners, List<Curve> curves, List<Dot> dots, List<Region> regions) {
            this(corners, curves, dots, regions, false);
        }

        /** The point with these barycentric coordinates, whose sum may be any number but zero. */
        public static Point shares(double first, double second, double third) {
            double whole = first + second + third;
            return new Point(second / whole, third / whole);
        }
    }

    /**
     * What is divided in four, as a solid that can be turned: every place is the shares of the four corners. Flat it is seen from one
     * side.
     */
    record Tetrahedron(List<String> corners, List<Line> lines, List<Spot> spots) implements Figure {

        /** Where the corners are seen. */
        private static final double[][] SEEN = {{0, 0}, {1, 0.18}, {0.72, -0.34}, {0.5, 0.9}};

        public Tetrahedron {
            corners = List.copyOf(corners);
            lines = List.copyOf(lines);
            spots = List.copyOf(spots);
            if (corners.size() != 4) throw new IllegalArgumentException("a tetrahedron has four corners");
        }

        /** A straight line between two places. */
        public record Line(List<Double> from, List<Double> to, Tone tone, boolean bold) {
            public Line {
                from = List.copyOf(from);
                to = List.copyOf(to);
            }
        }

        /** A place with a name, which may be empty. */
        public record Spot(List<Double> at, String label, Tone tone) {
            public Spot {
                at = List.copyOf(at);
            }
        }

        /** The picture from one side, with the edges of the solid. */
        public Plot flat() {
            List<Curve> curves = new ArrayList<>();
            List<Dot> dots = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                for (int j = i + 1; j < 4; j++)
                    curves.add(new Curve("", List.of(seen(only(i)), seen(only(j))), Tone.MUTED, false));
                dots.add(new Dot(seen(only(i)), corners.get(i), Tone.PLAIN));
            }
            for (Line line : lines)
                curves.add(new Curve("", List.of(seen(line.from()), seen(line.to())), line.tone(), line.bold()));
            for (Spot spot : spots) dots.add(new Dot(seen(spot.at()), spot.label(), spot.tone()));
            return new Plot(new Axis("", -0.1, 1.15), new Axis("", -0.45, 1.0), curves, dots, List.of(), true);
        }

        private static List<Double> only(int corner) {
            return IntStream.range(0, 4).mapToObj(i -> i == corner ? 1.0 : 0.0).toList();
        }

        private static Point seen(List<Double> shares) {
            double right = 0;
            double up = 0;
            for (int i = 0; i < 4; i++) {
                right += shares.get(i) * SEEN[i][0];
                up += shares.get(i) * SEEN[i][1];
            }
            return new Point(right, up);
        }
    }

    /** Bars along one axis, in groups; a single group needs no name. */
    record Bars(String axis, List<Group> groups) implements Figure {
        public Bars {
            groups = List.copyOf(groups);
        }
    }

    record Group(String label, List<Bar> bars) {
        public Group {
            bars = List.copyOf(bars);
        }
    }

    /** One bar: its name, its length, which may be negative, and the exact number as people read it. */
    record Bar(String label, double value, String text, Tone tone) {}

    /** A rectangle of cells with row and column heads: a matrix, a board, a labelled strip. Heads may be empty lists. */
    record Grid(List<String> rowHeads, List<String> columnHeads, List<List<Square>> rows, Optional<Picking> picking)
            implements Figure {
        public Grid {
            rowHeads = List.copyOf(rowHeads);
            columnHeads = List.copyOf(columnHeads);
            rows = rows.stream().map(List::copyOf).toList();
        }

        public Grid(List<String> rowHeads, List<String> columnHeads, List<List<Square>> rows) {
            this(rowHeads, columnHeads, rows, Optional.empty());
        }

        public Grid picking(Picking what) {
            return new Grid(rowHeads, columnHeads, rows, Optional.of(what));
        }
    }

    /**
     * What choosing a cell of a grid means: the field becomes the list of the places chosen before and the place of the cell, each
     * as row and column from 1; only the first so many rows and columns can be chosen.
     */
    record Picking(String field, List<List<Integer>> before, int rows, int columns) {
        public Picking {
            before = before.stream().map(List::copyOf).toList();
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

    /** A game tree: the root first, every other node after its parent. Players have the numbers of their names. */
    record Tree(List<String> players, List<Node> nodes, List<InformationSet> sets) implements Figure {
        public Tree {
            players = List.copyOf(players);
            nodes = List.copyOf(nodes);
            sets = List.copyOf(sets);
            for (int k = 0; k < nodes.size(); k++) {
                int parent = nodes.get(k).parent();
                if (k == 0 ? parent != -1 : parent < 0 || parent >= k)
                    throw new IllegalArgumentException("node " + k + " cannot be below node " + parent);
                if (nodes.get(k).turn() instanceof Turn.Player(int player) && (player < 0 || player >= players.size()))
                    throw new IllegalArgumentException("there is no player " + player);
            }
            for (InformationSet set : sets)
                for (int node : set.nodes())
                    if (node < 0 || node >= nodes.size())
                        throw new IllegalArgumentException("there is no node " + node);
        }

        /** This tree with at most so many nodes; see {@link Folding}. */
        public Tree folded(int most) {
            return Folding.of(this, most);
        }
    }

    /**
     * A node of a game tree: the number of its parent (−1 for the root), the move that leads to it, who moves at it, a name, which
     * may be blank, and how many nodes below it are not shown.
     */
    record Node(int parent, Branch branch, Turn turn, String label, int hidden) {}

    /** The move to a node, its probability where it has one, and whether it belongs to the play the argument is about. */
    record Branch(String move, String probability, boolean chosen) {
        /** The branch of the root. */
        public static final Branch NONE = new Branch("", "", false);

        /** The move with its probability: {@code bet (1/3)}. */
        public String text() {
            if (probability.isBlank()) return move;
            return move.isBlank() ? probability : move + " (" + probability + ")";
        }
    }

    /** Who moves at a node of a game tree. */
    sealed interface Turn {
        record Chance() implements Turn {}

        record Player(int index) implements Turn {
            /** The first two players have tones of their own; others are known by their names and by the shapes of their nodes. */
            public Tone tone() {
                return index == 0 ? Tone.FIRST : index == 1 ? Tone.SECOND : Tone.PLAIN;
            }
        }

        /** Nobody: the game is over, with a payoff for each player, or one for all. */
        record End(List<String> payoffs) implements Turn {
            public End {
                payoffs = List.copyOf(payoffs);
            }
        }
    }

    /** Nodes their player cannot tell apart, by number; the name may be blank. */
    record InformationSet(String label, List<Integer> nodes) {
        public InformationSet {
            nodes = List.copyOf(nodes);
        }
    }
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
                                    .mapToObj(i -> i < row.cards().size()
                                            ? row.cards().get(i).square()
                                            : Card.GAP.square())
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
