package hissho.app.web;

import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.verify.AnswerKey;
import hissho.app.verify.Examiner;
import hissho.app.verify.Outcome;
import hissho.app.verify.Outcome.FieldOutcome;
import hissho.app.verify.Question;
import hissho.app.verify.Verdict;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Words;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Answer keys: a text is read into its questions, and each question is examined by itself, so that whoever waits sees one after the other. */
final class KeyApi {

    private static final int SHOWN = 240;

    private final Desk desk;

    KeyApi(Desk desk) {
        this.desk = desk;
    }

    /** The questions of a key. */
    void read(Context request) throws Exception {
        Node body = Body.of(request, "keyReading");
        Words words = Body.words(body);
        answer(
                request,
                body,
                budget -> Map.of(
                        "questions",
                        AnswerKey.entries(body.get("text").text()).stream()
                                .map(entry -> entry(entry, words))
                                .toList()));
    }

    /** What becomes of one question. */
    void verify(Context request) throws Exception {
        Node body = Body.of(request, "verifying");
        Words words = Body.words(body);
        Question question = Question.of(1, Node.root(body.get("question").value()));
        answer(request, body, budget -> outcome(question, words, budget));
    }

    private void answer(Context request, Node body, Examination work) throws Exception {
        Budget budget = body.find("budget").map(Budget::read).orElseGet(Budget::usual);
        String id = body.find("id").map(Node::text).orElse("");
        String answer = desk.work(request, id, budget, () -> Json.line(work.under(budget)));
        request.contentType("application/json").result(answer);
    }

    /** What is done at the desk under a budget. */
    private interface Examination {
        Object under(Budget budget);
    }

    private static Map<String, @Nullable Object> entry(AnswerKey.Entry entry, Words words) {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        switch (entry) {
            case AnswerKey.Entry.Broken(int line, BadDocument why) -> {
                told.put("line", line);
                told.put("fault", words.say(why.what()));
                told.put("place", why.place());
            }
            case AnswerKey.Entry.Asked(Question question, Node record) -> {
                told.put("line", question.line());
                told.put("id", question.id());
                told.put("topic", question.topic());
                told.put("ask", question.ask());
                told.put("question", record.value());
            }
        }
        return told;
    }

    private static Map<String, @Nullable Object> outcome(Question question, Words words, Budget budget) {
        Outcome outcome = Examiner.examine(question, budget);
        Optional<GameDocument> document = Examiner.document(question);
        String room = document.map(one -> one.kind().room()).orElse("");
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        told.put("verdict", name(outcome.verdict()));
        told.put("why", outcome.why().map(words::say).orElse(""));
        document.ifPresent(one -> told.put("document", one.tree()));
        told.put(
                "fields",
                outcome.fields().stream()
                        .map(field -> field(field, room, words))
                        .toList());
        return told;
    }

    private static Map<String, @Nullable Object> field(FieldOutcome field, String room, Words words) {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        told.put("field", field.field());
        told.put("label", field.fact().map(fact -> fact.label(words, room)).orElse(field.field()));
        told.put("verdict", name(field.verdict()));
        told.put("expected", written(field.expected()));
        told.put("answered", field.fact().map(fact -> fact.brief(words)).orElse(""));
        told.put(
                "why",
                field.why()
                        .map(words::say)
                        .or(() -> field.fact()
                                .filter(fact -> field.verdict() == Verdict.MISMATCHED)
                                .map(fact -> lesson(fact, field.expected(), words)))
                        .orElse(""));
        return told;
    }

    /** What is wrong with an answer, as a learner hears it; nothing where that cannot be said in the time that is left. */
    private static String lesson(Fact<?> fact, @Nullable Object expected, Words words) {
        try {
            return fact.lesson(fact.read(expected, words), words);
        } catch (BadDocument | NotAnswered | Progress.Stopped untold) {
            return "";
        }
    }

    private static String name(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** An expected value as its author might have typed it. */
    private static String written(@Nullable Object value) {
        String text = switch (value) {
            case String plain -> plain;
            case List<?> list
            when list.stream().noneMatch(each -> each instanceof List || each instanceof Map) ->
                list.stream().map(String::valueOf).collect(Collectors.joining(", "));
            case null, default -> Json.line(value);
        };
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
