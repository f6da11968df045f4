package hissho.impartial.board;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * SOS on one row, solved exactly from any position.
 *
 * <p>A blank square where either letter lets the opponent complete SOS is always one of the two blanks of a trap S__S, and a trap stays
 * once it is there. So if nobody can complete at once, the player who will not be on move when only traps are left (he moves now if the
 * number of blanks is odd) wins as soon as there is a trap, and otherwise the game can only be drawn. The search is whether he can get a
 * trap by moves that give nothing away.
 */
final class Sos {

    /** How the player to move stands. */
    enum Standing {
        WIN,
        DRAW,
        LOSS
    }

    static final int LONGEST_SEARCHED = 24;
    /** Up to here every move is looked at for the plan of the theory, which spares the search where it wins. */
    private static final int LONGEST_PLANNED = 120;

    private static final int MOST_POSITIONS = 30_000_000;

    private final Progress progress;
    private final Map<String, Boolean> traps = new HashMap<>();

    Sos(Progress progress) {
        this.progress = progress;
    }

    /** A row as letters S, O and _. */
    Standing standing(char[] row) {
        if (!completions(row).isEmpty()) return Standing.WIN;
        boolean favoured = blanks(row) % 2 == 1;
        if (hasTrap(row)) return favoured ? Standing.WIN : Standing.LOSS;
        if (row.length <= LONGEST_PLANNED && (favoured ? plansTrap(row) : plansTrapAfterAll(row)))
            return favoured ? Standing.WIN : Standing.LOSS;
        if (row.length > LONGEST_SEARCHED && blanks(row) > LONGEST_SEARCHED) return known(row, favoured);
        boolean trap = trapComes(row, favoured);
        return !trap ? Standing.DRAW : favoured ? Standing.WIN : Standing.LOSS;
    }

    /** Long empty rows: the known result that a trap can be had on 7 and more odd, 16 and more even squares. */
    private static Standing known(char[] row, boolean favoured) {
        if (blanks(row) < row.length) throw new TooLong();
        return favoured ? Standing.WIN : Standing.LOSS;
    }

    /** A half-filled row too long to search. */
    static final class TooLong extends RuntimeException {
        TooLong() {
            super("a half-filled row too long to search");
        }
    }

    static int blanks(char[] row) {
        int blanks = 0;
        for (char c : row) if (c == '_') blanks++;
        return blanks;
    }

    /** All moves, in order of the squares, S before O. */
    static List<Letter> moves(char[] row) {
        List<Letter> moves = new ArrayList<>();
        for (int i = 0; i < row.length; i++)
            if (row[i] == '_') {
                moves.add(new Letter(i + 1, 'S'));
                moves.add(new Letter(i + 1, 'O'));
            }
        return moves;
    }

    /** Writing a letter into a square, squares counted from 1. */
    record Letter(int square, char letter) {
        char[] on(char[] row) {
            char[] after = row.clone();
            after[square - 1] = letter;
            return after;
        }
    }

    /** The moves that complete SOS at once. */
    static List<Letter> completions(char[] row) {
        char[] tried = row.clone();
        return moves(row).stream().filter(move -> completes(move, tried)).toList();
    }

    /** The moves after which no SOS can be completed at once. A letter changes only what is near it, so the rest of the row is looked at once. */
    static List<Letter> safe(char[] row) {
        char[] tried = row.clone();
        boolean[] open = new boolean[row.length];
        int all = 0;
        for (int at = 0; at < row.length; at++)
            if (canComplete(tried, at)) {
                open[at] = true;
                all++;
            }
        List<Letter> safe = new ArrayList<>();
        for (Letter move : moves(row)) {
            int at = move.square() - 1;
            int from = Math.max(0, at - 2);
            int to = Math.min(row.length - 1, at + 2);
            int far = all;
            for (int near = from; near <= to; near++) if (open[near]) far--;
            if (far > 0) continue;
            tried[at] = move.letter();
            boolean completed = false;
            for (int near = from; near <= to; near++) completed |= canComplete(tried, near);
            tried[at] = '_';
            if (!completed) safe.add(move);
        }
        return safe;
    }

    /** Whether a letter in this place, where it is blank, completes SOS. */
    private static boolean canComplete(char[] row, int at) {
        return row[at] == '_' && (completes(new Letter(at + 1, 'S'), row) || completes(new Letter(at + 1, 'O'), row));
    }

    /** Those of the moves after which there is a trap, S__S. */
    static List<Letter> trapping(char[] row, List<Letter> moves) {
        char[] tried = row.clone();
        int all = 0;
        for (int start = 0; start + 3 < row.length; start++) if (isTrap(row, start)) all++;
        int traps = all;
        return moves.stream()
                .filter(move -> {
                    int at = move.square() - 1;
                    int far = traps;
                    for (int start = Math.max(0, at - 3); start <= at; start++) if (isTrap(row, start)) far--;
                    if (far > 0) return true;
                    tried[at] = move.letter();
                    boolean near = false;
                    for (int start = Math.max(0, at - 3); start <= at; start++) near |= isTrap(tried, start);
                    tried[at] = '_';
                    return near;
                })
                .toList();
    }

    private static boolean isTrap(char[] row, int start) {
        return start + 3 < row.length
                && row[start] == 'S'
                && row[start + 1] == '_'
                && row[start + 2] == '_'
                && row[start + 3] == 'S';
    }

    private static boolean completes(Letter move, char[] row) {
        int at = move.square() - 1;
        row[at] = move.letter();
        boolean completes = completes(row, at);
        row[at] = '_';
        return completes;
    }

    /** Whether a full SOS goes through a place. */
    static boolean completes(char[] row, int at) {
        for (int start = Math.max(0, at - 2); start <= at && start + 2 < row.length; start++)
            if (row[start] == 'S' && row[start + 1] == 'O' && row[start + 2] == 'S') return true;
        return false;
    }

    static boolean hasTrap(char[] row) {
        for (int start = 0; start + 3 < row.length; start++) if (isTrap(row, start)) return true;
        return false;
    }

    /** Whether the opponent can complete SOS through or beside a place just written. */
    private static boolean givesAway(char[] row, int at) {
        for (int start = Math.max(0, at - 2); start <= at && start + 2 < row.length; start++) {
            char a = row[start];
            char b = row[start + 1];
            char c = row[start + 2];
            if ((a == 'S' && b == 'O' && c == '_')
                    || (a == 'S' && b == '_' && c == 'S')
                    || (a == '_' && b == 'O' && c == 'S')) return true;
        }
        return false;
    }

    /** Whether a trap comes with best play from a row without trap where nobody can complete at once. */
    private boolean trapComes(char[] row, boolean makerMoves) {
        String key = SosPieces.key(row);
        Boolean before = traps.get(key);
        if (before != null) return before;
        progress.check();
        if (traps.size() > MOST_POSITIONS) throw new TooLong();
        boolean result = makerMoves ? trapNow(row) || makerGetsTrap(row) : !breakerHolds(row);
        traps.put(key, result);
        return result;
    }

    /** Whether one S that gives nothing away makes a trap. */
    private static boolean trapNow(char[] row) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] != '_') continue;
            boolean left = i >= 3 && row[i - 1] == '_' && row[i - 2] == '_' && row[i - 3] == 'S';
            boolean right = i + 3 < row.length && row[i + 1] == '_' && row[i + 2] == '_' && row[i + 3] == 'S';
            if (!left && !right) continue;
            row[i] = 'S';
            boolean safe = !givesAway(row, i);
            row[i] = '_';
            if (safe) return true;
        }
        return false;
    }

    private boolean makerGetsTrap(char[] row) {
        return anySafe(row, false, true);
    }

    /** The other player holds the draw if some safe move leaves no way to a trap, or if the row is full. */
    private boolean breakerHolds(char[] row) {
        return blanks(row) == 0 || anySafe(row, true, false);
    }

    /** Whether some move that gives nothing away, and makes no trap itself, leads to the wanted answer of the opponent's search. */
    private boolean anySafe(char[] row, boolean makerNext, boolean wanted) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] != '_') continue;
            for (char letter : LETTERS) {
                row[i] = letter;
                boolean found =
                        !givesAway(row, i) && !(letter == 'S' && trapAt(row, i)) && trapComes(row, makerNext) == wanted;
                row[i] = '_';
                if (found) return true;
            }
        }
        return false;
    }

    private static boolean trapAt(char[] row, int i) {
        return (i >= 3 && row[i - 1] == '_' && row[i - 2] == '_' && row[i - 3] == 'S')
                || (i + 3 < row.length && row[i + 1] == '_' && row[i + 2] == '_' && row[i + 3] == 'S');
    }

    /**
     * Whether a move wins by the plan of the theory: it is an S that gives nothing away, and after every reply the player can complete
     * SOS or build a trap S__S safely, the number of blanks being in his favour. Only squares near the S matter, so that all others may
     * be as they like; the row must have no trap and no completion.
     */
    static boolean plansTrap(char[] row, Letter move) {
        if (blanks(row) % 2 == 0 || move.letter() != 'S') return false;
        int from = Math.max(0, move.square() - 1 - NEAR);
        int to = Math.min(row.length, move.square() + NEAR);
        char[] near = Arrays.copyOfRange(move.on(row), from, to);
        int at = move.square() - 1 - from;
        if (givesAway(near, at) || !trapBeside(near, at)) return false;
        for (Letter reply : moves(near)) {
            char[] after = reply.on(near);
            if (completes(after, reply.square() - 1)) return false;
            if (completions(after).isEmpty() && !trapBeside(after, at)) return false;
        }
        return true;
    }

    /** Whether some move wins by the plan of the theory. */
    static boolean plansTrap(char[] row) {
        for (int square = 1; square <= row.length; square++)
            if (row[square - 1] == '_' && plansTrap(row, new Letter(square, 'S'))) return true;
        return false;
    }

    /** Whether every move gives an SOS away or is answered by the plan of the theory. */
    private static boolean plansTrapAfterAll(char[] row) {
        for (Letter move : moves(row)) {
            char[] after = move.on(row);
            if (!givesAway(after, move.square() - 1) && !hasTrap(after) && !plansTrap(after)) return false;
        }
        return blanks(row) > 0;
    }

    /** Whether an S three squares beside this one makes a trap and gives nothing away. */
    private static boolean trapBeside(char[] row, int at) {
        for (int other : new int[] {at - 3, at + 3}) {
            if (other < 0 || other >= row.length || row[other] != '_') continue;
            char[] after = row.clone();
            after[other] = 'S';
            boolean trap = after[(at + other) / 2] == '_' && after[(at + other + 1) / 2] == '_';
            if (trap && !givesAway(after, other)) return true;
        }
        return false;
    }

    /** Farther squares have no say in whether an S can become a trap on either side. */
    private static final int NEAR = 8;

    private static final char[] LETTERS = {'S', 'O'};
}
