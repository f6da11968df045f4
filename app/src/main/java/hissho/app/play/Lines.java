package hissho.app.play;

import java.io.BufferedReader;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.ExternalTerminal;

/** Where typed lines come from; nothing at the end. */
public interface Lines extends AutoCloseable {

    int USUAL_WIDTH = 80;
    int USUAL_HEIGHT = 24;

    Optional<String> next(String prompt);

    @Override
    default void close() {}

    /** Lines from a pipe, repeated after the prompt so that the transcript can be read. */
    static Lines piped(InputStream in, PrintStream out) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return prompt -> {
            try {
                Optional<String> line = Optional.ofNullable(reader.readLine());
                line.ifPresent(text -> out.println(prompt + text));
                return line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    /** Lines typed at the terminal the process stands on, with history and with completion of what may be typed now. */
    static Lines typed(Supplier<List<String>> offered) {
        try {
            return typed(TerminalBuilder.builder().system(true).build(), offered);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines typed at a terminal made of these streams, which are not closed with it. */
    static Lines typed(InputStream in, PrintStream out, Supplier<List<String>> offered) {
        try {
            OutputStream lent = new FilterOutputStream(out) {
                @Override
                public void write(byte[] bytes, int offset, int length) throws IOException {
                    out.write(bytes, offset, length);
                }

                @Override
                public void close() throws IOException {
                    flush();
                }
            };
            return typed(new ExternalTerminal("hissho", "xterm", in, lent, StandardCharsets.UTF_8), offered);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Lines typed(Terminal terminal, Supplier<List<String>> offered) {
        if (terminal.getWidth() == 0) terminal.setSize(new Size(USUAL_WIDTH, USUAL_HEIGHT));
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((line, parsed, candidates) ->
                        offered.get().forEach(word -> candidates.add(new Candidate(word))))
                .build();
        return new Lines() {
            @Override
            public Optional<String> next(String prompt) {
                try {
                    return Optional.of(reader.readLine(prompt));
                } catch (EndOfFileException | UserInterruptException e) {
                    return Optional.empty();
                }
            }

            @Override
            public void close() {
                try {
                    terminal.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }
}
