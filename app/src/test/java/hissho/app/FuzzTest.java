package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.play.FirstAdvice;
import hissho.app.play.SlowTwin;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.catalogue.Catalogue;
import hissho.certificate.Certificate;
import hissho.document.Node;
import hissho.kind.Chapter;
import hissho.kind.Judged;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every optional field of every kind with every other, at random: a document is refused with a sentence that names a place, or it is
 * solved, and then its report, its JSON, its certificate, verification and play say the same, and so does the whole tree of a small
 * game, searched from its ends. {@code scripts/fuzz} runs more of them, and of {@link FormatFuzzTest}.
 */
class FuzzTest {

    private static final int DOCUMENTS = Integer.getInteger("hissho.fuzz", 10_000);
    private static final long SEED = Long.getLong("hissho.seed", 18);
    private static final String ONLY = System.getProperty("hissho.kind", "");

    /** How many spoiled documents come to one made from the fields. */
    private static final int SPOILED = 5;

    /** How many are made from the fields of each kind. */
    private static final int EACH = Math.ceilDiv(
            DOCUMENTS, (1 + SPOILED) * (ONLY.isEmpty() ? Catalogue.kinds().size() : 1));

    /** The chapters in which nobody hides anything, so that a tree can be searched from its ends. */
    private static final Set<Chapter> OPEN =
            EnumSet.of(Chapter.IMPARTIAL, Chapter.TRICK, Chapter.TANHINMIN, Chapter.MEMORY);

    private static RandomDocuments documents;
    private static final Map<String, Map<String, Integer>> counts = new TreeMap<>();

    @BeforeAll
    static void know() throws IOException {
        documents = new RandomDocuments();
    }

    @TestFactory
    Stream<DynamicTest> everyKindWithAnyOfItsFields() {
        return everyKind("made", (kind, trial) -> {
            Random random = new Random(kind.name().hashCode() + SEED);
            for (int i = 0; i < EACH; i++) tried(Json.line(documents.one(kind, random)), FuzzTest::agreed, trial);
        });
    }

    /** Small card games with any of their options: these can be searched to the ends. */
    @TestFactory
    Stream<DynamicTest> smallCardGames() {
        return small("small card games", SmallCardGames.KINDS, SmallCardGames::one);
    }

    /** Small impartial games and sums of them, in normal and misère play: these too. */
    @TestFactory
    Stream<DynamicTest> smallImpartialGames() {
        return small("small impartial games", SmallImpartialGames.KINDS, SmallImpartialGames::one);
    }

    private static Stream<DynamicTest> small(
            String sort, List<String> kinds, BiFunction<String, Random, Map<String, Object>> one) {
        return kinds.stream()
                .filter(kind -> ONLY.isEmpty() || kind.equals(ONLY))
                .map(kind -> DynamicTest.dynamicTest(kind, () -> {
                    Random random = new Random(kind.hashCode() + SEED);
                    Trial trial = new Trial();
                    for (int i = 0; i < SPOILED * EACH; i++)
                        tried(Json.line(one.apply(kind, random)), FuzzTest::agreed, trial);
                    ended(trial, sort);
                }));
    }

    /** Documents that longer runs have found wanting, each with its class: what they ask for is answered, or refused with a sentence. */
    @TestFactory
    Stream<DynamicTest> documentsThatOnceFailed() {
        return Stream.of(
                        "{\"kind\":\"vector-norms\",\"x\":[3,0,0,\"1e400\"]}",
                        "{\"kind\":\"vector-norms\",\"x\":[1.0E308,-4,\"1/3\"]}",
                        "{\"kind\":\"parametric-matrix-game\",\"matrix\":[[\"0\",\"2\"],[\"t\",\"1\"]],\"from\":7,\"at\":1}",
                        "{\"kind\":\"parametric-matrix-game\",\"matrix\":[[\"0\",\"2\"],[\"t\",\"1\"]],\"to\":-9}",
                        "{\"kind\":\"bystander\",\"trimatrix\":[[]]}",
                        "{\"kind\":\"counting\",\"formula\":\"１２!/(２*３)\"}",
                        "{\"kind\":\"guess-it\",\"m\":5,\"n\":0}",
                        "{\"kind\":\"affine-utility\",\"u\":[],\"utility\":[]}",
                        "{\"kind\":\"utility-calibration\",\"indifferenceProb\":\"1/2\",\"u\":[]}",
                        "{\"kind\":\"utility-ranking\",\"lotteries\":[[]],\"utility\":[]}",
                        "{\"kind\":\"tanhinmin\",\"mover\":\"1-100000\",\"other\":[2,3,3]}",
                        "{\"kind\":\"tanhinmin\",\"mover\":[8,6],\"other\":[5],\"table\":3,\"eightCut\":true}",
                        "{\"kind\":\"tanhinmin\",\"mover\":[6,8],\"other\":[5,5],\"eightCut\":8}",
                        "{\"kind\":\"sos\",\"board\":\"S___\"}",
                        "{\"kind\":\"sos\",\"squares\":7,\"toMove\":\"second\"}")
                .map(text -> DynamicTest.dynamicTest(text, () -> {
                    Trial trial = new Trial();
                    tried(text, FuzzTest::agreed, trial);
                    ended(trial, "once failed");
                }));
    }

    /** Examples and questions of the corpus with a few leaves, names or letters spoiled: answered, refused or over budget, nothing else. */
    @TestFactory
    Stream<DynamicTest> everyKindSpoiled() {
        return everyKind("spoiled", (kind, trial) -> {
            Random random = new Random(kind.name().hashCode() - SEED);
            for (int i = 0; i < SPOILED * EACH; i++) tried(documents.spoiled(kind, random), FuzzTest::told, trial);
        });
    }

    /** Every table with any parameters: made and rendered, refused or over budget, nothing else. */
    @TestFactory
    Stream<DynamicTest> everyTableWithAnyParameters() {
        return Catalogue.tables().stream()
                .filter(table -> ONLY.isEmpty() || table.name().equals(ONLY))
                .map(table -> DynamicTest.dynamicTest(table.name(), () -> {
                    Random random = new Random(table.name().hashCode() + SEED);
                    Trial trial = new Trial();
                    for (int i = 0; i < SPOILED * EACH; i++) {
                        Map<String, Object> parameters = RandomDocuments.parameters(table.parameters(), random);
                        trial.of(table.name() + " " + Json.line(parameters), progress -> {
                            Report report = table.make(Node.root(parameters), Words.in(Language.ENGLISH), progress);
                            rendered("text", report, Language.ENGLISH);
                            rendered("json", report, Language.ENGLISH);
                        });
                    }
                    ended(trial, "tables");
                }));
    }

    /** Matches of random legal moves, with lines between them that are no move: every position can be seen and thought about, and nothing else is taken. */
    @TestFactory
    Stream<DynamicTest> everyKindPlayed() {
        return everyKind("played", (kind, trial) -> {
            Random random = new Random(kind.name().hashCode() ^ SEED);
            for (int i = 0; i < Math.max(2, EACH / 4); i++) {
                String text = Json.line(documents.one(kind, random));
                long seed = random.nextLong();
                tried(text, (document, progress) -> RandomMatch.play(document, seed, progress), trial);
            }
        });
    }

    private static Stream<DynamicTest> everyKind(String sort, BiConsumer<Kind<?>, Trial> work) {
        return Catalogue.kinds().stream()
                .filter(kind -> ONLY.isEmpty() || kind.name().equals(ONLY))
                .map(kind -> DynamicTest.dynamicTest(kind.name(), () -> {
                    Trial trial = new Trial();
                    work.accept(kind, trial);
                    ended(trial, sort);
                }));
    }

    private static synchronized void ended(Trial trial, String sort) {
        trial.addTo(counts.computeIfAbsent(sort, _ -> new TreeMap<>()));
        assertEquals("", trial.failures());
    }

    private static synchronized void countTree() {
        counts.computeIfAbsent("whole trees", _ -> new TreeMap<>()).merge("searched", 1, Integer::sum);
    }

    @AfterAll
    static void count() {
        System.out.println("fuzz: " + counts);
    }

    private static void told(GameDocument document, Progress progress) {
        Solved solved = document.solve(progress);
        Report report = document.tell(solved, List.of(), Words.in(Language.ENGLISH));
        assertTrue(
                solved.certificate() instanceof Certificate.Unchecked
                        || solved.certificate().holds(),
                "the certificate fails");
        rendered("json", report, Language.ENGLISH);
        document.play(progress);
    }

    private static void tried(String text, BiConsumer<GameDocument, Progress> work, Trial trial) {
        trial.of(
                text,
                progress -> work.accept(GameDocument.of(new Documents().parse(text, Documents.Syntax.JSON)), progress));
    }

    private static void agreed(GameDocument document, Progress progress) {
        Solved solved = document.solve(progress);
        for (Language language : Language.values()) {
            Report report = document.tell(solved, List.of(), Words.in(language));
            String said = rendered("text", report, language);
            assertTrue(!said.contains("‹"), () -> "a gap in " + said);
            Headline.check(report.headline(), language);
        }
        Report report = document.tell(solved, List.of(), Words.in(Language.ENGLISH));
        assertTrue(
                solved.certificate() instanceof Certificate.Unchecked
                        || solved.certificate().holds(),
                "the certificate fails");
        Map<String, @Nullable Object> answer = new LinkedHashMap<>(Node.root(
                        new Documents().parse(rendered("json", report, Language.ENGLISH), Documents.Syntax.JSON))
                .get("answer")
                .fields());
        answer.values().removeIf(value -> value == null);
        for (Judged judged : solved.judge(answer, Words.in(Language.ENGLISH)))
            assertTrue(
                    judged.verdict() != Judged.Verdict.WRONG,
                    () -> "not its own answer: " + judged.key() + " " + judged.proposed());
        document.play(progress).ifPresent(start -> {
            FirstAdvice.agrees(document, progress);
            if (OPEN.contains(document.kind().chapter()) && SlowTwin.agrees(start, progress)) countTree();
        });
    }

    private static String rendered(String format, Report report, Language language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Renderers.named(format).orElseThrow().render(report, out, Style.plain(Words.in(language)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
