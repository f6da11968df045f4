package hissho.app.play;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.words.Words;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The conversation of a match: shows the position, reads lines, answers them. */
public final class Session {

    private static final int MOST_LISTED = 40;
    private static final List<String> COMMANDS = List.of("moves", "hint", "why", "undo", "swap", "new", "help", "quit");

    private final Match match;
    private final Words words;
    private final PrintStream out;

    public Session(Match match, Words words, PrintStream out) {
        this.match = match;
        this.words = words;
        this.out = out;
    }

    /** What may be typed now. */
    public List<String> offered() {
        Stream<String> moves =
                match.over() ? Stream.of() : match.position().moves().stream().map(move -> Runs.brief(move.notation()));
        return Stream.concat(moves.limit(200), COMMANDS.stream()).toList();
    }

    /** Plays until the person leaves or the lines end. */
    public void play(Lines lines) {
        say("app.play.welcome");
        begin();
        while (true) {
            out.flush();
            Optional<String> line = lines.next(words.say("app.play.prompt"));
            if (line.isEmpty() || !answer(line.get().strip())) break;
        }
        say("app.play.bye");
    }

    /** Answers one line; false when the person wants to leave. */
    private boolean answer(String line) {
        if (line.isEmpty()) return true;
        Optional<Move> move = match.over() ? Optional.empty() : match.meant(line);
        if (move.isPresent()) {
            match.make(move.get());
            proceed();
            return true;
        }
        switch (line.toLowerCase(Locale.ROOT)) {
            case "moves", "m" -> whilePlaying(this::moves);
            case "hint", "h" -> whilePlaying(this::hint);
            case "why", "w" -> whilePlaying(this::why);
            case "undo", "u" -> undo();
            case "swap", "s" -> swap();
            case "new", "n" -> restart();
            case "help", "?" -> say("app.play.help");
            case "quit", "exit", "q" -> {
                return false;
            }
            default -> say(match.over() ? "app.play.over" : "app.play.not-legal", line);
        }
        return true;
    }

    /** Lets the oracle move where it is its turn, and shows where that leads. */
    private void proceed() {
        show();
        while (!match.over() && !match.personMoves()) {
            Move move = match.answer();
            say(
                    "app.play.computer",
                    Runs.brief(move.notation()),
                    match.position().describe(move));
            match.make(move);
            show();
        }
        match.position().ending().ifPresent(ending -> say(result(ending.winner())));
    }

    private String result(Optional<Player> winner) {
        if (winner.isEmpty()) return "app.play.drawn";
        return winner.get() == match.person() ? "app.play.won" : "app.play.lost";
    }

    private void show() {
        out.println();
        out.println(match.position().scene(words).text());
    }

    private void moves() {
        List<Move> moves = match.position().moves();
        for (Move move : moves.subList(0, Math.min(MOST_LISTED, moves.size()))) line(move);
        if (moves.size() > MOST_LISTED) say("app.play.more-moves", moves.size() - MOST_LISTED);
    }

    private void hint() {
        Advice advice = match.position().advice();
        say("app.play.standing." + advice.standing());
        List<Move> best = advice.best();
        for (Move move : best.subList(0, Math.min(MOST_LISTED, best.size()))) line(move);
    }

    private void why() {
        Advice advice = match.position().advice();
        say("app.play.standing." + advice.standing());
        advice.why().forEach(sentence -> out.println("  " + words.say(sentence)));
    }

    private void line(Move move) {
        Position position = match.position();
        out.println("  " + Runs.brief(move.notation()) + "  " + words.say(position.describe(move)));
    }

    private void undo() {
        if (match.undo()) show();
        else say("app.play.nothing-to-undo");
    }

    private void swap() {
        match.swapSides();
        say("app.play.swapped");
        proceed();
    }

    private void restart() {
        match.restart();
        begin();
    }

    private void begin() {
        say(match.personMoves() ? "app.play.you-begin" : "app.play.computer-begins");
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
