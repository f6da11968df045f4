package hissho.form.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.form.RandomForms;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The .nfg format: both versions by hand and there and back, and every fault with its line. */
class NfgTest {

    private static final String PAYOFFS = """
            NFG 1 R "Three voters \\"at noon\\"" { "Ann" "Bob" "Eve" }

            { { "yes" "no" }
              { "yes" "no" }
              { "yes" "no" } }
            "A comment with { braces }, and a \\backslash"

            1 2 3  -1 .5 0  1/2 -3/4 10.  1e-3 2E2 +7
            0, 0, 0  4 5 6
            7 8 9 -0.250 0 1""";

    @Test
    void payoffsOfThreePlayersStandProfileByProfile() {
        StrategicFile file = Nfg.read(PAYOFFS);
        StrategicGame game = file.game();
        assertEquals("Three voters \"at noon\"", file.title());
        assertEquals("A comment with { braces }, and a \\backslash", file.comment());
        assertEquals(Players.of("Ann", "Bob", "Eve"), game.players());
        assertEquals(8, game.profiles());
        assertEquals(RationalVector.of(1, 2, 3), game.payoffsAt(0));
        assertEquals(Rational.HALF, game.payoff(1, 1, 0, 0));
        assertEquals(Rational.of(-3, 4), game.payoff(1, 0, 1, 0));
        assertEquals(Rational.of(10), game.payoff(2, 0, 1, 0));
        assertEquals(Rational.of(1, 1000), game.payoff(0, 1, 1, 0));
        assertEquals(Rational.of(200), game.payoff(1, 1, 1, 0));
        assertEquals(Rational.of(-1, 4), game.payoff(0, 1, 1, 1));
        assertEquals(Optional.empty(), file.outcomes());
        assertEquals(file, Nfg.read(Nfg.write(file)));
    }

    @Test
    void strategiesMayBeCountedAndOutcomesShared() {
        StrategicFile file = Nfg.read("""
            NFG 1 D "Outcomes" { "1" "2" } { 3 2 }
            {
            { "" 1, 1 }
            { "both" 0 2.5 }
            { "unused" 9, 9 }
            }
            1 2 0 2 1 1
            """);
        assertEquals(List.of("1", "2", "3"), file.game().strategies(0));
        assertEquals(
                RationalVector.of(Rational.ZERO, Rational.of(5, 2)),
                file.game().payoffsAt(file.game().profile(0, 1)));
        assertEquals(RationalVector.of(0, 0), file.game().payoffsAt(2));
        assertEquals(
                List.of("", "both", "unused"),
                file.outcomes().orElseThrow().outcomes().stream()
                        .map(Outcome::name)
                        .toList());
        assertEquals(file, Nfg.read(Nfg.write(file)));
    }

    @Test
    void bothVersionsGoThereAndBack() {
        Property.holds(
                2000,
                (random, size) -> StrategicFile.of(
                        RandomForms.label(random), RandomForms.label(random), RandomForms.strategic(random)),
                file -> assertEquals(file, Nfg.read(Nfg.write(file))));
        Property.holds(
                2000, (random, size) -> byOutcomes(random), file -> assertEquals(file, Nfg.read(Nfg.write(file))));
    }

    private static StrategicFile byOutcomes(RandomGenerator random) {
        Players players = RandomForms.players(random);
        List<List<String>> strategies = RandomForms.strategies(random, players);
        int profiles = strategies.stream().mapToInt(List::size).reduce(1, (a, b) -> a * b);
        List<Outcome> outcomes = IntStream.range(0, random.nextInt(6))
                .mapToObj(i -> new Outcome(RandomForms.label(random), RandomForms.numbers(random, players.count())))
                .toList();
        List<Integer> cells =
                random.ints(profiles, 0, outcomes.size() + 1).boxed().toList();
        return StrategicFile.of(
                RandomForms.label(random),
                RandomForms.label(random),
                players,
                strategies,
                new OutcomeTable(outcomes, cells));
    }

    @Test
    void outcomesThatAreNotThoseOfTheGameAreRefused() {
        StrategicGame game = Nfg.read("NFG 1 R \"\" { \"a\" } { 1 } 3").game();
        OutcomeTable table = new OutcomeTable(List.of(new Outcome("", RationalVector.of(4))), List.of(1));
        assertThrows(IllegalArgumentException.class, () -> new StrategicFile("", "", game, Optional.of(table)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "EFG 1 R ~'' { \"a\" } { 1 } 1 | line 1 | \"EFG\" stands where NFG is expected",
                "NFG 1 X | line 1 | \"X\" stands where R is expected",
                "NFG 1 R title | line 1 | \"title\" stands where \"…\" is expected",
                "NFG 1 R \"x\"~{ } { 1 } 1 | line 2 | at least one player",
                "NFG 1 R \"x\" { \"a\" }~{ } 1 | line 2 | each player needs at least one strategy",
                "NFG 1 R \"x\" { \"a\" }~{ { } } 1 | line 2 | each player needs at least one strategy",
                "NFG 1 R \"x\" { \"a\" }~{ 1 1 } 1 | line 2 | \"1\" stands where } is expected",
                "NFG 1 R \"x\" { \"a\" } { 2 }~1~1/0 | line 3 | \"1/0\" stands where",
                "NFG 1 R \"x\" { \"a\" } { 2 }~1~ | line 2 | the file ends where",
                "NFG 1 R \"x\" { \"a\" } { 1 }~1~2 | line 3 | \"2\" stands after the last payoff",
                "NFG 1 R \"x\" { \"a\" } { 1 } { { \"o\" 1 2 } } 1 | line 1 | \"2\" stands where } is expected",
                "NFG 1 R \"x\" { \"a\" } { 1 } { { \"o\" 1 } }~-1 | line 2 | \"-1\" stands where 0–1",
                "NFG 1 R \"x\" { \"a\" \"b\" }~{ 9999999 9999999 } 1 | line 1 | more than the 10000000 payoffs",
                "NFG 1 R \"x~y\" { \"a } { 1 } 1 | line 2 | a quotation mark is not closed"
            })
    void everyFaultHasItsLine(String text, String place, String said) {
        BadDocument bad = assertThrows(
                BadDocument.class, () -> Nfg.read(text.replace('~', '\n').replace("''", "\"\"")));
        assertEquals(place, bad.place());
        String words = Words.in(Language.ENGLISH).say(bad.what());
        assertTrue(words.contains(said), words);
    }

    /** Numbers are written as the file has them, one by one and in outcomes. */
    @Test
    void numbersStayAsTheyAreWritten() {
        String payoffs = "NFG 1 R \"\" { \"a\" \"b\" }\n\n{\n{ \"x\" \"y\" }\n{ \"z\" }\n}\n\"c\"\n\n0.50 -0 1e3 2/4\n";
        assertEquals(payoffs, Nfg.write(Nfg.read(payoffs)));
        String outcomes = "NFG 1 R \"\" { \"a\" \"b\" }\n\n{\n{ \"x\" \"y\" }\n{ \"z\" }\n}\n\"c\"\n\n"
                + "{\n{ \"won\" 1.0, 2 }\n{ \"\" 7, 1/2 }\n}\n2 0\n";
        assertEquals(outcomes, Nfg.write(Nfg.read(outcomes)));
    }
}
