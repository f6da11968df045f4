package hissho.app.command;

import hissho.app.document.GameDocument;
import hissho.app.play.Lines;
import hissho.app.play.Match;
import hissho.app.play.Session;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hissho play}: a match against the perfect player. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private Requested requested = new Requested();

    @Option(names = "--first", paramLabel = "you|computer", descriptionKey = "first")
    private Starter first = Starter.you;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
    private @Nullable Long seed;

    /** Who begins. */
    enum Starter {
        you,
        computer
    }

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        GameDocument document = requested.document(console);
        Position start = document.play()
                .orElseThrow(() ->
                        Console.bad("app.bad.not-playable", document.kind().name()));
        Player person = first == Starter.you ? start.mover() : start.mover().other();
        Match match = new Match(start, person, seed == null ? new Random() : new Random(seed));
        Session session = new Session(match, console.words(), console.out());
        boolean typed = console.screen().in() && console.screen().out();
        try (Lines lines = typed ? typed(session) : Lines.piped(console.in(), console.out())) {
            session.play(lines);
        }
        return Exit.ANSWERED;
    }

    private Lines typed(Session session) {
        return console.screen().own()
                ? Lines.typed(session::offered)
                : Lines.typed(console.in(), console.out(), session::offered);
    }
}
