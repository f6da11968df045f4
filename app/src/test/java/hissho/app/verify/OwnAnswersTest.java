package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.app.work.Work;
import hissho.document.BadDocument;
import hissho.fact.Fact;
import hissho.fact.NotAnswered;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * One door for questions: whatever an example's solution answers, written as JSON and handed back as somebody's own answer, is right; and no
 * value of another sort is.
 */
class OwnAnswersTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    @Test
    void whatIsToldIsRightWhenItIsHandedBack() throws IOException {
        Set<String> faults = new TreeSet<>();
        int[] facts = {0};
        for (Examples.Example example : Examples.all()) {
            GameDocument document = example.document();
            try {
                Work.within(Duration.ofSeconds(5), progress -> {
                    judge(example.name(), document.solve(progress), faults, facts);
                    return true;
                });
            } catch (Progress.Stopped _) {
                continue; // what was judged until then counts
            }
        }
        assertEquals("", String.join("\n", faults));
        assertTrue(facts[0] > 4000, () -> "only " + facts[0] + " facts were handed back");
    }

    private static void judge(String name, Solved solved, Set<String> faults, int[] facts) {
        for (String key : solved.facts().declared()) {
            Fact<?> fact = solved.facts().find(key).orElse(null);
            if (fact == null) continue; // a family of facts, one for every number
            Object told;
            try {
                told = written(solved, fact);
            } catch (NotAnswered | BadDocument _) {
                continue; // no answer for this game, or a tree deeper than documents may be
            } catch (RuntimeException e) {
                if (e instanceof Progress.Stopped) throw e;
                faults.add("fails: " + name + " " + key + ": " + e);
                continue;
            }
            if (told == null) continue; // the answer is that there is none
            facts[0]++;
            String place = name + " " + key + " " + told;
            try {
                if (!fact.agreesWith(told)) faults.add("own answer refused: " + place);
            } catch (NotAnswered _) {
                continue; // known between bounds only, which judge no other answer
            } catch (BadDocument e) {
                faults.add("own answer not understood: " + place + ": " + e.getMessage());
            }
            for (Object other : others(told)) {
                try {
                    if (fact.agreesWith(other)) faults.add("taken for right: " + place + " as " + other);
                } catch (NotAnswered | BadDocument _) {
                    continue; // refused with a sentence
                } catch (RuntimeException e) {
                    if (e instanceof Progress.Stopped) throw e;
                    faults.add("fails: " + place + " as " + other + ": " + e);
                }
            }
        }
    }

    /** The value of a fact as the JSON report gives it. */
    private static Object written(Solved solved, Fact<?> fact) {
        try {
            Said said = Said.of(WORDS, solved.kind().room(), fact);
            Report only = new Report(solved.kind().name(), "", "", List.of(said), List.of());
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Renderers.named("json").orElseThrow().render(only, out, Style.plain(WORDS));
            Object tree = new Documents().parse(out.toString(StandardCharsets.UTF_8), Documents.Syntax.JSON);
            return ((Map<?, ?>) ((Map<?, ?>) tree).get("answer")).get(fact.key());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Values that are surely wrong: of another sort, or a list with something more in it. */
    private static List<Object> others(Object told) {
        List<Object> others = new ArrayList<>();
        others.add(Map.of("nonsense", 2)); // no weight, whatever the names mean
        others.add("nonsense nonsense");
        if (told instanceof List<?> list) {
            List<Object> longer = new ArrayList<>(list);
            longer.add("nonsense nonsense");
            others.add(longer);
            others.add(7);
        } else if (told instanceof Map<?, ?>) {
            others.add(List.of());
            others.add(7);
            if (!((Map<?, ?>) told).isEmpty()) others.add(Map.of());
        } else if (told instanceof Boolean yes) {
            others.add(!yes);
            others.add(List.of(yes, yes));
        } else {
            others.add(List.of(told, "nonsense nonsense")); // a true relation said twice stays true
            others.add(List.of());
        }
        return others;
    }
}
