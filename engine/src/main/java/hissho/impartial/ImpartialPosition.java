package hissho.impartial;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Any impartial game as a position two people can play; one class serves them all, and lists its moves once. */
public final class ImpartialPosition implements Position {

    private final Component game;
    private final int mover;
    private final Convention convention;
    private final Supplier<Choices> choices;
    private final Supplier<Moves> moves;
    private final Supplier<Map<String, Option>> byNotation;

    private ImpartialPosition(Component game, int mover, Convention convention) {
        this.game = game;
        this.mover = mover;
        this.convention = convention;
        this.choices = new Once<>(game::choices);
        this.moves = new Once<>(() -> choices.get().moves());
        this.byNotation = new Once<>(() -> named(choices.get().listed()));
    }

    public static ImpartialPosition start(Component game, Convention convention) {
        return new ImpartialPosition(game, 0, convention);
    }

    private static Map<String, Option> named(List<Option> options) {
        Map<String, Option> named = new HashMap<>();
        for (Option option : options) named.put(option.notation(), option);
        return named;
    }

    @Override
    public Table table() {
        if (game.optionCount() > 0) return Table.two(mover);
        return Table.over(Ending.wonBy(convention == Convention.NORMAL ? 1 - mover : mover));
    }

    @Override
    public Moves moves() {
        return moves.get();
    }

    @Override
    public Position after(Move move) {
        Option option = byNotation.get().get(move.notation());
        Option made = option != null
                ? option
                : choices.get().spans().stream()
                        .flatMap(span -> span.option(move.parts()).stream())
                        .findFirst()
                        .or(() -> choices.get()
                                .rest()
                                .flatMap(rest -> rest.reader().apply(move.notation())))
                        .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
        return new ImpartialPosition(made.after(), 1 - mover, convention);
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return game.scene(words);
    }

    @Override
    public Advice advice(Progress progress) {
        Analysis analysis = Analysis.of(game, convention, progress);
        List<Message> why = Argument.why(analysis, progress);
        return switch (analysis.outcome()) {
            case N ->
                new Advice(
                        Standing.Sure.WIN,
                        best(game.hurrying(game.played(analysis.winning()), convention, progress)),
                        why);
            case P -> new Advice(Standing.Sure.LOSS, new Choice.Any(), why);
            case DRAW -> new Advice(Standing.Sure.DRAW, best(analysis.drawing()), why);
        };
    }

    private static Choice best(List<Option> options) {
        return new Choice.Best(options.stream().map(Option::move).toList());
    }
}
