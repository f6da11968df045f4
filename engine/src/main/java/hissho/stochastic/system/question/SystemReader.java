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
    private static final Shape<Node> GAME = Shape.fields(
            Field.required("name", Shape.text()),
            Field.required("cells", Shape.listOf(Shape.listOf(CELL))),
            Field.optional("rows", Shape.listOf(Shape.text())),
            Field.optional("cols", Shape.listOf(Shape.text())));

    static final Field<List<Node>> GAMES = Field.required("games", Shape.listOf(GAME, 1, GameSystem.MOST_GAMES))
            .looksLike("games");
    static final Field<String> START = Field.optional("start", Shape.text());
    static final Field<List<Rational>> INFINITE = Field.optional(
            "infinitePayoff",
            Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, 20))
                    .by(node -> node.isList()
                            ? node.list(1, 20).stream().map(Node::rational).toList()
                            : List.of(node.rational())));
    static final Field<Rational> DISCOUNT = Field.optional("discount", Shape.number());

    private static final String[] CODE_WORDS = {"name", "cells", "rows", "cols"};

    private final Node document;
    private final List<Node> nodes;
    private final Map<String, Integer> numbers;
    private final Optional<Rational> discount;

    private SystemReader(Node document) {
        this.document = document;
        nodes = document.get("games").list(1, GameSystem.MOST_GAMES);
        List<String> names = new ArrayList<>();
        for (Node node : nodes) {
            node.only(java.util.Set.of(CODE_WORDS));
            String name = node.get("name").text();
            if (names.contains(name)) throw node.get("name").bad("system.bad.same-name", name);
            names.add(name);
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
        for (Node node : nodes) {
            stages.add(stage(node, faults, lenient));
            cells += (long) stages.getLast().height() * stages.getLast().width();
            if (cells > GameSystem.MOST_CELLS) throw node.bad("core.bad.too-large", cells, GameSystem.MOST_CELLS);
        }
        int start = START.find(document)
                .map(name -> Optional.ofNullable(numbers.get(name))
                        .orElseThrow(() -> document.get("start").bad("system.bad.unknown-game", name)))
                .orElse(0);
        return new GameSystem(stages, start, INFINITE.find(document).orElse(List.of()));
    }

    private Stage stage(Node node, List<Fault.Found> faults, boolean lenient) {
        List<Node> lines = node.get("cells").list(1, GameSystem.MOST_LINES);
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
                node.get("name").text(),
                labels(node, "rows", cells.size(), lenient),
                labels(node, "cols", width, lenient),
                cells);
    }

    private static List<String> labels(Node node, String field, int size, boolean lenient) {
        List<String> given = node.find(field).map(Node::texts).orElse(List.of());
        if (!given.isEmpty() && given.size() != size && !lenient)
            throw node.get(field).badSize(size, size, given.size());
        return given.size() == size
                ? given
                : IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    /** A number, the name of a game, or payoff, lottery and probability to stop. */
    private Cell cell(Node node, List<Fault.Found> faults, boolean lenient) {
        if (!node.isMap()) return brief(node, faults, lenient);
        node.only(java.util.Set.of("pay", "next", "stop"));
        List<Cell.Next> next = new ArrayList<>();
        for (Node each : node.find("next").map(Node::list).orElse(List.of())) {
            each.only(java.util.Set.of("to", "p", "swap"));
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

    /** 3 is a payoff after which play stops; "G" plays the game G, "-G" plays it with exchanged roles. */
    private Cell brief(Node node, List<Fault.Found> faults, boolean lenient) {
        Optional<Rational> number = Rational.read(node.text());
        if (number.isPresent()) return Cell.paying(number.get());
        String text = node.text().strip();
        Integer own = numbers.get(text);
        Integer swapped = text.startsWith("-") ? numbers.get(text.substring(1).strip()) : null;
        if (own == null && swapped == null) {
            if (!lenient) throw node.bad("system.bad.cell", node.shown());
            faults.add(new Fault.Found(Fault.UNKNOWN_GAME, node.place(), List.of(text)));
            return Cell.paying(Rational.ZERO);
        }
        int to = own != null ? own : java.util.Objects.requireNonNull(swapped);
        Cell cell = new Cell(Rational.ZERO, List.of(new Cell.Next(to, Rational.ONE, own == null)), Rational.ZERO);
        return discount.map(cell::discounted).orElse(cell);
    }
}
