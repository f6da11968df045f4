package hissho.stochastic.system.question;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a system of games from a document; a faulty one is refused with its place, or told about where that is the question. */
final class SystemReader {

    private static final Shape<Node> NEXT = Shape.fields(
            Field.required("to", Shape.text()),
            Field.required("p", Shape.number()),
            Field.optional("swap", Shape.truth(), false));
    private static final Shape<?> CELL = Shape.either(
            Shape.number(),
            Shape.text(),
            Shape.fields(
                    Field.optional("pay", Shape.number(), Rational.ZERO),
                    Field.optional("next", Shape.listOf(NEXT)),
                    Field.optional("stop", Shape.number())));
    private static final Shape<?> CELLS = Shape.listOf(Shape.listOf(CELL));
    private static final Field<?> MATRIX = Field.required("cells", CELLS);
    private static final Field<?> ROWS = Field.optional("rows", Shape.listOf(Shape.text()));
    private static final Field<?> COLS = Field.optional("cols", Shape.listOf(Shape.text()));
    private static final Shape<Node> GAME = Shape.fields(Field.required("name", Shape.text()), MATRIX, ROWS, COLS);
    private static final Shape<Node> UNDER_A_NAME = Shape.either(CELLS, Shape.fields(MATRIX, ROWS, COLS));

    static final Field<Node> GAMES = Field.required(
                    "games", Shape.either(Shape.listOf(GAME, 1, GameSystem.MOST_GAMES), Shape.mapOf(UNDER_A_NAME)))
            .looksLike("games");
    static final Field<String> START = Field.optional("start", Shape.text());
    static final Field<List<Rational>> INFINITE = Field.optional(
                    "infinitePayoff",
                    Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, 20))
                            .by(node -> node.isList()
                                    ? node.list(1, 20).stream()
                                            .map(Node::rational)
                                            .toList()
                                    : List.of(node.rational())))
            .looksLike("payoff");
    static final Field<Rational> DISCOUNT = Field.optional("discount", Shape.number());

    /** A game as it is written: in a list with its name, or under its name, where its matrix alone will do. */
    private record Written(String name, Node node) {

        static List<Written> all(Node games) {
            if (!games.isMap())
                return games.list(1, GameSystem.MOST_GAMES).stream()
                        .map(Written::listed)
                        .toList();
            int size = games.fields().size();
            if (size < 1 || size > GameSystem.MOST_GAMES) throw games.badSize(1, GameSystem.MOST_GAMES, size);
            return games.fields().keySet().stream()
                    .map(name -> named(name, games.get(name)))
                    .toList();
        }

        private static Written listed(Node node) {
            node.only(Set.of("name", "cells", "rows", "cols"));
            return new Written(node.get("name").text(), node);
        }

        private static Written named(String name, Node node) {
            if (!node.isList()) node.only(Set.of("cells", "rows", "cols"));
            return new Written(name, node);
        }

        Node cells() {
            return node.isList() ? node : node.get("cells");
        }

        List<String> labels(String field, int size, boolean lenient) {
            Optional<Node> given = node.isList() ? Optional.empty() : node.find(field);
            List<String> labels = given.map(Node::texts).orElse(List.of());
            if (!labels.isEmpty() && labels.size() != size && !lenient)
                throw node.get(field).badSize(size, size, labels.size());
            return labels.size() == size
                    ? labels
                    : IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
        }
    }

    private final Node document;
    private final List<Written> games;
    private final Map<String, Integer> numbers;
    private final Optional<Rational> discount;

    private SystemReader(Node document) {
        this.document = document;
        games = Written.all(document.get("games"));
        List<String> names = new ArrayList<>();
        for (Written game : games) {
            if (names.contains(game.name())) throw game.node().get("name").bad("system.bad.same-name", game.name());
            names.add(game.name());
        }
        numbers = Fault.numbers(names);
        discount = DISCOUNT.find(document);
        discount.filter(d -> !d.isPositive() || d.compareTo(Rational.ONE) >= 0).ifPresent(d -> {
            throw document.get("discount").bad("system.bad.discount", d);
        });
    }

    /** The system, or a complaint that names the place. */
    static GameSystem read(Node document) {
        return new SystemReader(document).whole(new ArrayList<>(), false);
    }

    /** Where a cell of a game is written, all counted from 0. */
    static Node cell(Node document, int game, int row, int column) {
        Node cells = Written.all(document.get("games")).get(game).cells();
        return cells.list().get(row).list().get(column);
    }

    /** The faults of a system; where there is none, the list is empty. */
    static List<Fault.Found> faults(Node document) {
        List<Fault.Found> faults = new ArrayList<>();
        GameSystem system = new SystemReader(document).whole(faults, true);
        if (faults.isEmpty()) Fault.of(system).ifPresent(faults::add);
        return faults;
    }

    private GameSystem whole(List<Fault.Found> faults, boolean lenient) {
        List<Stage> stages = new ArrayList<>();
        long cells = 0;
        for (Written game : games) {
            stages.add(stage(game, faults, lenient));
            cells += (long) stages.getLast().height() * stages.getLast().width();
            if (cells > GameSystem.MOST_CELLS)
                throw game.node().bad("core.bad.too-large", cells, GameSystem.MOST_CELLS);
        }
        int start = START.find(document)
                .map(name -> Optional.ofNullable(numbers.get(name))
                        .orElseThrow(() -> document.get("start").bad("system.bad.unknown-game", name)))
                .orElse(0);
        return new GameSystem(stages, start, INFINITE.find(document).orElse(List.of()));
    }

    private Stage stage(Written game, List<Fault.Found> faults, boolean lenient) {
        List<Node> lines = game.cells().list(1, GameSystem.MOST_LINES);
        int width = lines.getFirst().list(1, GameSystem.MOST_LINES).size();
        List<List<Cell>> cells = new ArrayList<>();
        for (Node line : lines) {
            List<Node> entries = line.list(1, GameSystem.MOST_LINES);
            if (entries.size() != width) {
                if (!lenient) throw line.bad("core.bad.ragged", entries.size(), width);
                faults.add(new Fault.Found(Fault.RAGGED_MATRIX, line.place(), List.of(entries.size(), width)));
                continue;
            }
            cells.add(
                    entries.stream().map(entry -> cell(entry, faults, lenient)).toList());
        }
        return new Stage(
                game.name(), game.labels("rows", cells.size(), lenient), game.labels("cols", width, lenient), cells);
    }

    /** A number, the name of a game, or payoff, lottery and probability to stop. */
    private Cell cell(Node node, List<Fault.Found> faults, boolean lenient) {
        if (!node.isMap()) return brief(node, faults, lenient);
        node.only(Set.of("pay", "next", "stop"));
        List<Cell.Next> next = new ArrayList<>();
        for (Node each : node.find("next").map(Node::list).orElse(List.of())) {
            each.only(Set.of("to", "p", "swap"));
            String to = each.get("to").text();
            Integer number = numbers.get(to);
            Rational chance = each.get("p").rational();
            if (number == null) {
                if (!lenient) throw each.get("to").bad("system.bad.unknown-game", to);
                faults.add(new Fault.Found(Fault.UNKNOWN_GAME, each.place(), List.of(to)));
                number = 0;
            }
            next.add(new Cell.Next(
                    number, chance, each.find("swap").map(Node::truth).orElse(false)));
        }
        Rational rest = Rational.ONE.minus(Cell.total(next));
        Cell cell = new Cell(
                node.find("pay").map(Node::rational).orElse(Rational.ZERO),
                next,
                node.find("stop").map(Node::rational).orElse(rest));
        if (!Fault.isLottery(cell)) {
            if (!lenient) throw lottery(node, cell);
            faults.add(new Fault.Found(Fault.PROBABILITIES_NOT_ONE, node.place(), List.of()));
        }
        return discount.map(cell::discounted).orElse(cell);
    }

    private static BadDocument lottery(Node node, Cell cell) {
        if (!node.isMap())
            return node.bad(
                    "system.bad.probabilities",
                    Cell.total(cell.next()).plus(cell.stop().max(Rational.ZERO)));
        for (int k = 0; k < cell.next().size(); k++) {
            Rational chance = cell.next().get(k).probability();
            if (!isChance(chance))
                return node.get("next").list().get(k).get("p").bad("system.bad.chance", chance);
        }
        Rational total = Cell.total(cell.next());
        if (node.find("stop").isEmpty()) return node.bad("system.bad.probabilities", total);
        return isChance(cell.stop())
                ? node.bad("system.bad.probabilities", cell.stop().plus(total))
                : node.get("stop").bad("system.bad.chance", cell.stop());
    }

    private static boolean isChance(Rational number) {
        return !number.isNegative() && number.compareTo(Rational.ONE) <= 0;
    }

    /** 3 is a payoff after which play stops; "G" plays the game G, "-G" plays it with exchanged roles, "1 + 1/2 G" pays and may go on. */
    private Cell brief(Node node, List<Fault.Found> faults, boolean lenient) {
        Optional<Rational> number = Rational.read(node.text());
        if (number.isPresent()) return Cell.paying(number.get());
        String text = node.text().strip();
        Integer own = numbers.get(text);
        Optional<Cell> read = own == null
                ? CellText.read(text, numbers)
                : Optional.of(new Cell(Rational.ZERO, List.of(new Cell.Next(own, Rational.ONE, false)), Rational.ZERO));
        if (read.isEmpty()) {
            if (!lenient)
                throw node.bad("system.bad.cell", node.shown(), games.getFirst().name());
            faults.add(new Fault.Found(Fault.UNKNOWN_GAME, node.place(), List.of(text)));
            return Cell.paying(Rational.ZERO);
        }
        Cell cell = read.get();
        if (!Fault.isLottery(cell)) {
            if (!lenient) throw lottery(node, cell);
            faults.add(new Fault.Found(Fault.PROBABILITIES_NOT_ONE, node.place(), List.of()));
        }
        return discount.map(cell::discounted).orElse(cell);
    }
}
