package hissho.stochastic.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.question.SystemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A system of games that has a name: its parameters give the system, and everything else is that of systems. Played, each draw of chance has its own end. */
record NamedSystem(
        String name, List<Field<?>> fields, Function<Node, GameSystem> reader, UnaryOperator<GameSystem> played)
        implements Kind<GameSystem> {

    private static final Field<Rational> INFINITE =
            Field.optional("infinitePayoff", Shape.number(), Rational.ZERO).looksLike("payoff");
    private static final Field<Rational> BOLD = Field.optional("leaderDares", Shape.number(), Rational.of(3));
    private static final Field<Rational> TIMID = Field.optional("challengerDares", Shape.number(), Rational.ONE);
    private static final Field<Rational> BOTH_PASS = Field.optional("bothPass", Shape.number(), Rational.ZERO);
    private static final Field<Rational> HEADS = Field.optional("heads", Shape.number(), Rational.of(2, 3));
    private static final Field<Rational> ON_HEADS = Field.optional("headsPays", Shape.number(), Rational.ONE);
    private static final Field<Rational> ON_TAILS = Field.optional("tailsPays", Shape.number(), Rational.of(4));
    private static final Field<RationalMatrix> POINT =
            Field.required("pointWinProbability", Shape.matrix(144)).looksLike("matrix");
    private static final Field<List<String>> ROWS = Field.optional("rows", Shape.listOf(Shape.text(), 1, 12));
    private static final Field<List<String>> COLS = Field.optional("cols", Shape.listOf(Shape.text(), 1, 12));

    static List<Kind<?>> all() {
        return List.of(
                new NamedSystem("dare", List.of(BOTH_PASS, TIMID, BOLD, INFINITE), NamedSystem::dare, system -> system),
                new NamedSystem(
                        "coin-calling",
                        List.of(HEADS, ON_HEADS, ON_TAILS, INFINITE),
                        NamedSystem::calling,
                        NamedSystem::called),
                new NamedSystem("match-point", List.of(POINT, ROWS, COLS), NamedSystem::matchPoint, Unrolled::match));
    }

    /** Both dare: the roles are exchanged. */
    private static GameSystem dare(Node node) {
        Cell again = new Cell(Rational.ZERO, List.of(new Cell.Next(0, Rational.ONE, true)), Rational.ZERO);
        return one(
                "G",
                List.of("pass", "dare"),
                List.of("pass", "dare"),
                List.of(
                        List.of(Cell.paying(BOTH_PASS.in(node)), Cell.paying(TIMID.in(node))),
                        List.of(Cell.paying(BOLD.in(node)), again)),
                INFINITE.in(node));
    }

    /** Both right: play again; both wrong: play again with the roles exchanged. */
    private static GameSystem calling(Node node) {
        Rational heads = HEADS.in(node);
        if (heads.isNegative() || heads.compareTo(Rational.ONE) > 0)
            throw node.get("heads").bad("system.bad.chance", heads);
        Rational tails = Rational.ONE.minus(heads);
        return one(
                "G",
                List.of("heads", "tails"),
                List.of("heads", "tails"),
                List.of(
                        List.of(again(heads, tails), Cell.paying(heads.times(ON_HEADS.in(node)))),
                        List.of(Cell.paying(tails.times(ON_TAILS.in(node))), again(tails, heads))),
                INFINITE.in(node));
    }

    /** The coin and the sums, as they stand in the cells. */
    private static GameSystem called(GameSystem system) {
        List<List<Cell>> cells = system.first().cells();
        Rational heads = cells.get(0).get(0).next().stream()
                .filter(next -> !next.swap())
                .map(Cell.Next::probability)
                .findFirst()
                .orElse(Rational.ZERO);
        Rational tails = Rational.ONE.minus(heads);
        Rational onHeads = cells.get(0).get(1).pay();
        Rational onTails = cells.get(1).get(0).pay();
        return Unrolled.calling(
                system,
                heads,
                heads.isZero() ? Rational.ZERO : onHeads.over(heads),
                tails.isZero() ? Rational.ZERO : onTails.over(tails));
    }

    private static Cell again(Rational same, Rational swapped) {
        List<Cell.Next> next = new ArrayList<>();
        if (same.isPositive()) next.add(new Cell.Next(0, same, false));
        if (swapped.isPositive()) next.add(new Cell.Next(0, swapped, true));
        return new Cell(Rational.ZERO, next, Rational.ZERO);
    }

    /** The server wins the match with the point; a lost point passes the serve. */
    private static GameSystem matchPoint(Node node) {
        RationalMatrix wins = POINT.in(node);
        List<List<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < wins.height(); i++) {
            List<Cell> line = new ArrayList<>();
            for (int j = 0; j < wins.width(); j++) {
                Rational win = wins.get(i, j);
                if (win.isNegative() || win.compareTo(Rational.ONE) > 0)
                    throw node.get("pointWinProbability")
                            .list()
                            .get(i)
                            .list()
                            .get(j)
                            .bad("system.bad.chance", win);
                Rational lost = Rational.ONE.minus(win);
                line.add(new Cell(win, lost.isZero() ? List.of() : List.of(new Cell.Next(0, lost, true)), win));
            }
            cells.add(line);
        }
        return one("G", labels(node, ROWS, wins.height()), labels(node, COLS, wins.width()), cells, Rational.ZERO);
    }

    private static List<String> labels(Node node, Field<List<String>> field, int size) {
        List<String> given = field.find(node)
                .orElseGet(() -> java.util.stream.IntStream.rangeClosed(1, size)
                        .mapToObj(Integer::toString)
                        .toList());
        if (given.size() != size) throw node.get(field.name()).badSize(size, size, given.size());
        return given;
    }

    private static GameSystem one(
            String name, List<String> rows, List<String> columns, List<List<Cell>> cells, Rational infinite) {
        return GameSystem.of(List.of(new Stage(name, rows, columns, cells)), infinite);
    }

    @Override
    public Listing listing() {
        return new Listing(name, "system", Chapter.RECURSIVE);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(fields);
    }

    @Override
    public List<String> facts() {
        return SystemKind.solutionFacts();
    }

    @Override
    public GameSystem read(Node document) {
        return reader.apply(document);
    }

    @Override
    public Solution solve(GameSystem system, Progress progress) {
        return SystemKind.solution(name, system, progress);
    }

    @Override
    public Optional<Position> play(GameSystem system, Progress progress) {
        return SystemKind.position(played.apply(system), progress);
    }
}
