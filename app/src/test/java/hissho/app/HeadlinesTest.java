package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.work.Work;
import hissho.kind.Solved;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The headlines of all examples in both languages are short enough to read. */
class HeadlinesTest {

    @Test
    void everyHeadlineIsShort() {
        List<String> long_ = new ArrayList<>();
        for (Examples.Example example : Examples.all())
            Work.within(Duration.ofMinutes(1), progress -> {
                Solved solved = example.document().solve(progress);
                for (Language language : Language.values())
                    try {
                        Headline.check(
                                example.document()
                                        .tell(solved, List.of(), Words.in(language))
                                        .headline(),
                                language);
                    } catch (AssertionError e) {
                        long_.add(example.name() + ": " + e.getMessage());
                    }
                return 0;
            });
        assertEquals("", String.join("\n", long_));
    }
}
