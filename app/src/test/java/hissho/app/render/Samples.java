package hissho.app.render;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Facts;
import hissho.report.Block.Formula;
import hissho.report.Block.Paragraph;
import hissho.report.Block.Picture;
import hissho.report.Block.Step;
import hissho.report.Block.Steps;
import hissho.report.Block.Table;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Bar;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Branch;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Edge;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Grid;
import hissho.report.Figure.Group;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Layout;
import hissho.report.Figure.Node;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Figure.Shade;
import hissho.report.Figure.Square;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Triangle;
import hissho.report.Figure.Turn;
import hissho.report.Figure.Vertex;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Figures and reports worth looking at, one for each thing a renderer should do well. */
final class Samples {

    private Samples() {}

    static Map<String, Figure> figures() {
        Map<String, Figure> figures = new LinkedHashMap<>();
        figures.put("lower-envelope", envelope(new double[][] {{2, 3, 1, 5}, {4, 1, 6, 0}}, true));
        figures.put("upper-envelope", envelope(new double[][] {{1, 4}, {5, 2}, {3, 3}, {0, 5}, {2, 2.5}}, false));
        figures.put("nim-multiplication", nimMultiplication());
        figures.put("heat-map-bare", bareHeatMap());
        figures.put("digraph", digraph());
        figures.put("layers", layers());
        figures.put("hackenbush", hackenbush());
        figures.put("matching", matching());
        figures.put("search-tree", searchTree());
        figures.put("saddle", saddle());
        figures.put("japanese", japanese());
        figures.put("coins", coins());
        figures.put("region", region());
        figures.put("poker", poker());
        figures.put("hidden-moves", hiddenMoves());
        figures.put("broad-tree", broadTree());
        figures.put("folded-tree", broadTree().folded(20));
        figures.put("bargaining", bargaining());
        figures.put("core", core());
        figures.put("power", power());
        figures.put("signed-bars", signedBars());
        return figures;
    }

    static Report envelopeReport() {
        return new Report(
                "matrix",
                "The 2 × 4 matrix game [[2, 3, 1, 5], [4, 1, 6, 0]]",
                "The value is 17/7; the row player mixes 5/7 : 2/7 and the column player answers with columns 2 and 3.",
                List.of(
                        new Said("value", "value", Rational.of(17, 7), "17/7"),
                        new Said(
                                "rowStrategy",
                                "optimal row strategy",
                                RationalVector.of(Rational.of(5, 7), Rational.of(2, 7)),
                                "(5/7, 2/7)"),
                        new Said("saddlePoints", "saddle points", List.of(), "none")),
                List.of(
                        Section.of(
                                "Why",
                                new Steps(List.of(
                                        Step.of(
                                                "Against each pure column the row player who mixes p on the second row"
                                                        + " receives a straight line in p.",
                                                new Table(
                                                        "Payoffs",
                                                        List.of("", "c1", "c2", "c3", "c4"),
                                                        List.of(
                                                                row("r1", "2", "3", "1", "5"),
                                                                row("r2", "4", "1", "6", "0")),
                                                        true)),
                                        Step.of(
                                                "The worst case is the lower envelope.",
                                                new Picture(
                                                        envelope(new double[][] {{2, 3, 1, 5}, {4, 1, 6, 0}}, true),
                                                        "The lower envelope and its highest point.")),
                                        Step.of(
                                                "Its highest point is where columns 2 and 3 meet.",
                                                new Formula("3-2p=1+5p", "3 − 2p = 1 + 5p")))),
                                new Paragraph("So nobody can do better, 50% & more_or_less #1.")),
                        Section.of("Facts", new Facts(List.of(new Said("a", "a label", 3, "3 {braces} $x$"))))),
                new Report.Certificate("Both strategies secure 17/7 against every pure answer.", true));
    }

    static Report japaneseReport() {
        return new Report(
                "nim",
                "ニム (3, 4, 5)",
                "先手必勝です。3 個の山から 2 個取って 1 個にすると、ニム和が 0 になり、相手がどう動いても必ず応手があります。",
                List.of(new Said("winner", "勝者", "first", "先手"), new Said("nimSum", "ニム和（排他的論理和）", 2, "2")),
                List.of(Section.of(
                        "理由",
                        new Paragraph("ニム和が 0 でない局面からは、必ず 0 の局面へ動けます。逆に、0 の局面からは 0 でない局面にしか動けません。"),
                        new Table(
                                "二進表示",
                                List.of("山", "個数", "二進"),
                                List.of(row("甲", "3", "011"), row("乙の山", "4", "100"), row("丙", "5", "101")),
                                true),
                        new Picture(japanese(), "関数の図"))),
                new Report.Certificate("すべての手を調べました。", true));
    }

    static Report gallery() {
        List<Block> blocks = new ArrayList<>();
        figures().forEach((name, figure) -> blocks.add(new Picture(figure, name)));
        return new Report(
                "gallery",
                "Gallery",
                "Every figure there is.",
                List.of(),
                List.of(new Section("Figures", blocks)),
                new Report.Certificate("Looked at.", true));
    }

    static List<Cell> row(String... texts) {
        return java.util.Arrays.stream(texts).map(Cell::of).toList();
    }

    /** Two rows with the column lines over p and their lower envelope, or two columns with the row lines and the upper one. */
    static Plot envelope(double[][] matrix, boolean lower) {
        double[][] lines = lower
                ? IntStream.range(0, matrix[0].length)
                        .mapToObj(j -> new double[] {matrix[0][j], matrix[1][j]})
                        .toArray(double[][]::new)
                : matrix;
        List<Curve> curves = new ArrayList<>();
        for (int k = 0; k < lines.length; k++)
            curves.add(new Curve(
                    lower ? "column " + (k + 1) : "row " + (k + 1),
                    List.of(new Point(0, lines[k][0]), new Point(1, lines[k][1])),
                    lower ? Tone.SECOND : Tone.FIRST,
                    false));
        List<Point> envelope = new ArrayList<>();
        Point best = new Point(0, lower ? -1e9 : 1e9);
        for (int i = 0; i <= 7000; i++) {
            double p = i / 7000.0;
            double y = lower ? 1e9 : -1e9;
            for (double[] line : lines) {
                double v = line[0] + p * (line[1] - line[0]);
                y = lower ? Math.min(y, v) : Math.max(y, v);
            }
            envelope.add(new Point(p, y));
            if (lower ? y > best.y() : y < best.y()) best = new Point(p, y);
        }
        curves.add(new Curve("", envelope, Tone.ACCENT, true));
        String label = lower ? "v = 17/7 at p = 2/7" : "v = " + Math.round(best.y() * 100) / 100.0;
        double top = java.util.Arrays.stream(lines)
                .flatMapToDouble(java.util.Arrays::stream)
                .max()
                .orElse(1);
        return new Plot(
                new Axis(lower ? "p, the share of row 2" : "q", 0, 1),
                new Axis("payoff", 0, top),
                curves,
                List.of(new Dot(best, label, Tone.ACCENT)),
                List.of());
    }

    private static HeatMap nimMultiplication() {
        List<String> heads = IntStream.range(0, 16).mapToObj(String::valueOf).toList();
        List<List<Shade>> rows = IntStream.range(0, 16)
                .mapToObj(a -> IntStream.range(0, 16)
                        .mapToObj(b -> new Shade(nimProduct(a, b), String.valueOf(nimProduct(a, b))))
                        .toList())
                .toList();
        return new HeatMap("b", "a", heads, heads, rows);
    }

    private static int nimProduct(int a, int b) {
        boolean[] seen = new boolean[32];
        for (int x = 0; x < a; x++)
            for (int y = 0; y < b; y++) seen[product(x, b) ^ product(a, y) ^ product(x, y)] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        TABLE[a][b] = mex + 1;
        return mex;
    }

    private static final int[][] TABLE = new int[16][16];

    private static int product(int a, int b) {
        return TABLE[a][b] > 0 ? TABLE[a][b] - 1 : nimProduct(a, b);
    }

    private static HeatMap bareHeatMap() {
        List<String> heads = IntStream.range(0, 30).mapToObj(String::valueOf).toList();
        return new HeatMap(
                "second heap",
                "first heap",
                heads,
                heads,
                IntStream.range(0, 30)
                        .mapToObj(a -> IntStream.range(0, 30)
                                .mapToObj(b -> new Shade(Math.sin(a / 5.0) * Math.cos(b / 4.0), ""))
                                .toList())
                        .toList());
    }

    private static Graph digraph() {
        List<Vertex> vertices = new ArrayList<>();
        String[] labels = {"0", "1", "∞(0,2)", "0", "2", "1", "3", "∞"};
        for (int k = 0; k < 8; k++)
            vertices.add(
                    new Vertex("v" + k, labels[k], 0, 0, k % 3 == 0 ? Tone.GOOD : k % 3 == 1 ? Tone.BAD : Tone.PLAIN));
        List<Edge> edges = List.of(
                edge("v0", "v1", "a"),
                edge("v1", "v0", "b"),
                edge("v1", "v2", ""),
                edge("v2", "v3", ""),
                edge("v3", "v4", "c"),
                edge("v4", "v2", ""),
                edge("v5", "v5", "loop"),
                edge("v5", "v1", ""),
                edge("v6", "v7", ""),
                edge("v7", "v6", ""),
                edge("v7", "v7", ""),
                edge("v6", "v3", ""),
                edge("v0", "v5", "x"),
                edge("v0", "v5", "y"));
        return new Graph(vertices, edges, Layout.CIRCLE);
    }

    private static Graph layers() {
        Graph circle = digraph();
        return new Graph(circle.vertices(), circle.edges(), Layout.LAYERS);
    }

    private static Edge edge(String from, String to, String label) {
        return new Edge(from, to, label, Tone.PLAIN, true);
    }

    private static Graph hackenbush() {
        List<Vertex> vertices = List.of(
                new Vertex("g1", "", 0, 4, Tone.MUTED), new Vertex("g2", "", 4, 4, Tone.MUTED),
                new Vertex("a", "", 0, 3, Tone.PLAIN), new Vertex("b", "", -1, 2, Tone.PLAIN),
                new Vertex("c", "", 1, 2, Tone.PLAIN), new Vertex("d", "", 1, 1, Tone.PLAIN),
                new Vertex("e", "", 4, 3, Tone.PLAIN), new Vertex("f", "", 3.4, 2, Tone.PLAIN),
                new Vertex("h", "", 4.6, 2, Tone.PLAIN), new Vertex("i", "", 4, 1, Tone.PLAIN));
        return new Graph(
                vertices,
                List.of(
                        wood("g1", "a", Tone.FIRST),
                        wood("a", "b", Tone.SECOND),
                        wood("a", "c", Tone.FIRST),
                        wood("c", "d", Tone.GOOD),
                        wood("g2", "e", Tone.GOOD),
                        wood("e", "f", Tone.FIRST),
                        wood("e", "h", Tone.SECOND),
                        wood("f", "i", Tone.FIRST),
                        wood("h", "i", Tone.SECOND),
                        wood("i", "i", Tone.GOOD),
                        wood("g2", "e", Tone.FIRST)),
                Layout.GIVEN);
    }

    private static Edge wood(String from, String to, Tone tone) {
        return new Edge(from, to, "", tone, false);
    }

    private static Graph matching() {
        List<Vertex> vertices = new ArrayList<>();
        int[] upper = {1, 3, 6, 7, 9, 11};
        int[] lower = {2, 4, 5, 8, 10, 12};
        for (int k = 0; k < 6; k++) {
            vertices.add(new Vertex("u" + k, String.valueOf(upper[k]), k, 0, Tone.FIRST));
            vertices.add(new Vertex("l" + k, String.valueOf(lower[k]), k, 1, Tone.SECOND));
        }
        return new Graph(
                vertices,
                List.of(
                        new Edge("u1", "l0", "", Tone.ACCENT, true), new Edge("u2", "l2", "", Tone.ACCENT, true),
                        new Edge("u4", "l3", "", Tone.ACCENT, true), new Edge("u5", "l4", "", Tone.ACCENT, true),
                        new Edge("l1", "u0", "", Tone.MUTED, true), new Edge("u0", "u3", "", Tone.PLAIN, false),
                        new Edge("u0", "u5", "", Tone.PLAIN, false), new Edge("l0", "l5", "", Tone.PLAIN, false)),
                Layout.GIVEN);
    }

    private static Graph searchTree() {
        List<Vertex> vertices = new ArrayList<>(List.of(new Vertex("r", "3·4·5", 0, 0, Tone.ACCENT)));
        List<Edge> edges = new ArrayList<>();
        String[][] below = {
            {"r", "a", "1·4·5", "3→1"}, {"r", "b", "3·4·4", "5→4"}, {"r", "c", "3·3·5", "4→3"},
            {"a", "d", "1·4·4", "5→4"}, {"a", "e", "4·5", "1→0"}, {"a", "f", "1·1·5", "4→1"},
            {"b", "g", "4·4", "3→0"}, {"c", "h", "3·3", "5→0"}, {"c", "i", "3·3·1", "5→1"},
            {"d", "j", "4·4", "1→0"}, {"e", "k", "4·4", "5→4"}, {"f", "l", "1·1", "5→0"}
        };
        for (String[] line : below) {
            vertices.add(new Vertex(line[1], line[2], 0, 0, line[2].equals("4·4") ? Tone.GOOD : Tone.PLAIN));
            edges.add(new Edge(line[0], line[1], line[3], line[1].equals("a") ? Tone.ACCENT : Tone.PLAIN, true));
        }
        return new Graph(vertices, edges, Layout.TREE);
    }

    private static Grid saddle() {
        String[][] matrix = {
            {"4", "-1", "7", "2", "9", "3"}, {"5", "3", "6", "3", "8", "7/2"}, {"0", "-2", "12", "1", "5", "2"},
            {"8", "3", "4", "3", "7", "11"}, {"6", "2", "1", "0", "9", "-10"}, {"1", "1/3", "5", "2", "6", "0"}
        };
        List<List<Square>> rows = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            List<Square> row = new ArrayList<>();
            for (int j = 0; j < 6; j++)
                row.add(new Square(
                        matrix[i][j],
                        (i == 1 || i == 3) && (j == 1 || j == 3) ? Tone.ACCENT : i == 5 ? Tone.MUTED : Tone.PLAIN));
            rows.add(row);
        }
        return new Grid(heads("r"), heads("c"), rows);
    }

    private static List<String> heads(String letter) {
        return IntStream.rangeClosed(1, 6).mapToObj(k -> letter + k).toList();
    }

    private static Plot japanese() {
        List<Point> parabola = IntStream.rangeClosed(0, 40)
                .mapToObj(k -> new Point(k / 10.0, 4 - Math.pow(k / 10.0 - 2, 2)))
                .toList();
        return new Plot(
                new Axis("生産量 q₁", 0, 4),
                new Axis("利益", 0, 5),
                List.of(
                        new Curve("企業１の利益", parabola, Tone.FIRST, true),
                        new Curve("費用", List.of(new Point(0, 0), new Point(4, 4.5)), Tone.SECOND, false)),
                List.of(new Dot(new Point(2, 4), "最大", Tone.ACCENT)),
                List.of());
    }

    private static Grid coins() {
        List<List<Square>> rows = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            List<Square> row = new ArrayList<>();
            for (int j = 0; j < 8; j++)
                row.add(new Square(
                        (i * j) % 3 == 1 ? "H" : "",
                        (i * j) % 5 == 2 ? Tone.FIRST : (i + j) % 4 == 3 ? Tone.SECOND : Tone.PLAIN));
            rows.add(row);
        }
        return new Grid(List.of(), List.of(), rows);
    }

    private static Plot region() {
        return new Plot(
                new Axis("player 1", -1, 10),
                new Axis("player 2", -2, 8),
                List.of(new Curve("v₁ + v₂ = 10", List.of(new Point(2, 8), new Point(12, -2)), Tone.MUTED, false)),
                List.of(
                        new Dot(new Point(1, 1), "threat", Tone.BAD),
                        new Dot(new Point(5, 5), "solution", Tone.GOOD),
                        new Dot(new Point(0, 7), "", Tone.PLAIN)),
                List.of(new Region(
                        "feasible",
                        List.of(new Point(0, 0), new Point(0, 7), new Point(3, 7), new Point(9, 1), new Point(6, -1)),
                        Tone.FIRST)));
    }

    /** Simple poker: chance deals, the first player bets or checks, the second does not see the card. */
    private static Tree poker() {
        List<Node> nodes = new ArrayList<>();
        nodes.add(new Node(-1, Branch.NONE, new Turn.Chance(), "", 0));
        nodes.add(node(0, "ace", "1/2", true, 0));
        nodes.add(node(0, "queen", "1/2", true, 0));
        nodes.add(node(1, "bet", "1", true, 1));
        nodes.add(end(1, "check", "", false, "1", "−1"));
        nodes.add(node(2, "bet", "1/3", true, 1));
        nodes.add(end(2, "check", "2/3", true, "−1", "1"));
        nodes.add(end(3, "call", "2/3", true, "2", "−2"));
        nodes.add(end(3, "fold", "1/3", true, "1", "−1"));
        nodes.add(end(5, "call", "2/3", true, "−2", "2"));
        nodes.add(end(5, "fold", "1/3", true, "1", "−1"));
        return new Tree(List.of("I", "II"), nodes, List.of(new InformationSet("h", List.of(3, 5))));
    }

    /** Four players; sets that interleave in a layer, one across layers, one of a single node, and nodes with names. */
    private static Tree hiddenMoves() {
        List<Node> nodes = new ArrayList<>();
        nodes.add(new Node(-1, Branch.NONE, new Turn.Player(0), "x", 0));
        for (String move : List.of("L", "M", "R")) nodes.add(node(0, move, "", move.equals("M"), 1));
        for (int parent = 1; parent <= 3; parent++)
            for (String move : List.of("l", "r")) nodes.add(node(parent, move, "", parent == 2, 2));
        nodes.add(node(4, "up", "", false, 3));
        nodes.add(end(4, "down", "", false, "1", "0", "0", "5"));
        for (int parent = 5; parent <= 9; parent++)
            for (String move : List.of("up", "down"))
                nodes.add(end(parent, move, "", move.equals("up"), "" + parent, "−" + parent, "1/2", "0"));
        nodes.add(node(10, "stop", "", false, 3));
        nodes.add(end(10, "go on", "", false, "3", "0", "0", "0"));
        nodes.add(new Node(22, new Branch("", "", false), new Turn.Player(0), "y", 14));
        return new Tree(
                List.of("Alice", "Bob", "Carol", "Dan"),
                nodes,
                List.of(
                        new InformationSet("C₁", List.of(4, 6, 8)),
                        new InformationSet("C₂", List.of(5, 7, 9)),
                        new InformationSet("", List.of(10, 22)),
                        new InformationSet("B", List.of(1)),
                        new InformationSet("B′", List.of(2, 3))));
    }

    private static Tree broadTree() {
        List<Node> nodes = new ArrayList<>(List.of(new Node(-1, Branch.NONE, new Turn.Chance(), "deal", 0)));
        for (int k = 0; k < 6; k++) nodes.add(node(0, "card " + (k + 1), "1/6", false, 0));
        for (int parent = 1; parent <= 6; parent++)
            for (String move : List.of("pass", "bet")) nodes.add(node(parent, move, "", parent % 2 == 0, 1));
        for (int parent = 7; parent <= 18; parent++)
            for (String move : List.of("pass", "call", "raise"))
                nodes.add(end(parent, move, "", move.equals("call"), "" + parent, "−" + parent));
        return new Tree(
                List.of("Holmes", "Moriarty"),
                nodes,
                List.of(
                        new InformationSet("a", List.of(7, 9, 11, 13, 15, 17)),
                        new InformationSet("b", List.of(8, 10, 12, 14, 16, 18))));
    }

    private static Node node(int parent, String move, String probability, boolean chosen, int player) {
        return new Node(parent, new Branch(move, probability, chosen), new Turn.Player(player), "", 0);
    }

    private static Node end(int parent, String move, String probability, boolean chosen, String... payoffs) {
        return new Node(parent, new Branch(move, probability, chosen), new Turn.End(List.of(payoffs)), "", 0);
    }

    private static Plot bargaining() {
        List<Point> outline = List.of(new Point(0, 0), new Point(1, 4), new Point(4, 2), new Point(5, -1));
        return new Plot(
                new Axis("I", -1, 6),
                new Axis("II", -2, 5),
                List.of(new Curve("", List.of(new Point(1, 4), new Point(4, 2), new Point(5, -1)), Tone.GOOD, true)),
                List.of(
                        new Dot(new Point(2, 0.5), "threat", Tone.BAD),
                        new Dot(new Point(3, 8 / 3.0), "Nash (3, 8/3)", Tone.ACCENT)),
                List.of(new Region("feasible", outline, Tone.MUTED, List.of("(0, 0)", "(1, 4)", "(4, 2)", "(5, −1)"))),
                true);
    }

    private static Triangle core() {
        return new Triangle(
                List.of("1: (12, 0, 0)", "2: (0, 12, 0)", "3: (0, 0, 12)"),
                List.of(new Curve(
                        "x₁ + x₂ = 6",
                        List.of(Triangle.shares(6, 0, 6), Triangle.shares(0, 6, 6)),
                        Tone.SECOND,
                        false)),
                List.of(
                        new Dot(Triangle.shares(5, 4, 3), "Shapley", Tone.ACCENT),
                        new Dot(Triangle.shares(4, 4, 4), "nucleolus", Tone.GOOD)),
                List.of(new Region(
                        "core",
                        List.of(
                                Triangle.shares(7, 5, 0),
                                Triangle.shares(2, 8, 2),
                                Triangle.shares(2, 4, 6),
                                Triangle.shares(4, 2, 6),
                                Triangle.shares(8, 2, 2)),
                        Tone.FIRST,
                        List.of("(7, 5, 0)", "", "(2, 4, 6)"))));
    }

    private static Bars power() {
        List<Group> groups = new ArrayList<>();
        String[][] indices = {{"A", "1/2", "3/5"}, {"B", "1/6", "1/5"}, {"C", "1/6", "1/5"}, {"Dora", "0", "0"}};
        for (String[] member : indices)
            groups.add(new Group(
                    member[0],
                    List.of(
                            new Bar("Shapley–Shubik", Rational.parse(member[1]).doubleValue(), member[1], Tone.PLAIN),
                            new Bar("Banzhaf", Rational.parse(member[2]).doubleValue(), member[2], Tone.ACCENT))));
        return new Bars("share of power", groups);
    }

    private static Bars signedBars() {
        return new Bars(
                "excess",
                List.of(new Group(
                        "",
                        List.of(
                                new Bar("{1}", -3.5, "−7/2", Tone.PLAIN),
                                new Bar("{1, 2}", 2, "2", Tone.BAD),
                                new Bar("{1, 3}", -1 / 3.0, "−1/3", Tone.GOOD),
                                new Bar("{2, 3}", 0, "0", Tone.ACCENT),
                                new Bar("提携 {1, 2, 3}", 1.25, "5/4", Tone.MUTED)))));
    }
}
