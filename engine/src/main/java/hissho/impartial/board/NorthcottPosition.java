package hissho.impartial.board;

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
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Northcott's game as a position two people can play; the oracle advances rather than retreats, so it makes progress. */
record NorthcottPosition(Northcott board, int mover) implements Position {

    @Override
    public Table table() {
        return board.slides().isEmpty() ? Table.over(Ending.wonBy(1 - mover)) : Table.two(mover);
    }

    @Override
    public Moves moves() {
        return Moves.of(moves(board.slides()));
    }

    private static List<Move> moves(List<Northcott.Slide> slides) {
        return slides.stream().map(NorthcottPosition::move).toList();
    }

    private static Move move(Northcott.Slide slide) {
        return Move.spot((slide.row() + 1) + ":" + (slide.to() + 1), slide.describe());
    }

    @Override
    public Position after(Move move) {
        return board.slides().stream()
                .filter(slide -> move(slide).equals(move))
                .findFirst()
                .map(slide -> new NorthcottPosition(board.after(slide), 1 - mover))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Advice advice(Progress progress) {
        Message gaps = Message.of("impartial.northcott.why", board.gaps(), board.nimSum());
        if (board.nimSum() == 0) {
            // holding out: the loser retreats where he can
            List<Northcott.Slide> retreats =
                    board.slides().stream().filter(Northcott.Slide::isRetreat).toList();
            return Advice.of(
                    Standing.Sure.LOSS,
                    moves(retreats.isEmpty() ? board.slides() : retreats),
                    gaps,
                    Message.of("impartial.northcott.why-loss"));
        }
        return Advice.of(
                Standing.Sure.WIN,
                moves(board.winning().stream().filter(s -> !s.isRetreat()).toList()),
                gaps,
                Message.of("impartial.northcott.why-win"));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return scene(board);
    }

    static Scene scene(Northcott board) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        int heads = Integer.toString(board.rows()).length();
        for (int row = 0; row < board.rows(); row++) {
            List<Figure.Square> squares = new ArrayList<>();
            String head = Integer.toString(row + 1);
            text.append(" ".repeat(heads - head.length())).append(head).append(' ');
            for (int column = 0; column < board.width(); column++) {
                boolean white = board.white().get(row) == column;
                boolean black = board.black().get(row) == column;
                squares.add(new Figure.Square(
                        white ? "○" : black ? "●" : "", white ? Tone.FIRST : black ? Tone.SECOND : Tone.PLAIN));
                places.put(new Place.Cell(row, column), (row + 1) + ":" + (column + 1));
                text.append(white ? '○' : black ? '●' : '·');
            }
            rows.add(squares);
            text.append('\n');
        }
        text.append(" ".repeat(heads + 1));
        for (int column = 1; column <= board.width(); column++) text.append(column % 10);
        Figure.Grid grid = new Figure.Grid(numbers(board.rows()), numbers(board.width()), rows);
        return Scene.of(text.toString().stripTrailing(), new Board(grid, places));
    }

    private static List<String> numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }
}
