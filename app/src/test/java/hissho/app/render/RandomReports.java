package hissho.app.render;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Generator;
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
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reports nobody would write: odd letters, ragged tables, empty figures, numbers that are none. */
final class RandomReports implements Generator<Report> {

    private static final String[] PIECES = {
        "a",
        "value",
        "先手必勝",
        "「手」",
        "ﾊﾝｶｸ",
        "é",
        "e\u0301",
        "<b>",
        "&amp;",
        "$x_1$",
        "{",
        "}",
        "\\",
        "%",
        "#",
        "~",
        "^",
        "\"",
        "'",
        "`",
        "```",
        "|",
        "*",
        "_",
        "[",
        "]",
        "\u001b[31m",
        "\u0000",
        "\t",
        "\n",
        "\r\n",
        " ",
        "  ",
        "♠",
        "⊕",
        "½",
        "😀",
        "\ud800",
        "averyveryverylongwordwithoutanyplacetobreakwhichmustbebrokenanywayaveryverylong",
        "- ",
        "1. ",
        "]]>",
        "-->",
        "\u200d",
        "\ufeff",
        "∞",
        "₁",
        "≤"
    };

    private static final double[] NUMBERS = {
        0, 1, -1, 0.5, 3.25, 1e-9, 1e9, -1e300, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 7
    };

    @Override
    public Report next(RandomGenerator random, int size) {
        return new Making(random, size).report();
    }

    @Override
    public Stream<Report> simpler(Report report) {
        Stream<Report> fewerSections = IntStream.range(0, report.sections().size())
                .mapToObj(i -> withSections(report, List.of(report.sections().get(i))))
                .filter(simpler -> report.sections().size() > 1);
        Stream<Report> fewerBlocks = report.sections().size() != 1
                ? Stream.empty()
                : report.sections().getFirst().blocks().stream()
                        .filter(block -> report.sections().getFirst().blocks().size() > 1)
                        .map(block -> withSections(report, List.of(Section.of("", block))));
        return Stream.concat(fewerSections, fewerBlocks);
    }

    private static Report withSections(Report report, List<Section> sections) {
        return new Report("", "", "", List.of(), sections, new Report.Certificate("", true));
    }

    /** One report being made. */
    private record Making(RandomGenerator random, int size) {

        Report report() {
            return new Report(
                    text(),
                    text(),
                    text(),
                    list(this::fact),
                    list(this::section),
                    new Report.Certificate(text(), random.nextBoolean()));
        }

        Section section() {
            return new Section(text(), list(() -> block(2)));
        }

        Block block(int depth) {
            return switch (random.nextInt(depth > 0 ? 6 : 5)) {
                case 0 -> new Paragraph(text());
                case 1 -> new Formula("x", text());
                case 2 -> new Facts(list(this::fact));
                case 3 -> new Table(text(), list(this::text), list(() -> list(this::cell)), random.nextBoolean());
                case 4 -> new Picture(figure(), text());
                default -> new Steps(list(() -> new Step(text(), list(() -> block(depth - 1)))));
            };
        }

        Said fact() {
            return new Said(text(), text(), value(), text());
        }

        Cell cell() {
            return new Cell(value(), text(), tone());
        }

        Object value() {
            return switch (random.nextInt(10)) {
                case 0 -> Rational.of(random.nextInt(-50, 50), random.nextInt(1, 9));
                case 1 -> RationalVector.of(1, 2, random.nextInt());
                case 2 -> random.nextInt();
                case 3 -> random.nextLong();
                case 4 -> BigInteger.TWO.pow(random.nextInt(100)).negate();
                case 5 -> random.nextBoolean();
                case 6 -> number();
                case 7 -> List.of(text(), random.nextInt());
                case 8 -> Map.of(text(), Optional.empty());
                default -> text();
            };
        }

        Figure figure() {
            return switch (random.nextInt(7)) {
                case 0 ->
                    new Plot(
                            axis(),
                            axis(),
                            list(() -> new Curve(text(), list(this::point), tone(), random.nextBoolean())),
                            list(() -> new Dot(point(), text(), tone())),
                            list(this::region),
                            random.nextBoolean());
                case 4 -> tree();
                case 5 ->
                    new Triangle(
                            List.of(text(), text(), text()),
                            list(() -> new Curve(text(), list(this::point), tone(), random.nextBoolean())),
                            list(() -> new Dot(point(), text(), tone())),
                            list(this::region));
                case 6 ->
                    new Bars(
                            text(),
                            list(() -> new Group(text(), list(() -> new Bar(text(), number(), text(), tone())))));
                case 1 ->
                    new Grid(list(this::text), list(this::text), list(() -> list(() -> new Square(text(), tone()))));
                case 2 ->
                    new HeatMap(
                            text(),
                            text(),
                            list(this::text),
                            list(this::text),
                            list(() -> list(() -> new Shade(number(), text()))));
                default ->
                    new Graph(
                            list(() -> new Vertex("v" + random.nextInt(size + 1), text(), number(), number(), tone())),
                            list(() -> new Edge(
                                    "v" + random.nextInt(size + 1),
                                    "v" + random.nextInt(size + 2),
                                    text(),
                                    tone(),
                                    random.nextBoolean())),
                            Layout.values()[random.nextInt(Layout.values().length)]);
            };
        }

        Region region() {
            List<Point> outline = list(this::point);
            List<String> corners = outline.stream().map(point -> text()).toList();
            return new Region(text(), outline, tone(), corners.subList(0, random.nextInt(corners.size() + 1)));
        }

        Tree tree() {
            List<String> players = IntStream.range(0, random.nextInt(1, 6))
                    .mapToObj(k -> text())
                    .toList();
            List<Node> nodes = new ArrayList<>();
            boolean deep = random.nextBoolean();
            int count = random.nextInt(4 * size + 2);
            for (int k = 0; k < count; k++) {
                int parent = k == 0 ? -1 : deep ? random.nextInt(Math.max(0, k - 2), k) : random.nextInt(k);
                nodes.add(new Node(
                        parent,
                        k == 0 ? Branch.NONE : new Branch(text(), text(), random.nextBoolean()),
                        switch (random.nextInt(3)) {
                            case 0 -> new Turn.Chance();
                            case 1 -> new Turn.Player(random.nextInt(players.size()));
                            default -> new Turn.End(list(this::text));
                        },
                        random.nextBoolean() ? "" : text(),
                        random.nextInt(4) == 0 ? random.nextInt(1000) : 0));
            }
            List<InformationSet> sets =
                    count == 0 ? List.of() : list(() -> new InformationSet(text(), list(() -> random.nextInt(count))));
            return new Tree(players, nodes, sets);
        }

        Axis axis() {
            return new Axis(text(), number(), number());
        }

        Point point() {
            return new Point(number(), number());
        }

        double number() {
            return random.nextBoolean() ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextInt(-9, 10);
        }

        Tone tone() {
            return Tone.values()[random.nextInt(Tone.values().length)];
        }

        String text() {
            StringBuilder text = new StringBuilder();
            int pieces = random.nextInt(5);
            for (int k = 0; k < pieces; k++) text.append(PIECES[random.nextInt(PIECES.length)]);
            return text.toString();
        }

        <T> List<T> list(Supplier<T> entry) {
            List<T> list = new ArrayList<>();
            int length = random.nextInt(Math.min(size, 5) + 1);
            for (int k = 0; k < length; k++) list.add(entry.get());
            return list;
        }
    }
}
