package hissho.app.play;

import hissho.app.Main;
import hissho.app.command.Screen;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A person at the other end of {@code hissho play} who knows only what the screen has said: asks for the moves and for a hint,
 * types the first move hinted at, and leaves when the closing sentence has come.
 */
final class HintTaker extends InputStream {

    static final long SEED = 7;
    private static final int MOST_LINES = 2_000;
    private static final Pattern LISTED = Pattern.compile("^  (\\S+(?: \\S+)*)(?:  \\S.*)?$");
    private static final Pattern NUMBER = Pattern.compile("^(.*?)(\\d+)$");

    private final ByteArrayOutputStream screen;
    private final Words words;
    private final List<Turn> turns = new ArrayList<>();
    private final List<String> strange = new ArrayList<>();
    private int seen;
    private int lines;
    private String typed = "";
    private List<String> moves = List.of();
    private List<Span> ranges = List.of();
    private boolean cut;
    private Optional<String> firstStanding = Optional.empty();
    private byte[] pending = new byte[0];
    private int sent;

    /** A move somebody made, as the screen tells it. */
    record Turn(boolean person, String notation) {}

    /** Moves the screen shows by the first and the last of them. */
    private record Span(String first, String last) {

        /** Whether a move differs from them only by a number between theirs. */
        boolean holds(String move) {
            Matcher low = NUMBER.matcher(first);
            Matcher high = NUMBER.matcher(last);
            Matcher one = NUMBER.matcher(move);
            return low.matches()
                    && high.matches()
                    && one.matches()
                    && Objects.equals(low.group(1), one.group(1))
                    && number(low).compareTo(number(one)) <= 0
                    && number(one).compareTo(number(high)) <= 0;
        }

        private static BigInteger number(Matcher matcher) {
            return new BigInteger(Objects.requireNonNull(matcher.group(2)));
        }
    }

    /**
     * The whole conversation: its exit code, what was on the screen, who made which move, the hints that were not among the moves
     * listed, and how the first hint said the person stands.
     */
    record Talk(
            int code,
            String text,
            String errors,
            List<Turn> turns,
            List<String> strange,
            Optional<String> firstStanding) {

        boolean says(Words words, String key) {
            return text.lines().anyMatch(words.say(key)::equals);
        }
    }

    private HintTaker(ByteArrayOutputStream screen, Words words) {
        this.screen = screen;
        this.words = words;
    }

    /** Plays one game of {@code hissho play ARGUMENTS} to its end. */
    static Talk play(Language language, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        HintTaker person = new HintTaker(out, Words.in(language));
        String[] all = Stream.of(
                        Stream.of("play"),
                        Stream.of(arguments),
                        Stream.of("--seed", Long.toString(SEED), "--lang", language.code()))
                .flatMap(s -> s)
                .toArray(String[]::new);
        int code = Main.run(
                all,
                person,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Screen.NONE);
        person.look();
        return new Talk(
                code,
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8),
                List.copyOf(person.turns),
                List.copyOf(person.strange),
                person.firstStanding);
    }

    /** What the screen has said since the last look, with the computer's moves noted. */
    private String look() {
        byte[] all = screen.toByteArray();
        String fresh = new String(all, seen, all.length - seen, StandardCharsets.UTF_8);
        seen = all.length;
        Pattern explained = computerMove("app.play.computer");
        Pattern only = computerMove("app.play.computer-only");
        fresh.lines()
                .forEach(line -> Stream.of(explained, only)
                        .map(pattern -> pattern.matcher(line))
                        .filter(Matcher::matches)
                        .findFirst()
                        .ifPresent(move -> turns.add(new Turn(false, Objects.requireNonNull(move.group(1))))));
        return fresh;
    }

    private Pattern computerMove(String key) {
        String sentence = words.say(key, "\u0001", "\u0002");
        return Pattern.compile(Pattern.quote(sentence.strip())
                .replace("\u0001", "\\E(\\S+?(?: \\S+?)*?)\\Q")
                .replace("\u0002", "\\E.*\\Q"));
    }

    private String next(String fresh) {
        if (over(fresh) || ++lines > MOST_LINES) return "quit";
        return switch (typed) {
            case "moves" -> {
                moves = listed(fresh);
                ranges = spans(fresh);
                String more = words.say("app.play.more-moves", "\u0001");
                cut = fresh.contains(more.substring(0, more.indexOf('\u0001')));
                yield "hint";
            }
            case "hint" -> {
                if (firstStanding.isEmpty()) firstStanding = standing(fresh);
                String move = listed(fresh).stream().findFirst().orElse("quit");
                if (!cut && !moves.contains(move) && ranges.stream().noneMatch(range -> range.holds(move)))
                    strange.add(move);
                turns.add(new Turn(true, move));
                yield move;
            }
            default -> "moves";
        };
    }

    private boolean over(String fresh) {
        String paid = words.say("app.play.paid", "\u0001");
        return Stream.of("won", "lost", "drawn")
                        .anyMatch(key -> fresh.lines().anyMatch(words.say("app.play." + key)::equals))
                || fresh.lines().anyMatch(line -> line.startsWith(paid.substring(0, paid.indexOf('\u0001'))));
    }

    private Optional<String> standing(String fresh) {
        return Stream.of("WIN", "LOSS", "DRAW")
                .filter(key -> fresh.contains(words.say("app.play.standing." + key)))
                .findFirst();
    }

    private static List<String> listed(String fresh) {
        return fresh.lines()
                .map(LISTED::matcher)
                .filter(Matcher::matches)
                .map(m -> Objects.requireNonNull(m.group(1)).replaceFirst(" … .*", ""))
                .toList();
    }

    private static List<Span> spans(String fresh) {
        return fresh.lines()
                .map(LISTED::matcher)
                .filter(Matcher::matches)
                .map(m -> Objects.requireNonNull(m.group(1)).split(" … ", 2))
                .filter(ends -> ends.length == 2)
                .map(ends -> new Span(ends[0], ends[1]))
                .toList();
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        if (sent == pending.length) {
            if (typed.equals("quit")) return -1;
            typed = next(look());
            pending = (typed + "\n").getBytes(StandardCharsets.UTF_8);
            sent = 0;
        }
        int count = Math.min(length, pending.length - sent);
        System.arraycopy(pending, sent, into, offset, count);
        sent += count;
        return count;
    }
}
