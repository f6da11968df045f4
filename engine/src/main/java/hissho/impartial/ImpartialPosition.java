package hissho.impartial;

import hissho.play.Advice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Player;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** Any impartial game as a position two people can play; one class serves them all. */
public record ImpartialPosition(Component game, Player mover, Convention convention) implements Position {

    public static ImpartialPosition start(Component game, Convention convention) {
        return new ImpartialPosition(game, Player.FIRST, convention);
    }

    @Override
    public List<Move> moves() {
        return notations(game.options());
    }

    @Override
    public Position after(Move move) {
        return new ImpartialPosition(option(move).after(), mover.other(), convention);
    }

    @Override
    public Optional<Ending> ending() {
        if (game.optionCount() > 0) return Optional.empty();
        return Optional.of(Ending.wonBy(convention == Convention.NORMAL ? mover.other() : mover));
    }

    @Override
    public Message describe(Move move) {
        return option(move).words();
    }

    @Override
    public Scene scene(Words words) {
        return game.scene(words);
    }

    @Override
    public Advice advice() {
        Analysis analysis = Analysis.of(game, convention, Progress.none());
        List<Message> why = Argument.why(analysis);
        return switch (analysis.outcome()) {
            case N -> new Advice(Advice.Standing.WIN, notations(game.hurrying(analysis.winning())), why);
            case P -> new Advice(Advice.Standing.LOSS, moves(), why);
            case DRAW -> new Advice(Advice.Standing.DRAW, notations(analysis.drawing()), why);
        };
    }

    private Option option(Move move) {
        return game.options().stream()
                .filter(option -> option.notation().equals(move.notation()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    private static List<Move> notations(List<Option> options) {
        return options.stream().map(option -> new Move(option.notation())).toList();
    }
}
