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
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
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
                .filter(game -> game.document().play(Progress.none()).isPresent())
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
        String closing = talk.text()
                .lines()
                .filter(line -> Stream.of("won", "lost", "drawn")
                        .anyMatch(key -> line.equals(words.say("app.play." + key))))
                .findFirst()
                .orElse("");
        talk.firstStanding().ifPresent(standing -> {
            switch (standing) {
                case "WIN" -> assertEquals(words.say("app.play.won"), closing, talk.text());
                case "LOSS" -> assertEquals(words.say("app.play.lost"), closing, talk.text());
                default -> assertEquals(words.say("app.play.drawn"), closing, talk.text());
            }
        });
        assertTrue(talk.text().strip().endsWith(words.say("app.play.bye")), talk.text());
        if (closing.isEmpty()) assertTrue(isPaid(game), "the game did not end\n" + talk.text());
        replayed(game, first, talk);
    }

    /** Whether the game is for more than winning. */
    private static boolean isPaid(Asked game) {
        Position start = game.document().play(Progress.none()).orElseThrow();
        return start.table().players().size() > 2 || start instanceof Repeated;
    }

    /** Whether not all moves are told to everybody in full, so that the screen does not say them all. */
    private static boolean isHidden(Position start) {
        return !(start.table().turn() instanceof hissho.play.Turn.Of) || start instanceof Repeated;
    }

    /** Makes the moves of the conversation once more on the game itself, where chance has no say: all are legal, up to the end. */
    private static void replayed(Asked game, String first, Talk talk) {
        Position position = game.document().play(Progress.none()).orElseThrow();
        if (position.table().players().size() > 2 || isHidden(position)) return;
        int person = ((hissho.play.Turn.Of) position.table().turn()).player();
        if (!first.equals("you")) person = 1 - person;
        for (Turn turn : talk.turns()) {
            if (!(position.table().turn() instanceof hissho.play.Turn.Of(int player))) return;
            Move move = position.moves()
                    .read(turn.notation())
                    .orElseThrow(() -> new AssertionError(turn + " is not legal\n" + talk.text()));
            assertEquals(turn.person(), player == person, turn + "\n" + talk.text());
            position = position.after(move);
        }
        if (!(position.table().turn() instanceof hissho.play.Turn.Chance))
            assertTrue(position.table().turn() instanceof hissho.play.Turn.Over, "not ended\n" + talk.text());
    }
}
