package hissho.impartial.dawson;

import hissho.impartial.Convention;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Dawson's chess with pawns once more, with squares as bits and moves as shifts: a second search that shares neither the board nor the
 * moves with {@link DawsonPawns}. Bit r · files + f is the square of rank r and file f, both from 0.
 */
final class PawnBits {

    private final int files;
    private final Convention convention;
    private final Progress progress;
    private final Map<Board, Boolean> known = new HashMap<>();

    /** The pawns of the player to move, those of the opponent, and whether White is to move. */
    private record Board(long own, long other, boolean white) {}

    PawnBits(int files, Convention convention, Progress progress) {
        this.files = files;
        this.convention = convention;
        this.progress = progress;
    }

    private Board start() {
        long rank = (1L << files) - 1;
        return new Board(rank, rank << 2 * files, true);
    }

    boolean wins() {
        return wins(start());
    }

    /** The first moves after which the opponent loses, in the notation of chess. */
    Set<String> winning() {
        Set<String> winning = new TreeSet<>();
        for (long[] move : moves(start()))
            if (!wins(after(start(), move)))
                winning.add(square(move[0]) + (move[0] % files == move[1] % files ? "-" : "x") + square(move[1]));
        return winning;
    }

    private String square(long bit) {
        return (char) ('a' + bit % files) + Long.toString(bit / files + 1);
    }

    /** How many positions were looked at. */
    int positions() {
        return known.size();
    }

    private boolean wins(Board board) {
        Boolean before = known.get(board);
        if (before != null) return before;
        progress.check();
        Set<long[]> moves = moves(board);
        boolean wins = moves.isEmpty() && convention == Convention.MISERE;
        for (long[] move : moves)
            if (!wins(after(board, move))) {
                wins = true;
                break;
            }
        known.put(board, wins);
        return wins;
    }

    /** Captures where there is one, and steps otherwise. */
    private Set<long[]> moves(Board board) {
        Set<long[]> captures = new java.util.LinkedHashSet<>();
        Set<long[]> steps = new java.util.LinkedHashSet<>();
        for (int from = 0; from < 3 * files; from++) {
            int ahead = board.white ? from + files : from - files;
            if ((board.own >> from & 1) == 0 || ahead < 0 || ahead >= 3 * files) continue;
            if (from % files > 0 && (board.other >> (ahead - 1) & 1) != 0) captures.add(new long[] {from, ahead - 1});
            if (from % files < files - 1 && (board.other >> (ahead + 1) & 1) != 0)
                captures.add(new long[] {from, ahead + 1});
            if (((board.own | board.other) >> ahead & 1) == 0) steps.add(new long[] {from, ahead});
        }
        return captures.isEmpty() ? steps : captures;
    }

    private static Board after(Board board, long[] move) {
        long own = board.own & ~(1L << move[0]) | 1L << move[1];
        return new Board(board.other & ~(1L << move[1]), own, !board.white);
    }
}
