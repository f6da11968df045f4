package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.document.BadDocument;
import hissho.kind.Chapter;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every entry of the Textbook page can be solved, and what it calls wrong in print is wrong. */
class TextbookTest {

    private static final List<WrongInPrint> ERRATA = WrongInPrint.among(Catalogue.claims());

    private static final Set<String> CHAPTERS = Stream.of(Chapter.values())
            .map(chapter -> chapter.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());

    @Test
    void everyDocumentIsSolvedAndCheckedAndTold() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Map<?, ?> note : notes())
            told(note.get("document")).ifPresent(fault -> wrong.add(name(note) + " " + fault));
        for (WrongInPrint erratum : ERRATA)
            erratum.right()
                    .document()
                    .flatMap(TextbookTest::told)
                    .ifPresent(fault -> wrong.add(erratum.id() + " " + fault));
        assertEquals(List.of(), wrong);
    }

    private static Optional<String> told(@Nullable Object document) {
        try {
            GameDocument known = GameDocument.of(document);
            Solved solved = Work.within(Duration.ofSeconds(60), known::solve);
            if (!solved.certificate().holds()) return Optional.of("is refuted");
            for (Language language : Language.values())
                if (known.tell(solved, List.of(), Words.in(language)).headline().isBlank())
                    return Optional.of("says nothing in " + language);
            return Optional.empty();
        } catch (BadDocument | Progress.Stopped e) {
            return Optional.of(e.toString());
        }
    }

    @Test
    void everyNoteHasAPlaceATitleAndItsOwnName() throws IOException {
        Set<Object> names = new HashSet<>();
        for (Map<?, ?> note : notes()) {
            assertTrue(names.add(name(note)), () -> "twice: " + note);
            if (note.containsKey("claim")) continue;
            assertTrue(CHAPTERS.contains(note.get("chapter")), note::toString);
            assertTrue(note.get("section") instanceof String, note::toString);
            for (Language language : Language.values())
                assertTrue(((Map<?, ?>) note.get("title")).get(language.code()) instanceof String, note::toString);
        }
        assertTrue(names.size() > 100);
    }

    /** An erratum stands once: its sentences and its document with its claim, and here only a document for claims about many. */
    @Test
    void everyErratumHasOneDocumentToLookAt() throws IOException {
        Set<String> chosen = notes().stream()
                .filter(note -> note.containsKey("claim"))
                .map(TextbookTest::name)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> without = ERRATA.stream()
                .filter(erratum -> erratum.printed().document().isEmpty())
                .map(WrongInPrint::id)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(without, chosen);
    }

    /** Where an erratum is about one document, the printed answer is refuted by solving it, and the right one is not. */
    @Test
    void whatIsPrintedIsWrongAndWhatIsSaidInsteadIsRight() {
        List<String> wrong = new ArrayList<>();
        for (WrongInPrint erratum : ERRATA) {
            assertEquals(Claim.Verdict.FAILS, erratum.printed().known(), erratum.id());
            assertEquals(Claim.Verdict.HOLDS, erratum.right().known(), erratum.id());
            if (erratum.printed().document().isEmpty()) continue;
            if (holds(erratum.printed())) wrong.add("right as printed: " + erratum.id());
            if (!holds(erratum.right())) wrong.add("not right: " + erratum.id());
            for (Language language : Language.values())
                assertNotEquals(
                        erratum.statement(Words.in(language)),
                        erratum.printedStatement(Words.in(language)),
                        erratum.id());
        }
        assertEquals(List.of(), wrong);
        assertTrue(ERRATA.size() >= 47, () -> ERRATA.size() + " errata");
    }

    private static boolean holds(Claim claim) {
        int size = claim.smallestSize();
        return claim.check(size, 0, claim.instances(size), Progress.none())
                .first()
                .isEmpty();
    }

    private static String name(Map<?, ?> note) {
        return String.valueOf(note.containsKey("claim") ? note.get("claim") : note.get("id"));
    }

    private static List<Map<?, ?>> notes() throws IOException {
        try (InputStream stream = TextbookTest.class.getResourceAsStream("/hissho/textbook.json")) {
            List<Map<?, ?>> notes = new ArrayList<>();
            for (Object note : (List<?>) new Documents().read(stream, "textbook.json")) notes.add((Map<?, ?>) note);
            return notes;
        }
    }
}
