package hissho.app.verify;

import hissho.app.document.Documents;
import hissho.app.document.Documents.Syntax;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.words.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An answer key: a file with one question and its expected answers per line, in JSON. */
public record AnswerKey(List<Question> questions) {

    private static final int LONGEST_LINE = 16 << 20;

    public AnswerKey {
        questions = List.copyOf(questions);
    }

    public static AnswerKey read(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return read(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a key line by line; empty lines are passed over. */
    public static AnswerKey read(InputStream stream) {
        Documents documents = new Documents();
        List<Question> questions = new ArrayList<>();
        int number = 0;
        try {
            var decoder = StandardCharsets.UTF_8.newDecoder();
            BufferedReader lines = new BufferedReader(new InputStreamReader(stream, decoder));
            for (String line = next(lines); line != null; line = next(lines)) {
                number++;
                if (number == 1 && line.startsWith("\uFEFF")) line = line.substring(1);
                if (!line.isBlank()) questions.add(question(documents, number, line));
            }
        } catch (CharacterCodingException e) {
            throw inLine(number + 1, new BadDocument("", Message.of("app.bad.not-utf-8", number + 1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (questions.isEmpty()) throw new BadDocument("", Message.of("app.bad.empty-key"));
        return new AnswerKey(questions);
    }

    private static Question question(Documents documents, int number, String line) {
        try {
            return Question.of(number, Node.root(documents.parse(line, Syntax.JSON)));
        } catch (BadDocument e) {
            throw inLine(number, e);
        }
    }

    /** The next line without its end, or null at the end; a line beyond all measure is refused before it fills the memory. */
    private static @Nullable String next(BufferedReader lines) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = lines.read();
        if (c < 0) return null;
        while (c >= 0 && c != '\n') {
            if (line.length() == LONGEST_LINE)
                throw new BadDocument("", Message.of("app.bad.too-long", LONGEST_LINE >> 20));
            line.append((char) c);
            c = lines.read();
        }
        return line.toString();
    }

    private static BadDocument inLine(int number, BadDocument e) {
        String place = "L" + number;
        return new BadDocument(e.place().isEmpty() ? place : place + "." + e.place(), e.what());
    }
}
