package hissho.app.command;

import hissho.app.document.GameDocument;
import hissho.app.play.Lines;
import hissho.app.play.Session;
import hissho.document.BadDocument;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.progress.Progress;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.LongSupplier;
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

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "seat")
    private @Nullable Integer seat;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
    private @Nullable Long seed;

    @Option(names = "--rounds", paramLabel = "N", descriptionKey = "rounds")
    private @Nullable Integer rounds;

    @Option(names = "--budget", paramLabel = "SECONDS", descriptionKey = "budget")
    private double budget = 60;

    @Option(names = "--level", paramLabel = "easy|medium|perfect", descriptionKey = "level")
    private Level level = Level.perfect;

    /** How often the computer makes any move at all. */
    enum Level {
        easy(0.5),
        medium(0.2),
        perfect(0);

        private final double mistakes;

        Level(double mistakes) {
            this.mistakes = mistakes;
        }
    }

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
        Position ready =
                console.watched(budget, document::play).orElseThrow(() -> new BadDocument("", document.unplayable()));
        Position start = rounds == null ? ready : lasting(ready, rounds);
        Session session = new Session(
                start, person(start.table()), seeds(), thinking(), console.words(), console.out(), level.mistakes);
        boolean typed = console.screen().in() && console.screen().out();
        try (Lines lines = typed ? typed(session) : Lines.piped(console.in(), console.out())) {
            session.play(lines);
        }
        return Exit.ANSWERED;
    }

    private static Position lasting(Position start, int rounds) {
        if (!(start instanceof Repeated repeated)) throw Console.bad("app.bad.rounds");
        if (rounds < 1) throw Console.bad("app.bad.no-rounds", rounds);
        return repeated.lasting(rounds);
    }

    /** The seat asked for; otherwise that of the player who begins, or the one after. */
    private int person(Table table) {
        int players = table.players().size();
        if (seat != null) {
            if (seat < 1 || seat > players) throw Console.bad("app.bad.seat", seat, players);
            return seat - 1;
        }
        int beginner = table.turn() instanceof Turn.Of(int player) ? player : 0;
        return first == Starter.you ? beginner : (beginner + 1) % players;
    }

    /** Fresh luck for every game, or with a seed the same games every time. */
    private LongSupplier seeds() {
        SplittableRandom random = seed == null ? new SplittableRandom() : new SplittableRandom(seed);
        return random::nextLong;
    }

    private Session.Thinking thinking() {
        return new Session.Thinking() {
            @Override
            public <T> T under(Function<Progress, T> work) {
                return console.watched(budget, work);
            }
        };
    }

    private Lines typed(Session session) {
        return console.screen().own()
                ? Lines.typed(session::offered)
                : Lines.typed(console.in(), console.bytes(), session::offered);
    }
}
