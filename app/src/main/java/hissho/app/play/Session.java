package hissho.app.play;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Range;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The conversation of a match: shows what the person may see, reads lines, answers them. */
public final class Session {

    /** So many moves are named where a line that was typed is none of them. */
    private static final int MOST_NAMED = 9;

    private static final int LONGEST_NAMED = 60;
    private static final int MOST_LISTED = 40;
    private static final int MOST_DEPARTURES = 5;
    private static final int MOST_OFFERED = 200;
    private static final int MORE_ROUNDS = 10;
    private static final List<String> COMMANDS =
            List.of("moves", "hint", "why", "undo", "swap", "more", "new", "help", "quit");

    private final Position start;
    private final LongSupplier seeds;
    private final Thinking thinking;
    private final Words words;
    private final PrintStream out;
    private final double mistakes;
    private Match match;

    /** How the oracle is given time to think. */
    public interface Thinking {
        <T> T under(Function<Progress, T> work);
    }

    /** A conversation; every new game is played with another of the seeds. */
    public Session(Position start, int person, LongSupplier seeds, Thinking thinking, Words words, PrintStream out) {
        this(start, person, seeds, thinking, words, out, 0);
    }

    /** The same against a computer that at this rate makes any move at all. */
    public Session(
            Position start,
            int person,
            LongSupplier seeds,
            Thinking thinking,
            Words words,
            PrintStream out,
            double mistakes) {
        this.mistakes = mistakes;
        this.start = start;
        this.seeds = seeds;
        this.thinking = thinking;
        this.words = words;
        this.out = out;
        this.match = new Match(start, person, seeds.getAsLong());
    }

    /** What may be typed now. */
    public List<String> offered() {
        Stream<String> moves =
                match.personMoves() ? match.position().moves().listed().stream().map(Move::notation) : Stream.of();
        return Stream.concat(moves.limit(MOST_OFFERED), COMMANDS.stream()).toList();
    }

    /** Plays until the person leaves or the lines end. */
    public void play(Lines lines) {
        say(mistakes == 0 ? "app.play.welcome" : "app.play.welcome-fallible");
        begin();
        while (true) {
            out.flush();
            Optional<String> line = lines.next(words.say("app.play.prompt"));
            if (line.isEmpty() || !answer(line.get().strip())) break;
        }
        say("app.play.bye");
    }

    /** Facts one line; false when the person wants to leave. */
    private boolean answer(String line) {
        if (line.isEmpty()) return true;
        Optional<Move> move =
                match.personMoves() ? Typed.read(match.position().moves(), line, words) : Optional.empty();
        if (move.isPresent()) {
            match.make(move.get());
            proceed();
            return true;
        }
        switch (line.toLowerCase(Locale.ROOT)) {
            case "moves", "m" -> whilePlaying(() -> list(match.position().moves()));
            case "hint", "h" -> whilePlaying(() -> advised(this::hint));
            case "why", "w" -> {
                if (match.over()) review();
                else advised(this::why);
            }
            case "undo", "u", "back" -> undo();
            case "swap", "s" -> swap();
            case "more" -> more();
            case "new", "n" -> restart();
            case "help", "?" -> say("app.play.help");
            case "quit", "exit", "q" -> {
                return false;
            }
            default -> notLegal(line);
        }
        return true;
    }

    /** Says so, and names the moves where they fit into a line. */
    private void notLegal(String line) {
        Moves moves = match.position().moves();
        String named = moves.listed().stream()
                .limit(MOST_NAMED + 1)
                .map(Move::notation)
                .collect(Collectors.joining(", "));
        boolean few = match.personMoves()
                && moves.listed().size() <= MOST_NAMED
                && moves.rest().isEmpty()
                && moves.ranges().isEmpty()
                && named.length() <= LONGEST_NAMED;
        if (match.over()) say("app.play.over");
        else if (few) say("app.play.not-legal-but", line, named);
        else say("app.play.not-legal", line);
    }

    /** Lets chance and the oracle move where it is their turn, and shows where that leads. */
    private void proceed() {
        show();
        while (!match.over() && !match.personMoves()) {
            Position at = match.position();
            boolean noticed = match.isNoticed();
            Move move = answered();
            if (noticed) tell(at, move);
            match.make(move);
            if (noticed || match.over() || match.personMoves()) show();
        }
        if (match.position().table().turn() instanceof Turn.Over(Ending ending)) result(ending);
    }

    private Move answered() {
        try {
            return thinking.under(progress -> match.answer(mistakes, progress));
        } catch (Progress.Stopped stopped) {
            say("app.play.hurried");
            return thinking.under(progress -> match.answer(1, progress));
        }
    }

    private void tell(Position at, Move move) {
        Message told = at.told(move, match.person());
        if (!(at.table().turn() instanceof Turn.Of(int player))) out.println(words.say(told));
        else if (!told.equals(move.words())) say("app.play.hidden", told);
        else if (at.table().players().size() == 2 && words.say(told).equals(move.notation()))
            say("app.play.computer-only", move.notation());
        else if (at.table().players().size() == 2) say("app.play.computer", move.notation(), told);
        else say("app.play.player", at.table().players().get(player), move.notation(), told);
    }

    private void result(Ending ending) {
        if (!ending.payoffs().isEmpty()) say("app.play.paid", ending.payoffs().get(match.person()));
        else if (ending.winner().isEmpty()) say("app.play.drawn");
        else say(ending.winner().get() == match.person() ? "app.play.won" : "app.play.lost");
    }

    private void show() {
        out.println();
        out.println(match.position().seenBy(match.person(), words).text());
    }

    private void list(Moves moves) {
        moves.listed().stream().limit(MOST_LISTED).forEach(this::line);
        if (moves.listed().size() > MOST_LISTED)
            say("app.play.more-moves", moves.listed().size() - MOST_LISTED);
        moves.rest().ifPresent(rest -> say("app.play.more-moves", rest.count()));
        for (Range range : moves.ranges())
            out.println("  " + range.move().apply(range.from()).notation() + " … "
                    + range.move().apply(range.to()).notation() + "  " + words.say(range.asks()));
    }

    private void advised(java.util.function.Consumer<Advice> use) {
        Advice advice;
        try {
            advice = thinking.under(match.position()::advice);
        } catch (Progress.Stopped stopped) {
            say("app.play.no-time");
            return;
        }
        out.println(words.say(standing(advice.standing())));
        use.accept(advice);
    }

    private Message standing(Standing standing) {
        return switch (standing) {
            case Standing.Sure sure -> Message.of("app.play.standing." + sure);
            case Standing.Worth(var value) -> Message.of("app.play.standing.worth", words.brief(value));
            case Standing.InEquilibrium(var value) -> Message.of("app.play.standing.equilibrium", words.brief(value));
            case Standing.InRound(var value) -> Message.of("app.play.standing.round", words.brief(value));
            case Standing.Unknown() -> Message.of("app.play.standing.unknown");
        };
    }

    private void hint(Advice advice) {
        switch (advice.choice()) {
            case Choice.Any() -> {
                say("app.play.any");
                list(match.position().moves());
            }
            case Choice.Best(List<Move> moves) ->
                moves.stream().limit(MOST_LISTED).forEach(this::line);
            case Choice.Mixed(List<Weighted> moves) -> {
                if (moves.size() > 1) say("app.play.mixed");
                for (Weighted each : moves)
                    out.println("  " + Typed.shown(each.move(), words)
                            + (moves.size() > 1 ? "  " + words.brief(each.weight()) : ""));
            }
        }
    }

    private void why(Advice advice) {
        advice.why().forEach(sentence -> out.println("  " + words.say(sentence)));
    }

    /** After the game: the person's last mistake, what stood before and after it, and what would have been right. */
    private void review() {
        Optional<Review.Mistake> found;
        try {
            found = thinking.under(progress -> Review.last(match, progress));
            if (found.isEmpty()) {
                departures(thinking.under(progress -> Review.all(match, progress)));
                return;
            }
        } catch (Progress.Stopped stopped) {
            say("app.play.no-time");
            return;
        }
        Review.Mistake mistake = found.get();
        say(
                "app.play.mistake",
                mistake.number(),
                mistake.move().notation(),
                Message.of("app.play.stood." + mistake.before().standing()),
                Message.of("app.play.stood." + mistake.after()));
        mistake.better().ifPresent(move -> say("app.play.better", move.notation(), move.words()));
        mistake.why().forEach(sentence -> out.println("  " + words.say(sentence)));
        mistake.left().ifPresent(worth -> say("app.play.left", mistake.move().notation(), worth));
    }

    /** Where nothing was given away for certain: the moves that best play does not make. */
    private void departures(Review review) {
        if (review.departures().isEmpty())
            say(
                    review.followed() > 0
                            ? "app.play.as-best"
                            : review.judged() > 0 ? "app.play.no-mistake" : "app.play.not-judged");
        for (Review.Departure each :
                review.departures().stream().limit(MOST_DEPARTURES).toList()) {
            String best = each.best().stream().map(Move::notation).collect(Collectors.joining(", "));
            say("app.play.departed", each.number(), each.move().notation(), best);
            why(each.before());
        }
        int more = review.departures().size() - MOST_DEPARTURES;
        if (more > 0) say("app.play.more-moves", more);
    }

    private void line(Move move) {
        out.println("  " + Typed.shown(move, words));
    }

    private void undo() {
        if (match.undo()) show();
        else say("app.play.nothing-to-undo");
    }

    private void swap() {
        if (!match.isOpen()) {
            say("app.play.no-swap");
            return;
        }
        match.swapSides();
        say("app.play.swapped");
        proceed();
    }

    private void more() {
        if (match.goOn(MORE_ROUNDS)) proceed();
        else say("app.play.no-rounds");
    }

    private void restart() {
        match = new Match(start, match.person(), seeds.getAsLong());
        begin();
    }

    private void begin() {
        if (start.simultaneous()) say("app.play.side", start.table().players().get(match.person()));
        else if (start.table().turn() instanceof Turn.Of)
            say(
                    match.personMoves() ? "app.play.you-begin" : "app.play.computer-begins",
                    start.table().players().get(match.person()));
        proceed();
    }

    private void whilePlaying(Runnable answer) {
        if (match.over()) say("app.play.over");
        else answer.run();
    }

    private void say(String key, Object... arguments) {
        out.println(words.say(key, arguments));
    }
}
