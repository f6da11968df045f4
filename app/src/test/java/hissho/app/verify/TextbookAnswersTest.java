package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.topic.Topic;
import hissho.topic.Topics;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the Textbook page shows of a worked example is answered as the literature answers it: its document is put to the question of the answer key with its
 * name.
 */
class TextbookAnswersTest {

    @Test
    void everyDocumentOfThePageIsAnsweredAsTheLiteratureDoes() throws IOException {
        Map<String, Question> questions = questions();
        List<String> wrong = new ArrayList<>();
        List<String> matched = new ArrayList<>();
        for (Map<?, ?> note : notes()) {
            Question question = questions.get(String.valueOf(note.get("id")));
            if (question == null) continue;
            Outcome outcome = new Examiner(Duration.ofSeconds(60), asked -> answering(note, asked)).examine(question);
            outcome.fields().stream()
                    .filter(field -> field.verdict() == Verdict.MISMATCHED)
                    .forEach(field -> wrong.add(question.id() + " " + field));
            if (outcome.fields().stream().anyMatch(field -> field.verdict() == Verdict.MATCHED))
                matched.add(question.id());
        }
        assertEquals(List.of(), wrong);
        assertTrue(matched.size() >= MATCHED, () -> "answered: " + matched.size() + " " + matched);
    }

    /** How many documents of the page answer a question of the corpus at least in part. */
    private static final int MATCHED = 350;

    /** The facts of the page's document, by the names of the topics that are meant. */
    private static List<Examiner.Answering> answering(Map<?, ?> note, Question question) {
        GameDocument document = GameDocument.of(note.get("document"));
        List<Topic> topics = Topics.named(question.topic());
        return (topics.isEmpty() ? List.of(Topic.of(question.topic(), question.topic())) : topics)
                .stream()
                        .filter(topic -> topic.fits(
                                question.input().fields(), question.expected().keySet()))
                        .filter(topic -> document.kind()
                                .name()
                                .equals(topic.document(question.input().fields())
                                        .get("kind")))
                        .map((Topic topic) -> new Examiner.Answering(
                                progress -> document.solve(progress).facts(),
                                topic::factOf,
                                topic.facts().keySet()))
                        .toList();
    }

    private static Map<String, Question> questions() throws IOException {
        Map<String, Question> questions = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(Ran.ROOT.resolve("corpus"))) {
            for (Path key : files.filter(f -> f.toString().endsWith(".jsonl")).toList())
                AnswerKey.read(key).questions().forEach(question -> questions.put(question.id(), question));
        }
        return questions;
    }

    private static List<Map<?, ?>> notes() throws IOException {
        try (InputStream stream = TextbookAnswersTest.class.getResourceAsStream("/hissho/textbook.json")) {
            List<Map<?, ?>> notes = new ArrayList<>();
            for (Object note : (List<?>) new Documents().read(stream, "textbook.json")) notes.add((Map<?, ?>) note);
            return notes;
        }
    }
}
