package hissho.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Both languages say the same things: the same bundles, the same keys, the same gaps. */
class BundlesTest {

    private static final List<Path> FOLDERS =
            List.of(Path.of("src/main/resources/hissho/words"), Path.of("../app/src/main/resources/hissho/words"));
    private static final Pattern GAP = Pattern.compile("\\{(\\d+)");

    @Test
    void everySentenceIsThereInBothLanguagesWithTheSameGaps() throws IOException {
        for (Path folder : FOLDERS) compare(folder);
    }

    /** A key written out in the sources, unless something is appended to it or it ends as the name of a file does. */
    private static final Pattern KEY =
            Pattern.compile("\"([a-z]+)(\\.[A-Za-z0-9._-]*[A-Za-z0-9])(?<!\\.json)\"(?!\\s*\\+)");

    @Test
    void everyKeyInTheSourcesHasItsSentence() throws IOException {
        Map<String, Properties> bundles = new TreeMap<>();
        for (Path folder : FOLDERS)
            try (var files = Files.list(folder)) {
                for (Path file : files.filter(f -> f.toString().endsWith("_en.properties"))
                        .toList()) {
                    String room = file.getFileName().toString().replace("_en.properties", "");
                    bundles.put(room, load(folder, room, "en"));
                }
            }
        Set<String> missing = new TreeSet<>();
        for (Path sources : List.of(Path.of("src/main/java"), Path.of("../app/src/main/java")))
            try (var files = Files.walk(sources)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList())
                    KEY.matcher(Files.readString(file))
                            .results()
                            .filter(m -> bundles.containsKey(m.group(1)))
                            .map(m -> m.group(1) + m.group(2))
                            .filter(key -> !bundles.get(key.substring(0, key.indexOf('.')))
                                    .containsKey(key))
                            .forEach(key -> missing.add(key + " in " + file.getFileName()));
            }
        assertEquals(Set.of(), missing);
    }

    /** What no English sentence says: a player as a man, "is no X" for "is not an X", "so many" for a number. */
    private static final Pattern UNSAID = Pattern.compile(
            "\\b(?:he|his|him|himself|so many|(?<!\\bthere )(?:is|are|was|were) no"
                    + "(?! (?:longer|more|less|fewer|better|worse|further|one|other)\\b))\\b",
            Pattern.CASE_INSENSITIVE);
    /** The stories whose "he" has a name. */
    private static final Set<String> NAMED = Set.of("named.holmes-moriarty.rules", "named.daiquiri.rules");

    private static final Pattern NAME = Pattern.compile("\\b(?:Holmes|Moriarty|Blotto|Kije|Alex|Olaf)\\b");

    @Test
    void englishSpeaksOfPlayersAndNumbersPlainly() throws IOException {
        Set<String> unsaid = new TreeSet<>();
        for (Path folder : FOLDERS)
            try (var files = Files.list(folder)) {
                for (Path file : files.filter(f -> f.toString().endsWith("_en.properties"))
                        .toList()) {
                    String room = file.getFileName().toString().replace("_en.properties", "");
                    Properties bundle = load(folder, room, "en");
                    for (String key : bundle.stringPropertyNames()) {
                        String sentence = bundle.getProperty(key);
                        if (NAMED.contains(key) || NAME.matcher(sentence).find()) continue;
                        if (UNSAID.matcher(sentence).find()) unsaid.add(key + " = " + sentence);
                    }
                }
            }
        assertEquals(Set.of(), unsaid);
    }

    private static void compare(Path folder) throws IOException {
        Set<String> rooms;
        try (var files = Files.list(folder)) {
            rooms = files.map(f -> f.getFileName().toString().replaceFirst("_(en|ja)\\.properties$", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        assertFalse(rooms.isEmpty());
        for (String room : rooms) {
            Properties english = load(folder, room, "en");
            Properties japanese = load(folder, room, "ja");
            assertEquals(
                    new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(japanese.stringPropertyNames()), room);
            for (String key : english.stringPropertyNames()) {
                assertEquals(room, key.substring(0, Math.max(0, key.indexOf('.'))), "the bundle of " + key);
                assertEquals(gaps(english.getProperty(key)), gaps(japanese.getProperty(key)), "the gaps of " + key);
                assertFalse(japanese.getProperty(key).isBlank(), key);
                for (Properties bundle : List.of(english, japanese))
                    assertTrue(whole(bundle.getProperty(key)), () -> "the braces of " + key);
            }
        }
    }

    /** Every brace opens a gap, {0} or {0|one|many}, or stands for itself; gaps never stand in gaps. */
    private static boolean whole(String sentence) {
        String rest = sentence.replaceAll("\\{\\{\\}[^{}]*\\}", "").replaceAll("\\{\\d+(\\|[^{}|]*\\|[^{}|]*)?\\}", "");
        return rest.indexOf('{') < 0 && rest.indexOf('}') < 0;
    }

    private static Set<String> gaps(String sentence) {
        return GAP.matcher(sentence).results().map(m -> m.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties load(Path folder, String room, String language) throws IOException {
        Properties bundle = new Properties();
        try (var reader = Files.newBufferedReader(folder.resolve(room + "_" + language + ".properties"))) {
            bundle.load(reader);
        }
        return bundle;
    }
}
