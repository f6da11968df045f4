package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Conversion;
import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.verify.AnswerKey;
import hissho.app.verify.Examiner;
import hissho.app.verify.Question;
import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Files of other programs and answer keys with a few letters, words or lines spoiled: read and answered, refused or over budget, nothing else. */
class FormatFuzzTest {

    private static final int TIMES = Integer.getInteger("hissho.fuzz", 10_000) / 100;
    private static final long SEED = Long.getLong("hissho.seed", 18);
    private static final List<String> PIECES = List.of(
            "",
            " ",
            "\n",
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ";",
            "-",
            "0",
            "1/0",
            "1e400",
            "1e-400",
            "99999999999999999999",
            "½",
            "\u0000",
            "\uFEFF",
            "p",
            "t",
            "c",
            "NFG 1 R",
            "EFG 2 R",
            "null",
            "9".repeat(5000));

    private static final Map<String, Map<String, Integer>> counts = new TreeMap<>();

    @TestFactory
    Stream<DynamicTest> filesOfOtherPrograms() {
        return Conversion.FORMATS.stream()
                .filter(format -> !format.equals("lp"))
                .map(format -> DynamicTest.dynamicTest(format, () -> {
                    List<String> files = written(format);
                    Random random = new Random(format.hashCode() + SEED);
                    Trial trial = new Trial();
                    for (int i = 0; i < TIMES; i++) {
                        String text = spoiled(files.get(random.nextInt(files.size())), random);
                        trial.of(format + " " + text, progress -> {
                            GameDocument document = GameDocument.of(new Documents().parse(text, "spoiled." + format));
                            document.tell(document.solve(progress), List.of(), Words.in(Language.ENGLISH));
                        });
                    }
                    ended(trial, format);
                }));
    }

    @TestFactory
    Stream<DynamicTest> answerKeys() throws IOException {
        List<Path> keys;
        try (Stream<Path> files = Files.list(Ran.ROOT.resolve("corpus"))) {
            keys = files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
        return keys.stream()
                .map(key -> DynamicTest.dynamicTest(key.getFileName().toString(), () -> {
                    List<String> lines = Files.readAllLines(key);
                    Random random = new Random(key.getFileName().toString().hashCode() + SEED);
                    Trial trial = new Trial();
                    for (int i = 0; i < TIMES; i++) {
                        String line = spoiled(lines.get(random.nextInt(lines.size())), random);
                        trial.of(line, progress -> examined(line));
                    }
                    ended(trial, "answer keys");
                }));
    }

    private static void examined(String line) {
        AnswerKey key = AnswerKey.read(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)));
        Examiner examiner = new Examiner(Duration.ofMillis(700));
        for (Question question : key.questions())
            examiner.examine(question).fields().stream()
                    .flatMap(field -> field.why().stream())
                    .filter(why -> why.key().equals("app.verify.failed"))
                    .forEach(why -> {
                        throw new AssertionError(why.arguments().toString());
                    });
    }

    /** The examples that can be written in this format. */
    private static List<String> written(String format) {
        List<String> files = new ArrayList<>();
        for (Examples.Example example : Examples.all())
            try {
                String text = Conversion.to(format, example.document(), Progress.atMost(300));
                if (text.length() < 20_000) files.add(text);
            } catch (BadDocument | Progress.Stopped _) {
                continue; // not a game of this format
            }
        return files;
    }

    /** The text with one to three pieces put in, cut out or doubled. */
    private static String spoiled(String text, Random random) {
        StringBuilder spoiled = new StringBuilder(text);
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int at = random.nextInt(spoiled.length() + 1);
            int end = Math.min(spoiled.length(), at + random.nextInt(random.nextInt(4) == 0 ? 40 : 3));
            switch (random.nextInt(4)) {
                case 0 -> spoiled.delete(at, end);
                case 1 -> spoiled.insert(at, spoiled.substring(at, end));
                default -> spoiled.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
            }
        }
        return spoiled.toString();
    }

    private static synchronized void ended(Trial trial, String sort) {
        trial.addTo(counts.computeIfAbsent(sort, _ -> new TreeMap<>()));
        assertEquals("", trial.failures());
    }

    @AfterAll
    static void count() {
        System.out.println("fuzz: " + counts);
    }
}
