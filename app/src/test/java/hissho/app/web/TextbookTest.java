package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.kind.Chapter;
import hissho.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every note of the Textbook page has a document that its kind reads, and says what it says in both languages. */
class TextbookTest {

    private static final Set<String> CHAPTERS = Stream.of(Chapter.values())
            .map(chapter -> chapter.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());

    @Test
    void everyDocumentIsReadByItsKind() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Map<?, ?> note : notes()) {
            if (!note.containsKey("document")) continue;
            try {
                GameDocument document = GameDocument.of(note.get("document"));
                document.kind().read(Node.root(document.fields()));
            } catch (BadDocument e) {
                wrong.add(note.get("id") + " " + e);
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void everyNoteHasAPlaceATitleAndItsOwnName() throws IOException {
        Set<Object> ids = new HashSet<>();
        for (Map<?, ?> note : notes()) {
            assertTrue(ids.add(note.get("id")), () -> "twice: " + note.get("id"));
            assertTrue(CHAPTERS.contains(note.get("chapter")), note::toString);
            assertTrue(note.get("section") instanceof String, note::toString);
            for (String key : List.of("title", "printed", "right", "note"))
                if (note.containsKey(key))
                    for (Language language : Language.values())
                        assertTrue(
                                ((Map<?, ?>) note.get(key)).get(language.code()) instanceof String,
                                () -> note.get("id") + " " + key);
            assertTrue(note.containsKey("title"), note::toString);
            assertEquals(note.containsKey("printed"), note.containsKey("right"), note::toString);
        }
        assertTrue(ids.size() > 100);
    }

    private static List<Map<?, ?>> notes() throws IOException {
        try (InputStream stream = TextbookTest.class.getResourceAsStream("/hissho/textbook.json")) {
            List<Map<?, ?>> notes = new ArrayList<>();
            for (Object note : (List<?>) new Documents().read(stream, "textbook.json")) notes.add((Map<?, ?>) note);
            return notes;
        }
    }
}
