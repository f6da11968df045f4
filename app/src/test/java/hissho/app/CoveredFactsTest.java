package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.work.Work;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every fact a report tells is covered by the data of its certificate or named as told besides, and a covered fact cannot be changed alone. */
class CoveredFactsTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    /** About as many as are covered today; more may be, fewer not. */
    private static final int COVERED = 1900;

    @Test
    void everyToldFactIsCoveredOrNamedAndCoveredOnesAreHeld() {
        int covered = 0;
        Set<String> notNoticed = new TreeSet<>();
        for (Example example : Examples.all()) {
            Report report = Work.within(
                    Duration.ofSeconds(60),
                    progress -> example.document().solve(progress).tell(WORDS, List.of()));
            Set<String> told = report.answer().stream().map(Said::key).collect(Collectors.toSet());
            Set<String> named = Stream.concat(report.covered().stream(), report.besides().stream())
                    .collect(Collectors.toSet());
            assertEquals(told, named, example.name());
            if (report.certificate().mark() == Report.Mark.HOLDS) assertEquals(Set.of(), claimed(example, report));
            covered += report.covered().size();
            for (String key : report.covered())
                for (Object spoilt : spoilt(valueOf(report, key)))
                    if (report.with(changed(report, key, spoilt)).covered().contains(key))
                        notNoticed.add(example.name() + " " + key + " " + spoilt);
        }
        assertEquals(Set.of(), notNoticed);
        int found = covered;
        assertTrue(covered >= COVERED, () -> "only " + found + " facts are covered");
    }

    /** What is told of the game beside a certificate that is said to hold as a whole. */
    private static Set<String> claimed(Example example, Report report) {
        Facts facts = Work.within(
                Duration.ofSeconds(60),
                progress -> example.document().solve(progress).facts());
        return report.answer().stream()
                .filter(said -> !said.unfinished() && !said.unanswered())
                .map(Said::key)
                .filter(key -> report.besides().contains(key))
                .filter(key -> facts.find(key).filter(fact -> !fact.isRemark()).isPresent())
                .map(key -> example.name() + " " + key)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static @Nullable Object valueOf(Report report, String key) {
        return report.answer().stream()
                .filter(said -> said.key().equals(key))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static List<Said> changed(Report report, String key, @Nullable Object value) {
        return report.answer().stream()
                .map(said -> said.key().equals(key) ? new Said(key, said.label(), value, said.text()) : said)
                .toList();
    }

    /** The value with one thing in it changed, in several ways. */
    private static List<@Nullable Object> spoilt(@Nullable Object value) {
        List<@Nullable Object> all = new ArrayList<>();
        switch (value) {
            case Boolean b -> all.add(!b);
            case Rational r -> all.add(r.plus(1));
            case Number n -> all.add(Rational.parse(n.toString()).plus(1));
            case RationalVector v -> all.addAll(spoilt(v.stream().toList()));
            case List<?> list -> {
                List<@Nullable Object> longer = new ArrayList<>(list);
                longer.add("more");
                all.add(longer);
                for (int k = 0; k < Math.min(list.size(), 3); k++)
                    for (Object entry : spoilt(list.get(k))) {
                        List<@Nullable Object> other = new ArrayList<>(list);
                        other.set(k, entry);
                        all.add(other);
                    }
            }
            case Map<?, ?> map ->
                map.entrySet().stream().limit(3).forEach(entry -> {
                    for (Object changed : spoilt(entry.getValue())) {
                        Map<Object, @Nullable Object> other = new LinkedHashMap<>(map);
                        other.put(entry.getKey(), changed);
                        all.add(other);
                    }
                });
            case null -> all.add(0);
            default -> all.add(value + "'");
        }
        return all;
    }
}
