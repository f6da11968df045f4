package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.kind.Chapter;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is said in Japanese of matrix games, recursive games and poker is Japanese: Latin words are names of people and journals, formulas, and labels that a document gives itself. */
class JapaneseNamesTest {

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{3,}");

    private static final Set<String> NAMES = Set.of("Drakert", "Moves", "Knuth", "sign");

    /** The linear programs are printed as the solvers read them. */
    private static final Set<String> PROGRAMS =
            Set.of("Maximize", "Minimize", "Subject", "Bounds", "End", "objective", "free");

    /** What is written alike in both languages: the value of a matrix. */
    private static final Set<String> FORMULAS = Set.of("Val", "max");

    @Test
    void noEnglishIsLeftInTheReportsOfTheExamples() throws IOException {
        assertEquals("", left(Set.of(Chapter.MATRIX), true));
    }

    /** In these chapters the choices that our own examples name are said in Japanese, too. */
    @Test
    void choicesOfTheExamplesAreJapanese() throws IOException {
        assertEquals("", left(Set.of(Chapter.RECURSIVE, Chapter.POKER), false));
    }

    private static String left(Set<Chapter> chapters, boolean asNamed) throws IOException {
        Words words = Words.in(Language.JAPANESE);
        Set<String> left = new TreeSet<>();
        for (Examples.Example example : Examples.all()) {
            GameDocument document = example.document();
            if (!chapters.contains(document.kind().listing().chapter())) continue;
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Renderers.named("text")
                    .orElseThrow()
                    .render(document.tell(document.solve(Progress.none()), List.of(), words), out, Style.plain(words));
            Matcher found = WORD.matcher(out.toString(StandardCharsets.UTF_8));
            while (found.find())
                if (!NAMES.contains(found.group())
                        && !PROGRAMS.contains(found.group())
                        && !FORMULAS.contains(found.group())
                        && !(asNamed && example.text().contains(found.group())))
                    left.add(found.group() + " in " + example.name());
        }
        return String.join("\n", left);
    }
}
