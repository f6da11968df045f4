package hissho.app.play;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;

/** A hidden number, 1 or 2, is drawn for the second player, who may look at it; the first player guesses. */
public record Guess(int drawn, int turn) implements Position {

    private static final Move LOOK = Move.named("look", Message.of("core.yes"));

    @Override
    public Table table() {
        return Table.two(
                switch (turn) {
                    case 0 -> new Turn.Chance(List.of(
                            new Weighted(number(1), Rational.of(1, 3)), new Weighted(number(2), Rational.of(2, 3))));
                    case 1 -> new Turn.Of(1);
                    case 2 -> new Turn.Of(0);
                    default -> new Turn.Over(Ending.paying(List.of(
                            Rational.of(turn == drawn + 10 ? 1 : 0), Rational.of(turn == drawn + 10 ? 0 : 1))));
                });
    }

    private static Move number(int number) {
        return Move.named("number-" + number, Message.of("core.player.first"));
    }

    @Override
    public Moves moves() {
        return Moves.of(turn == 1 ? List.of(LOOK) : turn == 2 ? List.of(number(1), number(2)) : List.of());
    }

    @Override
    public Position after(Move move) {
        int number = move.notation().charAt(move.notation().length() - 1) - '0';
        return turn == 0 ? new Guess(number, 1) : turn == 1 ? new Guess(drawn, 2) : new Guess(drawn, 10 + number);
    }

    @Override
    public Message told(Move move, int player) {
        return turn == 0 && player == 0 ? Message.of("core.no") : move.words();
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return Scene.of(
                player == 1 && turn > 0 ? "secret " + drawn : "secret ?",
                Board.still(new Figure.Grid(List.of(), List.of(), List.of())));
    }

    @Override
    public Advice advice(Progress progress) {
        Choice choice = turn == 1
                ? new Choice.Any()
                : new Choice.Mixed(List.of(
                        new Weighted(number(1), Rational.of(1, 4)), new Weighted(number(2), Rational.of(3, 4))));
        return new Advice(new Standing.Worth(Rational.of(2, 3)), choice, List.of());
    }
}
