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
import hissho.zerosum.question.MatrixKind;
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

    private static final int DOCUMENTS = Integer.getInteger("hissho.heard", 20);
    private static final long MILLIS = 700;
    private static final String ONLY = System.getProperty("hissho.kind", "");

    /** Fields that need others beside them, or names that no generator guesses. */
    private static final Map<String, Map<String, Object>> COMPANIONS = Map.of(
            "matrix.rounded",
            Map.of("matrix", List.of(List.of(1, 7, 3), List.of(6, 2, 4)), "value", "3.7", "rounded", true),
            "colonel-blotto.rowOrbitWeights",
            Map.of("blotto", 4, "kije", 3, "posts", 2, "rowOrbitWeights", Map.of("(4,0)", 1)),
            "colonel-blotto.colOrbitWeights",
            Map.of("blotto", 4, "kije", 3, "posts", 2, "colOrbitWeights", Map.of("(3,0)", 1)),
            "battleship.row",
            Map.of("rows", 3, "cols", 3, "ship", 2, "row", Map.of("[1,2]*", 1)),
            "infinity-by-two.epsilon",
            Map.of("rows", List.of("(-2, 0)", "(-1/j, -1), j=1,2,..."), "epsilon", "1/10"),
            "countable-game.p",
            Map.of("rule", "1/i - 1/j", "p", Map.of("3", 1)),
            "countable-game.q",
            Map.of("rule", "1/i - 1/j", "q", Map.of("3", 1)),
            "countable-game.rows",
            Map.of("rule", "1/i - 1/j", "q", Map.of("3", 1), "rows", List.of(5)),
            "countable-game.cols",
            Map.of("rule", "1/i - 1/j", "p", Map.of("3", 1), "cols", List.of(5)));

    @Test
    void ofEveryKind() throws IOException {
        RandomDocuments documents = new RandomDocuments();
        List<String> deaf = new ArrayList<>();
        for (Kind<?> kind : Catalogue.kinds()) {
            if (!ONLY.isEmpty() && !kind.name().equals(ONLY)) continue;
            if (kind.listing().chapter() != Chapter.MATRIX) continue;
            Random random = new Random(kind.name().hashCode());
            for (Field<?> field : kind.document().fields())
                if (!field.required() && !isShared(kind, field) && !heard(documents, kind, field, random))
                    deaf.add(kind.name() + "." + field.name());
        }
        assertEquals("", String.join("\n", deaf));
    }

    /** What every matrix game may be asked is tried on the plain one. */
    private static boolean isShared(Kind<?> kind, Field<?> field) {
        return !kind.name().equals("matrix") && MatrixKind.ASKED.contains(field);
    }

    private static boolean heard(RandomDocuments documents, Kind<?> kind, Field<?> field, Random random) {
        for (Map<String, Object> document : documents.having(kind, field.name()))
            if (matters(document, field.name())) return true;
        Map<String, Object> companion = COMPANIONS.get(kind.name() + "." + field.name());
        if (companion != null) {
            Map<String, Object> document = new LinkedHashMap<>(companion);
            document.put("kind", kind.name());
            return matters(document, field.name());
        }
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
