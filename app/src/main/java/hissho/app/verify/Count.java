package hissho.app.verify;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How many were right, wrong, not supported and skipped. */
public record Count(int matched, int mismatched, int notSupported, int skipped) {

    public int all() {
        return matched + mismatched + notSupported + skipped;
    }

    public static Count ofQuestions(Collection<Outcome> outcomes) {
        return of(outcomes.stream().map(Outcome::verdict));
    }

    public static Count ofFields(Collection<Outcome> outcomes) {
        return of(outcomes.stream().flatMap(o -> o.fields().stream()).map(Outcome.FieldOutcome::verdict));
    }

    /** The counts of the questions of each topic, by the topics' names. */
    public static Map<String, Count> byTopic(Collection<Outcome> outcomes) {
        Map<String, List<Outcome>> groups = outcomes.stream()
                .collect(Collectors.groupingBy(o -> o.question().topic(), TreeMap::new, Collectors.toList()));
        Map<String, Count> counts = new LinkedHashMap<>();
        groups.forEach((topic, group) -> counts.put(topic, ofQuestions(group)));
        return counts;
    }

    private static Count of(Stream<Verdict> verdicts) {
        Map<Verdict, Integer> n = new EnumMap<>(Verdict.class);
        verdicts.forEach(v -> n.merge(v, 1, Integer::sum));
        return new Count(
                n.getOrDefault(Verdict.MATCHED, 0),
                n.getOrDefault(Verdict.MISMATCHED, 0),
                n.getOrDefault(Verdict.NOT_SUPPORTED, 0),
                n.getOrDefault(Verdict.SKIPPED, 0));
    }
}
