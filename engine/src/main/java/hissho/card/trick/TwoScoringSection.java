package hissho.card.trick;

import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The argument for two scoring cards, with the strategy each player can follow. */
final class TwoScoringSection {

    private final TrickSolution solution;
    private final Words words;

    TwoScoringSection(TrickSolution solution, Words words) {
        this.solution = solution;
        this.words = words;
    }

    Section told() {
        Deal deal = solution.game().deal();
        boolean holderIsLeft = deal.isLeft(2 * deal.size());
        String holder = words.say(holderIsLeft ? "trick.left" : "trick.right");
        String other = words.say(holderIsLeft ? "trick.right" : "trick.left");
        List<Integer> a = holderIsLeft ? deal.leftHand() : deal.rightHand();
        List<Integer> b = holderIsLeft ? deal.rightHand() : deal.leftHand();
        TwoScoring.Case found = TwoScoring.decide(deal, solution.game().leftLeads());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(
                words.say("trick.two." + found.name().toLowerCase(Locale.ROOT).replace('_', '-'), holder, other)));
        switch (found) {
            case HOLDER_LEADS ->
                blocks.add(new Block.Paragraph(
                        words.say("trick.two.holder-leads.how", holder, other, a.getFirst(), b.getFirst())));
            case CAUGHT -> {
                blocks.add(compared(a, b, holder, other));
                blocks.add(new Block.Paragraph(
                        words.say("trick.two.caught.how", holder, other, a.getFirst(), b.getFirst())));
            }
            case ESCAPES -> {
                int d = TwoScoring.lever(a, b);
                blocks.add(compared(a, b, holder, other));
                blocks.add(new Block.Paragraph(
                        words.say("trick.two.escapes.how", holder, other, d, a.get(d - 1), b.get(d - 1))));
            }
            case TOGETHER, ONE_TRICK -> {}
        }
        return new Section(words.say("trick.section.two"), blocks);
    }

    private Block compared(List<Integer> a, List<Integer> b, String holder, String other) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 2; i < a.size(); i++) {
            boolean below = a.get(i) < b.get(i);
            rows.add(List.of(
                    Block.Cell.of(i + 1, words),
                    Block.Cell.of(a.get(i), words),
                    Block.Cell.of(below ? "<" : ">", below ? Tone.PLAIN : Tone.ACCENT),
                    Block.Cell.of(b.get(i), words)));
        }
        return new Block.Table("", List.of("i", holder, "", other), rows, true);
    }
}
