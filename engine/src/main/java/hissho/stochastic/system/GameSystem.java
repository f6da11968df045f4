package hissho.stochastic.system;

import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;
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

    /** Whether it is small enough to be solved exactly. */
    public boolean isSmall() {
        return size() <= Arena.MOST_STATES / 2
                && cells().count() <= Arena.MOST_CELLS
                && stages.stream().allMatch(s -> s.height() <= Arena.MOST_LINES && s.width() <= Arena.MOST_LINES);
    }

    /** The same system with another payoff of infinite play. */
    public GameSystem paying(Rational amount) {
        return new GameSystem(stages, start, List.of(amount));
    }
}
