package hissho.impartial.board;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Northcott's game as a position two people can play; the oracle advances rather than retreats, so it makes progress. */
record NorthcottPosition(Northcott board, Player mover) implements Position {

    @Override
    public List<Move> moves() {
        return board.slides().stream().map(NorthcottPosition::move).toList();
    }

    private static Move move(Northcott.Slide slide) {
        return new Move((slide.row() + 1) + ":" + (slide.to() + 1));
    }

    private Northcott.Slide slide(Move move) {
        return board.slides().stream()
                .filter(s -> move(s).equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Position after(Move move) {
        return new NorthcottPosition(board.after(slide(move)), mover.other());
    }

    @Override
    public Optional<Ending> ending() {
        return board.slides().isEmpty() ? Optional.of(Ending.wonBy(mover.other())) : Optional.empty();
    }

    @Override
    public Message describe(Move move) {
        return slide(move).describe();
    }

    @Override
    public Advice advice() {
        List<Message> why = List.of(
                Message.of("impartial.northcott.why", board.gaps(), board.nimSum()),
                Message.of(board.nimSum() == 0 ? "impartial.northcott.why-loss" : "impartial.northcott.why-win"));
        if (board.nimSum() == 0) {
            // holding out: the loser retreats where he can
            List<Northcott.Slide> retreats =
                    board.slides().stream().filter(Northcott.Slide::isRetreat).toList();
            List<Northcott.Slide> shown = retreats.isEmpty() ? board.slides() : retreats;
            return new Advice(
                    Advice.Standing.LOSS,
                    shown.stream().map(NorthcottPosition::move).toList(),
                    why);
        }
        return new Advice(
                Advice.Standing.WIN,
                board.winning().stream()
                        .filter(s -> !s.isRetreat())
                        .map(NorthcottPosition::move)
                        .toList(),
                why);
    }

    @Override
    public Scene scene(Words words) {
        return scene(board);
    }

    static Scene scene(Northcott board) {
        List<List<Figure.Square>> rows = new ArrayList<>();
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
                text.append(white ? '○' : black ? '●' : '·');
            }
            rows.add(squares);
            text.append('\n');
        }
        text.append(" ".repeat(heads + 1));
        for (int column = 1; column <= board.width(); column++) text.append(column % 10);
        return new Scene(
                text.toString().stripTrailing(),
                new Figure.Grid(
                        IntStream.rangeClosed(1, board.rows())
                                .mapToObj(Integer::toString)
                                .toList(),
                        IntStream.rangeClosed(1, board.width())
                                .mapToObj(Integer::toString)
                                .collect(Collectors.toList()),
                        rows));
    }
}
