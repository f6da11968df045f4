package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.play.HintTaker.Talk;
import hissho.kind.Chapter;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Matrix games in rounds and Guess it! at the terminal. */
class MatricesAndCardsTest {

    /** Those with infinitely many choices, with too many, with a parameter, or that ask about something else. */
    private static final Set<String> NOT_PLAYED = Set.of(
            "battleship",
            "colonel-blotto-large",
            "countable-rule",
            "dresher-guessing",
            "expected-utility",
            "infinity-by-two",
            "largest-integer",
            "matrix-symmetry-false-claim",
            "mendelsohn-infinite",
            "mixed-strategy",
            "named-series",
            "parametric-exercise",
            "parametric-helicopter",
            "power-of-four",
            "randomization-device",
            "silverman-infinite",
            "two-by-infinity",
            "two-by-infinity-limit");

    @Test
    void everyExampleOfAFiniteMatrixIsPlayedToItsEnd() {
        Set<String> not = new TreeSet<>();
        for (Example example : Examples.all()) {
            if (example.document().kind().chapter() != Chapter.MATRIX) continue;
            Optional<Position> start = example.document().play(Progress.none());
            if (start.isEmpty()) {
                not.add(example.name().substring("matrix/".length()));
                continue;
            }
            Match match = new Match(start.get(), 1, 5);
            while (!match.over()) match.make(match.answer(0, Progress.none()));
            assertEquals(
                    2 * ((Repeated) match.position()).rounds(), match.made().size(), example.name());
        }
        assertEquals(NOT_PLAYED, not);
    }

    @Test
    void aMatchTellsItsAccountAndGoesOn() {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            Talk talk = HintTaker.play(language, "matrix/odd-or-even", "--seat", "2", "--rounds", "3");
            assertEquals(0, talk.code(), talk.errors());
            assertTrue(talk.text().contains(words.say("rounds.number", 3, 3)), talk.text());
            assertTrue(talk.text().contains(words.say("rounds.hidden")), talk.text());
            String paid = words.say("app.play.paid", "#");
            assertTrue(talk.text().contains(paid.substring(0, paid.indexOf('#'))), talk.text());
        }
        Ran more = Ran.withInput("one\none\nmore\none\n", "play", "matrix/odd-or-even", "--rounds", "2", "--seed", "1");
        assertTrue(more.out().contains("Round 3 of 12."), more.out());
        assertTrue(more.out().contains("You have") && more.out().contains("after 3 rounds"), more.out());
    }

    @Test
    void averagesArePlayedToTheEndAndToldPerRound() {
        for (Language language : Language.values())
            for (String seat : List.of("1", "2")) {
                Talk talk = HintTaker.play(language, "stochastic/long-run-average", "--seat", seat);
                assertEquals(0, talk.code(), talk.errors());
                assertEquals(List.of(), talk.strange(), talk.text());
                String told = Words.in(language).say("system.play.average.over", 60, "#");
                assertTrue(talk.text().contains(told.substring(0, told.indexOf('#'))), talk.text());
            }
    }

    @Test
    void aVariantThatCannotBePlayedIsNamedInOneSentence() {
        for (String[] refused : new String[][] {
            {"poker/la-relance-any-bet", "cannot be played: the bet is a letter"},
            {
                "{\"kind\":\"tanhinmin\",\"mover\":[1,2],\"others\":[[1],[2]]}",
                "cannot be played: it has three players or more"
            },
            {"{\"kind\":\"memory\",\"pairs\":4,\"draw\":\"1/3\"}", "cannot be played: its draws are worth"},
            {"{\"kind\":\"graph-game\",\"edges\":{\"a\":[\"b\"],\"b\":[]}}", "cannot be played: say with \"start\""},
            {"{\"kind\":\"tic-tac-toe\",\"board\":\"xxxoo....\"}", "cannot be played: it is over"},
            {"{\"kind\":\"mendelsohn\",\"n\":\"infinite\"}", "cannot be played: it has infinitely many"},
            {"stochastic/sequence", "are solved, not played"}
        }) {
            Ran ran = Ran.hissho("play", refused[0], "--lang", "en");
            assertEquals(2, ran.code());
            assertTrue(ran.err().contains(refused[1]), ran.err());
            assertEquals(1, ran.err().strip().lines().count(), ran.err());
        }
    }

    @Test
    void guessItIsPlayedToTheEndAndShowsTheTargetOnlyThen() {
        for (String first : List.of("you", "computer"))
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                Talk talk = HintTaker.play(language, "guess-it", "2", "3", "--first", first);
                assertEquals(0, talk.code(), talk.errors());
                assertFalse(talk.text().contains("‹"), talk.text());
                assertEquals(List.of(), talk.strange(), talk.text());
                assertTrue(talk.says(words, "app.play.won") || talk.says(words, "app.play.lost"), talk.text());
                String target = words.say("stochastic.guess.play.target") + ": ";
                assertEquals(
                        1,
                        talk.text()
                                .lines()
                                .filter(line -> line.startsWith(target))
                                .count(),
                        talk.text());
            }
    }

    /** Von Neumann's poker with bets of the pot: bets below 1/9 and above 7/9, and only these, are best play's; the look back says so and what it cost. */
    @Test
    void aLookBackComparesMovesWithThoseOfBestPlay() {
        int departed = 0;
        for (int seed = 1; seed <= 12; seed++) {
            Ran ran = Ran.withInput(
                    "bet\nwhy\nquit\n", "play", "poker/von-neumann-2", "--seed", "" + seed, "--lang", "en");
            Matcher dealt = Pattern.compile("You are dealt (0\\.\\d+)").matcher(ran.out());
            assertTrue(dealt.find(), ran.out());
            double hand = Double.parseDouble(dealt.group(1));
            boolean best = hand < 1 / 9.0 || hand > 7 / 9.0;
            assertEquals(!best, ran.out().contains("bet: best play here is check."), ran.out());
            assertEquals(!best, ran.out().contains("less than the best"), ran.out());
            assertEquals(best, ran.out().contains("is one that best play makes too"), ran.out());
            if (!best) departed++;
        }
        assertTrue(departed > 0 && departed < 12, departed + " of 12");
    }
}
