package hissho.app.web;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.catalogue.Catalogue;
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
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The worked examples by chapter and paper. Examples that come with the product are entries by themselves, and so are the claims that are wrong in print;
 * {@code textbook.json} adds documents of its own, and one to look at for claims about many.
 */
final class TextbookApi {

    private static final String NOTES = "/hissho/textbook.json";

    private final Map<String, GameDocument> examples;
    private final List<Map<?, ?>> notes;
    private final List<WrongInPrint> errata = WrongInPrint.among(Catalogue.claims());

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
        List<Object> entries = new ArrayList<>();
        examples.forEach((name, document) -> {
            if (document.kind().chapter() == chapter) entries.add(example(name, document, words));
        });
        for (WrongInPrint wrong : errata)
            shown(wrong)
                    .filter(shown -> chapter(shown) == chapter)
                    .ifPresent(shown -> entries.add(entry(wrong, words)));
        for (Map<?, ?> note : notes)
            if (chapter.name().toLowerCase(Locale.ROOT).equals(note.get("chapter"))) entries.add(entry(note, words));
        return entries;
    }

    private static Map<String, @Nullable Object> example(String name, GameDocument document, Words words) {
        Map<String, @Nullable Object> entry = new LinkedHashMap<>();
        entry.put("id", name);
        entry.put("section", document.heading().get("source"));
        entry.put("title", document.title(words.language()).orElse(name));
        entry.put("example", name);
        return entry;
    }

    private static Map<String, @Nullable Object> entry(Map<?, ?> note, Words words) {
        Map<String, @Nullable Object> entry = new LinkedHashMap<>();
        entry.put("id", note.get("id"));
        entry.put("section", note.get("section"));
        entry.put("title", spoken(note.get("title"), words.language().code()));
        entry.put("document", note.get("document"));
        return entry;
    }

    private Map<String, @Nullable Object> entry(WrongInPrint wrong, Words words) {
        Map<String, @Nullable Object> entry = new LinkedHashMap<>();
        String section = wrong.section(words);
        Object title = note(wrong)
                .map(note -> spoken(note.get("title"), words.language().code()))
                .orElse(null);
        entry.put("id", wrong.id());
        entry.put("section", section);
        entry.put("title", title == null ? words.say("web.textbook.wrong", section) : title);
        entry.put("document", shown(wrong).orElseThrow());
        entry.put("printed", wrong.printedStatement(words));
        entry.put("right", wrong.statement(words));
        entry.put("note", words.say("web.textbook.checked-by", wrong.id()));
        return entry;
    }

    private Optional<Map<?, ?>> note(WrongInPrint wrong) {
        return notes.stream()
                .filter(note -> wrong.id().equals(note.get("claim")))
                .findFirst();
    }

    /** The document to look at: the one the statement is about, or the one chosen for it. */
    private Optional<Map<?, ?>> shown(WrongInPrint wrong) {
        return wrong.printed()
                .document()
                .<Map<?, ?>>map(own -> own)
                .or(() -> note(wrong).map(note -> (Map<?, ?>) Objects.requireNonNull(note.get("document"))));
    }

    private static Chapter chapter(Map<?, ?> document) {
        return Catalogue.kind(String.valueOf(document.get("kind")))
                .orElseThrow()
                .chapter();
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
