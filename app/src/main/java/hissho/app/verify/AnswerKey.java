package hissho.app.verify;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.words.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An answer key: questions with their expected answers, in JSON, one in a line or all in a list, or in the rows of a table. */
public record AnswerKey(List<Question> questions) {

    private static final int LONGEST_LINE = 16 << 20;

    /** What stands at a place of a key: a question, or something that is none. */
    public sealed interface Entry {
        /** A question, and the record it was read from. */
        record Asked(Question question, Node record) implements Entry {}

        /** Why there is no question in this line. */
        record Broken(int line, BadDocument why) implements Entry {}
    }

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

    /** Reads a key whole; what is no question is refused with its place. */
    public static AnswerKey read(InputStream stream) {
        var decoder = StandardCharsets.UTF_8.newDecoder();
        List<Question> questions = new ArrayList<>();
        for (Entry entry : entries(new InputStreamReader(stream, decoder)))
            switch (entry) {
                case Entry.Asked(Question question, Node _) -> questions.add(question);
                case Entry.Broken(int _, BadDocument why) -> throw why;
            }
        return new AnswerKey(questions);
    }

    /** What the text of a key holds, one entry after the other; a broken one spoils no other. */
    public static List<Entry> entries(String text) {
        return entries(new StringReader(text));
    }

    private static List<Entry> entries(Reader text) {
        List<Entry> entries = new ArrayList<>();
        for (KeyRecords.Written written : KeyRecords.of(lines(text))) entries.add(entry(written));
        if (entries.isEmpty()) throw new BadDocument("", Message.of("app.bad.empty-key"));
        return entries;
    }

    private static Entry entry(KeyRecords.Written written) {
        try {
            Node record = written.record().get();
            return new Entry.Asked(Question.of(written.line(), record), record);
        } catch (BadDocument e) {
            return new Entry.Broken(written.line(), e.place().startsWith("[") ? e : inLine(written.line(), e));
        }
    }

    /** All lines with their ends cut off; a mark of the byte order is none of the text. */
    private static List<String> lines(Reader text) {
        List<String> all = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(text)) {
            for (String line = next(lines); line != null; line = next(lines))
                all.add(all.isEmpty() && line.startsWith("\uFEFF") ? line.substring(1) : line);
        } catch (CharacterCodingException e) {
            throw inLine(all.size() + 1, new BadDocument("", Message.of("app.bad.not-utf-8", all.size() + 1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
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
