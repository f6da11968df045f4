package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.kind.Solved;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** No told fact of any example is blank, and in Japanese none shows an English code: only names that the document itself gives stay as they are. */
class CodesAreWordsTest {

    private static final Pattern WORD = Pattern.compile("[a-z]{4,}");

    @Test
    void noFactIsBlankOrACode() {
        Set<String> raw = new TreeSet<>();
        for (Examples.Example example : Examples.all())
            Work.within(Duration.ofMinutes(1), progress -> {
                for (Language language : Language.values()) {
                    GameDocument document = example.document().in(language);
                    Solved solved = document.solve(progress);
                    for (Said said :
                            document.tell(solved, List.of(), Words.in(language)).answer()) {
                        if (said.text().isBlank()) raw.add(example.name() + " " + said.key() + ": blank");
                        if (language == Language.JAPANESE) codes(example, said, raw);
                    }
                }
                return 0;
            });
        assertEquals("", String.join("\n", raw));
    }

    private static void codes(Examples.Example example, Said said, Set<String> raw) {
        String given = example.text().toLowerCase(Locale.ROOT);
        WORD.matcher(said.text())
                .results()
                .map(MatchResult::group)
                .filter(word -> !given.contains(word))
                .forEach(word -> raw.add(example.name() + " " + said.key() + ": " + word));
    }
}
