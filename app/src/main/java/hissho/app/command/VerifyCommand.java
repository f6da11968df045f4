package hissho.app.command;

import hissho.app.document.Json;
import hissho.app.verify.AnswerKey;
import hissho.app.verify.Count;
import hissho.app.verify.Examiner;
import hissho.app.verify.Outcome;
import hissho.app.verify.Outcome.FieldOutcome;
import hissho.app.verify.Question;
import hissho.app.verify.Verdict;
import hissho.app.work.Watch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hissho verify}: checks an answer key against the engine. */
@Command(name = "verify")
public final class VerifyCommand implements Callable<Integer> {

    private static final int SHOWN = 240;

    private final Console console;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "-";

    @Option(names = "--topic", paramLabel = "TOPIC")
    private @Nullable String topic;

    @Option(names = "--id", paramLabel = "ID")
    private @Nullable String id;

    @Option(names = "--section", paramLabel = "PREFIX")
    private String section = "";

    @Option(names = "--budget", paramLabel = "SECONDS")
    private double budget = 60;

    @Option(names = "--open")
    private boolean open;

    @Option(names = "--format", paramLabel = "FORMAT")
    private VerifyFormat format = VerifyFormat.text;

    /** The two forms of the outcome. */
    enum VerifyFormat {
        text,
        json
    }

    public VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        AnswerKey key = file.equals("-") ? AnswerKey.read(console.in()) : AnswerKey.read(Path.of(file));
        Examiner examiner = new Examiner(Console.budget(budget));
        List<Question> questions = key.questions().stream().filter(this::wanted).toList();
        if (questions.isEmpty() && !key.questions().isEmpty())
            throw Console.bad(
                    "app.verify.none-wanted",
                    key.questions().size(),
                    key.questions().stream()
                            .map(Question::topic)
                            .distinct()
                            .sorted()
                            .toList());
        List<Outcome> outcomes = new ArrayList<>();
        try (Watch watch = console.watch()) {
            for (Question question : questions) {
                Outcome outcome = examiner.examine(question);
                outcomes.add(outcome);
                if (format == VerifyFormat.text) tell(outcome, watch);
                watch.done(outcomes.size(), questions.size());
            }
        }
        if (format == VerifyFormat.json) console.exact().println(Json.pretty(object(outcomes)));
        else close(outcomes);
        return Count.ofQuestions(outcomes).mismatched() > 0 ? Exit.WRONG : Exit.ANSWERED;
    }

    private boolean wanted(Question question) {
        return (topic == null || topic.equals(question.topic()))
                && (id == null || id.equals(question.id()))
                && question.section().startsWith(section);
    }

    // ---- for people

    private void tell(Outcome outcome, Watch watch) {
        for (FieldOutcome field : outcome.fields()) {
            boolean shown = field.verdict() == Verdict.MISMATCHED || (open && field.verdict() == Verdict.NOT_SUPPORTED);
            if (!shown) continue;
            watch.close();
            console.out().println(line(outcome.question(), field));
        }
        console.out().flush();
    }

    private String line(Question question, FieldOutcome field) {
        String mark = field.verdict() == Verdict.MISMATCHED ? "✗ " : "? ";
        String place = mark + question.id() + " [" + question.topic() + "] " + field.field() + ": ";
        if (field.why().isPresent())
            return place + console.words().say(field.why().get());
        return place + console.say("app.verify.disagreement", shown(field.answered()), shown(field.expected()));
    }

    private static String shown(@Nullable Object value) {
        String text = Json.line(value);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    private void close(List<Outcome> outcomes) {
        Map<String, Count> topics = Count.byTopic(outcomes);
        int width = topics.keySet().stream().mapToInt(String::length).max().orElse(0);
        topics.forEach((name, count) -> console.out()
                .println("  " + name + " ".repeat(width - name.length()) + "  " + counted("app.verify.topic", count)));
        console.out().println(counted("app.verify.records", Count.ofQuestions(outcomes)));
        console.out().println(counted("app.verify.fields", Count.ofFields(outcomes)));
    }

    private String counted(String key, Count count) {
        return console.say(
                key, count.all(), count.matched(), count.mismatched(), count.notSupported(), count.skipped());
    }

    // ---- for programs

    private Map<String, Object> object(List<Outcome> outcomes) {
        Count records = Count.ofQuestions(outcomes);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("records", records.all());
        counts(records, object);
        Map<String, Object> fields = new LinkedHashMap<>();
        Count ofFields = Count.ofFields(outcomes);
        fields.put("all", ofFields.all());
        counts(ofFields, fields);
        object.put("fields", fields);
        Map<String, Object> topics = new LinkedHashMap<>();
        Count.byTopic(outcomes).forEach((name, count) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("records", count.all());
            counts(count, one);
            topics.put(name, one);
        });
        object.put("topics", topics);
        object.put("disagreements", listed(outcomes, Verdict.MISMATCHED));
        object.put("open", listed(outcomes, Verdict.NOT_SUPPORTED));
        return object;
    }

    private static void counts(Count count, Map<String, Object> into) {
        into.put("matched", count.matched());
        into.put("mismatched", count.mismatched());
        into.put("notSupported", count.notSupported());
        into.put("skipped", count.skipped());
    }

    private List<Object> listed(List<Outcome> outcomes, Verdict verdict) {
        List<Object> list = new ArrayList<>();
        for (Outcome outcome : outcomes)
            for (FieldOutcome field : outcome.fields())
                if (field.verdict() == verdict) list.add(entry(outcome.question(), field));
        return list;
    }

    private Map<String, @Nullable Object> entry(Question question, FieldOutcome field) {
        Map<String, @Nullable Object> entry = new LinkedHashMap<>();
        entry.put("id", question.id());
        entry.put("line", question.line());
        entry.put("topic", question.topic());
        entry.put("field", field.field());
        if (field.verdict() == Verdict.MISMATCHED) {
            entry.put("answered", field.answered());
            entry.put("expected", field.expected());
        }
        field.why().ifPresent(why -> entry.put("why", console.words().say(why)));
        return entry;
    }
}
