package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExaminerTest {

    private static final Topic HALVES = topic(input -> new Facts()
            .put("half", () -> input.get("n").rational().times(Rational.HALF))
            .put("divisors", Compare.SET, () -> List.of(1, 2, input.get("n").whole()))
            .put("broken", () -> {
                throw new IllegalStateException("a defect");
            }));

    @Test
    void exactNumbersMatchHoweverTheyAreWritten() {
        assertEquals(Verdict.MATCHED, verdict("{\"half\": \"7/2\", \"divisors\": [7, 1, 2]}", HALVES));
        assertEquals(Verdict.MATCHED, verdict("{\"half\": 3.5}", HALVES));
    }

    @Test
    void oneWrongFieldMakesTheRecordWrong() {
        assertEquals(Verdict.MISMATCHED, verdict("{\"half\": 3.5, \"divisors\": [1, 7]}", HALVES));
        assertEquals(Verdict.MISMATCHED, verdict("{\"half\": 4, \"unheardOf\": 1}", HALVES));
    }

    @Test
    void whatTheEngineDoesNotAnswerIsNeverMatched() {
        assertEquals(Verdict.NOT_SUPPORTED, verdict("{\"half\": 3.5, \"unheardOf\": 1}", HALVES));
        assertEquals(Verdict.NOT_SUPPORTED, verdict("{\"half\": 3.5}"));
        assertEquals(
                Verdict.NOT_SUPPORTED,
                examine("{\"topic\":\"halves\",\"input\":{\"n\":7,\"strange\":1},\"expected\":{\"half\":3.5}}", HALVES)
                        .verdict());
        assertEquals(Verdict.NOT_SUPPORTED, verdict("{\"half\": 3.5}", topic(input -> {
            throw new NotAnswered("odd numbers");
        })));
        assertEquals(Verdict.NOT_SUPPORTED, verdict("{\"half\": 3.5}", topic(input -> {
            throw input.bad("core.bad.missing", "m");
        })));
    }

    @Test
    void aDefectCountsAgainstUsAndIsNamed() {
        Outcome outcome = examine(record("{\"broken\": 1}"), HALVES);
        assertEquals(Verdict.MISMATCHED, outcome.verdict());
        assertTrue(outcome.why().orElseThrow().arguments().toString().contains("a defect"));
    }

    @Test
    void proseIsNotComparedAndUncheckableRecordsAreSkipped() {
        String rest = "\"topic\":\"halves\",\"input\":{\"n\":7},\"expected\":{\"half\":3.5,\"why\":\"because\"}";
        assertEquals(
                Verdict.MATCHED,
                examine("{" + rest + ",\"prose\":[\"why\"]}", HALVES).verdict());
        assertEquals(
                Verdict.SKIPPED,
                examine("{" + rest + ",\"checkable\":false}", HALVES).verdict());
        assertEquals(
                Verdict.SKIPPED,
                examine("{" + rest + ",\"prose\":[\"why\",\"half\"]}", HALVES).verdict());
    }

    @Test
    void topicsOfOneNameAreAskedInTurn() {
        Topic refusing = topic(input -> {
            throw new NotAnswered("anything");
        });
        Topic partial = topic(input -> new Facts().put("extra", () -> 1));
        assertEquals(Verdict.MATCHED, verdict("{\"half\": 3.5, \"extra\": 1}", refusing, partial, HALVES));
    }

    @Test
    void aQuestionOverItsBudgetIsNotSupported() {
        CountDownLatch never = new CountDownLatch(1);
        Topic endless = topic(input -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new Facts();
        });
        Question question = key(record("{\"half\": 1}")).questions().getFirst();
        Outcome outcome = examiner(Duration.ofMillis(20), endless).examine(question);
        assertEquals(Verdict.NOT_SUPPORTED, outcome.verdict());
        assertEquals("app.verify.over-budget", outcome.why().orElseThrow().key());
    }

    @Test
    void aBrokenLineIsNamedByItsNumber() {
        BadDocument bad = assertThrows(
                BadDocument.class, () -> key(record("{\"half\": 1}") + "\n\n{\"topic\": \"halves\", \"input\": {}}\n"));
        assertEquals("L3", bad.place());
        assertEquals("core.bad.missing", bad.what().key());
        assertEquals(
                "L1", assertThrows(BadDocument.class, () -> key("{\"topic\": ")).place());
        assertThrows(BadDocument.class, () -> key("\n"));
    }

    @Test
    void linesAListAndATableHoldTheSameQuestions() {
        String first = "{\"topic\":\"matrix\",\"input\":{\"matrix\":[[\"1/2\",3],[4,1]]},"
                + "\"expected\":{\"value\":\"23/11\",\"row\":[\"6/11\",\"5/11\"]}}";
        String second = "{\"topic\":\"nim\",\"input\":{\"piles\":[3,5,7]},\"expected\":{\"nimSum\":2}}";
        List<String> keys = List.of(
                first + "\n\n" + second + "\n",
                "[" + first + ",\n" + second + "]",
                "Topic,input.matrix,input.piles,expected.value,expected.row,expected\n"
                        + "matrix,\"[[1/2,3],\n [4,1]]\",,23/11,\"6/11, 5/11\",\n\n"
                        + "nim,,\"3, 5, 7\",,,\"{\"\"nimSum\"\":2}\"\n",
                "topic;input.matrix;input.piles;expected.value;expected.row;expected.nimSum\n"
                        + "matrix;[[1/2,3],[4,1]];;23/11;[6/11, 5/11];\nnim;;3, 5, 7;;;2\n",
                "topic\tinput\texpected\r\n"
                        + "matrix\t{\"matrix\":[[1/2,3],[4,1]]}\t{\"value\":23/11,\"row\":[6/11,5/11]}\r\n"
                        + "nim\t{\"piles\":[3,5,7]}\t{\"nimSum\":2}\r\n");
        for (String text : keys)
            assertEquals(
                    List.of(Verdict.MATCHED, Verdict.MISMATCHED),
                    key(text).questions().stream()
                            .map(question ->
                                    Examiner.examine(question, Progress.none()).verdict())
                            .toList(),
                    text);
        assertEquals(1, key(second.replace(",", ",\n")).questions().size(), "one question over several lines");
    }

    @Test
    void aBrokenRowSpoilsNoOtherAndNamesItsCell() {
        List<AnswerKey.Entry> entries = AnswerKey.entries("topic,input.piles,expected.nimSum\n"
                + "nim,\"[3,x]\",1\nnim,\"3,5\",6\nnim,\"3,5\",\nnim,\"3,5\",6,more\n");
        assertEquals(
                List.of("L2.input.piles", "", "L4", "L5"),
                entries.stream()
                        .map(entry -> entry instanceof AnswerKey.Entry.Broken broken
                                ? broken.why().place()
                                : "")
                        .toList());
        BadDocument column = assertThrows(BadDocument.class, () -> key("topic,piles,value\nnim,3,1\n"));
        assertEquals("L1", column.place());
        assertEquals("app.bad.key-column", column.what().key());
    }

    /** Somebody who understands the input n only. */
    private static Topic topic(Function<Node, Facts> answer) {
        return question -> new Examiner.Answering(
                progress -> {
                    question.input().only(Set.of("n"));
                    return answer.apply(question.input());
                },
                UnaryOperator.identity(),
                Set.of());
    }

    private interface Topic extends Function<Question, Examiner.Answering> {}

    @Test
    void whatIsCertifiedTogetherIsComparedTogether() {
        String vote = "\"weighted-voting\",\"input\":{\"family\":\"unanimity\",\"players\":4}";
        assertEquals(Verdict.MATCHED, whole(vote, "\"weights\":[2,2,2,2],\"quota\":7,\"rule\":\">=\""));
        assertEquals(Verdict.MISMATCHED, whole(vote, "\"weights\":[1,1,1,1],\"quota\":2,\"rule\":\">\""));
        assertEquals(Verdict.MISMATCHED, whole(vote, "\"weights\":[1,1,1,1],\"quota\":3,\"rule\":\">=\""));
        String two = "\"strategic-to-coalitional\",\"input\":{\"players\":2,\"payoffs\":[[[0,2],[4,1]],[[2,4],[5,4]]]}";
        String secure = "\"securityStrategies\":{\"row\":2,\"column\":1},";
        assertEquals(Verdict.MATCHED, whole(two, secure + "\"payoff\":[2,4]"));
        assertEquals(Verdict.MISMATCHED, whole(two, secure + "\"payoff\":[5,4]"));
        assertEquals(Verdict.MATCHED, whole(two, "\"grandProfile\":[2,2],\"payoff\":[5,4]"));
        assertEquals(Verdict.MISMATCHED, whole(two, "\"grandProfile\":[2,2],\"payoff\":[2,4]"));
        String matrix = "\"coalition-matrix-game\",\"input\":{\"players\":2,\"coalition\":\"1\","
                + "\"payoffs\":[[[1,0],[7,0]],[[3,0],[1,0]],[[1,0],[1,0]],[[2,0],[1,0]]]}";
        assertEquals(Verdict.MATCHED, whole(matrix, "\"dominatedRows\":[\"3\",\"4\"],\"reduced\":[[1,7],[3,1]]"));
        assertEquals(Verdict.MISMATCHED, whole(matrix, "\"dominatedRows\":[\"3\"],\"reduced\":[[1,7],[3,1]]"));
        assertEquals(Verdict.MISMATCHED, whole(matrix, "\"dominatedRows\":[\"3\",\"4\"],\"reduced\":[[1,7]]"));
    }

    /** A topic that is known but not asked with these fields is not called unknown. */
    @Test
    void aKnownTopicSaysWhichFieldsItNeeds() {
        Outcome known = new Examiner(Duration.ofSeconds(20))
                .examine(
                        key("{\"topic\":\"take-and-break\",\"input\":{\"code\":\"0.77\"},\"expected\":{\"period\":12}}")
                                .questions()
                                .getFirst());
        assertEquals(Verdict.NOT_SUPPORTED, known.verdict());
        assertEquals("app.verify.no-form", known.why().orElseThrow().key());
        assertEquals(
                "app.verify.no-topic",
                examine(record("{\"half\": 3.5}")).why().orElseThrow().key());
    }

    /** Moves may be written as a report writes them, and what a set lacks or has too much is named. */
    @Test
    void setsSayWhatIsMissingAndWhatIsWrong() {
        String nim = "\"nim\",\"input\":{\"piles\":[13,12,8]}";
        String right = "{\"component\":0,\"from\":13,\"to\":[4]},{\"component\":1,\"from\":12,\"to\":[5]}";
        String third = ",{\"component\":2,\"from\":8,\"to\":[1]}";
        assertEquals(Verdict.MATCHED, whole(nim, "\"winningMoves\":[" + right + third + "]"));
        assertEquals(Verdict.MISMATCHED, whole(nim, "\"winningMoves\":[" + right + "]"));
        String taken = "{\"pile\":0,\"from\":13,\"to\":4,\"remove\":9},{\"pile\":1,\"from\":12,\"to\":5,\"remove\":7}";
        assertEquals("app.verify.lacking", why(nim, "\"winningMoves\":[" + taken + "]"));
        String wrong = ",{\"pile\":2,\"from\":8,\"to\":0,\"remove\":8}";
        assertEquals("app.verify.lacking-and-wrong", why(nim, "\"winningMoves\":[" + taken + wrong + "]"));
        String all = ",{\"pile\":2,\"from\":8,\"to\":1,\"remove\":7}";
        assertEquals("app.verify.wrong", why(nim, "\"winningMoves\":[" + taken + all + wrong + "]"));
        assertEquals("app.verify.no-answer", why(nim, "\"nimsum\":9"));
    }

    /** The names that may be meant stand beside a name that is not known. */
    @Test
    void unknownNamesAreAskedBack() {
        Words words = Words.in(Language.ENGLISH);
        String topic = words.say(explained("\"nimm\",\"input\":{\"piles\":[3]}", "\"sg\":3"));
        assertTrue(topic.contains("did you mean \"nim\"?"), topic);
        String fact = words.say(explained("\"nim\",\"input\":{\"piles\":[3]}", "\"nimsum\":3"));
        assertTrue(fact.contains("did you mean \"nimSum\"?"), fact);
        assertTrue(fact.contains("winningMoves"), fact);
    }

    private static String why(String question, String expected) {
        return explained(question, expected).key();
    }

    private static Message explained(String question, String expected) {
        return new Examiner(Duration.ofSeconds(20))
                .examine(key("{\"topic\":" + question + ",\"expected\":{" + expected + "}}")
                        .questions()
                        .getFirst())
                .why()
                .orElseThrow();
    }

    private static Verdict whole(String question, String expected) {
        return new Examiner(Duration.ofSeconds(20))
                .examine(key("{\"topic\":" + question + ",\"expected\":{" + expected + "}}")
                        .questions()
                        .getFirst())
                .verdict();
    }

    private static Examiner examiner(Duration budget, Topic... topics) {
        return new Examiner(
                budget,
                question ->
                        Stream.of(topics).map(topic -> topic.apply(question)).toList());
    }

    private static String record(String expected) {
        return "{\"topic\":\"halves\",\"input\":{\"n\":7},\"expected\":" + expected + "}";
    }

    private static Verdict verdict(String expected, Topic... topics) {
        return examine(record(expected), topics).verdict();
    }

    private static Outcome examine(String line, Topic... topics) {
        return examiner(Duration.ofSeconds(20), topics)
                .examine(key(line).questions().getFirst());
    }

    private static AnswerKey key(String text) {
        return AnswerKey.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
