package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Advice.Standing;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.report.Figure;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A conversation through a pipe, about a heap from which one to three are taken and the last taker wins. */
class SessionTest {

    private record Heap(int size, Player mover) implements Position {

        @Override
        public List<Move> moves() {
            return IntStream.rangeClosed(1, Math.min(3, size))
                    .mapToObj(n -> new Move("take " + n))
                    .toList();
        }

        @Override
        public Position after(Move move) {
            return new Heap(size - move.notation().charAt(5) + '0', mover.other());
        }

        @Override
        public Optional<Ending> ending() {
            return size == 0 ? Optional.of(Ending.wonBy(mover.other())) : Optional.empty();
        }

        @Override
        public Message describe(Move move) {
            return Message.of("core.yes");
        }

        @Override
        public Scene scene(Words words) {
            return new Scene("heap of " + size, new Figure.Grid(List.of(), List.of(), List.of()));
        }

        @Override
        public Advice advice() {
            boolean won = size % 4 != 0;
            List<Move> best = won ? List.of(new Move("take " + size % 4)) : List.of();
            return new Advice(won ? Standing.WIN : Standing.LOSS, best, List.of(Message.of("core.no")));
        }
    }

    private static String talk(int heap, Player person, String typed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Match match = new Match(new Heap(heap, Player.FIRST), person, new Random(1));
        Session session = new Session(match, Words.in(Language.ENGLISH), out);
        session.play(Lines.piped(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), out));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void thePersonCanWinAndTheComputerAnswers() {
        String talk = talk(5, Player.FIRST, "take 1\ntake 3\ntake 2\ntake 1\n");
        assertTrue(talk.contains("The computer plays take"), talk);
        assertTrue(talk.contains("You have won."), talk);
        assertFalse(talk.contains("‹"), talk);
    }

    @Test
    void theOraclePunishesAMistakeAndMayBegin() {
        assertTrue(talk(3, Player.SECOND, "").contains("The computer has won."));
        assertTrue(talk(6, Player.FIRST, "TAKE   1\ntake 1\nTake 1\n").contains("The computer has won."));
    }

    @Test
    void movesHintWhyAndHelpAreAnswered() {
        String talk = talk(6, Player.FIRST, "moves\nhint\nwhy\nhelp\n?\nnonsense\nquit\n");
        assertEquals(2, talk.split("  take 2  yes", -1).length - 1, talk);
        assertTrue(talk.contains("can force a win"), talk);
        assertTrue(talk.contains("  no"), talk);
        assertTrue(talk.contains("\"nonsense\" is not a legal move"), talk);
        assertTrue(talk.contains("take back your last move"), talk);
        assertTrue(talk.strip().endsWith("Good-bye."), talk);
    }

    @Test
    void undoTakesBackTheAnswerToo() {
        String talk = talk(9, Player.FIRST, "undo\ntake 1\nundo\n");
        assertTrue(talk.contains("nothing to take back"), talk);
        assertEquals(2, talk.split("heap of 9", -1).length - 1, talk);
    }

    @Test
    void longRunsOfNumbersAreWrittenShortAndUnderstood() {
        assertEquals("5x2-8", Runs.brief("5x2,3,4,5,6,7,8"));
        assertEquals("1,3-6,9x1,2", Runs.brief("1,3,4,5,6,9x1,2"));
        assertEquals("1,2,3", Runs.brief("1,2,3"));
        assertEquals("2:1+7", Runs.brief("2:1+7"));
        for (String notation : List.of("5x2,3,4,5,6,7,8", "1,3,4,5,6,9x1,2", "7,6,5,4", "2-5", "a-b", "99,100,101,102"))
            assertEquals(notation.equals("2-5") ? "2,3,4,5" : notation, Runs.full(Runs.brief(notation)));
    }

    @Test
    void sidesAreSwappedAndTheGameBeginsAgain() {
        String talk = talk(3, Player.FIRST, "swap\nmoves\nnew\n");
        assertTrue(talk.contains("You have changed sides."), talk);
        assertEquals(2, talk.split("The computer has won.", -1).length - 1, talk);
        assertTrue(talk.contains("The game is over"), talk);
    }
}
