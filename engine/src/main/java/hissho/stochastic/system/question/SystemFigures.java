package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Exact;
import hissho.stochastic.system.solve.Iteration;
import hissho.stochastic.system.solve.OfQ;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The pictures of a system: its games, its states, the map with its fixed points, the value against Q, the convergence. */
final class SystemFigures {

    private static final int POINTS = 121;

    private SystemFigures() {}

    /** A game as the textbook writes it: payoff and lottery in each cell. */
    static Figure cells(GameSystem system, Stage stage, Words words) {
        List<List<Figure.Square>> squares = stage.cells().stream()
                .map(line -> line.stream()
                        .map(cell -> new Figure.Square(written(system, cell, words), Tone.PLAIN))
                        .toList())
                .toList();
        return new Figure.Grid(Choices.said(stage.rows(), words), Choices.said(stage.columns(), words), squares);
    }

    private static String written(GameSystem system, Cell cell, Words words) {
        StringBuilder text = new StringBuilder();
        if (!cell.pay().isZero() || cell.next().isEmpty()) text.append(words.write(cell.pay()));
        for (Cell.Next next : cell.next()) {
            if (next.probability().isZero()) continue;
            if (!text.isEmpty()) text.append(" + ");
            if (!next.probability().equals(Rational.ONE))
                text.append(words.write(next.probability())).append(' ');
            String name = system.stages().get(next.to()).name();
            text.append(next.swap() ? "(−" + name + "ᵀ)" : name);
        }
        return text.toString();
    }

    /** The matrix A(v), with the cells of the optimal mixtures marked. */
    static Figure matrix(Worked worked, int game, Words words) {
        Exact exact = worked.valuation().proved();
        Algebraic[][] matrix = Exact.matrix(worked.arena(), game, exact.value());
        Stage stage = worked.system().stages().get(game);
        List<Algebraic> row = exact.inMatrix(true, game);
        List<Algebraic> column = exact.inMatrix(false, game);
        List<List<Figure.Square>> squares = IntStream.range(0, matrix.length)
                .mapToObj(i -> IntStream.range(0, matrix[i].length)
                        .mapToObj(j -> new Figure.Square(
                                entry(matrix[i][j], words),
                                row.get(i).isPositive() && column.get(j).isPositive() ? Tone.ACCENT : Tone.PLAIN))
                        .toList())
                .toList();
        return new Figure.Grid(Choices.said(stage.rows(), words), Choices.said(stage.columns(), words), squares);
    }

    private static String entry(Algebraic number, Words words) {
        if (number.isRational()) return words.brief(number.rational());
        return number.closedForm()
                .filter(form -> form.length() <= 18)
                .map(Written::pretty)
                .orElseGet(() -> number.decimal(4).toPlainString());
    }

    /** The diagram with what its marks mean. */
    static Block.Picture drawn(GameSystem system, Words words) {
        return new Block.Picture(
                        diagram(system, words),
                        words.say(stops(system) ? "system.diagram.caption" : "system.diagram.caption-endless"))
                .marking(Tone.ACCENT, words.say("system.legend.start"))
                .marking(Tone.SECOND, words.say("system.legend.swap"))
                .marking(Tone.MUTED, words.say("system.legend.stop"));
    }

    private static boolean stops(GameSystem system) {
        return system.cells().anyMatch(cell -> cell.stop().isPositive());
    }

    /** States, how likely play goes from one to another at most, and where it may stop. */
    private static Figure diagram(GameSystem system, Words words) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        Map<String, Rational> arrows = new LinkedHashMap<>();
        List<Figure.Edge> edges = new ArrayList<>();
        boolean stops = false;
        for (int k = 0; k < system.size(); k++) {
            Stage stage = system.stages().get(k);
            vertices.add(
                    new Figure.Vertex("g" + k, stage.name(), 0, 0, k == system.start() ? Tone.ACCENT : Tone.PLAIN));
            for (List<Cell> line : stage.cells())
                for (Cell cell : line) {
                    for (Cell.Next next : cell.next())
                        if (next.probability().isPositive())
                            arrows.merge(
                                    k + ">" + next.to() + (next.swap() ? "s" : ""), next.probability(), Rational::max);
                    if (cell.stop().isPositive()) arrows.merge(k + ">stop", cell.stop(), Rational::max);
                }
        }
        for (Map.Entry<String, Rational> arrow : arrows.entrySet()) {
            String[] ends = arrow.getKey().split(">", -1);
            boolean ending = ends[1].equals("stop");
            boolean swap = ends[1].endsWith("s");
            stops |= ending;
            String to = ending ? "stop" : "g" + ends[1].replace("s", "");
            String chance = words.write(arrow.getValue());
            edges.add(new Figure.Edge(
                    "g" + ends[0],
                    to,
                    swap ? words.say("system.diagram.swap", chance) : chance,
                    ending ? Tone.MUTED : swap ? Tone.SECOND : Tone.PLAIN,
                    true));
        }
        if (stops) vertices.add(new Figure.Vertex("stop", words.say("system.diagram.stop"), 0, 0, Tone.MUTED));
        return new Figure.Graph(vertices, edges, Figure.Layout.CIRCLE);
    }

    private record Range(double low, double high) {
        double at(int k) {
            return low + (high - low) * k / (POINTS - 1);
        }
    }

    /** Wide enough for the fixed points, for Q and for the payoffs. */
    private static Range range(Worked worked) {
        double size = Math.max(1, worked.system().largestPay().doubleValue());
        double low = -size;
        double high = size;
        var fixed = worked.map().fixed();
        for (var end : List.of(fixed.low(), fixed.high()))
            if (end.isPresent()) {
                low = Math.min(low, end.get().doubleValue());
                high = Math.max(high, end.get().doubleValue());
            }
        for (Rational q : worked.system().infinite())
            if (Math.abs(q.doubleValue()) <= 3 * Math.max(Math.abs(low), Math.abs(high))) {
                low = Math.min(low, q.doubleValue());
                high = Math.max(high, q.doubleValue());
            }
        double margin = (high - low) / 8;
        return new Range(low - margin, high + margin);
    }

    private static double map(Worked worked, double v) {
        return worked.map()
                .at(Rational.of(Math.round(v * 100_000), 100_000))
                .map(Rational::doubleValue)
                .orElse(v);
    }

    /** The graph of v to Val A(v), the diagonal, the fixed points, and the steps of the iteration from Q. */
    static Figure map(Worked worked, Words words) {
        Range range = range(worked);
        List<Figure.Point> graph = IntStream.range(0, POINTS)
                .mapToObj(k -> new Figure.Point(range.at(k), map(worked, range.at(k))))
                .toList();
        List<Figure.Curve> curves = new ArrayList<>();
        curves.add(new Figure.Curve("v", diagonal(range), Tone.MUTED, false));
        curves.add(new Figure.Curve("Val A(v)", graph, Tone.FIRST, true));
        List<Figure.Dot> dots = new ArrayList<>();
        var fixed = worked.map().fixed();
        double low = Math.max(range.low, fixed.low().map(r -> r.doubleValue()).orElse(range.low));
        double high =
                Math.min(range.high, fixed.high().map(r -> r.doubleValue()).orElse(range.high));
        if (high > low)
            curves.add(new Figure.Curve(
                    words.say("system.map.fixed"),
                    List.of(new Figure.Point(low, low), new Figure.Point(high, high)),
                    Tone.GOOD,
                    true));
        else dots.add(new Figure.Dot(new Figure.Point(low, low), words.say("system.map.fixed"), Tone.GOOD));
        double start = worked.infinite().map(Rational::doubleValue).orElse(0.0);
        if (start >= range.low && start <= range.high) {
            List<Figure.Point> steps = cobweb(worked, start);
            if (steps.stream().distinct().count() > 1)
                curves.add(new Figure.Curve(words.say("system.map.steps"), steps, Tone.SECOND, false));
            dots.add(new Figure.Dot(
                    new Figure.Point(start, start), worked.infinite().isPresent() ? "Q" : "0", Tone.SECOND));
        }
        Figure.Axis x = new Figure.Axis("v", range.low, range.high);
        return new Figure.Plot(x, new Figure.Axis("Val A(v)", range.low, range.high), curves, dots, List.of(), true);
    }

    private static List<Figure.Point> diagonal(Range range) {
        return List.of(new Figure.Point(range.low, range.low), new Figure.Point(range.high, range.high));
    }

    private static List<Figure.Point> cobweb(Worked worked, double start) {
        List<Figure.Point> steps = new ArrayList<>();
        double v = start;
        for (int n = 0; n < 12; n++) {
            double next = map(worked, v);
            steps.add(new Figure.Point(v, v));
            steps.add(new Figure.Point(v, next));
            v = next;
        }
        steps.add(new Figure.Point(v, v));
        return steps;
    }

    /** The value against the payoff of infinite play: Q clipped to the interval of fixed points. */
    static Figure ofQ(Worked worked, Words words) {
        Range range = range(worked);
        var fixed = worked.map().fixed();
        double low = fixed.low().map(r -> r.doubleValue()).orElse(Double.NEGATIVE_INFINITY);
        double high = fixed.high().map(r -> r.doubleValue()).orElse(Double.POSITIVE_INFINITY);
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k < POINTS; k++)
            points.add(new Figure.Point(range.at(k), Math.max(low, Math.min(high, range.at(k)))));
        List<Figure.Dot> dots = worked.system().infinite().stream()
                .filter(q -> q.doubleValue() >= range.low && q.doubleValue() <= range.high)
                .map(q -> new Figure.Dot(
                        new Figure.Point(q.doubleValue(), Math.max(low, Math.min(high, q.doubleValue()))),
                        "Q = " + q,
                        Tone.SECOND))
                .toList();
        return new Figure.Plot(
                new Figure.Axis("Q", range.low, range.high),
                new Figure.Axis(words.say("system.head.value"), range.low, range.high),
                List.of(new Figure.Curve(words.say("system.head.value"), points, Tone.FIRST, true)),
                dots,
                List.of(),
                true);
    }

    /** The value against Q in its pieces, a little beyond the last end. */
    static Figure inPieces(List<OfQ.Piece> pieces, Words words) {
        List<Double> ends = pieces.stream()
                .flatMap(piece -> java.util.stream.Stream.concat(piece.from().stream(), piece.to().stream()))
                .map(Algebraic::doubleValue)
                .toList();
        double low = ends.stream().min(Double::compare).orElse(-1.0) - 2;
        double high = ends.stream().max(Double::compare).orElse(1.0) + 2;
        List<Figure.Point> points = new ArrayList<>();
        for (OfQ.Piece piece : pieces) {
            double from = piece.from().map(Algebraic::doubleValue).orElse(low);
            double to = piece.to().map(Algebraic::doubleValue).orElse(high);
            double constant = piece.constant().doubleValue();
            points.add(new Figure.Point(from, piece.rises() ? constant + from : constant));
            points.add(new Figure.Point(to, piece.rises() ? constant + to : constant));
        }
        double least = points.stream().mapToDouble(Figure.Point::y).min().orElse(0) - 1;
        double most = points.stream().mapToDouble(Figure.Point::y).max().orElse(0) + 1;
        return new Figure.Plot(
                new Figure.Axis("Q", low, high),
                new Figure.Axis(words.say("system.head.value"), least, most),
                List.of(new Figure.Curve(words.say("system.head.value"), points, Tone.FIRST, true)),
                List.of(),
                List.of(),
                true);
    }

    /** The iteration from zero that tables and pictures show. */
    static Iteration iteration(Worked worked) {
        return Iteration.shown(
                worked.arena(),
                worked.start(List.of()),
                Math.max(12, Math.min(30, worked.question().steps())),
                worked.progress());
    }

    /** The decimal logarithms of the error of the iterates, of the bound from the last change, and of (1-s)^n M/s. */
    static Figure convergence(Worked worked, Words words) {
        Iteration iteration = iteration(worked);
        double stop = worked.system().leastStop().doubleValue();
        double first = worked.system().largestPay().doubleValue() / stop;
        List<Figure.Point> error = new ArrayList<>();
        List<Figure.Point> after = new ArrayList<>();
        List<Figure.Point> before = new ArrayList<>();
        double least = 0;
        double most = 0;
        for (int n = 1; n < iteration.values().size(); n++) {
            double off = 0;
            for (int k = 0; k < worked.system().size(); k++)
                off = Math.max(
                        off,
                        worked.valuation()
                                .decimal(k, 25)
                                .subtract(new java.math.BigDecimal(
                                        iteration.values().get(n).get(k).toDecimal(25)))
                                .abs()
                                .doubleValue());
            double bound = iteration.change(n).doubleValue() * (1 - stop) / stop;
            if (off > 0) error.add(new Figure.Point(n, Math.log10(off)));
            if (bound > 0) after.add(new Figure.Point(n, Math.log10(bound)));
            if (stop < 1 && first > 0) before.add(new Figure.Point(n, Math.log10(first) + n * Math.log10(1 - stop)));
        }
        for (List<Figure.Point> line : List.of(error, after, before))
            for (Figure.Point point : line) {
                least = Math.min(least, point.y());
                most = Math.max(most, point.y());
            }
        List<Figure.Curve> curves = new ArrayList<>();
        curves.add(new Figure.Curve(words.say("system.iteration.apriori"), before, Tone.MUTED, false));
        curves.add(new Figure.Curve(words.say("system.iteration.bound"), after, Tone.SECOND, false));
        curves.add(new Figure.Curve(words.say("system.iteration.error"), error, Tone.FIRST, true));
        return new Figure.Plot(
                new Figure.Axis("n", 1, iteration.values().size() - 1.0),
                new Figure.Axis(words.say("system.iteration.axis"), least - 0.5, most + 0.5),
                curves.stream().filter(c -> !c.points().isEmpty()).toList(),
                List.of(),
                List.of());
    }
}
