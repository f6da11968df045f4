package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.Ran;
import hissho.app.Spoiling;
import hissho.app.document.Json;
import hissho.document.Node;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Questions with one place of their input spoilt are answered or not supported; the engine does not fail on them. */
class SpoiltQuestionsTest {

    private static final int EVERY = Integer.getInteger("hissho.every", 20);

    @TestFactory
    Stream<DynamicTest> theEngineDoesNotFail() {
        return Stream.of("cards", "impartial", "matrix")
                .map(name -> DynamicTest.dynamicTest(name, () -> assertEquals(Set.of(), failures(name))));
    }

    private static Set<String> failures(String name) {
        Examiner examiner = new Examiner(Duration.ofSeconds(3));
        Random random = new Random(name.hashCode() + Long.getLong("hissho.seed", 0));
        List<Question> questions =
                AnswerKey.read(Ran.ROOT.resolve("corpus/" + name + ".jsonl")).questions();
        Set<String> failures = new TreeSet<>();
        for (int i = random.nextInt(EVERY); i < questions.size(); i += EVERY) {
            Question spoilt = spoilt(questions.get(i), random);
            examiner.examine(spoilt).fields().stream()
                    .flatMap(field -> field.why().stream())
                    .filter(why -> why.key().equals("app.verify.failed"))
                    .forEach(why -> failures.add(
                            spoilt.topic() + " " + Json.line(spoilt.input().value()) + " " + why.arguments()));
        }
        return failures;
    }

    private static Question spoilt(Question q, Random random) {
        Object input = Spoiling.oneInside(q.input().value(), random);
        Node node = new Node("input", input instanceof Map<?, ?> ? input : Map.of());
        return new Question(
                q.line(), q.id(), q.section(), q.topic(), q.ask(), node, q.expected(), q.prose(), q.checkable());
    }
}
