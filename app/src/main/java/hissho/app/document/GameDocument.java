package hissho.app.document;

import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A document of a known kind: the walk from what a person wrote to a report begins here.
 *
 * @param kind the kind its {@code kind} field names
 * @param heading what every document may say beside its game: title, source, note, and its names in other languages
 * @param fields the fields of the game
 */
public record GameDocument(Kind<?> kind, Map<String, @Nullable Object> heading, Map<String, @Nullable Object> fields) {

    private static final int MOST_NAMED = 8;
    public static final List<String> HEADING = List.of("title", "source", "note", "translations");

    /** Recognises the kind and refuses fields the kind does not know. */
    public static GameDocument of(@Nullable Object tree) {
        Node root = Node.root(table(tree));
        Map<String, @Nullable Object> all = root.fields();
        Kind<?> kind = root.find("kind").map(GameDocument::kindOf).orElseGet(() -> inferred(root, all.keySet()));
        Set<String> own = names(kind);
        Map<String, @Nullable Object> heading = new LinkedHashMap<>();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        all.forEach((name, value) -> {
            if (own.contains(name)) fields.put(name, value);
            else if (HEADING.contains(name)) heading.put(name, value);
            else if (!name.equals("kind")) fields.put(name, value);
        });
        Node.root(fields).only(own);
        return new GameDocument(kind, heading, fields);
    }

    /** Rows and nothing else are payoffs: of a matrix game, or with a list in each cell those of two players. */
    private static @Nullable Object table(@Nullable Object tree) {
        if (!(tree instanceof List<?> rows) || rows.isEmpty()) return tree;
        if (!rows.stream().allMatch(row -> row instanceof List<?> cells && !cells.isEmpty())) return tree;
        boolean pairs = rows.stream().allMatch(row -> ((List<?>) row).stream().allMatch(List.class::isInstance));
        return Map.of(pairs ? "bimatrix" : "matrix", rows, "kind", pairs ? "bimatrix" : "matrix");
    }

    /** A document of this kind with these fields. */
    public static GameDocument of(Kind<?> kind, Map<String, ? extends @Nullable Object> fields) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>(fields);
        all.put("kind", kind.name());
        return of(all);
    }

    private static Kind<?> kindOf(Node name) {
        return Catalogue.kind(name.text())
                .orElseThrow(
                        () -> name.bad("app.bad.kind", name.shown(), Nearest.question(name.text(), Catalogue.names())));
    }

    /** The only kind that knows all these fields and needs no others, or the one that is named after one of them. */
    private static Kind<?> inferred(Node root, Set<String> given) {
        List<Kind<?>> fitting = Catalogue.kinds().stream()
                .filter(kind -> {
                    List<Field<?>> fields = kind.document().fields();
                    return given.stream()
                                    .allMatch(name -> HEADING.contains(name)
                                            || fields.stream()
                                                    .anyMatch(f -> f.name().equals(name)))
                            && fields.stream().allMatch(f -> !f.required() || given.contains(f.name()));
                })
                .toList();
        if (fitting.size() == 1) return fitting.getFirst();
        Optional<Kind<?>> own =
                fitting.stream().filter(kind -> given.contains(kind.name())).findFirst();
        if (own.isPresent()) return own.get();
        String some = fitting.stream().limit(MOST_NAMED).map(Kind::name).collect(Collectors.joining(", "));
        throw root.bad(fitting.isEmpty() ? "app.bad.kind-missing" : "app.bad.kind-several", some, fitting.size());
    }

    private static Set<String> names(Kind<?> kind) {
        return kind.document().fields().stream().map(Field::name).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The same document with one field, whose name may be a path such as {@code rules.misere}, set anew. */
    public GameDocument with(String path, @Nullable Object value) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>(fields);
        put(changed, path, path, value);
        Node.root(changed).only(names(kind));
        return new GameDocument(kind, heading, changed);
    }

    private static void put(Map<String, @Nullable Object> map, String path, String rest, @Nullable Object value) {
        int dot = rest.indexOf('.');
        if (dot < 0) {
            map.put(rest, value);
            return;
        }
        Map<String, @Nullable Object> inner = new LinkedHashMap<>();
        Object old = map.get(rest.substring(0, dot));
        if (old instanceof Map<?, ?> there) there.forEach((name, entry) -> inner.put(String.valueOf(name), entry));
        else if (old != null) throw new BadDocument(path, Message.of("core.bad.not-a-map"));
        put(inner, path, rest.substring(dot + 1), value);
        map.put(rest.substring(0, dot), inner);
    }

    /** The title in a language: a text for all languages, or one for each. */
    public Optional<String> title(Language language) {
        return switch (heading.get("title")) {
            case String text -> Optional.of(text);
            case Map<?, ?> texts when texts.get(language.code()) instanceof String text -> Optional.of(text);
            case Map<?, ?> texts when texts.get(Language.ENGLISH.code()) instanceof String text -> Optional.of(text);
            case null, default -> Optional.empty();
        };
    }

    /** The same document with its names in this language: those of the kind's own, and those that the document itself translates. */
    public GameDocument in(Language language) {
        Map<String, String> names = translations(language);
        Map<String, Object> own = language == Language.ENGLISH ? Map.of() : kind.named(Words.in(language));
        if (names.isEmpty() && own.isEmpty()) return this;
        Map<String, @Nullable Object> called = new LinkedHashMap<>(own);
        fields.forEach((name, value) -> called.put(name, Translations.of(value, names)));
        return new GameDocument(kind, heading, called);
    }

    private Map<String, String> translations(Language language) {
        return Node.root(heading)
                .find("translations")
                .map(all -> Translations.read(all, language))
                .orElse(Map.of());
    }

    /** What is written in the document, with the names it has now. */
    public Map<String, @Nullable Object> tree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("kind", kind.name());
        tree.putAll(heading);
        tree.remove("translations");
        tree.putAll(fields);
        return tree;
    }

    /** Reads the game and solves it. */
    public Solved solve(Progress progress) {
        return Solved.of(kind, Node.root(fields), progress);
    }

    /** The starting position, where the game can be played. */
    public Optional<Position> play(Progress progress) {
        return play(kind, progress);
    }

    /** That the game cannot be played, and why, where others of its kind can. */
    public Message unplayable() {
        return unplayable(kind)
                .map(why -> Message.of("app.bad.not-playable-because", kind.name(), why))
                .orElseGet(() -> Message.of("app.bad.not-playable", kind.name()));
    }

    private <G extends Game> Optional<Message> unplayable(Kind<G> known) {
        return known.unplayable(Node.root(fields).<G>readWhole(known.document(), known::read));
    }

    /** Whether the game can be played; one that says why it cannot be played is not. */
    public boolean isPlayable(Progress progress) {
        try {
            return play(progress).isPresent();
        } catch (BadDocument notPlayed) {
            return false;
        }
    }

    private <G extends Game> Optional<Position> play(Kind<G> known, Progress progress) {
        return known.play(Node.root(fields).<G>readWhole(known.document(), known::read), progress);
    }

    /** Tells the solution under the document's own title, where it has one, with the facts that were asked for. */
    public Report tell(Solved solved, List<String> asked, Words words) {
        Report report = solved.tell(words, asked);
        return title(words.language()).map(report::entitled).orElse(report);
    }
}
