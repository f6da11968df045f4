package hissho.impartial.dawson;

import hissho.impartial.Convention;
import hissho.play.Advice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Player;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Dawson's chess with pawns as a position two people can play; positions share what the search has found. */
record DawsonPawnsPosition(DawsonPawns board, Player mover, Convention convention, Map<DawsonPawns, Boolean> known)
        implements Position {

    @Override
    public List<Move> moves() {
        return board.moves().stream().map(step -> new Move(step.notation())).toList();
    }

    @Override
    public Position after(Move move) {
        return board.moves().stream()
                .filter(step -> step.notation().equals(move.notation()))
                .findFirst()
                .map(step -> new DawsonPawnsPosition(board.after(step), mover.other(), convention, known))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Optional<Ending> ending() {
        if (!board.moves().isEmpty()) return Optional.empty();
        return Optional.of(Ending.wonBy(convention == Convention.NORMAL ? mover.other() : mover));
    }

    @Override
    public Message describe(Move move) {
        return Message.of("impartial.dawson-pawns.move", move.notation());
    }

    @Override
    public Advice advice() {
        boolean wins = DawsonPawns.wins(board, convention, known, Progress.none());
        List<Move> best = board.moves().stream()
                .filter(step -> !wins || !DawsonPawns.wins(board.after(step), convention, known, Progress.none()))
                .map(step -> new Move(step.notation()))
                .toList();
        return new Advice(
                wins ? Advice.Standing.WIN : Advice.Standing.LOSS,
                best,
                List.of(Message.of(wins ? "impartial.why.outcome-N" : "impartial.why.outcome-P")));
    }

    @Override
    public Scene scene(Words words) {
        return scene(board);
    }

    static Scene scene(DawsonPawns board) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> files = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int file = 0; file < board.white().size(); file++) files.add(Character.toString((char) ('a' + file)));
        for (int rank = 3; rank >= 1; rank--) {
            List<Figure.Square> squares = new ArrayList<>();
            text.append(rank).append(' ');
            for (int file = 0; file < board.white().size(); file++) {
                boolean white = board.white().get(file).contains(rank);
                boolean black = board.black().get(file).contains(rank);
                squares.add(new Figure.Square(
                        white ? "♙" : black ? "♟" : "", white ? Tone.FIRST : black ? Tone.SECOND : Tone.PLAIN));
                text.append(white ? '♙' : black ? '♟' : '·');
            }
            rows.add(squares);
            text.append('\n');
        }
        text.append("  ").append(String.join("", files));
        return new Scene(text.toString(), new Figure.Grid(List.of("3", "2", "1"), files, rows));
    }
}
