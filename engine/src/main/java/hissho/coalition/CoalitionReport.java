package hissho.coalition;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Tells a coalitional game: how large the core is, what the values give, and what each aspect has to say. */
final class CoalitionReport {

    /** Facts that are left out where there is nothing to list. */
    private static final Set<String> OPTIONAL = Set.of("coreCriteria");

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
        String headline = new CoalitionHeadline(game, asked, facts, words).text();
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

    /** Works a fact out, where it has an answer and time is left. */
    private void workOut(String key) {
        try {
            facts.find(key).ifPresent(fact -> fact.value());
        } catch (NotAnswered | Progress.Stopped e) {
            return; // told as such where it is told
        }
    }

    /** What takes longest is worked out last, so that time that runs out there leaves the rest; told is in the usual order. */
    private List<Said> said(Set<String> keys) {
        keys.stream().filter(key -> !SLOW.contains(key)).forEach(this::workOut);
        List<Said> said = new ArrayList<>();
        for (String key : keys)
            facts.find(key).ifPresent(fact -> {
                try {
                    if (fact.value() instanceof RationalVector x && x.size() > MOST_SHARES)
                        return; // whoever asks for it gets it
                    Said each = new Said(
                            key, fact.label(words, "coalition"), fact.value(), CoalitionText.of(game, fact, words));
                    boolean nothing = OPTIONAL.contains(key) && each.value() instanceof List<?> none && none.isEmpty();
                    if (each.value() != null && !each.text().isEmpty() && !nothing) said.add(each);
                } catch (NotAnswered e) {
                    return; // this game has no such fact
                } catch (Progress.Stopped e) {
                    said.add(Said.late(words, key, fact.label(words, "coalition")));
                }
            });
        return said;
    }
}
