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

/** What is said in Japanese of matrix games is Japanese: Latin words are names of people and journals, formulas, and labels that a document gives itself. */
class JapaneseNamesTest {

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{3,}");

    private static final Set<String> NAMES = Set.of("Drakert", "Moves", "Knuth", "sign");

    /** The linear programs are printed as the solvers read them. */
    private static final Set<String> PROGRAMS =
            Set.of("Maximize", "Minimize", "Subject", "Bounds", "End", "objective", "free");

    @Test
    void noEnglishIsLeftInTheReportsOfTheExamples() throws IOException {
        Words words = Words.in(Language.JAPANESE);
        Set<String> left = new TreeSet<>();
        for (Examples.Example example : Examples.all()) {
            GameDocument document = example.document();
            if (document.kind().listing().chapter() != Chapter.MATRIX) continue;
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Renderers.named("text")
                    .orElseThrow()
                    .render(document.tell(document.solve(Progress.none()), List.of(), words), out, Style.plain(words));
            Matcher found = WORD.matcher(out.toString(StandardCharsets.UTF_8));
            while (found.find())
                if (!NAMES.contains(found.group())
                        && !PROGRAMS.contains(found.group())
                        && !example.text().contains(found.group())) left.add(found.group() + " in " + example.name());
        }
        assertEquals("", String.join("\n", left));
    }
}
