package hissho.extensive.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tic-tac-toe from every position that can arise: rules, advice and board against a plain minimax of its own. */
class TicTacToePlayTest {

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    private static final Words WORDS = Words.in(Language.ENGLISH);
    private static final Map<String, Integer> KNOWN = new HashMap<>();

    private static int winner(String board) {
        for (int[] line : LINES) {
            char sign = board.charAt(line[0]);
            if (sign != '.' && board.charAt(line[1]) == sign && board.charAt(line[2]) == sign)
                return sign == 'x' ? 1 : -1;
        }
        return 0;
    }

    private static boolean isOver(String board) {
        return winner(board) != 0 || board.indexOf('.') < 0;
    }

    private static char mover(String board) {
        long signs = board.chars().filter(c -> c != '.').count();
        return signs % 2 == 0 ? 'x' : 'o';
    }

    private static String with(String board, int square) {
        return board.substring(0, square) + mover(board) + board.substring(square + 1);
    }

    /** What x gets from here on. */
    private static int value(String board) {
        Integer known = KNOWN.get(board);
        if (known != null) return known;
        int best = isOver(board) ? winner(board) : mover(board) == 'x' ? -2 : 2;
        if (!isOver(board))
            for (int square = 0; square < 9; square++)
                if (board.charAt(square) == '.') {
                    int next = value(with(board, square));
                    best = mover(board) == 'x' ? Math.max(best, next) : Math.min(best, next);
                }
        KNOWN.put(board, best);
        return best;
    }

    @Test
    void everyPositionIsPlayedRight() {
        Set<String> seen = new HashSet<>();
        List<String> boards = new ArrayList<>(List.of("........."));
        List<Position> open = new ArrayList<>(List.of(TicTacToePlay.start(new TicTacToe("........."))));
        while (!open.isEmpty()) {
            String board = boards.removeLast();
            Position at = open.removeLast();
            if (!seen.add(board)) continue;
            shown(board, at.seenBy(0, WORDS));
            if (isOver(board)) {
                Turn.Over over = (Turn.Over) at.table().turn();
                assertEquals(
                        winner(board),
                        over.ending().winner().map(w -> w == 0 ? 1 : -1).orElse(0),
                        board);
                continue;
            }
            assertEquals(new Turn.Of(mover(board) == 'x' ? 0 : 1), at.table().turn());
            advised(board, at.advice(Progress.none()));
            for (Move move : at.moves().listed()) {
                int square = Integer.parseInt(move.notation()) - 1;
                assertEquals('.', board.charAt(square));
                boards.add(with(board, square));
                open.add(at.after(move));
            }
            assertEquals(
                    board.chars().filter(c -> c == '.').count(),
                    at.moves().listed().size());
        }
        assertEquals(5478, seen.size());
    }

    private static void shown(String board, Scene scene) {
        Map<Place, String> places = scene.boards().getFirst().places();
        for (int square = 0; square < 9; square++)
            assertEquals(
                    board.charAt(square) == '.' && !isOver(board) ? Integer.toString(square + 1) : null,
                    places.get(new Place.Cell(square / 3, square % 3)));
        String letters = scene.text().replaceAll("[1-9]", ".").replaceAll("\\s", "");
        assertEquals(board, letters);
    }

    private static void advised(String board, Advice advice) {
        int sign = mover(board) == 'x' ? 1 : -1;
        int worth = sign * value(board);
        assertEquals(
                worth > 0 ? Standing.Sure.WIN : worth < 0 ? Standing.Sure.LOSS : Standing.Sure.DRAW, advice.standing());
        Set<Integer> right = new TreeSet<>();
        for (int square = 0; square < 9; square++)
            if (board.charAt(square) == '.' && value(with(board, square)) == value(board)) right.add(square + 1);
        Set<Integer> told = new TreeSet<>();
        switch (advice.choice()) {
            case Choice.Best(List<Move> moves) -> moves.forEach(move -> told.add(Integer.parseInt(move.notation())));
            case Choice.Any() -> told.addAll(right);
            case Choice.Mixed _ -> {}
        }
        assertEquals(right, told, board);
    }

    @Test
    void onlyEmptySquaresMayBeTaken() {
        Position start = TicTacToePlay.start(new TicTacToe("x........"));
        Move taken =
                TicTacToePlay.start(new TicTacToe(".........")).moves().listed().getFirst();
        assertEquals("1", taken.notation());
        assertThrows(IllegalArgumentException.class, () -> start.after(taken));
        assertTrue(start.moves().read("1").isEmpty());
    }
}
