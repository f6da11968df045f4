package hissho.coalition;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells a coalitional game: how large the core is, what the values give, and what each aspect has to say. */
final class CoalitionReport {

    /** So many players are named in a headline. */
    private static final int MOST_NAMED = 6;

    /** Facts that look at pairs of coalitions or solve linear programs over all of them. */
    private static final Set<String> SLOW = Set.of(
            "superadditive",
            "convex",
            "monotone",
            "coreEmpty",
            "shape",
            "coreVertices",
            "minimumTotal",
            "balancedWeights",
            "coreCriteria",
            "leastCoreValue",
            "epsilonCoreEmpty",
            "epsilonCoreVertices",
            "shapleyInCore",
            "nucleolus",
            "levels",
            "isNucleolus",
            "weighted",
            "equivalentWeighted",
            "tradeCertificate");

    /** Longer allocations are not written out unasked. */
    private static final int MOST_SHARES = 100;

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts facts;
    private final Words words;

    CoalitionReport(CoalitionalGame game, Asked asked, Facts facts, Words words) {
        this.game = game;
        this.asked = asked;
        this.facts = facts;
        this.words = words;
    }

    Report report() {
        Set<String> keys = new LinkedHashSet<>();
        for (Aspect aspect : Aspects.all()) keys.addAll(aspect.told(game, asked));
        List<Said> said = said(keys); // before what takes longer
        String headline = headline();
        List<Section> sections = new ArrayList<>();
        game.family()
                .remark()
                .ifPresent(remark -> sections.add(
                        Section.of(words.say("coalition.section.remark"), new Block.Paragraph(words.say(remark)))));
        for (Aspect aspect : Aspects.all()) sections.addAll(sections(aspect));
        return new Report("coalitional-game", title(), headline, said, sections);
    }

    /** What an aspect tells; nothing where there are too many players for it, which its facts say. */
    private List<Section> sections(Aspect aspect) {
        try {
            return aspect.sections(game, asked, facts, words);
        } catch (NotAnswered | Progress.Stopped e) {
            return List.of();
        }
    }

    private String title() {
        String family = game.family().name();
        String key = "coalition.family." + family;
        return !family.isEmpty() && words.knows(key)
                ? words.say("coalition.title.family", words.say(key), game.count())
                : words.say("coalition.title", game.count());
    }

    /** The answer first: the core, then the values where they are known. */
    private String headline() {
        String core = find("coreEmpty", Boolean.class)
                .map(empty -> {
                    if (empty) return words.say("coalition.headline.empty");
                    return find("coreVertices", List.class)
                            .map(vertices -> vertices.size() == 1
                                    ? words.say("coalition.headline.point", shares(vertices.getFirst()))
                                    : words.say("coalition.headline.vertices", vertices.size()))
                            .orElseGet(() -> words.say("coalition.headline.core"));
                })
                .orElse("");
        Optional<String> value = find("shapley", RationalVector.class)
                .filter(x -> x.size() <= MOST_NAMED || sorts(x) <= 3)
                .map(x -> words.say("coalition.headline.shapley", shares(x)));
        if (core.isEmpty() && value.isEmpty())
            return power().orElseGet(() -> words.say("coalition.headline.players", game.count()));
        return value.map(text -> core.isEmpty() ? text : words.say("coalition.headline.both", core, text))
                .orElse(core);
    }

    /** Of many voters the strongest and the weakest. */
    private Optional<String> power() {
        return find("heaviestIndex", Rational.class)
                .flatMap(most -> find("lightestIndex", Rational.class)
                        .map(least -> words.say("coalition.headline.power", words.brief(most), words.brief(least))));
    }

    /** Who gets what, by name; those who get the same together where there are many. */
    private String shares(Object allocation) {
        if (!(allocation instanceof RationalVector x)) return words.write(allocation);
        Map<Rational, List<Integer>> alike = new LinkedHashMap<>();
        for (int i = 0; i < x.size(); i++)
            alike.computeIfAbsent(x.get(i), share -> new ArrayList<>()).add(i);
        List<String> parts = new ArrayList<>();
        if (x.size() <= MOST_NAMED)
            for (int i = 0; i < x.size(); i++)
                parts.add(words.say("coalition.share", game.players().name(i), words.brief(x.get(i))));
        else alike.forEach((share, who) -> parts.add(words.say("coalition.share", group(who), words.brief(share))));
        return String.join(", ", parts);
    }

    private String group(List<Integer> who) {
        return who.size() > 2
                ? words.say("coalition.share.many", who.size())
                : String.join(
                        words.say("coalition.share.and"),
                        who.stream().map(game.players()::name).toList());
    }

    private static long sorts(RationalVector x) {
        return x.stream().distinct().count();
    }

    private <T> Optional<T> find(String key, Class<T> type) {
        try {
            return Optional.of(facts.get(key, type));
        } catch (NotAnswered | Progress.Stopped e) {
            return Optional.empty();
        }
    }

    /** What takes longest is worked out last, so that time that runs out there leaves the rest; told is in the usual order. */
    private List<Said> said(Set<String> keys) {
        keys.stream().filter(key -> !SLOW.contains(key)).forEach(key -> find(key, Object.class));
        List<Said> said = new ArrayList<>();
        for (String key : keys)
            facts.find(key).ifPresent(fact -> {
                try {
                    if (fact.value() instanceof RationalVector x && x.size() > MOST_SHARES) return; // whoever asks for it gets it
                    Said each = Said.of(words, "coalition", fact);
                    if (each.value() != null && !each.text().isEmpty()) said.add(each);
                } catch (NotAnswered e) {
                    return; // this game has no such fact
                } catch (Progress.Stopped e) {
                    said.add(new Said(key, fact.label(words, "coalition"), null, words.say("coalition.out-of-time")));
                }
            });
        return said;
    }
}
