package hissho.app.command;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.ShapeWords;
import hissho.catalogue.Catalogue;
import hissho.document.Field;
import hissho.document.Nearest;
import hissho.fact.Fact;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Tabulation;
import hissho.topic.Topic;
import hissho.topic.Topics;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hissho kinds}: the catalogue; with a name, all about one kind of game. */
@Command(name = "kinds")
final class KindsCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "KIND",
            descriptionKey = "name",
            completionCandidates = Candidates.Kinds.class)
    private @Nullable String name;

    KindsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (name == null) list();
        else explain(named(name));
        return Exit.ANSWERED;
    }

    static Kind<?> named(String name) {
        return Catalogue.kind(name)
                .orElseThrow(() -> Console.bad("app.bad.kind", name, Nearest.question(name, Catalogue.names())));
    }

    private void list() {
        int width = Catalogue.kinds().stream()
                .mapToInt(k -> k.name().length())
                .max()
                .orElse(0);
        for (Chapter chapter : Chapter.values()) {
            List<Kind<?>> kinds = Catalogue.kinds().stream()
                    .filter(k -> k.chapter() == chapter)
                    .toList();
            if (kinds.isEmpty()) continue;
            console.tell("core.chapter." + chapter);
            for (Kind<?> kind : kinds)
                console.out()
                        .println("  " + kind.name()
                                + " ".repeat(width - kind.name().length() + 2) + console.say(key(kind)));
        }
        console.out().println();
        console.tell("app.kinds.more");
    }

    private void explain(Kind<?> kind) {
        console.out().println(console.say(key(kind)) + " (" + kind.name() + ")");
        console.tell(key(kind) + ".about");
        console.out().println();
        console.tell("app.kinds.fields");
        for (Field<?> field : kind.document().fields())
            console.out()
                    .println("  " + field.name() + (field.required() ? "" : console.say("app.kinds.optional")) + ": "
                            + ShapeWords.describe(field.shape(), console.words())
                            + FieldWords.meaning(key(kind), field, console.words()));
        List<Example> examples = Examples.all().stream()
                .filter(e -> e.document().kind().equals(kind))
                .toList();
        ShortForm.of(kind)
                .or(() -> ShortForm.ofFields(kind))
                .ifPresent(typed -> console.tell("app.kinds.short", typed));
        listed("app.kinds.examples", examples.stream().map(Example::name).toList());
        listed("app.kinds.tables", kind.tables().stream().map(Tabulation::name).toList());
        facts(kind);
        listed("app.kinds.topics", topics(kind));
        if (!examples.isEmpty()) {
            console.out().println();
            console.tell("app.kinds.example", examples.getFirst().name());
            console.out().println(examples.getFirst().text().strip());
        }
    }

    /** What solutions of this kind can be asked. */
    private void facts(Kind<?> kind) {
        if (kind.facts().isEmpty()) return;
        console.out().println();
        console.tell("app.kinds.facts");
        for (String fact : kind.facts())
            console.out().println("  " + fact + ": " + Fact.label(fact, kind.room(), console.words()));
    }

    private static List<String> topics(Kind<?> kind) {
        return Topics.all().stream()
                .filter(topic -> topic.kind().equals(Optional.of(kind.name())))
                .map(Topic::name)
                .distinct()
                .toList();
    }

    private void listed(String key, List<String> names) {
        if (!names.isEmpty()) console.tell(key, names);
    }

    private static String key(Kind<?> kind) {
        return kind.room() + "." + kind.name();
    }
}
