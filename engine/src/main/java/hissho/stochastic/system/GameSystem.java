package hissho.stochastic.system;

import hissho.document.InOrder;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A system of matrix games whose cells lead to games of the system.
 *
 * @param start the game that is played first
 * @param infinite what II pays to the original player I if play never stops; several amounts are several questions with one answer
 */
public record GameSystem(List<Stage> stages, int start, List<Rational> infinite) implements Game {

    /** The most games, cells of one game and cells in all that are read. */
    public static final int MOST_GAMES = 2_000;

    public static final int MOST_LINES = 60;
    public static final int MOST_CELLS = 250_000;

    public GameSystem {
        stages = List.copyOf(stages);
        infinite = List.copyOf(infinite);
    }

    public static GameSystem of(List<Stage> stages, Rational infinite) {
        return new GameSystem(stages, 0, List.of(infinite));
    }

    public int size() {
        return stages.size();
    }

    public Stage first() {
        return stages.get(start);
    }

    public List<String> names() {
        return stages.stream().map(Stage::name).toList();
    }

    public Optional<Integer> indexOf(String name) {
        int at = names().indexOf(name);
        return at < 0 ? Optional.empty() : Optional.of(at);
    }

    public Stream<Cell> cells() {
        return stages.stream().flatMap(stage -> stage.cells().stream().flatMap(List::stream));
    }

    public boolean swaps() {
        return cells().anyMatch(cell -> cell.next().stream().anyMatch(Cell.Next::swap));
    }

    /** The least probability to stop. */
    public Rational leastStop() {
        return cells().map(Cell::stop).reduce(Rational.ONE, Rational::min);
    }

    /** The largest payoff of a cell in absolute value. */
    public Rational largestPay() {
        return cells().map(cell -> cell.pay().absolute()).reduce(Rational.ZERO, Rational::max);
    }

    /** The system as a document. */
    public Map<String, Object> document() {
        List<Object> games = new ArrayList<>();
        for (Stage stage : stages)
            games.add(InOrder.of(
                    "name",
                    stage.name(),
                    "cells",
                    stage.cells().stream()
                            .map(line -> line.stream().map(this::written).toList())
                            .toList()));
        Map<String, Object> document =
                new LinkedHashMap<>(InOrder.of("kind", "game-system", "games", games, "start", first().name()));
        if (!infinite.isEmpty()) document.put("infinitePayoff", infinite.size() == 1 ? infinite.getFirst() : infinite);
        return document;
    }

    private Map<String, Object> written(Cell cell) {
        List<Object> next = new ArrayList<>();
        for (Cell.Next each : cell.next())
            next.add(InOrder.of("to", stages.get(each.to()).name(), "p", each.probability(), "swap", each.swap()));
        return InOrder.of("pay", cell.pay(), "next", next, "stop", cell.stop());
    }

    /** The same system with another payoff of infinite play. */
    public GameSystem paying(Rational amount) {
        return new GameSystem(stages, start, List.of(amount));
    }

    /** The games that the first one cannot lead to, by name. */
    public List<String> apart() {
        boolean[] met = new boolean[size()];
        java.util.Deque<Integer> open = new java.util.ArrayDeque<>(List.of(start));
        met[start] = true;
        while (!open.isEmpty())
            stages.get(open.pop()).cells().stream()
                    .flatMap(List::stream)
                    .flatMap(cell -> cell.next().stream())
                    .filter(next -> next.probability().isPositive() && !met[next.to()])
                    .forEach(next -> {
                        met[next.to()] = true;
                        open.add(next.to());
                    });
        return IntStream.range(0, size())
                .filter(k -> !met[k])
                .mapToObj(k -> stages.get(k).name())
                .toList();
    }
}
