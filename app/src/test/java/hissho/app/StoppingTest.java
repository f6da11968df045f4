package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Work stops: every kind, with each of its whole numbers, choices and lists taken to its limits, ends within its budget and a second, solved, checked,
 * told and rendered. Matrices, texts and trees are not taken to theirs here.
 */
@Tag("alone")
class StoppingTest {

    private static final long BUDGET = Long.getLong("hissho.stopping", 400);
    private static final long SECOND = 1_000;
    private static final int LONGEST = 20_000;
    private static final long STACK = 256L << 20;
    private static final String ONLY = System.getProperty("hissho.kind", "");

    private static RandomDocuments known;

    @BeforeAll
    static void know() throws IOException {
        known = new RandomDocuments();
    }

    @TestFactory
    Stream<DynamicTest> everyKindAtItsLimits() {
        return Catalogue.kinds().stream()
                .filter(kind -> ONLY.isEmpty() || kind.name().equals(ONLY))
                .map(kind -> DynamicTest.dynamicTest(kind.name(), () -> {
                    List<String> late = new ArrayList<>();
                    for (GameDocument document : atLimits(kind)) {
                        String said = tried(document);
                        if (!said.isEmpty()) late.add(said);
                    }
                    assertEquals("", String.join("\n", late));
                }));
    }

    /** A first document of the kind, and the same with whole numbers, choices and lists one after the other at their limits. */
    private static List<GameDocument> atLimits(Kind<?> kind) {
        List<GameDocument> documents = new ArrayList<>();
        Map<String, Object> fields = new LinkedHashMap<>(known.first(kind));
        fields.remove("kind");
        GameDocument first = GameDocument.of(kind, fields);
        documents.add(first);
        for (Field<?> field : kind.document().fields())
            for (Object value : limits(field.shape(), fields.get(field.name())))
                documents.add(first.with(field.name(), value));
        return documents;
    }

    private static List<Object> limits(Shape<?> shape, @org.jspecify.annotations.Nullable Object present) {
        return switch (shape.plain()) {
            case Shape.Whole(long least, long most) -> List.of(least, most, Math.min(most, Math.max(least, 100_000)));
            case Shape.Truth _ -> List.of(true, false);
            case Shape.Choice(List<String> words) -> List.copyOf(words);
            case Shape.ListOf<?>(Shape<?> entry, int least, int most) -> lists(entry, most, present);
            case Shape.Either(List<Shape<?>> shapes) ->
                shapes.stream().flatMap(each -> limits(each, present).stream()).toList();
            default -> List.of();
        };
    }

    /** As many entries as are allowed, like the present ones or the largest of their shape; and one entry of the largest. */
    private static List<Object> lists(Shape<?> entry, int most, @org.jspecify.annotations.Nullable Object present) {
        int length = Math.min(most, LONGEST);
        List<Object> lists = new ArrayList<>();
        if (present instanceof List<?> list && !list.isEmpty()) {
            List<Object> longer = new ArrayList<>();
            for (int i = 0; i < Math.min(length, 400); i++) longer.add(list.get(i % list.size()));
            lists.add(longer);
        }
        if (entry.plain() instanceof Shape.Whole(long least, long largest)) {
            lists.add(Collections.nCopies(length, Math.clamp(7, least, largest)));
            lists.add(List.of(largest));
            lists.add(List.of(Math.min(largest, 100_000)));
        }
        return lists;
    }

    /** What was late or went wrong, nothing where all is well. */
    private static String tried(GameDocument document) throws InterruptedException {
        Progress progress = Progress.atMost(BUDGET);
        Throwable[] fault = new Throwable[1];
        String[] at = {"reading"};
        Thread thread = new Thread(null, () -> worked(document, progress, fault, at), "stopping", STACK);
        thread.setDaemon(true);
        long start = System.nanoTime();
        thread.start();
        thread.join(BUDGET + SECOND);
        String text = Json.line(document.fields());
        String name = document.kind().name() + " " + text.substring(0, Math.min(160, text.length()));
        if (thread.isAlive()) {
            StackTraceElement[] trace = thread.getStackTrace();
            thread.join(60_000);
            String where = Stream.of(trace)
                    .filter(each -> each.getClassName().startsWith("hissho."))
                    .limit(4)
                    .map(StackTraceElement::toString)
                    .toList()
                    .toString();
            return name + " is late in " + at[0] + " by " + ((System.nanoTime() - start) / 1_000_000 - BUDGET) + " ms "
                    + where;
        }
        return fault[0] == null ? "" : name + " failed in " + at[0] + ": " + fault[0];
    }

    private static void worked(GameDocument document, Progress progress, Throwable[] fault, String[] at) {
        try {
            at[0] = "solve";
            Solved solved = document.solve(progress);
            at[0] = "certificate";
            solved.certificate();
            at[0] = "tell";
            Report report = document.tell(solved, List.of(), Words.in(Language.ENGLISH));
            for (String format : Renderers.names()) {
                at[0] = format;
                Renderers.named(format)
                        .orElseThrow()
                        .render(
                                report,
                                OutputStream.nullOutputStream(),
                                Style.plain(Words.in(Language.ENGLISH)).under(progress));
            }
            at[0] = "play";
            document.play(progress);
        } catch (BadDocument | Progress.Stopped e) {
            return;
        } catch (RuntimeException | Error | IOException e) {
            fault[0] = e;
        }
    }
}
