package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Main;
import hissho.app.command.Screen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A game typed key by key into JLine's line editor on a terminal made of streams, as {@code hissho play} runs for a person. */
class LineEditorTest {

    private static final String UP = "\u001bOA";
    private static final String BACKSPACE = "\u007f";
    private static final String TAB = "\t";
    private static final String END_OF_INPUT = "\u0004";

    /** What the terminal has been sent, and how long somebody may wait for more. */
    private static final class Glass extends ByteArrayOutputStream {

        private static final long PATIENCE = TimeUnit.SECONDS.toMillis(10);
        private int looked;

        @Override
        public synchronized void write(int b) {
            super.write(b);
            notifyAll();
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, length);
            notifyAll();
        }

        /** Waits for a text that was not there at the last look. */
        synchronized void await(String text) throws InterruptedException {
            long until = System.currentTimeMillis() + PATIENCE;
            while (true) {
                String all = plain();
                int found = all.indexOf(text, looked);
                if (found >= 0) {
                    looked = found + text.length();
                    return;
                }
                long left = until - System.currentTimeMillis();
                assertTrue(left > 0, "waited for \"" + text + "\" after " + looked + " characters of\n" + all);
                wait(left);
            }
        }

        /** What is seen, without the codes that move the cursor and switch modes. */
        synchronized String plain() {
            return toString(StandardCharsets.UTF_8)
                    .replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]|\u001b[=>]", "")
                    .replace("\r", "");
        }
    }

    @Test
    void aGameIsEditedRecalledTakenBackAndWon() throws IOException, InterruptedException {
        Glass glass = new Glass();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        try (PipedOutputStream keys = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(keys);
                PrintStream out = new PrintStream(glass, true, StandardCharsets.UTF_8);
                PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8)) {
            String[] arguments = {"play", "nim", "3", "1", "--seed", "2", "--lang", "en"};
            CompletableFuture<Integer> code = CompletableFuture.supplyAsync(
                    () -> Main.run(arguments, in, out, err, Screen.of(true, true, false)));
            glass.await("your move>");

            type(keys, "hinx" + BACKSPACE + "t\r");
            glass.await("can force a win");
            glass.await("  1:1  in pile 1 (of 3) take 2, leaving 1");
            glass.await("your move>");

            type(keys, UP + "\r");
            glass.await("can force a win");
            glass.await("your move>");

            type(keys, "1:1\r");
            glass.await("The computer plays");
            glass.await("your move>");

            type(keys, "und" + TAB + "\r");
            glass.await("1: 3  ●●●");
            glass.await("your move>");

            type(keys, UP + UP + "\r");
            glass.await("The computer plays 1:0");
            glass.await("your move>");

            type(keys, "2:0\r");
            glass.await("You have won.");
            glass.await("your move>");

            type(keys, END_OF_INPUT);
            glass.await("Good-bye.");
            assertEquals(0, code.join());
        }
        assertEquals("", errors.toString(StandardCharsets.UTF_8));
        assertFalse(glass.plain().contains("not a legal move"), glass.plain());
    }

    private static void type(PipedOutputStream keys, String text) throws IOException {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }
}
