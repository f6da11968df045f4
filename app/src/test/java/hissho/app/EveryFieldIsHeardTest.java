package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** No field is read and then forgotten: of every optional field of every kind some value changes what the report says, or is refused. */
class EveryFieldIsHeardTest {

    private static final int DOCUMENTS = Integer.getInteger("hissho.heard", 60);
    private static final long MILLIS = 700;
    private static final String ONLY = System.getProperty("hissho.kind", "");

    @Test
    void ofEveryKind() throws IOException {
        RandomDocuments documents = new RandomDocuments();
        List<String> deaf = new ArrayList<>();
        for (Kind<?> kind : Catalogue.kinds()) {
            if (!ONLY.isEmpty() && !kind.name().equals(ONLY)) continue;
            if (kind.listing().chapter() != Chapter.MATRIX) continue;
            Random random = new Random(kind.name().hashCode());
            for (Field<?> field : kind.document().fields())
                if (!field.required() && !heard(documents, kind, field, random))
                    deaf.add(kind.name() + "." + field.name());
        }
        assertEquals("", String.join("\n", deaf));
    }

    private static boolean heard(RandomDocuments documents, Kind<?> kind, Field<?> field, Random random) {
        for (Map<String, Object> document : documents.having(kind, field.name()))
            if (matters(document, field.name())) return true;
        for (int i = 0; i < DOCUMENTS; i++) {
            Optional<Map<String, Object>> document = documents.withField(kind, field, random);
            if (document.isPresent() && matters(document.get(), field.name())) return true;
        }
        return false;
    }

    private static boolean matters(Map<String, Object> document, String field) {
        Map<String, Object> without = new LinkedHashMap<>(document);
        without.remove(field);
        Optional<String> with = told(document);
        return with.isPresent() && !with.equals(told(without));
    }

    /** The whole report; nothing where the document is refused or takes long. */
    private static Optional<String> told(Map<String, Object> document) {
        try {
            GameDocument game = GameDocument.of(new Documents().parse(Json.line(document), Documents.Syntax.JSON));
            Progress progress = Progress.atMost(MILLIS);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Renderers.named("text")
                    .orElseThrow()
                    .render(
                            game.tell(game.solve(progress), List.of(), Words.in(Language.ENGLISH)),
                            out,
                            Style.plain(Words.in(Language.ENGLISH)));
            return Optional.of(out.toString(StandardCharsets.UTF_8));
        } catch (BadDocument | Progress.Stopped _) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
