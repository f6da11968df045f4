package hissho.stochastic.system.solve;

import hissho.number.Rational;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A system without exchanged roles: a game that is also played with the roles exchanged appears twice, the second time with its matrix
 * transposed and its payoffs negated, so that player I is the same person throughout. That matters where endless play pays something.
 */
public record Arena(List<Room> rooms, List<Integer> room) {

    /** What is solved exactly: no more states, lines of a matrix and cells than this. */
    public static final int MOST_STATES = 48;

    public static final int MOST_LINES = 12;
    public static final int MOST_CELLS = 1_200;

    /** Games that never come back are solved one by one; there may be so many. */
    public static final int MOST_IN_A_ROW = 400;

    private static final int MOST_CELLS_IN_A_ROW = 4 * MOST_IN_A_ROW;

    /** Whether a system is small enough to be solved exactly. */
    public static boolean holds(GameSystem system) {
        long cells = system.cells().count();
        if (!system.stages().stream().allMatch(s -> s.height() <= MOST_LINES && s.width() <= MOST_LINES)) return false;
        return (system.size() <= MOST_STATES / 2 && cells <= MOST_CELLS)
                || (system.size() <= MOST_IN_A_ROW
                        && cells <= MOST_CELLS_IN_A_ROW
                        && Classification.of(Arena.of(system)) == Classification.MULTISTAGE);
    }

    /** A game as the original players meet it. */
    public record Room(int stage, boolean reversed, List<List<Move>> moves) {
        public int height() {
            return moves.size();
        }

        public int width() {
            return moves.getFirst().size();
        }

        public int lines(boolean rows) {
            return rows ? height() : width();
        }

        public Move move(int row, int column) {
            return moves.get(row).get(column);
        }
    }

    /** What a cell pays and where it leads; each state once, none with probability zero. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Move(Rational pay, int[] to, Rational[] probability, Rational stop) {}

    public static Arena of(GameSystem system) {
        boolean swaps = system.swaps();
        int n = system.size();
        List<Room> rooms = new ArrayList<>();
        for (int side = 0; side < (swaps ? 2 : 1); side++)
            for (int k = 0; k < n; k++) rooms.add(room(system.stages().get(k), k, side == 1, n));
        List<Integer> own = new ArrayList<>();
        for (int k = 0; k < n; k++) own.add(k);
        return new Arena(List.copyOf(rooms), List.copyOf(own));
    }

    private static Room room(Stage stage, int index, boolean reversed, int n) {
        int height = reversed ? stage.width() : stage.height();
        int width = reversed ? stage.height() : stage.width();
        List<List<Move>> moves = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            List<Move> line = new ArrayList<>();
            for (int j = 0; j < width; j++) line.add(move(reversed ? stage.cell(j, i) : stage.cell(i, j), reversed, n));
            moves.add(line);
        }
        return new Room(index, reversed, moves);
    }

    private static Move move(Cell cell, boolean reversed, int n) {
        Map<Integer, Rational> next = new TreeMap<>();
        for (Cell.Next each : cell.next())
            if (each.probability().isPositive())
                next.merge(each.to() + (each.swap() == reversed ? 0 : n), each.probability(), Rational::plus);
        return new Move(
                reversed ? cell.pay().negated() : cell.pay(),
                next.keySet().stream().mapToInt(Integer::intValue).toArray(),
                next.values().toArray(Rational[]::new),
                cell.stop());
    }

    public int size() {
        return rooms.size();
    }

    /** The same with every payoff times a factor. */
    Arena paying(Rational factor) {
        return new Arena(
                rooms.stream()
                        .map(room -> new Room(
                                room.stage(),
                                room.reversed(),
                                room.moves().stream()
                                        .map(line -> line.stream()
                                                .map(move -> new Move(
                                                        move.pay().times(factor),
                                                        move.to(),
                                                        move.probability(),
                                                        move.stop()))
                                                .toList())
                                        .toList()))
                        .toList(),
                room);
    }

    /** The states from which some choice leads to each other, in an order in which play never goes back. */
    List<int[]> components() {
        return Components.of(
                size(),
                k -> rooms.get(k).moves().stream()
                        .flatMap(List::stream)
                        .flatMapToInt(move -> Arrays.stream(move.to()))
                        .distinct()
                        .toArray());
    }
}
