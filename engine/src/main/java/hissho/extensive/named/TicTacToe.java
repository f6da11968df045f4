package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Game;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tic-tac-toe from any position, by backward induction over its positions (Zermelo): each is solved once, though many plays lead to it.
 *
 * @param board nine signs: x for player I, who begins, o for player II, a dot where nothing stands
 */
record TicTacToe(String board) implements Game {

    static final String EMPTY = ".........";

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private static long count(String board, char sign) {
        return board.chars().filter(c -> c == sign).count();
    }

    /** Whether the signs can have been put in turn. */
    static boolean isLegal(String board) {
        long ahead = count(board, 'x') - count(board, 'o');
        boolean first = hasLine(board, 'x');
        boolean second = hasLine(board, 'o');
        return (ahead == 0 || ahead == 1) && !(first && second) && !(first && ahead == 0) && !(second && ahead == 1);
    }

    static char mover(String board) {
        return count(board, 'x') == count(board, 'o') ? 'x' : 'o';
    }

    static boolean hasLine(String board, char sign) {
        for (int[] line : LINES)
            if (board.charAt(line[0]) == sign && board.charAt(line[1]) == sign && board.charAt(line[2]) == sign)
                return true;
        return false;
    }

    static boolean isOver(String board) {
        return hasLine(board, 'x') || hasLine(board, 'o') || board.indexOf('.') < 0;
    }

    private static int result(String board) {
        return hasLine(board, 'x') ? 1 : hasLine(board, 'o') ? -1 : 0;
    }

    static List<Integer> moves(String board) {
        List<Integer> moves = new ArrayList<>();
        if (!isOver(board)) for (int k = 0; k < 9; k++) if (board.charAt(k) == '.') moves.add(k);
        return moves;
    }

    static String after(String board, int square) {
        return board.substring(0, square) + mover(board) + board.substring(square + 1);
    }

    /** All positions that can come of this one, each after all it can come of. */
    private static List<String> reachable(String start, Progress progress) {
        List<String> found = new ArrayList<>(List.of(start));
        Set<String> met = new HashSet<>(found);
        for (int k = 0; k < found.size(); k++) {
            progress.check();
            String position = found.get(k);
            for (int move : moves(position)) if (met.add(after(position, move))) found.add(after(position, move));
        }
        return found;
    }

    Solved solved(Progress progress) {
        List<String> positions = reachable(board, progress);
        Map<String, Integer> values = new HashMap<>();
        for (String position : positions.reversed()) {
            int sign = mover(position) == 'x' ? 1 : -1;
            values.put(
                    position,
                    isOver(position)
                            ? result(position)
                            : sign
                                    * moves(position).stream()
                                            .mapToInt(move -> sign * values.getOrDefault(after(position, move), 0))
                                            .max()
                                            .orElseThrow());
        }
        return new Solved(board, values);
    }

    /** The value of every position that can still come. */
    record Solved(String board, Map<String, Integer> values) implements Solution {

        static final List<String> FACTS = List.of("value", "outcome", "bestMoves", "reachablePositions");

        Solved {
            values = Map.copyOf(values);
        }

        int value(String position) {
            return values.getOrDefault(position, 0);
        }

        List<Integer> best(String position) {
            return moves(position).stream()
                    .filter(move -> value(after(position, move)) == value(position))
                    .toList();
        }

        @Override
        public Facts facts() {
            return new Facts()
                    .put("value", () -> value(board))
                    .put("outcome", () -> value(board) > 0 ? "I wins" : value(board) < 0 ? "II wins" : "draw")
                    .put(
                            "bestMoves",
                            Compare.SET,
                            () -> best(board).stream().map(move -> move + 1).toList())
                    .put("reachablePositions", values::size);
        }

        /** The positions are met again from the board, and each has the value the best of the positions after it has. */
        @Override
        public Certificate certificate(Progress progress) {
            List<String> positions = reachable(board, progress);
            boolean holds = values.keySet().equals(Set.copyOf(positions));
            for (String position : positions) {
                progress.check();
                int sign = mover(position) == 'x' ? 1 : -1;
                int best = moves(position).stream()
                        .mapToInt(move -> sign * value(after(position, move)))
                        .max()
                        .orElseGet(() -> sign * result(position));
                holds &= value(position) == sign * best;
            }
            return new Certificate.Values(
                    holds,
                    Extent.everything(),
                    Message.of("extensive.certificate.replayed", positions.size()),
                    InOrder.of(
                            "board", board,
                            "value", value(board),
                            "outcome", List.of("II wins", "draw", "I wins").get(value(board) + 1),
                            "bestMoves", bestAgain(),
                            "reachablePositions", positions.size()));
        }

        /** The squares, counted from 1, that leave the mover the most. */
        private List<Integer> bestAgain() {
            int sign = mover(board) == 'x' ? 1 : -1;
            List<Integer> best = new ArrayList<>();
            int most = -1;
            for (int move : moves(board)) {
                int worth = sign * value(after(board, move));
                if (worth > most) best.clear();
                if (worth >= Math.max(most, worth)) best.add(move + 1);
                most = Math.max(most, worth);
            }
            return best;
        }

        @Override
        public Report tell(Words words) {
            String headline = value(board) > 0 ? "first" : value(board) < 0 ? "second" : "draw";
            return new Report(
                    "tic-tac-toe",
                    words.say("extensive.tic-tac-toe"),
                    words.say("extensive.tic-tac-toe." + headline),
                    Said.of(words, "extensive", facts(), "value", "outcome", "bestMoves", "reachablePositions"),
                    List.of(Section.of(
                            words.say("extensive.section.board"),
                            new Block.Picture(
                                            TicTacToePlay.grid(board, best(board)), words.say("extensive.figure.board"))
                                    .marking(Tone.FIRST, words.say("extensive.legend.cross"))
                                    .marking(Tone.SECOND, words.say("extensive.legend.nought"))
                                    .marking(Tone.GOOD, words.say("extensive.legend.best")))));
        }
    }
}
