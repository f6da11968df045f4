package hissho.extensive.named;

import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tic-tac-toe as two people play it: a move is the number of a square, counted row by row. */
record TicTacToePlay(String board, Kept<TicTacToe.Solved> solved) implements Position {

    static TicTacToePlay start(TicTacToe game) {
        return new TicTacToePlay(game.board(), new Kept<>(game::solved));
    }

    private int mover() {
        return TicTacToe.mover(board) == 'x' ? 0 : 1;
    }

    @Override
    public Table table() {
        if (TicTacToe.hasLine(board, 'x')) return Table.over(Ending.wonBy(0));
        if (TicTacToe.hasLine(board, 'o')) return Table.over(Ending.wonBy(1));
        return TicTacToe.isOver(board) ? Table.over(Ending.drawn()) : Table.two(mover());
    }

    @Override
    public Moves moves() {
        return Moves.of(moves(TicTacToe.moves(board)));
    }

    private List<Move> moves(List<Integer> squares) {
        return squares.stream()
                .map(square -> Move.spot(
                        Integer.toString(square + 1),
                        Message.of("extensive.play.square", Character.toString(TicTacToe.mover(board)), square + 1)))
                .toList();
    }

    @Override
    public Position after(Move move) {
        return TicTacToe.moves(board).stream()
                .filter(square -> move.notation().equals(Integer.toString(square + 1)))
                .findFirst()
                .map(square -> new TicTacToePlay(TicTacToe.after(board, square), solved))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Advice advice(Progress progress) {
        return solved.ask(progress, found -> {
            int worth = mover() == 0 ? found.value(board) : -found.value(board);
            Standing.Sure standing =
                    worth > 0 ? Standing.Sure.WIN : worth < 0 ? Standing.Sure.LOSS : Standing.Sure.DRAW;
            return Advice.of(standing, moves(found.best(board)), Message.of("extensive.play.why.induction"));
        });
    }

    @Override
    public Scene seenBy(int player, Words words) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int square : TicTacToe.moves(board))
            places.put(new Place.Cell(square / 3, square % 3), Integer.toString(square + 1));
        return Scene.of(text(), new Board(grid(board, List.of()), places));
    }

    /** The board in letters, with the numbers of the empty squares. */
    private String text() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < 9; k++) {
            if (k > 0) text.append(k % 3 == 0 ? "\n" : " ");
            text.append(board.charAt(k) == '.' ? Integer.toString(k + 1) : board.charAt(k));
        }
        return text.toString();
    }

    /** The board as a grid, with the best squares marked. */
    static Figure.Grid grid(String board, List<Integer> best) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            List<Figure.Square> squares = new ArrayList<>();
            for (int k = 3 * row; k < 3 * row + 3; k++) {
                char sign = board.charAt(k);
                Tone tone = sign == 'x'
                        ? Tone.FIRST
                        : sign == 'o' ? Tone.SECOND : best.contains(k) ? Tone.GOOD : Tone.PLAIN;
                squares.add(new Figure.Square(sign == '.' ? "" : Character.toString(sign), tone));
            }
            rows.add(squares);
        }
        return new Figure.Grid(List.of(), List.of(), rows);
    }
}
