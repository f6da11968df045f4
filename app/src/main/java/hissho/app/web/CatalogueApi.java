package hissho.app.web;

import hissho.app.document.Conversion;
import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.Renderers;
import hissho.catalogue.Catalogue;
import hissho.document.Field;
import hissho.document.Nearest;
import hissho.document.Shape;
import hissho.fact.Fact;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What there is: kinds with their forms, tables, examples. Made from the catalogue, so a new kind needs nothing here. */
final class CatalogueApi {

    /** How long it may take to find out whether a game can be played, in milliseconds. */
    private static final int MOMENT = 1000;
    /** A number nobody takes in at a glance, and what it or one more field counts as against letters. */
    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{5,}");

    private static final int EXTRA = 60;

    private final List<Examples.Example> examples = Examples.all();
    private final Map<String, GameDocument> documents = new LinkedHashMap<>();
    private final Map<String, Optional<String>> played = new ConcurrentHashMap<>();
    private final Map<Language, String> told = new ConcurrentHashMap<>();

    CatalogueApi() {
        examples.forEach(example -> documents.put(example.name(), example.document()));
    }

    void catalogue(Context request) {
        Words words = Body.words(request);
        request.contentType("application/json")
                .result(told.computeIfAbsent(words.language(), language -> Json.line(catalogue(words))));
    }

    private Map<String, @Nullable Object> catalogue(Words words) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put(
                "languages",
                Arrays.stream(Language.values()).map(Language::code).toList());
        tree.put(
                "chapters",
                Arrays.stream(Chapter.values())
                        .filter(chapter -> Catalogue.kinds().stream().anyMatch(kind -> kind.chapter() == chapter))
                        .map(chapter -> Map.of("id", id(chapter), "name", words.say("core.chapter." + chapter.name())))
                        .toList());
        tree.put(
                "kinds",
                Catalogue.kinds().stream().map(kind -> kind(kind, words)).toList());
        tree.put(
                "tables",
                Catalogue.tables().stream().map(table -> table(table, words)).toList());
        tree.put("welcome", Welcome.all().stream().map(one -> one.told(words)).toList());
        tree.put("sights", Welcome.sights());
        tree.put("formats", Renderers.names());
        tree.put(
                "budget",
                Map.of(
                        "seconds",
                        Budget.USUAL_SECONDS,
                        "most",
                        Budget.MOST_SECONDS,
                        "megabytes",
                        Budget.USUAL_MEGABYTES));
        return tree;
    }

    void examples(Context request) {
        Words words = Body.words(request);
        request.contentType("application/json")
                .result(Json.line(documents.entrySet().stream()
                        .map(e -> example(e.getKey(), e.getValue(), words))
                        .toList()));
    }

    void example(Context request) {
        String name = request.pathParam("folder") + "/" + request.pathParam("name");
        String text = examples.stream()
                .filter(example -> example.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new Refused(
                        404,
                        "no-example",
                        Message.of("app.bad.example", name, Nearest.question(name, Examples.names()))))
                .text();
        request.contentType("application/json").result(text);
    }

    private static Map<String, @Nullable Object> example(String name, GameDocument document, Words words) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", name);
        map.put("title", document.title(words.language()).orElse(name));
        map.put("source", document.heading().get("source"));
        map.put("kind", document.kind().name());
        map.put("chapter", id(document.kind().chapter()));
        return map;
    }

    private Map<String, @Nullable Object> kind(Kind<?> kind, Words words) {
        String key = kind.room() + "." + kind.name();
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", kind.name());
        map.put("title", words.say(key));
        map.put("about", words.say(key + ".about"));
        map.put("chapter", id(kind.chapter()));
        map.put("document", shape(kind.document(), key, words));
        map.put(
                "facts",
                kind.facts().stream()
                        .map(fact -> Map.of("key", fact, "label", Fact.label(fact, kind.room(), words)))
                        .toList());
        List<String> own = documents.entrySet().stream()
                .filter(e -> e.getValue().kind().equals(kind))
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparingInt(this::hardness))
                .toList();
        Optional<String> playable = played.computeIfAbsent(kind.name(), _ -> firstPlayable(own));
        map.put("playable", playable.isPresent());
        map.put("gambit", Conversion.gambit(kind));
        map.put(
                "example",
                Welcome.start(kind.name())
                        .<Object>map(document -> document)
                        .or(() -> Welcome.gentlest(kind.name())
                                .or(() -> playable)
                                .or(() -> own.stream().findFirst())
                                .map(this::tree))
                        .orElse(null));
        return map;
    }

    /**
     * How much a reader is asked to take in at once by an example: what stands in it, and long numbers count more. A kind opens
     * with the gentlest.
     */
    private int hardness(String name) {
        if (!(tree(name) instanceof Map<?, ?> document)) return Integer.MAX_VALUE;
        Map<Object, Object> plain = new LinkedHashMap<>(document);
        GameDocument.HEADING.forEach(plain.keySet()::remove);
        String text = Json.line(plain);
        long large = LONG_NUMBER.matcher(text).results().count();
        return (int) (text.length() + EXTRA * large + EXTRA * (long) Math.max(0, plain.size() - 2));
    }

    /** The first example that can be played, so that a kind that can be played opens with one. */
    private Optional<String> firstPlayable(List<String> own) {
        return own.stream()
                .limit(8)
                .filter(name -> isPlayable(Objects.requireNonNull(documents.get(name))))
                .findFirst();
    }

    /** Whether it can be played; one that cannot be made ready at once is taken for one that can. */
    private static boolean isPlayable(GameDocument document) {
        try {
            return document.isPlayable(Progress.atMost(MOMENT));
        } catch (Progress.Stopped stopped) {
            return true;
        }
    }

    private @Nullable Object tree(String name) {
        String text = examples.stream()
                .filter(e -> e.name().equals(name))
                .findFirst()
                .orElseThrow()
                .text();
        return new Documents().parse(text, Documents.Syntax.JSON);
    }

    private static Map<String, @Nullable Object> table(Tabulation table, Words words) {
        String key = table.room() + ".table." + table.name();
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", table.name());
        map.put("room", table.room());
        map.put("title", words.say(key, "…", "…", "…", "…"));
        map.put("parameters", shape(table.parameters(), key, words));
        return map;
    }

    private static String id(Chapter chapter) {
        return chapter.name().toLowerCase(Locale.ROOT);
    }

    /** A shape as the page reads it. */
    static Map<String, @Nullable Object> shape(Shape<?> shape, String key, Words words) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        switch (shape.plain()) {
            case Shape.Whole(long least, long most) -> {
                map.put("type", "whole");
                map.put("least", BigDecimal.valueOf(least));
                map.put("most", BigDecimal.valueOf(most));
            }
            case Shape.Exact() -> map.put("type", "exact");
            case Shape.Text() -> map.put("type", "text");
            case Shape.Truth() -> map.put("type", "truth");
            case Shape.Choice(List<String> choices) -> {
                map.put("type", "choice");
                map.put("words", choices);
                map.put(
                        "labels",
                        choices.stream().map(word -> choice(word, words)).toList());
            }
            case Shape.ListOf<?> list -> {
                map.put("type", "list");
                map.put("least", list.least());
                map.put("most", list.most());
                map.put("entry", shape(list.entry(), key, words));
            }
            case Shape.MapOf<?> named -> {
                map.put("type", "map");
                map.put("entry", shape(named.entry(), key, words));
            }
            case Shape.Either(List<Shape<?>> shapes) -> {
                map.put("type", "either");
                map.put("shapes", shapes.stream().map(s -> shape(s, key, words)).toList());
            }
            case Shape.Fields(List<Field<?>> fields) -> {
                map.put("type", "fields");
                map.put(
                        "fields",
                        fields.stream().map(field -> field(field, key, words)).toList());
            }
            case Shape.Deep() -> map.put("type", "deep");
            case Shape.Read<?> read -> map.putAll(shape(read.shape(), key, words));
        }
        return map;
    }

    /** What a word of a choice is called: by its own words, or as the kind of that name; letters and numbers are themselves. */
    private static String choice(String word, Words words) {
        String key = "web.choice." + word.replace(' ', '-');
        if (words.knows(key)) return words.say(key);
        return Catalogue.kind(word)
                .map(kind -> words.say(kind.room() + "." + kind.name()))
                .orElse(word);
    }

    private static Map<String, @Nullable Object> field(Field<?> field, String key, Words words) {
        String own = key + ".field." + field.name();
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", field.name());
        map.put("required", field.required());
        map.put("look", field.look());
        if (field.rule()) map.put("rule", true);
        map.put("meaning", meaning(field, key, words));
        map.put("shape", shape(field.shape(), own, words));
        return map;
    }

    /** What a field means: in the words of the page, if it has its own, or of the kind, or as parts of that name are called. */
    private static String meaning(Field<?> field, String key, Words words) {
        String page = "web.field." + field.name();
        if (words.knows(page)) return words.say(page);
        String own = field.meaning(key, words);
        String part = "web.part." + field.name();
        return own.isEmpty() && words.knows(part) ? words.say(part) : own;
    }

    /** The examples by name, for other parts of the server. */
    Map<String, GameDocument> documents() {
        return documents;
    }
}
