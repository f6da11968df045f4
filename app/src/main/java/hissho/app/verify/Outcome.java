package hissho.app.verify;

import hissho.fact.Fact;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What became of a question: its verdict, that of each expected field, and why it was not simply right. */
public record Outcome(Question question, Verdict verdict, List<FieldOutcome> fields, Optional<Message> why) {

    public Outcome {
        fields = List.copyOf(fields);
    }

    /** One expected field, and the fact that answers it; where the engine failed instead of answering, the why says how. */
    public record FieldOutcome(
            String field,
            Verdict verdict,
            @Nullable Object answered,
            @Nullable Object expected,
            Optional<Message> why,
            Optional<Fact<?>> fact) {}

    static Outcome skipped(Question question, String why) {
        return new Outcome(question, Verdict.SKIPPED, List.of(), Optional.of(Message.of(why)));
    }

    /** The verdict of the whole follows from its fields: one wrong field is wrong, one open field leaves it open. */
    static Outcome of(Question question, List<FieldOutcome> fields) {
        return new Outcome(
                question,
                worst(fields),
                fields,
                fields.stream().flatMap(f -> f.why().stream()).findFirst());
    }

    private static Verdict worst(List<FieldOutcome> fields) {
        if (has(fields, Verdict.MISMATCHED)) return Verdict.MISMATCHED;
        if (has(fields, Verdict.NOT_SUPPORTED)) return Verdict.NOT_SUPPORTED;
        return has(fields, Verdict.MATCHED) ? Verdict.MATCHED : Verdict.SKIPPED;
    }

    private static boolean has(List<FieldOutcome> fields, Verdict verdict) {
        return fields.stream().anyMatch(f -> f.verdict() == verdict);
    }
}
