package hissho.coalition;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tells a coalitional game: how large the core is, what the values give, and what each aspect has to say. */
final class CoalitionReport {

    /** Facts that are left out where there is nothing to list. */
    private static final Set<String> OPTIONAL = Set.of("coreCriteria");

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
        Told.workOut(game, asked, facts);
        List<Said> said = said(Told.keys(game, asked));
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

    private List<Said> said(Set<String> keys) {
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
                    if (e.why().key().equals("coalition.too-many") && game.count() <= Coalitions.MOST_IN_TABLE)
                        said.add(Said.unanswered(key, fact.label(words, "coalition"), words.say(e.why())));
                } catch (Progress.Stopped e) {
                    said.add(Said.late(words, key, fact.label(words, "coalition")));
                }
            });
        return said;
    }
}
