package hissho.impartial.dawson;

import hissho.impartial.Convention;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
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

/** Dawson's chess with pawns as a position two people can play; positions share what the search has found. */
record DawsonPawnsPosition(DawsonPawns board, int mover, Convention convention, Map<DawsonPawns, Boolean> known)
        implements Position {

    @Override
    public Table table() {
        if (!board.moves().isEmpty()) return Table.two(mover);
        return Table.over(Ending.wonBy(convention == Convention.NORMAL ? 1 - mover : mover));
    }

    @Override
    public Moves moves() {
        return Moves.of(board.moves().stream().map(DawsonPawnsPosition::move).toList());
    }

    private static Move move(DawsonPawns.Step step) {
        return new Move(
                List.of(
                        new Part.Spot(DawsonPawns.Step.square(step.fromFile(), step.fromRank())),
                        new Part.Spot(DawsonPawns.Step.square(step.toFile(), step.toRank()))),
                step.notation(),
                Message.of("impartial.dawson-pawns.move", step.notation()));
    }

    @Override
    public Position after(Move move) {
        return board.moves().stream()
                .filter(step -> move(step).equals(move))
                .findFirst()
                .map(step -> new DawsonPawnsPosition(board.after(step), 1 - mover, convention, known))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Advice advice(Progress progress) {
        boolean wins = DawsonPawns.wins(board, convention, known, progress);
        if (!wins)
            return new Advice(Standing.Sure.LOSS, new Choice.Any(), List.of(Message.of("impartial.why.outcome-P")));
        List<Move> best = board.moves().stream()
                .filter(step -> !DawsonPawns.wins(board.after(step), convention, known, progress))
                .map(DawsonPawnsPosition::move)
                .toList();
        return Advice.of(Standing.Sure.WIN, best, Message.of("impartial.why.outcome-N"));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return scene(board);
    }

    static Scene scene(DawsonPawns board) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> files = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
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
                places.put(new Place.Cell(3 - rank, file), DawsonPawns.Step.square(file, rank));
                text.append(white ? '♙' : black ? '♟' : '·');
            }
            rows.add(squares);
            text.append('\n');
        }
        text.append("  ").append(String.join("", files));
        return Scene.of(text.toString(), new Board(new Figure.Grid(List.of("3", "2", "1"), files, rows), places));
    }
}
