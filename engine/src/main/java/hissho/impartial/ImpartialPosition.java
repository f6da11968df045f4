package hissho.impartial;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Any impartial game as a position two people can play; one class serves them all, and lists its moves once. */
public final class ImpartialPosition implements Position {

    private final Component game;
    private final Player mover;
    private final Convention convention;
    private final Supplier<Map<String, Option>> options;

    private ImpartialPosition(Component game, Player mover, Convention convention) {
        this.game = game;
        this.mover = mover;
        this.convention = convention;
        this.options = new Once<>(() -> byNotation(game.options()));
    }

    public static ImpartialPosition start(Component game, Convention convention) {
        return new ImpartialPosition(game, Player.FIRST, convention);
    }

    @Override
    public Player mover() {
        return mover;
    }

    @Override
    public List<Move> moves() {
        return options.get().keySet().stream().map(Move::new).toList();
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
        Option option = options.get().get(move.notation());
        if (option == null) throw new IllegalArgumentException("not a legal move: " + move.notation());
        return option;
    }

    private static Map<String, Option> byNotation(List<Option> options) {
        Map<String, Option> named = new LinkedHashMap<>();
        for (Option option : options) named.putIfAbsent(option.notation(), option);
        return named;
    }

    private static List<Move> notations(List<Option> options) {
        return options.stream().map(option -> new Move(option.notation())).toList();
    }
}
