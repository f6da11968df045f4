package hissho.bargaining;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Bimatrix;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A bimatrix game of two players who can make binding agreements, with names, and what a learner asks about it. */
record CooperativeGame(Bimatrix payoffs, List<String> players, List<String> rows, List<String> columns, Asked asked)
        implements Game {

    /** What is asked beside the solution. */
    record Asked(
            Optional<List<RationalVector>> threats,
            Optional<Integer> threatRow,
            List<Point> points,
            Optional<Point> point,
            List<Rational> rates,
            Optional<Point> threatPoint) {
        static final Asked NOTHING =
                new Asked(Optional.empty(), Optional.empty(), List.of(), Optional.empty(), List.of(), Optional.empty());
    }

    static final int MOST_ENTRIES = 2_500;

    static final Shape<List<Rational>> CELL = Shape.pair();
    static final Field<Node> BIMATRIX = Field.required(
                    "bimatrix",
                    Shape.listOf(Shape.listOf(CELL, 1, MOST_ENTRIES), 1, MOST_ENTRIES)
                            .by(node -> node))
            .looksLike("bimatrix");
    static final Field<List<String>> PLAYERS =
            Field.optional("players", Shape.listOf(Shape.text(), 2, 2), List.of("I", "II"));
    static final Field<List<String>> ROWS = Field.optional("rows", Shape.listOf(Shape.text()));
    static final Field<List<String>> COLS = Field.optional("cols", Shape.listOf(Shape.text()));
    static final Field<Node> THREATS = Field.optional(
            "threatProfile",
            Shape.fields(
                            Field.required("p", Shape.listOf(Shape.number())),
                            Field.required("q", Shape.listOf(Shape.number())))
                    .by(node -> node));
    static final Field<Integer> THREAT_ROW = Field.optional("threatRow", Shape.whole(1, MOST_ENTRIES));
    static final Field<List<Point>> POINTS =
            Field.optional("points", Shape.listOf(CELL.by(Point::read), 0, 500), List.of());
    static final Field<Point> POINT = Field.optional("point", CELL.by(Point::read));
    static final Field<List<Rational>> RATES =
            Field.optional("lambdas", Shape.listOf(Shape.number(), 0, 500), List.of());
    static final Field<Point> THREAT_POINT = Field.optional("threatPoint", CELL.by(Point::read));

    /** What every kind reads, with what one of them asks besides. */
    static Shape.Fields fields(Field<?>... besides) {
        List<Field<?>> fields = new ArrayList<>(List.of(BIMATRIX, PLAYERS, ROWS, COLS, POINTS, POINT));
        fields.addAll(List.of(besides));
        return new Shape.Fields(fields);
    }

    static CooperativeGame read(Node document) {
        Bimatrix payoffs = bimatrix(BIMATRIX.in(document));
        int height = payoffs.first().height();
        int width = payoffs.first().width();
        Optional<List<RationalVector>> threats = THREATS.find(document)
                .map(node -> List.of(mixture(node.get("p"), height), mixture(node.get("q"), width)));
        Optional<Integer> row = THREAT_ROW.find(document);
        if (row.isPresent() && row.get() > height)
            throw document.get("threatRow").bad("core.bad.out-of-range", row.get(), 1, height);
        List<Rational> rates = RATES.in(document);
        if (rates.stream().anyMatch(rate -> rate.signum() <= 0))
            throw document.get("lambdas").bad("bargaining.bad.rate");
        return new CooperativeGame(
                payoffs,
                PLAYERS.in(document),
                names(ROWS, document, height),
                names(COLS, document, width),
                new Asked(threats, row, POINTS.in(document), POINT.find(document), rates, THREAT_POINT.find(document)));
    }

    static Bimatrix bimatrix(Node table) {
        List<Node> lines = table.list(1, MOST_ENTRIES);
        int width = lines.getFirst().list(1, MOST_ENTRIES).size();
        if ((long) lines.size() * width > MOST_ENTRIES)
            throw table.bad("core.bad.too-large", (long) lines.size() * width, MOST_ENTRIES);
        List<RationalVector> first = new ArrayList<>();
        List<RationalVector> second = new ArrayList<>();
        for (Node line : lines) {
            if (line.list().size() != width)
                throw line.bad("core.bad.ragged", line.list().size(), width);
            List<Point> cells = line.list().stream().map(Point::read).toList();
            first.add(RationalVector.of(cells.stream().map(Point::x).toList()));
            second.add(RationalVector.of(cells.stream().map(Point::y).toList()));
        }
        return new Bimatrix(RationalMatrix.of(first), RationalMatrix.of(second));
    }

    private static RationalVector mixture(Node node, int size) {
        RationalVector weights = node.vector();
        if (weights.size() != size) throw node.badSize(size, size, weights.size());
        return node.probabilities(weights);
    }

    private static List<String> names(Field<List<String>> field, Node document, int size) {
        return field.isIn(document)
                ? document.get(field.name()).names(size)
                : IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    /** A game without names and questions. */
    static CooperativeGame of(Bimatrix payoffs) {
        return new CooperativeGame(
                payoffs,
                List.of("I", "II"),
                IntStream.rangeClosed(1, payoffs.first().height())
                        .mapToObj(Integer::toString)
                        .toList(),
                IntStream.rangeClosed(1, payoffs.first().width())
                        .mapToObj(Integer::toString)
                        .toList(),
                Asked.NOTHING);
    }

    /** Whether rows or columns have names and not only numbers. */
    boolean isNamed() {
        return !rows.equals(hissho.form.Players.numbered(rows.size()).names())
                || !columns.equals(hissho.form.Players.numbered(columns.size()).names());
    }

    int height() {
        return payoffs.first().height();
    }

    int width() {
        return payoffs.first().width();
    }

    Point cell(int i, int j) {
        return new Point(payoffs.first().get(i, j), payoffs.second().get(i, j));
    }

    List<Point> cells() {
        List<Point> cells = new ArrayList<>();
        for (int i = 0; i < height(); i++) for (int j = 0; j < width(); j++) cells.add(cell(i, j));
        return cells;
    }

    Hull hull() {
        return Hull.of(cells());
    }

    /** What both expect when they play these mixtures apart. */
    Point expected(RationalVector p, RationalVector q) {
        return new Point(
                payoffs.first().leftTimes(p).dot(q),
                payoffs.second().leftTimes(p).dot(q));
    }

    /** Rate times I's payoffs less II's: the threat game where I's unit is worth so many of II's. */
    RationalMatrix threatMatrix(Rational rate) {
        return RationalMatrix.generate(
                height(),
                width(),
                (i, j) -> payoffs.first()
                        .get(i, j)
                        .times(rate)
                        .minus(payoffs.second().get(i, j)));
    }

    /** The largest rate times I's payoff plus II's. */
    Rational total(Rational rate) {
        return cells().stream()
                .map(cell -> cell.x().times(rate).plus(cell.y()))
                .max(Rational::compareTo)
                .orElseThrow();
    }

    /** A row as a sentence names it: by its name, or as a row where it is only numbered. */
    Object rowName(int row) {
        return name("bargaining.row", rows, row);
    }

    Object columnName(int column) {
        return name("bargaining.column", columns, column);
    }

    private static Object name(String key, List<String> names, int at) {
        return names.equals(hissho.form.Players.numbered(names.size()).names())
                ? Message.of(key, names.get(at))
                : names.get(at);
    }
}
