package hissho.impartial.dawson;

import hissho.impartial.Convention;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Dawson's chess with real pawns: three ranks, White's pawns on the lowest and Black's on the highest; one step forward, capture
 * diagonally forward, and a capture that can be made must be made. Positions are searched in full.
 *
 * @param white the ranks of White's pawns, file by file
 * @param black the same for Black
 */
public record DawsonPawns(List<List<Integer>> white, List<List<Integer>> black, boolean whiteMoves) {

    /** A move: from file and rank to file and rank. */
    public record Step(int fromFile, int fromRank, int toFile, int toRank) {
        String notation() {
            return square(fromFile, fromRank) + (fromFile == toFile ? "-" : "x") + square(toFile, toRank);
        }

        static String square(int file, int rank) {
            return (char) ('a' + file) + Integer.toString(rank);
        }
    }

    static final int MOST_FILES = 14;

    public static DawsonPawns start(int files) {
        return new DawsonPawns(
                IntStream.range(0, files).mapToObj(f -> List.of(1)).toList(),
                IntStream.range(0, files).mapToObj(f -> List.of(3)).toList(),
                true);
    }

    private boolean has(List<List<Integer>> side, int file, int rank) {
        return file >= 0 && file < side.size() && side.get(file).contains(rank);
    }

    /** All legal moves: the captures where there are any, otherwise all steps. */
    public List<Step> moves() {
        List<List<Integer>> own = whiteMoves ? white : black;
        List<List<Integer>> other = whiteMoves ? black : white;
        int forward = whiteMoves ? 1 : -1;
        List<Step> captures = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        for (int file = 0; file < own.size(); file++)
            for (int rank : own.get(file)) {
                int to = rank + forward;
                if (to < 1 || to > 3) continue;
                for (int side : new int[] {file - 1, file + 1})
                    if (has(other, side, to)) captures.add(new Step(file, rank, side, to));
                if (!has(other, file, to) && !has(own, file, to)) steps.add(new Step(file, rank, file, to));
            }
        return captures.isEmpty() ? steps : captures;
    }

    public DawsonPawns after(Step step) {
        List<List<Integer>> own = copy(whiteMoves ? white : black);
        List<List<Integer>> other = copy(whiteMoves ? black : white);
        own.set(step.fromFile(), without(own.get(step.fromFile()), step.fromRank()));
        if (has(other, step.toFile(), step.toRank()))
            other.set(step.toFile(), without(other.get(step.toFile()), step.toRank()));
        List<Integer> arrived = new ArrayList<>(own.get(step.toFile()));
        arrived.add(step.toRank());
        arrived.sort(null);
        own.set(step.toFile(), List.copyOf(arrived));
        return new DawsonPawns(
                List.copyOf(whiteMoves ? own : other), List.copyOf(whiteMoves ? other : own), !whiteMoves);
    }

    private static List<List<Integer>> copy(List<List<Integer>> side) {
        return new ArrayList<>(side);
    }

    private static List<Integer> without(List<Integer> ranks, int rank) {
        return ranks.stream().filter(r -> r != rank).toList();
    }

    /** Whether the player to move wins, searched with memory. */
    public static boolean wins(
            DawsonPawns position, Convention convention, Map<DawsonPawns, Boolean> known, Progress progress) {
        progress.check();
        Boolean before = known.get(position);
        if (before != null) return before;
        List<Step> moves = position.moves();
        boolean wins = moves.isEmpty()
                ? convention == Convention.MISERE
                : moves.stream().anyMatch(step -> !wins(position.after(step), convention, known, progress));
        known.put(position, wins);
        return wins;
    }
}
