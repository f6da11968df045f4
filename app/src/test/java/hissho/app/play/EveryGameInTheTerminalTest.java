package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.GameDocument;
import hissho.app.play.HintTaker.Talk;
import hissho.app.play.HintTaker.Turn;
import hissho.catalogue.Catalogue;
import hissho.kind.Kind;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A full game of every kind that can be played, through {@code hissho play}, by a person who knows only what the screen says. */
class EveryGameInTheTerminalTest {

    /** Games in a few words for kinds without an example, or whose first example takes long. */
    private static final Map<String, List<String>> IN_WORDS = Map.ofEntries(
            Map.entry("at-most-half", List.of("7 9 12", "6 11 misere")),
            Map.entry("dim-plus", List.of("6 10 15")),
            Map.entry("aliquot", List.of("6 10 15")),
            Map.entry("even-if-not-all-all-if-odd", List.of("7 9 12")),
            Map.entry("even-or-single", List.of("7 9 12")),
            Map.entry("threes-or-all", List.of("7 9 11")),
            Map.entry("dawson-pawns", List.of("3", "4")),
            Map.entry("ordinal-nim", List.of("3 4 6")),
            Map.entry("rayles", List.of("3 4 5", "3 4 misere")),
            Map.entry("kayles", List.of("3 4 5", "7 misere")),
            Map.entry("dawson-chess", List.of("7 9")),
            Map.entry("nim", List.of("3 4 5", "1 2 4 misere", "1000000000000 45 7")),
            Map.entry("nimble", List.of("4 6 6 9", "2 3 3 misere")),
            Map.entry("rims", List.of("3 4 5", "2 3 misere")),
            Map.entry("subtraction", List.of("1,3,4 20 21", "1,2,3 21 misere")));

    /** Examples that show what the first of their kind does not. */
    private static final Map<String, List<String>> EXAMPLES = Map.of(
            "kayles", List.of("kayles-13"),
            "dawson-chess", List.of("dawson-18"),
            "hackenbush", List.of("hackenbush-blue-red", "hackenbush-flowers"),
            "tartan", List.of("tartan-turtles-squared"),
            "moore-nim", List.of("moore-nim"),
            "trick", List.of("contract", "figure-four", "hearts"),
            "trick-table", List.of("four-hands", "sixty-six"),
            "tanhinmin", List.of("eight-cut", "odd-against-even"),
            "generalised-tanhinmin", List.of("after-figure-one", "smallest-zugzwang"));

    /** One game: its words on the command line, and the document they mean. */
    private record Asked(List<String> words, GameDocument document) {}

    @TestFactory
    Stream<DynamicTest> everyPlayableKindIsPlayedToItsEnd() {
        List<Example> examples = Examples.all();
        return Catalogue.kinds().stream()
                .filter(EveryGameInTheTerminalTest::isPlayable)
                .map(kind -> DynamicTest.dynamicTest(kind.name(), () -> {
                    List<Asked> games = games(kind, examples);
                    assertFalse(games.isEmpty(), kind.name() + " can be played, but has no game here");
                    boolean turn = kind.name().length() % 2 == 0;
                    for (Asked game : games) {
                        Language one = turn ? Language.ENGLISH : Language.JAPANESE;
                        Language other = turn ? Language.JAPANESE : Language.ENGLISH;
                        playThrough(game, one, "you");
                        playThrough(game, other, "computer");
                        turn = !turn;
                    }
                }));
    }

    @Test
    void theKindsThatAreKnownToBePlayableAreFound() {
        List<String> found = Catalogue.kinds().stream()
                .filter(EveryGameInTheTerminalTest::isPlayable)
                .<String>map(Kind::name)
                .toList();
        for (String name : List.of(
                "nim", "sum", "trick", "trick-table", "tanhinmin", "memory", "northcott", "sos", "guess-it", "matrix"))
            assertTrue(found.contains(name), name);
        assertFalse(found.contains("memory-gain"));
    }

    /** A kind can be played if it says how, which every kind that does not leaves to the interface. */
    private static boolean isPlayable(Kind<?> kind) {
        return Arrays.stream(kind.getClass().getMethods())
                .anyMatch(method -> method.getName().equals("play")
                        && method.getParameterCount() >= 1
                        && method.getDeclaringClass() != Kind.class);
    }

    private static List<Asked> games(Kind<?> kind, List<Example> examples) {
        List<Asked> inWords = IN_WORDS.getOrDefault(kind.name(), List.of()).stream()
                .map(words -> inWords(kind, List.of(words.split(" "))))
                .toList();
        List<String> wanted = EXAMPLES.getOrDefault(kind.name(), List.of());
        Stream<Asked> shown = examples.stream()
                .filter(e -> wanted.isEmpty()
                        ? inWords.isEmpty()
                        : wanted.contains(e.name().replaceAll(".*/", "")))
                .map(e -> new Asked(List.of(e.name()), e.document()))
                .filter(game -> game.document().kind() == kind)
                .filter(game -> game.document().isPlayable(Progress.none()))
                .limit(wanted.isEmpty() ? 1 : wanted.size());
        return Stream.concat(inWords.stream(), shown).toList();
    }

    private static Asked inWords(Kind<?> kind, List<String> words) {
        Map<String, Object> fields = kind.fromWords(words).orElseThrow();
        return new Asked(Stream.concat(Stream.of(kind.name()), words.stream()).toList(), GameDocument.of(kind, fields));
    }

    private static void playThrough(Asked game, Language language, String first) {
        String[] arguments = Stream.concat(game.words().stream(), Stream.of("--first", first))
                .toArray(String[]::new);
        Talk talk = HintTaker.play(language, arguments);
        Words words = Words.in(language);
        assertEquals(0, talk.code(), talk.errors());
        assertEquals("", talk.errors());
        assertFalse(talk.text().contains("‹"), talk.text());
        assertFalse(talk.text().matches("(?s).*(\\{\\d|null).*"), talk.text());
        assertEquals(List.of(), talk.strange(), "every hint is one of the moves listed\n" + talk.text());
        Position start = game.document().in(language).play(Progress.none()).orElseThrow();
        Match match = replayed(start, first, talk, words);
        String closing = closing(match, words);
        assertEquals(1, talk.text().lines().filter(closing::equals).count(), closing + "\n" + talk.text());
        talk.firstStanding().ifPresent(standing -> {
            switch (standing) {
                case "WIN" -> assertEquals(words.say("app.play.won"), closing, talk.text());
                case "LOSS" -> assertEquals(words.say("app.play.lost"), closing, talk.text());
                default -> assertEquals(words.say("app.play.drawn"), closing, talk.text());
            }
        });
        assertTrue(talk.text().strip().endsWith(words.say("app.play.bye")), talk.text());
    }

    /** What the screen says at the end of a match. */
    private static String closing(Match match, Words words) {
        Ending ending = ((hissho.play.Turn.Over) match.position().table().turn()).ending();
        if (!ending.payoffs().isEmpty())
            return words.say("app.play.paid", ending.payoffs().get(match.person()));
        return ending.winner()
                .map(winner -> words.say(winner == match.person() ? "app.play.won" : "app.play.lost"))
                .orElseGet(() -> words.say("app.play.drawn"));
    }

    /**
     * Plays the conversation once more with the same luck: the person's moves are legal where the person moves, and what chance and all other players do
     * is told on the screen, in this order and as far as the person may know it, up to the end.
     */
    private static Match replayed(Position start, String first, Talk talk, Words words) {
        int players = start.table().players().size();
        int beginner = start.table().turn() instanceof hissho.play.Turn.Of(int player) ? player : 0;
        int person = first.equals("you") ? beginner : (beginner + 1) % players;
        Match match = new Match(start, person, new SplittableRandom(HintTaker.SEED).nextLong());
        Iterator<Turn> typed = talk.turns().stream().filter(Turn::person).iterator();
        Iterator<Turn> answered =
                talk.turns().stream().filter(turn -> !turn.person()).iterator();
        Iterator<String> screen = talk.text().lines().iterator();
        while (!match.over()) {
            Position at = match.position();
            if (match.personMoves()) {
                assertTrue(typed.hasNext(), () -> "the person was not asked\n" + talk.text());
                Turn turn = typed.next();
                match.make(at.moves()
                        .read(turn.notation())
                        .orElseThrow(() -> new AssertionError(turn + " is not legal\n" + talk.text())));
                continue;
            }
            Move move = match.answer(0, Progress.none());
            if (!match.isNoticed()) {
                match.make(move);
                continue;
            }
            String told = told(at, move, person, words);
            boolean found = false;
            while (!found && screen.hasNext())
                found = screen.next().equals(told.lines().toList().getLast());
            assertTrue(found, () -> told + " is not on the screen in its turn\n" + talk.text());
            if (told.equals(words.say("app.play.computer", move.notation(), move.words()))
                    || told.equals(words.say("app.play.computer-only", move.notation())))
                assertEquals(move.notation(), answered.next().notation(), talk.text());
            match.make(move);
        }
        assertFalse(typed.hasNext() || answered.hasNext(), () -> "more moves than the game has\n" + talk.text());
        return match;
    }

    /** What the person is told of a move of somebody else. */
    private static String told(Position at, Move move, int person, Words words) {
        Message told = at.told(move, person);
        if (!(at.table().turn() instanceof hissho.play.Turn.Of(int player))) return words.say(told);
        if (!told.equals(move.words())) return words.say("app.play.hidden", told);
        if (at.table().players().size() == 2 && words.say(told).equals(move.notation()))
            return words.say("app.play.computer-only", move.notation());
        return at.table().players().size() == 2
                ? words.say("app.play.computer", move.notation(), told)
                : words.say("app.play.player", at.table().players().get(player), move.notation(), told);
    }
}
