package hissho.app.web;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.kind.Chapter;
import hissho.words.Words;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The worked examples by chapter and paper. Examples that come with the product are entries by themselves; {@code textbook.json} adds what is printed
 * wrongly and what is right, either to an example or with a document of its own.
 */
final class TextbookApi {

    private static final String NOTES = "/hissho/textbook.json";

    private final Map<String, GameDocument> examples;
    private final List<Map<?, ?>> notes;

    TextbookApi(Map<String, GameDocument> examples) {
        this.examples = examples;
        this.notes = read();
    }

    void textbook(Context request) {
        Words words = Body.words(request);
        List<Object> chapters = new ArrayList<>();
        for (Chapter chapter : Chapter.values()) {
            List<Object> entries = entries(chapter, words);
            if (entries.isEmpty()) continue;
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("chapter", chapter.name().toLowerCase(Locale.ROOT));
            map.put("title", words.say("core.chapter." + chapter.name()));
            map.put("entries", entries);
            chapters.add(map);
        }
        request.contentType("application/json").result(Json.line(chapters));
    }

    private List<Object> entries(Chapter chapter, Words words) {
        String code = words.language().code();
        List<Object> entries = new ArrayList<>();
        examples.forEach((name, document) -> {
            if (document.kind().chapter() != chapter) return;
            Map<String, @Nullable Object> entry = new LinkedHashMap<>();
            entry.put("id", name);
            entry.put("section", document.heading().get("source"));
            entry.put("title", document.title(words.language()).orElse(name));
            entry.put("example", name);
            notes.stream()
                    .filter(note -> name.equals(note.get("example")))
                    .findFirst()
                    .ifPresent(note -> annotate(entry, note, code));
            entries.add(entry);
        });
        for (Map<?, ?> note : notes) {
            if (note.get("document") == null
                    || !chapter.name().toLowerCase(Locale.ROOT).equals(note.get("chapter"))) continue;
            Map<String, @Nullable Object> entry = new LinkedHashMap<>();
            entry.put("id", note.get("id"));
            entry.put("section", note.get("section"));
            entry.put("title", spoken(note.get("title"), code));
            entry.put("document", note.get("document"));
            annotate(entry, note, code);
            entries.add(entry);
        }
        return entries;
    }

    private static void annotate(Map<String, @Nullable Object> entry, Map<?, ?> note, String code) {
        for (String key : List.of("printed", "right", "note"))
            if (note.get(key) != null) entry.put(key, spoken(note.get(key), code));
    }

    /** A text for all languages, or the one for this language. */
    private static @Nullable Object spoken(@Nullable Object text, String code) {
        return text instanceof Map<?, ?> texts ? (texts.get(code) != null ? texts.get(code) : texts.get("en")) : text;
    }

    private static List<Map<?, ?>> read() {
        try (InputStream stream = TextbookApi.class.getResourceAsStream(NOTES)) {
            if (stream == null) return List.of();
            List<Map<?, ?>> notes = new ArrayList<>();
            if (new Documents().read(stream, NOTES) instanceof List<?> list)
                for (Object note : list) if (note instanceof Map<?, ?> map) notes.add(map);
            return notes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
