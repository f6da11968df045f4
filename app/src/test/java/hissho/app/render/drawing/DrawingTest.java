package hissho.app.render.drawing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.render.drawing.Shape.Box;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Branch;
import hissho.report.Figure.Edge;
import hissho.report.Figure.Graph;
import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Layout;
import hissho.report.Figure.Node;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Turn;
import hissho.report.Figure.Vertex;
import hissho.report.Tone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The geometry behind the drawings. */
class DrawingTest {

    @Test
    void ticksAreRoundAndInside() {
        assertEquals(List.of("0", "0.2", "0.4", "0.6", "0.8", "1"), labels(0, 1, 5));
        assertEquals(List.of("−2", "0", "2", "4", "6", "8"), labels(-2, 8, 5));
        assertEquals(List.of(), labels(3, 3, 5));
        assertEquals(List.of(), labels(Double.NaN, 3, 5));
    }

    @Test
    void spreadLabelsKeepTheirDistanceAndTheirMiddle() {
        assertArrayEquals(new double[] {-5, 5, 100}, Spread.apart(new double[] {0, 0, 100}, 10), 1e-9);
        Property.holds(500, Generator.listOf(Generator.whole(0, 100), 0, 12), list -> {
            double[] wanted =
                    list.stream().mapToDouble(Integer::doubleValue).sorted().toArray();
            double[] places = Spread.apart(wanted, 7);
            for (int k = 1; k < places.length; k++) assertTrue(places[k] - places[k - 1] >= 7 - 1e-9);
            double moved = IntStream.range(0, places.length)
                    .mapToDouble(k -> places[k] - wanted[k])
                    .sum();
            assertEquals(0, moved, 1e-6);
        });
    }

    @Test
    void clippingKeepsExactlyWhatIsSeen() {
        Clipping window = new Clipping(0, 10, 0, 10);
        assertEquals(
                List.of(List.of(new Point(0, 5), new Point(10, 5))),
                window.polyline(List.of(new Point(-5, 5), new Point(15, 5))));
        assertEquals(List.of(), window.polyline(List.of(new Point(-5, 11), new Point(15, 11))));
        Generator<List<Integer>> numbers = Generator.listOf(Generator.whole(-15, 25), 6, 6);
        Property.holds(800, numbers, n -> {
            List<Point> triangle = List.of(
                    new Point(n.get(0), n.get(1)), new Point(n.get(2), n.get(3)), new Point(n.get(4), n.get(5)));
            List<Point> seen = window.polygon(triangle);
            for (double x = 0.3713579; x < 10; x += 1.7)
                for (double y = 0.4197531; y < 10; y += 1.9)
                    assertEquals(Clipping.contains(triangle, x, y), Clipping.contains(seen, x, y), x + ", " + y);
        });
    }

    @Test
    void aPartOfACurveLiesOnTheCurve() {
        Bezier curve = new Bezier(new Point(0, 0), new Point(3, 9), new Point(7, -4), new Point(10, 2));
        Bezier part = curve.between(0.2, 0.7);
        for (double t = 0; t <= 1; t += 0.1) {
            assertEquals(curve.at(0.2 + 0.5 * t).x(), part.at(t).x(), 1e-9);
            assertEquals(curve.at(0.2 + 0.5 * t).y(), part.at(t).y(), 1e-9);
        }
    }

    @Test
    void treesAndLayersKeepVerticesApartAndEdgesDownwards() {
        Generator<List<Integer>> parents = Generator.listOf(Generator.whole(0, 30), 1, 25);
        Property.holds(300, parents, list -> {
            Network tree = Network.of(tree(list));
            for (Layout layout : List.of(Layout.TREE, Layout.LAYERS)) {
                List<Point> places = Layouts.places(tree, layout);
                for (int a = 0; a < places.size(); a++)
                    for (int b = 0; b < a; b++) assertTrue(apart(tree, places, a, b), layout + " " + a + " " + b);
                for (Network.Link link : tree.links())
                    assertTrue(
                            places.get(link.to()).y() > places.get(link.from()).y(), layout.toString());
            }
        });
    }

    @Test
    void nodesOfGameTreesDoNotTouch() {
        Generator<List<Integer>> parents = Generator.listOf(Generator.whole(0, 40), 1, 40);
        Property.holds(300, parents, list -> {
            List<Box> boxes = new GameTreeDrawing(gameTree(list))
                    .shapes().stream()
                            .filter(Box.class::isInstance)
                            .map(Box.class::cast)
                            .filter(box -> box.pen() != null)
                            .toList();
            assertEquals(list.size() + 1, boxes.size());
            for (int a = 0; a < boxes.size(); a++)
                for (int b = 0; b < a; b++) assertTrue(apart(boxes.get(a), boxes.get(b)), a + " " + b);
        });
    }

    @Test
    void deepAndBroadTreesAreLaidOutQuickly() {
        List<Integer> path = IntStream.range(0, 100_000).boxed().toList();
        List<Integer> caterpillar = IntStream.range(0, 100_000)
                .map(k -> k % 2 == 0 ? k : Math.max(0, k - 1))
                .boxed()
                .toList();
        List<Integer> star = java.util.Collections.nCopies(100_000, 0);
        for (List<Integer> parents : List.of(path, caterpillar, star)) {
            Tree tree = gameTree(parents);
            assertTimeout(Duration.ofSeconds(20), () -> Drawing.of(tree));
            assertEquals(100_001, tree.folded(1).nodes().getFirst().hidden() + 1);
        }
    }

    @Test
    void foldedTreesHideWhatTheySay() {
        Generator<List<Integer>> parents = Generator.listOf(Generator.whole(0, 40), 1, 40);
        Property.holds(300, parents, list -> {
            Tree tree = gameTree(list);
            for (int most = 1; most <= list.size() + 1; most++) {
                Tree folded = tree.folded(most);
                assertTrue(folded.nodes().size() <= most);
                int hidden = folded.nodes().stream().mapToInt(Node::hidden).sum();
                assertEquals(tree.nodes().size(), folded.nodes().size() + hidden);
                for (InformationSet set : folded.sets())
                    for (int node : set.nodes())
                        assertTrue(folded.nodes().get(node).label().endsWith("3"));
            }
        });
    }

    /** A player at every node; the nodes whose numbers end in 3 are an information set. */
    private static Tree gameTree(List<Integer> parents) {
        List<Node> nodes = new ArrayList<>();
        List<Integer> set = new ArrayList<>();
        for (int k = 0; k <= parents.size(); k++) {
            int parent = k == 0 ? -1 : parents.get(k - 1) % k;
            Branch branch = k == 0 ? Branch.NONE : new Branch("move " + k, k % 4 == 0 ? "1/4" : "", k % 3 == 0);
            nodes.add(new Node(parent, branch, new Turn.Player(k % 2), "node" + k, 0));
            if (k % 10 == 3) set.add(k);
        }
        return new Tree(List.of("", ""), nodes, List.of(new InformationSet("set", set)));
    }

    private static boolean apart(Box a, Box b) {
        return a.x() + a.width() <= b.x()
                || b.x() + b.width() <= a.x()
                || a.y() + a.height() <= b.y()
                || b.y() + b.height() <= a.y();
    }

    @Test
    void equalScalesMakeSquaresSquare() {
        List<Point> square = List.of(new Point(0, 0), new Point(2, 0), new Point(2, 2), new Point(0, 2));
        Plot plot = new Plot(
                new Axis("x", -1, 9),
                new Axis("y", -1, 3),
                List.of(),
                List.of(),
                List.of(new Region("", square, Tone.FIRST)),
                true);
        Shape.Line drawn = new PlotDrawing(plot)
                .shapes().stream()
                        .filter(Shape.Line.class::isInstance)
                        .map(Shape.Line.class::cast)
                        .filter(line -> line.fill() != null)
                        .findFirst()
                        .orElseThrow();
        double width = drawn.points().get(1).x() - drawn.points().get(0).x();
        double height = drawn.points().get(1).y() - drawn.points().get(2).y();
        assertEquals(width, height, 1e-9);
    }

    @Test
    void coloursOfHeatFallFromLightToDark() {
        double before = 1000;
        for (int k = 0; k <= 50; k++) {
            int rgb = Integer.parseInt(new Heat(k / 50.0).colour().substring(1), 16);
            double lightness = 0.2126 * (rgb >> 16) + 0.7152 * (rgb >> 8 & 0xFF) + 0.0722 * (rgb & 0xFF);
            assertTrue(lightness < before, "at " + k);
            before = lightness;
        }
    }

    private static boolean apart(Network network, List<Point> places, int a, int b) {
        double dx = Math.abs(places.get(a).x() - places.get(b).x());
        double dy = Math.abs(places.get(a).y() - places.get(b).y());
        return dx >= (network.width(a) + network.width(b)) / 2 || dy >= (network.height(a) + network.height(b)) / 2;
    }

    private static Graph tree(List<Integer> parents) {
        List<Vertex> vertices = new ArrayList<>(List.of(new Vertex("0", "root", 0, 0, Tone.PLAIN)));
        List<Edge> edges = new ArrayList<>();
        for (int k = 1; k <= parents.size(); k++) {
            vertices.add(new Vertex("" + k, "vertex".repeat(1 + k % 3), 0, 0, Tone.PLAIN));
            edges.add(new Edge("" + parents.get(k - 1) % k, "" + k, "", Tone.PLAIN, true));
        }
        return new Graph(vertices, edges, Layout.TREE);
    }

    private static List<String> labels(double from, double to, int about) {
        Ticks ticks = Ticks.between(from, to, about);
        return ticks.places().stream().map(ticks::label).toList();
    }
}
