package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Work stops, and its memory is bounded: every kind, with each of its fields taken to its limits and with several of them there together, ends within
 * its budget and a second, solved, checked, told, rendered in every format, played and advised, and so does every table. Only trees are not taken to their limits here.
 * There are some six thousand such documents; a few of each kind are tried, {@code -Dhissho.limits=1000} tries them all.
 */
@Tag("alone")
class StoppingTest {

    private static final long BUDGET = Long.getLong("hissho.stopping", 400);
    private static final long SEED = Long.getLong("hissho.seed", 19);
    private static final int MOST = Integer.getInteger("hissho.limits", 5);
    private static final String ONLY = System.getProperty("hissho.kind", "");
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static RandomDocuments known;
    private static final Map<String, Integer> counts = new LinkedHashMap<>();

    @BeforeAll
    static void know() throws IOException {
        known = new RandomDocuments();
    }

    @AfterAll
    static void count() {
        System.out.println("at the limits: " + counts);
    }

    @TestFactory
    Stream<DynamicTest> everyKindAtItsLimits() {
        return Catalogue.kinds().stream()
                .filter(kind -> ONLY.isEmpty() || kind.name().equals(ONLY))
                .map(kind -> DynamicTest.dynamicTest(kind.name(), () -> {
                    Trial trial = new Trial(BUDGET);
                    Map<String, Object> first = new LinkedHashMap<>(known.first(kind));
                    first.remove("kind");
                    Random random = new Random(kind.name().hashCode() + SEED);
                    for (Map<String, Object> fields :
                            some(Limits.of(kind.document().fields(), first, random), random))
                        worked(kind, fields, trial);
                    ended(trial);
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyTableAtItsLimits() {
        return Catalogue.tables().stream()
                .filter(table -> ONLY.isEmpty() || table.name().equals(ONLY))
                .map(table -> DynamicTest.dynamicTest(table.name(), () -> {
                    Trial trial = new Trial(BUDGET);
                    Random random = new Random(table.name().hashCode() + SEED);
                    Map<String, Object> first = RandomDocuments.parameters(table.parameters(), random);
                    for (Map<String, Object> fields :
                            some(Limits.of(table.parameters().fields(), first, random), random))
                        tabulated(table, fields, trial);
                    ended(trial);
                }));
    }

    private static List<Map<String, Object>> some(List<Map<String, Object>> all, Random random) {
        List<Map<String, Object>> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, Math.min(MOST, shuffled.size()));
    }

    private static synchronized void ended(Trial trial) {
        trial.addTo(counts);
        assertEquals("", trial.failures());
    }

    private static void worked(Kind<?> kind, Map<String, Object> fields, Trial trial) {
        String name = kind.name() + " " + named(fields);
        trial.of(name + " solved", progress -> {
            GameDocument document = GameDocument.of(kind, fields);
            Solved solved = document.solve(progress);
            solved.certificate();
            Report report = document.tell(solved, List.of(), ENGLISH);
            rendered(report, progress);
        });
        trial.of(
                name + " played",
                progress -> GameDocument.of(kind, fields).play(progress).ifPresent(start -> advised(start, progress)));
    }

    private static void advised(Position start, Progress progress) {
        for (int player = 0; player < start.table().players().size(); player++) start.seenBy(player, ENGLISH);
        start.moves();
        if (start.table().turn() instanceof Turn.Of) start.advice(progress);
    }

    private static void tabulated(Tabulation table, Map<String, Object> fields, Trial trial) {
        trial.of(
                table.name() + " " + named(fields),
                progress -> rendered(table.make(Node.root(fields), ENGLISH, progress), progress));
    }

    private static void rendered(Report report, Progress progress) {
        for (String format : Renderers.names())
            try {
                Renderers.named(format)
                        .orElseThrow()
                        .render(
                                report,
                                OutputStream.nullOutputStream(),
                                Style.plain(ENGLISH).under(progress));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
    }

    /** The fields in a line, each cut short. */
    private static String named(Map<String, Object> fields) {
        StringBuilder line = new StringBuilder();
        fields.forEach((name, value) -> {
            String text = Json.line(value);
            line.append(name)
                    .append('=')
                    .append(text, 0, Math.min(60, text.length()))
                    .append(' ');
        });
        return line.toString();
    }
}
