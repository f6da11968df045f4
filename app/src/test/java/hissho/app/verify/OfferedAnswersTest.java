package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.fact.Fact;
import hissho.fact.NotAnswered;
import hissho.kind.Judged;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A learner who chooses one of the answers that are offered hears whether it is right, or what it would lead to; none of them is not understood. */
class OfferedAnswersTest {

    private static final int TRIED = 12;

    @Test
    void everyAnswerThatIsOfferedIsJudged() throws IOException {
        Set<String> faults = new TreeSet<>();
        int[] judged = {0};
        Set<String> kinds = new HashSet<>();
        for (Examples.Example example : Examples.all()) {
            if (!kinds.add(example.document().kind().name())) continue;
            try {
                Work.within(Duration.ofSeconds(5), progress -> {
                    GameDocument document = example.document();
                    for (Language language : Language.values())
                        judge(document.solve(progress), Words.in(language), faults, judged);
                    return true;
                });
            } catch (Progress.Stopped _) {
                continue; // what was judged until then counts
            }
        }
        assertEquals("", String.join("\n", faults));
        assertTrue(judged[0] > 600, () -> "only " + judged[0] + " offered answers were judged");
    }

    private static void judge(Solved solved, Words words, Set<String> faults, int[] judged) {
        for (String key : solved.facts().declared()) {
            Fact<?> fact = solved.facts().find(key).orElse(null);
            if (fact == null) continue; // a family of facts, one for every number
            List<String> offered = offered(fact, words);
            for (String choice : offered.subList(0, Math.min(TRIED, offered.size()))) {
                Judged verdict = solved.judge(Map.of(key, choice), words).getFirst();
                judged[0]++;
                if (verdict.verdict() == Judged.Verdict.UNKNOWN)
                    faults.add(solved.kind().name() + " " + key + " " + choice + ": " + verdict.why());
            }
        }
    }

    private static List<String> offered(Fact<?> fact, Words words) {
        try {
            fact.value();
            return fact.choices(words);
        } catch (NotAnswered _) {
            return List.of();
        }
    }
}
