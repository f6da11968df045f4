package hissho.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.app.document.Examples;
import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What an error message tells a person to type can be typed, in every kind and in both languages. */
class HintsTest {

    private static final Pattern COMMAND = Pattern.compile("hissho (kinds|examples|table|claims)(?: ([a-z0-9/-]+))?");
    private static final Pattern TRY = Pattern.compile("hissho solve ([^、]+?)(?:, and see|（| ?を|、|\\R|$)");
    private static final Pattern MEANT = Pattern.compile("(?:did you mean \"([^\"]*)\"|「([^「」]*)」(?:のこと|ですか))");

    /** What stands in a message as an example, and the command that takes it; # stands for the example. */
    private static final Map<String, Map<String, List<String>>> EXAMPLES = examples();

    private static Map<String, Map<String, List<String>>> examples() {
        Map<String, Map<String, List<String>>> all = new LinkedHashMap<>();
        all.put("impartial.bad.code", Map.of("octal # 9", List.of("0.77", "4.(3)*", "0.1777...")));
        all.put("impartial.moore-nim.bad.k", Map.of("#", List.of("moore-nim 2 3 4 5")));
        all.put(
                "nimber.bad.expression",
                Map.of("nim-arithmetic #", List.of("24*17", "15/14", "3*(5+6)", "sqrt(8)", "4^15")));
        all.put("ordinal.bad.ordinal", Map.of("ordinal-nim # 4", List.of("w^2*3+w+5")));
        all.put("coins.bad.coins", Map.of("turning-turtles #", List.of("THHT")));
        all.put("matrix.bad.words", Map.of("matrix #", List.of("2,3,1;4,1,6")));
        all.put("core.bad.not-a-number", Map.of("matrix #,1;0,2", List.of("3", "-0.25", "7/12")));
        return all;
    }

    private static List<String> languages() {
        return Stream.of(Language.values()).map(Language::code).toList();
    }

    /** Mistakes that a person makes with any kind. */
    private static List<List<String>> mistakes(Kind<?> kind, Map<String, String> examples) {
        List<List<String>> typed = new ArrayList<>();
        typed.add(List.of("solve", kind.name()));
        typed.add(List.of("solve", kind.name(), "zzz", "zz"));
        typed.add(List.of("solve", kind.name(), "--set", "nosuchfield=1"));
        typed.add(List.of("kinds", kind.name() + "x"));
        String example = examples.get(kind.name());
        if (example != null && !kind.facts().isEmpty())
            typed.add(List.of("solve", example, "--ask", kind.facts().getFirst() + "x"));
        return typed;
    }

    private static Ran type(List<String> words, String language) {
        return Ran.hissho(
                Stream.concat(words.stream(), Stream.of("--lang", language)).toArray(String[]::new));
    }

    @Test
    void commandsNamedInErrorsWork() {
        Set<String> commands = new TreeSet<>();
        Set<String> games = new TreeSet<>();
        Set<String> claims = Catalogue.claims().stream().map(Claim::id).collect(Collectors.toSet());
        Map<String, String> examples = new LinkedHashMap<>();
        for (Examples.Example example : Examples.all())
            examples.putIfAbsent(example.document().kind().name(), example.name());
        Set<String> names = Set.copyOf(examples.values());
        int hints = 0;
        for (Kind<?> kind :
                Catalogue.kinds()) // the sentences are the same for all kinds, so some of them are asked in Japanese
        for (List<String> mistake : mistakes(kind, examples))
                for (String language : kind.name().length() % 8 == 0 ? languages() : List.of("en")) {
                    Ran ran = type(mistake, language);
                    if (ran.code() == 0) continue; // some kinds have nothing they need to be told
                    assertEquals(Exit.BAD_INPUT, ran.code(), mistake + ": " + ran.err());
                    for (Matcher m = COMMAND.matcher(ran.err()); m.find(); hints++) {
                        String named = m.group(2) == null ? "" : m.group(2);
                        boolean known =
                                Catalogue.kind(named).isPresent() || names.contains(named) || claims.contains(named);
                        commands.add(m.group(1) + (known ? " " + named : ""));
                    }
                    for (Matcher m = TRY.matcher(ran.err()); m.find(); hints++)
                        games.add(m.group(1).strip());
                    meant(kind, mistake, ran);
                }
        assertTrue(hints > 4 * Catalogue.kinds().size(), hints + " hints");
        for (String command : commands) {
            if (command.startsWith("kinds ")) continue; // every kind explains itself in both languages elsewhere
            for (String language : languages()) {
                Ran ran = type(List.of(command.split(" ")), language);
                assertEquals(0, ran.code(), "hissho " + command + ": " + ran.err());
            }
        }
        for (String game : games) {
            if (game.contains("/")) continue; // each of them is solved in both languages elsewhere
            Ran ran = Ran.hissho(Stream.concat(words("solve " + game).stream(), Stream.of("--budget", "20"))
                    .toArray(String[]::new));
            assertEquals(0, ran.code(), "hissho solve " + game + ": " + ran.err());
        }
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        for (Matcher m = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line); m.find(); )
            words.add(m.group(1) != null ? m.group(1) : m.group(2));
        return words;
    }

    /** A name that is asked back is another one than was typed, and is taken in its place. */
    private static void meant(Kind<?> kind, List<String> mistake, Ran ran) {
        Matcher found = MEANT.matcher(ran.err());
        if (!found.find()) return;
        String meant = found.group(1) != null ? found.group(1) : found.group(2);
        assertTrue(mistake.stream().noneMatch(meant::equals), mistake + ": " + ran.err());
        if (mistake.getFirst().equals("kinds")) assertTrue(Catalogue.kind(meant).isPresent(), ran.err());
        else if (mistake.contains("--ask")) assertTrue(kind.facts().contains(meant), mistake + ": " + ran.err());
    }

    /** The example that a message shows is said in both languages and is taken by the program. */
    @Test
    void examplesInErrorsAreTaken() {
        EXAMPLES.forEach((key, commands) -> commands.forEach((command, shown) -> {
            for (String example : shown) {
                for (Language language : Language.values())
                    assertTrue(Words.in(language).say(key).contains(example), key + " in " + language);
                Ran ran = Ran.hissho(Stream.concat(
                                Stream.of("solve"),
                                words(command).stream()
                                        .flatMap(word -> word.equals("#") && example.contains(" ")
                                                ? words(example).stream()
                                                : Stream.of(word.replace("#", example))))
                        .toArray(String[]::new));
                assertEquals(0, ran.code(), key + ": " + example + ": " + ran.err());
            }
        }));
    }
}
