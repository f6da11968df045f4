package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.document.BadDocument;
import hissho.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What our pages show can be typed: commands in indented blocks and in the middle of sentences, documents and questions in JSON, and
 * names of topics and claims. The commands of sh blocks are run by scripts/check-docs.
 */
class DocumentationTest {

    @TempDir
    Path folder;

    private static final Pattern CODE = Pattern.compile("(?m)^ {4}(?:\\$ )?([^\\n]+)$|`([^`\\n]+)`");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?:json|jsonl)\\n(.*?)^```");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern COMMAND =
            Pattern.compile("(?:\\./)?hissho ((?:solve|play|kinds|table|schema|examples|claims) .+)");

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(Ran.ROOT.resolve("docs"))) {
            List<Path> pages =
                    new ArrayList<>(files.filter(file -> file.toString().endsWith(".md"))
                            .sorted()
                            .toList());
            pages.add(Ran.ROOT.resolve("README.md"));
            return pages;
        }
    }

    @Test
    void commandsBetweenTheLinesWork() throws IOException {
        List<String> failures = new ArrayList<>();
        Set<String> run = new LinkedHashSet<>();
        Set<String> claims = Catalogue.claims().stream().map(Claim::id).collect(Collectors.toSet());
        for (Path page : pages())
            for (Matcher code = CODE.matcher(Files.readString(page)); code.find(); ) {
                String text = code.group(1) != null ? code.group(1) : code.group(2);
                Matcher command =
                        COMMAND.matcher(text.replaceFirst("\\s{2,}.*", "").strip());
                if (!command.matches() || !run.add(command.group(1))) continue;
                List<String> words = words(command.group(1));
                if (words.stream().anyMatch(w -> w.matches("\\[?[A-Z]{2,}\\]?(=.*)?|.*[…|<>&].*"))) continue;
                if (words.getFirst().equals("claims")) {
                    if (words.size() > 2
                            && words.get(1).equals("check")
                            && !words.get(2).startsWith("-")
                            && !claims.contains(words.get(2))) failures.add(page.getFileName() + ": " + text);
                    continue;
                }
                if (List.of("solve", "play").contains(words.getFirst())) words.addAll(List.of("--budget", "20"));
                long start = System.nanoTime();
                Ran ran = Ran.hissho(rooted(words));
                if (System.nanoTime() - start > 15_000_000_000L) System.err.println("slow: " + words);
                if (ran.code() != 0) failures.add(page.getFileName() + ": " + text + "\n  " + ran.err());
            }
        assertTrue(run.size() > 60, run.size() + " commands");
        assertEquals("", String.join("\n", failures));
    }

    @Test
    void documentsAndTopicsAreKnown() throws IOException {
        List<String> failures = new ArrayList<>();
        for (Path page : pages()) {
            String text = Files.readString(page);
            List<String> snippets = new ArrayList<>();
            for (Matcher block = BLOCK.matcher(text); block.find(); ) snippets.addAll(objects(block.group(1)));
            String outside = text.replaceAll("(?ms)^```.*?^```", "");
            for (Matcher code = CODE.matcher(outside); code.find(); ) {
                String one = code.group(1) != null ? code.group(1) : code.group(2);
                if (one.startsWith("{\"")) snippets.add(one);
            }
            for (String snippet : snippets) if (!works(snippet)) failures.add(page.getFileName() + ": " + snippet);
        }
        assertEquals("", String.join("\n", failures));
    }

    /** The objects of a block: all of it, or one a line. */
    private static List<String> objects(String block) {
        return isJson(block)
                ? List.of(block)
                : block.lines().filter(line -> line.startsWith("{")).toList();
    }

    private static boolean isJson(String text) {
        try {
            new Documents().parse(text, Documents.Syntax.JSON);
            return true;
        } catch (BadDocument _) {
            return false;
        }
    }

    private static boolean works(String snippet) {
        if (!isJson(snippet))
            return snippet.matches(".*[\\[,]\\s*") || snippet.contains("…") || snippet.contains("...");
        if (!(new Documents().parse(snippet, Documents.Syntax.JSON) instanceof Map<?, ?> map)) return true;
        if (map.get("topic") instanceof String topic) {
            boolean known =
                    !Topics.named(topic).isEmpty() || Catalogue.kind(topic).isPresent();
            return known
                    && (!map.containsKey("expected")
                            || Ran.withInput(snippet.replace('\n', ' '), "verify", "-")
                                            .code()
                                    == 0);
        }
        if (!(map.get("kind") instanceof String kind)
                || map.containsKey("answer")
                || Catalogue.kind(kind).isEmpty()) return true;
        return Ran.withInput(snippet, "solve", "-", "--budget", "20").code() == 0;
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(command.replaceFirst(" #.*", "")); word.find(); )
            words.add(Stream.of(word.group(1), word.group(2), word.group(3))
                    .filter(w -> w != null)
                    .findFirst()
                    .orElseThrow());
        return words;
    }

    /** Examples and corpora by their place, wherever the test stands. */
    /** Reads from the project, and writes beside it. */
    private String[] rooted(List<String> words) {
        String[] rooted = words.toArray(String[]::new);
        for (int i = 0; i < rooted.length; i++)
            if (i > 0 && (rooted[i - 1].equals("--out") || rooted[i - 1].equals("-o")))
                rooted[i] = folder.resolve(rooted[i]).toString();
            else if (rooted[i].matches("(\\w+=@)?(examples|corpus|docs)/.*")) {
                int from = rooted[i].indexOf('@') + 1;
                rooted[i] = rooted[i].substring(0, from) + Ran.ROOT.resolve(rooted[i].substring(from));
            }
        return rooted;
    }
}
