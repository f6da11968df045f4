package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Json;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.number.Rational;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An answer written in decimals of three places or more is right wherever the exact one is, however it is compared. */
class RoundedAnswersTest {

    private static final int EVERY = Integer.getInteger("hissho.every", 12);

    @Test
    void theAnswerRoundedIsTheAnswer() throws IOException {
        Examiner examiner = new Examiner(Duration.ofSeconds(3));
        Set<String> refused = new TreeSet<>();
        int tried = 0;
        try (Stream<Path> files = Files.list(Ran.ROOT.resolve("corpus"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList()) {
                List<Question> questions = AnswerKey.read(file).questions();
                for (int i = 0; i < questions.size(); i += EVERY) {
                    Question question = questions.get(i);
                    if (!Json.line(question.expected()).matches(".*\\d/\\d.*")) continue;
                    Map<String, @Nullable Object> rounded = InOrder.of();
                    for (Outcome.FieldOutcome field : examiner.examine(question).fields())
                        if (field.verdict() == Verdict.MATCHED
                                && Compare.EXACT.agree(field.answered(), field.expected())
                                && !Objects.equals(rounded(field.expected()), field.expected()))
                            rounded.put(field.field(), rounded(field.expected()));
                    if (rounded.isEmpty()) continue;
                    tried += rounded.size();
                    examiner.examine(asking(question, rounded)).fields().stream()
                            .filter(field -> field.verdict() != Verdict.MATCHED)
                            .forEach(field -> refused.add(
                                    question.id() + " " + field.field() + " " + Json.line(field.expected())));
                }
            }
        }
        assertEquals(Set.of(), refused);
        assertTrue(tried > 30, () -> "few answers have fractions");
    }

    /** The middle between two decimals may be rounded either way; anything further off is wrong. */
    @Test
    void halfAUnitOfTheLastPlaceIsTheMost() {
        for (String right : List.of("0.1562", "0.1563", "0.156", "0.15625", "+0.156"))
            assertTrue(Compare.isRounding(Rational.of(5, 32), right), right);
        for (String wrong : List.of("0.1561", "0.1564", "0.157", "0.16", "-0.156", "0.155"))
            assertTrue(!Compare.isRounding(Rational.of(5, 32), wrong), wrong);
        assertTrue(Compare.isCoarseRounding(Rational.of(1, 8), "0.12"));
        assertTrue(Compare.isCoarseRounding(Rational.of(1, 8), "0.13"));
    }

    private static Question asking(Question q, Map<String, @Nullable Object> expected) {
        return new Question(
                q.line(), q.id(), q.section(), q.topic(), q.ask(), q.input(), expected, q.prose(), q.checkable());
    }

    /** The same with every fraction rounded to five places. */
    private static @Nullable Object rounded(@Nullable Object written) {
        if (written instanceof List<?> list)
            return list.stream().map(RoundedAnswersTest::rounded).toList();
        if (written instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> copy = InOrder.of();
            map.forEach((key, value) -> copy.put(String.valueOf(key), rounded(value)));
            return copy;
        }
        return written instanceof String text && text.matches("-?\\d+/\\d+")
                ? Rational.parse(text).toDecimal(5)
                : written;
    }
}
