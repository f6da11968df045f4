package hissho.app.command;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.GameDocument;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Kind;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The game a person means: a file, standard input, an example by name, or a kind and a few words; with fields set anew. */
final class Requested {

    @Parameters(
            paramLabel = "GAME",
            arity = "1..*",
            descriptionKey = "game",
            completionCandidates = Candidates.Kinds.class)
    private List<String> words = new ArrayList<>();

    @Option(names = "--set", paramLabel = "FIELD=VALUE", descriptionKey = "set")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--method", paramLabel = "NAME", descriptionKey = "method")
    private @Nullable String method;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /** What stood on standard input, where it was looked at before it is read. */
    private @Nullable String input;

    GameDocument document(Console console) {
        return with(named(console), console);
    }

    /** The text of the .nfg file that is meant, where one is and nothing in it is set anew. */
    Optional<String> strategicFile(Console console) {
        if (words.size() != 1 || !settings.isEmpty() || method != null) return Optional.empty();
        if (words.getFirst().equals("-")) input = new Documents().text(console.in());
        Optional<Path> file = file(words.getFirst());
        String name = file.map(Path::toString).orElse("");
        if (input != null) return Optional.of(input).filter(text -> Documents.isStrategicFile("", text));
        return file.filter(_ -> Documents.isStrategicFile(name, "")).map(path -> new Documents().text(path));
    }

    /** One of the games that are meant: where it stands, if there are several, and what it is, read when it is asked for. */
    record One(String place, Supplier<GameDocument> document) {}

    /** All games that are meant: several files and examples, the lines of a file of JSON lines, or the one game. */
    List<One> documents(Console console) {
        if (words.equals(List.of("-"))) {
            List<Documents.Line> lines = new Documents().all(console.in());
            if (lines.size() > 1)
                return lines.stream().map(line -> one("", line, console)).toList();
            String text = lines.getFirst().text();
            return List.of(new One("", () -> with(GameDocument.of(new Documents().parse(text, "")), console)));
        }
        if (isSeveral())
            return words.stream().flatMap(word -> several(word, console)).toList();
        List<Path> files = words.stream().flatMap(word -> file(word).stream()).toList();
        boolean lines = files.stream().anyMatch(Requested::hasLines);
        if (files.isEmpty() || !lines) return List.of(new One("", () -> document(console)));
        return new Documents()
                .lines(files.getFirst()).stream()
                        .map(line -> one("", line, console))
                        .toList();
    }

    /** Whether more than one file or example stands there. */
    private boolean isSeveral() {
        return words.size() > 1 && words.stream().allMatch(word -> file(word).isPresent() || isExample(word));
    }

    private static boolean isExample(String word) {
        return Examples.named(word).isPresent();
    }

    /** What one of several words means: an example, a file, or every line of a file of lines. */
    private Stream<One> several(String word, Console console) {
        Optional<Path> file = file(word);
        if (file.isEmpty())
            return Stream.of(
                    new One(word, () -> with(Examples.named(word).orElseThrow().document(), console)));
        if (!hasLines(file.get()))
            return Stream.of(new One(word, () -> with(GameDocument.of(new Documents().read(file.get())), console)));
        return new Documents().lines(file.get()).stream().map(line -> one(word + ", ", line, console));
    }

    private One one(String before, Documents.Line line, Console console) {
        return new One(
                before + console.say("app.line", line.number()), () -> with(GameDocument.of(line.read()), console));
    }

    private static boolean hasLines(Path file) {
        return file.toString().endsWith(".jsonl");
    }

    private GameDocument with(GameDocument named, Console console) {
        GameDocument document = named;
        for (var setting : Settings.read(settings).entrySet())
            document = document.with(setting.getKey(), listed(document.kind(), setting.getKey(), setting.getValue()));
        if (method != null) document = document.with("method", method);
        return document.in(console.words().language());
    }

    /** What stands between commas as a list, and such lists between semicolons as rows, where a field takes a list and not such a text. */
    private static @Nullable Object listed(Kind<?> kind, String name, @Nullable Object value) {
        if (!(value instanceof String text) || !text.contains(",")) return value;
        boolean isList = kind.document().fields().stream()
                .anyMatch(field -> field.name().equals(name)
                        && alternatives(field.shape()).anyMatch(Shape.ListOf.class::isInstance)
                        && alternatives(field.shape()).noneMatch(Shape.Text.class::isInstance));
        if (!isList) return value;
        return text.contains(";")
                ? Stream.of(text.split("\\s*;\\s*")).map(Requested::entries).toList()
                : entries(text);
    }

    private static List<String> entries(String list) {
        return List.of(list.strip().split("\\s*,\\s*", -1));
    }

    /** What a field may be, one thing or one of several. */
    private static Stream<Shape<?>> alternatives(Shape<?> shape) {
        return shape.plain() instanceof Shape.Either(List<Shape<?>> shapes)
                ? shapes.stream().<Shape<?>>map(Shape::plain)
                : Stream.of(shape.plain());
    }

    private GameDocument named(Console console) {
        for (String word : words)
            if (isOption(word))
                throw Console.bad(
                        "app.misuse.argument", word, Nearest.question(word.replaceFirst("=.*", ""), options()));
        if (isSeveral()) throw Console.bad("app.bad.one-game", words.size());
        String first = words.getFirst();
        if (first.stripLeading().startsWith("{") || first.stripLeading().startsWith("[["))
            return GameDocument.of(new Documents().parse(String.join(" ", words), Documents.Syntax.JSON));
        if (words.size() == 1) {
            if (first.equals("-"))
                return GameDocument.of(
                        input == null ? new Documents().read(console.in(), "") : new Documents().parse(input, ""));
            Optional<Path> file = file(first);
            if (file.isPresent()) return GameDocument.of(new Documents().read(file.get()));
        }
        if (!first.equals(halfWidth(first)) || words.stream().skip(1).anyMatch(word -> !word.equals(halfWidth(word)))) {
            words = words.stream().map(Requested::halfWidth).toList();
            return named(console);
        }
        if (isTable(first)) return GameDocument.of(new Documents().parse(String.join("\n", words), ""));
        if (isFormulas(first)) return inWords(KindsCommand.named("parametric-matrix-game"), List.of(withCommas(first)));
        Optional<Kind<?>> kind = Catalogue.kind(first);
        if (kind.isPresent()) return inWords(kind.get(), words.subList(1, words.size()));
        Optional<Example> example = Examples.named(String.join(" ", words));
        if (example.isPresent()) return example.get().document();
        Optional<TypedWords.Named> named = TypedWords.named(words);
        if (named.isPresent()) return inWords(named.get().kind(), named.get().rest());
        throw unknown(first);
    }

    /** Nothing is called so; words after the name of an example are meant for its kind, unless one of them is nearly the name of a game. */
    private BadDocument unknown(String first) {
        Optional<Kind<?>> kind =
                Examples.named(first).map(example -> example.document().kind());
        List<String> rest = words.subList(1, words.size());
        if (kind.isPresent() && rest.stream().noneMatch(Requested::isMisspelt)) {
            return isRead(kind.get(), rest)
                    ? Console.bad("app.bad.example-words", first, kind.get().name(), String.join(" ", rest))
                    : Console.bad("app.bad.example-alone", first, kind.get().name());
        }
        String unknown = words.stream()
                .filter(word -> file(word).isEmpty() && !isExample(word))
                .findFirst()
                .orElse(first);
        return Console.bad("app.bad.game", unknown, Nearest.question(unknown, known()));
    }

    /** Whether a word was meant to be the name of a game. */
    private static boolean isMisspelt(String word) {
        return file(word).isEmpty()
                && !isExample(word)
                && word.chars().anyMatch(Character::isLetter)
                && Nearest.to(word, known()).isPresent();
    }

    private static boolean isRead(Kind<?> kind, List<String> rest) {
        try {
            return TypedWords.of(kind, rest).isPresent();
        } catch (BadDocument e) {
            return false;
        }
    }

    /** Full-width letters, digits, signs and blanks, as Japanese keyboards type them, and the minus of a printed page as the usual ones. */
    private static String halfWidth(String word) {
        return word.codePoints()
                .map(c -> c >= 0xff01 && c <= 0xff5e ? c - 0xfee0 : c == '\u2212' ? '-' : c == '\u3000' ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Whether a word is rows of numbers, pasted or typed. */
    private static boolean isTable(String word) {
        return word.matches("(?s)[\\d\\s.,;/+()-]*[;\\n][\\d\\s.,;/+()-]*");
    }

    /** Whether a word is rows of numbers with one letter among them, as in "0,2;t,1". */
    private static boolean isFormulas(String word) {
        return word.matches("[\\d\\sa-z.,;/+*^()-]*;[\\d\\sa-z.,;/+*^()-]*")
                && withCommas(word).contains(",")
                && word.chars().filter(Character::isLetter).distinct().count() == 1;
    }

    /** The same with commas where there are blanks between the entries. */
    private static String withCommas(String word) {
        return word.contains(",")
                ? word
                : word.strip().replaceAll("\\s*;\\s*", ";").replaceAll("\\s+", ",");
    }

    /** The options of the command in which this stands. */
    private Set<String> options() {
        return command == null ? Set.of() : command.optionsMap().keySet();
    }

    /** Whether a word is an option that does not exist, and not a matrix or a formula that begins with a minus. */
    private static boolean isOption(String word) {
        return word.startsWith("--") || word.matches("-[A-Za-z]+(=.*)?");
    }

    private static List<String> known() {
        return Stream.concat(Catalogue.names().stream(), Examples.names().stream())
                .toList();
    }

    private GameDocument inWords(Kind<?> kind, List<String> rest) {
        if (rest.isEmpty() && settings.isEmpty()) return alone(kind);
        List<String> own =
                rest.stream().filter(word -> TypedWords.isSetting(kind, word)).toList();
        if (!own.isEmpty()) return set(kind, own, rest);
        Optional<Map<String, Object>> fields = TypedWords.of(kind, rest);
        if (fields.isPresent()) return GameDocument.of(kind, fields.get());
        List<String> unknown = rest.stream().filter(TypedWords::isSetting).toList();
        if (!unknown.isEmpty()) return set(kind, unknown, rest);
        Optional<String> culprit = culprit(kind, rest);
        if (culprit.isPresent()) throw Console.bad("app.bad.word", kind.name(), culprit.get());
        if (!rest.isEmpty())
            throw ShortForm.of(kind)
                    .or(() -> ShortForm.ofFields(kind))
                    .map(typed -> Console.bad("app.bad.words-so", kind.name(), String.join(" ", rest), typed))
                    .orElseGet(() -> Console.bad("app.bad.words", kind.name(), String.join(" ", rest)));
        return GameDocument.of(kind, Map.of());
    }

    /** The game meant by the other words, with the fields that some of them set. */
    private GameDocument set(Kind<?> kind, List<String> own, List<String> all) {
        settings = Stream.concat(own.stream(), settings.stream()).toList();
        return inWords(kind, all.stream().filter(word -> !own.contains(word)).toList());
    }

    /** The game meant by nothing but the name of a kind; where the kind needs more, the sentence shows how it is typed. */
    private static GameDocument alone(Kind<?> kind) {
        try {
            GameDocument document =
                    GameDocument.of(kind, kind.fromWords(List.of()).orElse(Map.of()));
            kind.read(Node.root(document.fields()));
            return document;
        } catch (BadDocument e) {
            throw Console.bad("app.bad.alone", kind.name(), ShortForm.example(kind));
        }
    }

    /** The one word that is no whole number, where one in its place would do. */
    private static Optional<String> culprit(Kind<?> kind, List<String> words) {
        for (int k = 0; k < words.size(); k++) {
            if (words.get(k).matches("-?\\d+")) continue;
            List<String> other = new ArrayList<>(words);
            other.set(k, "1");
            if (kind.fromWords(other).isPresent()) return Optional.of(words.get(k));
        }
        return Optional.empty();
    }

    private static Optional<Path> file(String name) {
        try {
            Path path = Path.of(name);
            boolean there = Files.exists(path) && !Files.isDirectory(path);
            boolean meant = there || name.matches(".*\\.(jsonl?|ya?ml|nfg|efg|csv|tsv|xls[xm]?|ods)");
            return meant ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
