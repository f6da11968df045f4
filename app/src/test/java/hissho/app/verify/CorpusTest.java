package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked examples of the literature: nothing the engine answers disagrees with them. */
class CorpusTest {

    @TestFactory
    Stream<DynamicTest> nothingDisagrees() throws IOException {
        List<Path> keys;
        try (Stream<Path> files = Files.list(Ran.ROOT.resolve("corpus"))) {
            keys = files.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList();
        }
        assertTrue(keys.size() >= 7, "the corpus is there");
        return keys.stream()
                .map(key -> DynamicTest.dynamicTest(key.getFileName().toString(), () -> check(key)));
    }

    /** How many records of each key are matched, so that a topic that is lost turns red; a chapter that is new raises its number. */
    private static final Map<String, Long> MATCHED = Map.of(
            "cards.jsonl", 186L,
            "coalitional.jsonl", 228L,
            "extensive.jsonl", 133L,
            "general-sum.jsonl", 197L,
            "impartial.jsonl", 453L,
            "matrix.jsonl", 255L,
            "recursive-and-poker.jsonl", 245L);

    private static void check(Path file) {
        Examiner examiner = new Examiner(Duration.ofSeconds(120));
        List<Outcome> outcomes =
                AnswerKey.read(file).questions().stream().map(examiner::examine).toList();
        List<String> disagreements = outcomes.stream()
                .filter(outcome -> outcome.verdict() == Verdict.MISMATCHED)
                .map(CorpusTest::shown)
                .toList();
        assertEquals(List.of(), disagreements);
        long matched = outcomes.stream()
                .filter(outcome -> outcome.verdict() == Verdict.MATCHED)
                .count();
        assertEquals(MATCHED.get(file.getFileName().toString()), matched, () -> "matched in " + file.getFileName());
    }

    private static String shown(Outcome outcome) {
        return outcome.question().id() + " "
                + outcome.fields().stream()
                        .filter(f -> f.verdict() == Verdict.MISMATCHED)
                        .map(f -> f.field() + ": " + Json.line(f.answered()) + " ≠ " + Json.line(f.expected())
                                + f.why().map(Object::toString).orElse(""))
                        .toList();
    }
}
