package hissho.app.verify;

import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.verify.Outcome.FieldOutcome;
import hissho.app.work.Work;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Nearest;
import hissho.fact.Compare;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.topic.Sentence;
import hissho.topic.Topic;
import hissho.topic.Topics;
import hissho.words.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Puts the questions of an answer key to the engine and compares.
 *
 * <p>The engine sees the input and the names of the fields that are asked for; all its answers are complete before the first
 * expected value is looked at.
 */
public final class Examiner {

    /** Not a question but how exact the decimals of an answer key are. */
    private static final String TOLERANCE = "tol";

    private static final int MOST_TOLD = 5;

    private final Duration budget;
    private final Function<Question, List<Answering>> door;

    public Examiner(Duration budget) {
        this(budget, Examiner::meant);
    }

    Examiner(Duration budget, Function<Question, List<Answering>> door) {
        this.budget = budget;
        this.door = door;
    }

    /** Somebody who may answer a question: the facts, which of them an expected key asks for, and expected keys of its own. */
    record Answering(Function<Progress, Facts> facts, UnaryOperator<String> factOf, Set<String> own) {}

    /** What the engine said about one field: a value and how to compare it, or why there is none. */
    private sealed interface Said {
        record Value(Fact<?> fact, @Nullable Object value, Optional<Value> plain) implements Said {}

        record Nothing(Message why) implements Said {}

        record Failure(Message why) implements Said {}
    }

    /** Examines a question on a thread of its own, within the budget of this examiner. */
    public Outcome examine(Question question) {
        return examine(question, asked -> withinBudget(question, asked));
    }

    /** Examines a question here, under somebody else's budget. */
    public static Outcome examine(Question question, Progress progress) {
        return examine(question, asked -> ask(meant(question), question, asked, progress));
    }

    private static Outcome examine(Question question, Function<List<String>, Map<String, Said>> answers) {
        if (!question.checkable()) return Outcome.skipped(question, "app.verify.not-checkable");
        List<String> asked = question.expected().keySet().stream()
                .filter(field -> !question.prose().contains(field) && !field.equals(TOLERANCE))
                .toList();
        if (asked.isEmpty()) return Outcome.skipped(question, "app.verify.only-prose");
        return Outcome.of(question, compare(question, asked, answers.apply(asked)));
    }

    private Map<String, Said> withinBudget(Question question, List<String> asked) {
        try {
            return Work.within(budget, progress -> ask(door.apply(question), question, asked, progress));
        } catch (Progress.Stopped e) {
            return all(asked, new Said.Nothing(Message.of("app.verify.over-budget", budget.toSeconds())));
        }
    }

    /** Each topic of the right name that is meant by the input is asked in turn for what is still open. */
    private static Map<String, Said> ask(
            List<Answering> meant, Question question, List<String> asked, Progress progress) {
        Map<String, Said> said = new LinkedHashMap<>();
        for (Answering answering : meant) {
            List<String> open = asked.stream()
                    .filter(field -> !(said.get(field) instanceof Said.Value))
                    .toList();
            if (open.isEmpty()) break;
            ask(answering, open, progress).forEach((field, answer) -> said.merge(field, answer, Examiner::better));
        }
        return said.isEmpty() ? all(asked, new Said.Nothing(unmet(question))) : said;
    }

    /** Why nothing answers: the topic is not known, or not with these fields, and then those it is asked with. */
    private static Message unmet(Question question) {
        List<String> forms = Topics.named(question.topic()).stream()
                .map(topic -> topic.needs().stream().sorted().collect(Collectors.joining(", ")))
                .filter(needs -> !needs.isEmpty())
                .distinct()
                .toList();
        return forms.isEmpty()
                ? Message.of("app.verify.no-topic", question.topic(), Nearest.question(question.topic(), names()))
                : Message.of(
                        "app.verify.no-form",
                        question.topic(),
                        String.join(", ", question.input().fields().keySet()),
                        String.join(" / ", forms));
    }

    /** The names of topics, and of the kinds, which are topics too. */
    private static List<String> names() {
        return Stream.concat(Topics.all().stream().map(Topic::name), Catalogue.names().stream())
                .distinct()
                .toList();
    }

    private static List<Answering> meant(Question question) {
        Map<String, @Nullable Object> input = input(question);
        return topics(question, input).stream()
                .map(topic -> new Answering(
                        progress -> GameDocument.of(topic.document(input))
                                .solve(progress)
                                .facts(),
                        topic::factOf,
                        topic.facts().keySet()))
                .toList();
    }

    /** The document a question is about, where it names one that can be read. */
    public static Optional<GameDocument> document(Question question) {
        Map<String, @Nullable Object> input = input(question);
        for (Topic topic : topics(question, input)) {
            try {
                return Optional.of(GameDocument.of(topic.document(input)));
            } catch (BadDocument unread) {
                // another topic of the name may read it
            }
        }
        return Optional.empty();
    }

    private static Map<String, @Nullable Object> input(Question question) {
        Map<String, @Nullable Object> input = new LinkedHashMap<>(Sentence.fields(question.topic(), question.ask()));
        input.putAll(question.input().fields());
        return input;
    }

    /** The listed topics of this name, or the kind that is called so. */
    private static List<Topic> topics(Question question, Map<String, @Nullable Object> input) {
        List<Topic> listed = Topics.named(question.topic()).stream()
                .filter(topic -> topic.fits(input, question.expected().keySet()))
                .toList();
        return listed.isEmpty()
                ? Catalogue.kind(question.topic()).stream()
                        .map(kind -> Topic.of(kind.name(), kind.name()))
                        .toList()
                : listed;
    }

    private static Map<String, Said> ask(Answering answering, List<String> fields, Progress progress) {
        Facts facts;
        try {
            facts = answering.facts().apply(progress);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return all(fields, failure(e));
        }
        Map<String, Said> said = new LinkedHashMap<>();
        for (String field : fields) said.put(field, ask(facts, field, answering));
        return said;
    }

    private static Said ask(Facts answers, String field, Answering answering) {
        String fact = answering.factOf().apply(field);
        Optional<Fact<?>> answer = answers.find(fact);
        if (answer.isEmpty()) return new Said.Nothing(unanswered(answers, field, answering));
        try {
            Optional<Said.Value> plain = fact.equals(field) ? Optional.empty() : value(answers, field);
            return new Said.Value(answer.get(), answer.get().value(), plain);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return failure(e);
        }
    }

    /** The fact that reports call by the name of the expected field, where the topic means another. */
    private static Optional<Said.Value> value(Facts answers, String field) {
        try {
            return answers.find(field).map(fact -> new Said.Value(fact, fact.value(), Optional.empty()));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    /** The field is not one of the topic's: which may be meant, and which there are. */
    private static Message unanswered(Facts answers, String field, Answering answering) {
        Set<String> known = new TreeSet<>(answering.own());
        known.removeIf(name -> name.contains("#"));
        known.addAll(answers.keys());
        return Message.of("app.verify.no-answer", field, Nearest.question(field, known), String.join(", ", known));
    }

    private static Said failure(Throwable e) {
        return switch (e) {
            case NotAnswered n -> new Said.Nothing(n.why());
            case BadDocument bad -> new Said.Nothing(Message.of("app.verify.refused", bad.place(), bad.what()));
            case Progress.Stopped stopped -> new Said.Nothing(Message.of("app.verify.stopped"));
            default ->
                new Said.Failure(Message.of("app.verify.failed", e.getClass().getSimpleName() + ": " + e.getMessage()));
        };
    }

    /** A value beats a failure, and a failure beats silence: it must not be hidden. */
    private static Said better(Said first, Said second) {
        return rank(second) > rank(first) ? second : first;
    }

    private static int rank(Said said) {
        return switch (said) {
            case Said.Nothing n -> 0;
            case Said.Failure f -> 1;
            case Said.Value v -> 2;
        };
    }

    private static Map<String, Said> all(List<String> fields, Said said) {
        Map<String, Said> same = new LinkedHashMap<>();
        for (String field : fields) same.put(field, said);
        return same;
    }

    private static List<FieldOutcome> compare(Question question, List<String> asked, Map<String, Said> said) {
        List<FieldOutcome> fields = new ArrayList<>();
        Optional<Rational> tolerance = Optional.ofNullable(question.expected().get(TOLERANCE))
                .flatMap(written -> Rational.read(written.toString()));
        for (String field : asked) {
            fields.add(compare(field, Objects.requireNonNull(said.get(field)), question.expected(), tolerance));
        }
        for (String field : question.prose())
            if (question.expected().containsKey(field))
                fields.add(new FieldOutcome(
                        field,
                        Verdict.SKIPPED,
                        null,
                        question.expected().get(field),
                        Optional.empty(),
                        Optional.empty()));
        return fields;
    }

    private static FieldOutcome compare(
            String field, Said said, Map<String, ? extends @Nullable Object> all, Optional<Rational> tolerance) {
        Object expected = all.get(field);
        return switch (said) {
            case Said.Nothing(Message why) ->
                new FieldOutcome(field, Verdict.NOT_SUPPORTED, null, expected, Optional.of(why), Optional.empty());
            case Said.Failure(Message why) ->
                new FieldOutcome(field, Verdict.MISMATCHED, null, expected, Optional.of(why), Optional.empty());
            case Said.Value written -> {
                Said.Value value = written.plain()
                        .filter(plain -> sameForm(plain.value(), expected) && !sameForm(written.value(), expected))
                        .orElse(written);
                Compare compare = value.fact().compare();
                yield compare(
                        field,
                        value,
                        tolerance.map(compare::within).orElse(compare).knowing(all),
                        expected);
            }
        };
    }

    /** Whether both are lists of maps with the same names, as a report writes them. */
    private static boolean sameForm(@Nullable Object answered, @Nullable Object expected) {
        return answered instanceof Collection<?> a
                && expected instanceof Collection<?> e
                && !a.isEmpty()
                && !e.isEmpty()
                && names(a).equals(names(e))
                && names(a).size() == 1;
    }

    private static Set<Object> names(Collection<?> entries) {
        return entries.stream()
                .map(entry -> entry instanceof Map<?, ?> map ? map.keySet() : List.of())
                .filter(names -> !names.isEmpty())
                .collect(Collectors.toSet());
    }

    /** What a set in the key lacks and has too much; nothing where order matters or the two have nothing in common. */
    private static Optional<Message> difference(@Nullable Object value, Compare compare, @Nullable Object expected) {
        if (!(value instanceof Collection<?> a) || !(expected instanceof Collection<?> e)) return Optional.empty();
        List<Object> answered = new ArrayList<>(a);
        List<Object> written = new ArrayList<>(e);
        if (answered.isEmpty() || written.isEmpty() || !isSet(answered, compare)) return Optional.empty();
        List<Object> lacking = without(answered, x -> written.stream().anyMatch(y -> agree(compare, x, y)));
        List<Object> wrong = without(written, y -> answered.stream().anyMatch(x -> agree(compare, x, y)));
        if (lacking.size() == answered.size() || (lacking.isEmpty() && wrong.isEmpty())) return Optional.empty();
        String key = lacking.isEmpty() ? "wrong" : wrong.isEmpty() ? "lacking" : "lacking-and-wrong";
        List<Object> gaps = new ArrayList<>();
        if (!lacking.isEmpty()) gaps.add(first(lacking));
        if (!wrong.isEmpty()) gaps.add(first(wrong));
        return Optional.of(Message.of("app.verify." + key, gaps.toArray()));
    }

    private static String first(List<Object> entries) {
        String told = entries.stream().limit(MOST_TOLD).map(Json::line).collect(Collectors.joining(", "));
        return entries.size() > MOST_TOLD ? told + ", …" : told;
    }

    private static List<Object> without(List<Object> entries, Predicate<Object> found) {
        return entries.stream().filter(found.negate()).toList();
    }

    private static boolean agree(Compare compare, Object answered, Object expected) {
        return compare.agree(List.of(answered), List.of(expected));
    }

    /** Whether neither order nor repetition matters to the comparison. */
    private static boolean isSet(List<Object> answered, Compare compare) {
        List<Object> more = new ArrayList<>(answered.reversed());
        more.add(answered.getLast());
        return !compare.admitsOthers() && compare.agree(answered, more);
    }

    private static FieldOutcome compare(String field, Said.Value said, Compare compare, @Nullable Object expected) {
        Optional<Message> why = Optional.empty();
        boolean agrees = false;
        try {
            agrees = compare.agreeOrRound(said.value(), expected);
            if (!agrees) why = difference(said.value(), compare, expected);
        } catch (BadDocument e) {
            why = Optional.of(Message.of("app.verify.unreadable", e.place(), e.what()));
        } catch (RuntimeException e) {
            why = Optional.of(
                    Message.of("app.verify.not-comparable", e.getClass().getSimpleName() + ": " + e.getMessage()));
        }
        Verdict verdict = agrees ? Verdict.MATCHED : Verdict.MISMATCHED;
        return new FieldOutcome(field, verdict, said.value(), expected, why, Optional.of(said.fact()));
    }
}
