package hissho.app.command;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.GameDocument;
import hissho.catalogue.Catalogue;
import hissho.document.Nearest;
import hissho.kind.Kind;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

    GameDocument document(Console console) {
        GameDocument document = named(console);
        for (var setting : Settings.read(settings).entrySet())
            document = document.with(setting.getKey(), setting.getValue());
        return method == null ? document : document.with("method", method);
    }

    private GameDocument named(Console console) {
        for (String word : words) if (isOption(word)) throw Console.bad("app.misuse.argument", word);
        String first = words.getFirst();
        if (first.stripLeading().startsWith("{"))
            return GameDocument.of(new Documents().parse(String.join(" ", words), Documents.Syntax.JSON));
        if (words.size() == 1) {
            if (first.equals("-")) return GameDocument.of(new Documents().read(console.in(), ""));
            Optional<Path> file = file(first);
            if (file.isPresent()) return GameDocument.of(new Documents().read(file.get()));
        }
        Optional<Kind<?>> kind = Catalogue.kind(first);
        if (kind.isPresent()) return inWords(kind.get(), words.subList(1, words.size()));
        return Examples.named(String.join(" ", words))
                .map(Example::document)
                .orElseThrow(() -> Console.bad("app.bad.game", first, Nearest.question(first, known())));
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
        Optional<Map<String, Object>> fields = kind.fromWords(rest);
        if (fields.isPresent()) return GameDocument.of(kind, fields.get());
        if (rest.isEmpty() && !settings.isEmpty()) return GameDocument.of(kind, Map.of());
        throw Console.bad("app.bad.words", kind.name(), String.join(" ", rest));
    }

    private static Optional<Path> file(String name) {
        try {
            Path path = Path.of(name);
            boolean there = Files.exists(path) && !Files.isDirectory(path);
            boolean meant = there || name.matches(".*\\.(json|ya?ml|nfg|efg)");
            return meant ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
