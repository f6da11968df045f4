package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A conversation through a pipe, about a heap from which one to three are taken and the last taker wins. */
class SessionTest {

    private record Heap(int size, int mover) implements Position {

        @Override
        public Table table() {
            return size == 0 ? Table.over(Ending.wonBy(1 - mover)) : Table.two(mover);
        }

        @Override
        public Moves moves() {
            return Moves.of(IntStream.rangeClosed(1, Math.min(3, size))
                    .mapToObj(Heap::take)
                    .toList());
        }

        private static Move take(int chips) {
            return Move.named("take " + chips, Message.of("core.yes"));
        }

        @Override
        public Position after(Move move) {
            return new Heap(size - move.notation().charAt(5) + '0', 1 - mover);
        }

        @Override
        public Scene seenBy(int player, Words words) {
            return Scene.of("heap of " + size, Board.still(new Figure.Grid(List.of(), List.of(), List.of())));
        }

        @Override
        public Advice advice(Progress progress) {
            progress.check();
            return size % 4 != 0
                    ? Advice.of(Standing.Sure.WIN, List.of(take(size % 4)), Message.of("core.no"))
                    : new Advice(Standing.Sure.LOSS, new Choice.Any(), List.of(Message.of("core.no")));
        }
    }

    private static String talk(int heap, int person, String typed) {
        return talk(new Heap(heap, 0), person, typed, Progress.none());
    }

    private static String talk(Position start, int person, String typed, Progress progress) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Session.Thinking thinking = new Session.Thinking() {
            @Override
            public <T> T under(Function<Progress, T> work) {
                return work.apply(progress);
            }
        };
        Session session = new Session(start, person, () -> 1, thinking, Words.in(Language.ENGLISH), out);
        session.play(Lines.piped(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), out));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whatIsHiddenIsNotSaid() {
        String first = talk(new Guess(0, 0), 0, "hint\nswap\nnumber-1\n", Progress.none());
        assertFalse(first.contains("secret 1") || first.contains("secret 2"), first);
        assertTrue(first.contains("number-2  First player  3/4"), first);
        assertTrue(first.contains("may expect 2/3"), first);
        assertTrue(first.contains("while something is hidden"), first);
        assertTrue(first.contains("You get "), first);
        assertTrue(talk(new Guess(0, 0), 1, "look\n", Progress.none()).matches("(?s).*secret [12].*"));
    }

    @Test
    void withoutTimeThePersonIsToldSoAndTheGameGoesOn() {
        String talk = talk(new Heap(5, 0), 0, "hint\ntake 1\ntake 1\ntake 1\ntake 1\n", Progress.atMost(-1));
        assertTrue(talk.contains("Time ran out before an answer was found."), talk);
        assertTrue(talk.contains("the computer makes an arbitrary move"), talk);
    }

    @Test
    void thePersonCanWinAndTheComputerAnswers() {
        String talk = talk(5, 0, "take 1\ntake 3\ntake 2\ntake 1\n");
        assertTrue(talk.contains("The computer plays take"), talk);
        assertTrue(talk.contains("You have won."), talk);
        assertFalse(talk.contains("‹"), talk);
    }

    @Test
    void theOraclePunishesAMistakeAndMayBegin() {
        assertTrue(talk(3, 1, "").contains("The computer has won."));
        assertTrue(talk(6, 0, "TAKE   1\ntake 1\nTake 1\n").contains("The computer has won."));
    }

    @Test
    void movesHintWhyAndHelpAreAnswered() {
        String talk = talk(6, 0, "moves\nhint\nwhy\nhelp\n?\nnonsense\nquit\n");
        assertEquals(2, talk.split("  take 2  yes", -1).length - 1, talk);
        assertTrue(talk.contains("can force a win"), talk);
        assertTrue(talk.contains("  no"), talk);
        assertTrue(talk.contains("\"nonsense\" is not a legal move"), talk);
        assertTrue(talk.contains("take back your last move"), talk);
        assertTrue(talk.strip().endsWith("Good-bye."), talk);
    }

    @Test
    void undoTakesBackTheAnswerToo() {
        String talk = talk(9, 0, "undo\ntake 1\nundo\n");
        assertTrue(talk.contains("nothing to take back"), talk);
        assertEquals(2, talk.split("heap of 9", -1).length - 1, talk);
    }

    @Test
    void sidesAreSwappedAndTheGameBeginsAgain() {
        String talk = talk(3, 0, "swap\nmoves\nnew\n");
        assertTrue(talk.contains("You have changed sides."), talk);
        assertEquals(2, talk.split("The computer has won.", -1).length - 1, talk);
        assertTrue(talk.contains("The game is over"), talk);
    }
}
