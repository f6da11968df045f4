package hissho.card.trick;

import hissho.card.trick.Exchanges.Exchanged;
import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What changes when two cards change hands: every neighbouring pair, any pair asked for, and the cards that do not matter. */
final class ExchangeSections {

    /** Up to this size the matrices of the exchanged deals are shown as well. */
    private static final int SHOWN = 6;

    private final TrickSolution solution;
    private final Exchanges exchanges;
    private final Words words;
    private final Deal deal;

    ExchangeSections(TrickSolution solution, Words words) {
        this.solution = solution;
        this.exchanges = solution.exchanges().get();
        this.words = words;
        this.deal = solution.game().deal();
    }

    Section exchanges() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(
                words.say("trick.exchange.about" + solution.game().rules().counted())));
        blocks.add(table(exchanges.neighbours()));
        if (deal.size() <= SHOWN) for (Exchanged each : exchanges.neighbours()) blocks.addAll(shown(each));
        return new Section(words.say("trick.section.exchanges"), blocks);
    }

    private Block.Table table(List<Exchanged> exchanged) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        rows.add(row(words.say("trick.exchange.none"), exchanges.here()));
        for (Exchanged each : exchanged) rows.add(row(given(each) + " → " + taken(each), each));
        return new Block.Table(
                words.say("trick.exchange.table"),
                List.of(
                        words.say("trick.exchange.cards"),
                        words.say("trick.exchange.word"),
                        words.say("trick.exchange.leading"),
                        "±",
                        words.say("trick.exchange.answering"),
                        "±",
                        "maxmin W",
                        "minmax W"),
                rows,
                true);
    }

    private static int given(Exchanged each) {
        return each.exchange().orElseThrow().given();
    }

    private static int taken(Exchanged each) {
        return each.exchange().orElseThrow().taken();
    }

    private List<Block.Cell> row(String name, Exchanged each) {
        return List.of(
                Block.Cell.of(name),
                Block.Cell.of(each.deal().word()),
                Block.Cell.of(each.leading(), words),
                change(each.leading() - exchanges.here().leading()),
                Block.Cell.of(each.answering(), words),
                change(each.answering() - exchanges.here().answering()),
                Block.Cell.of(Matrices.maxmin(each.matrices().w()), words),
                Block.Cell.of(Matrices.minmax(each.matrices().w()), words));
    }

    private Block.Cell change(int change) {
        boolean better = solution.game().rules().aim().wantsMore() == change > 0;
        Tone tone = change == 0 ? Tone.MUTED : better ? Tone.GOOD : Tone.BAD;
        return new Block.Cell(change, signed(change), tone);
    }

    static String signed(int change) {
        return change > 0 ? "+" + change : String.valueOf(change);
    }

    private List<Block> shown(Exchanged each) {
        Matrices m = each.matrices();
        String head = words.say(
                "trick.exchange.shown",
                given(each),
                taken(each),
                DealSections.spaced(each.deal().leftHand()),
                DealSections.spaced(each.deal().rightHand()));
        return List.of(new Block.Table(
                head, List.of("G", "T", "W"), PrintedLayout.sideBySide(List.of(m.g(), m.t(), m.w())), false));
    }

    private int value(Deal other, boolean leftLeads) {
        return solution.analysis().value(SuitState.start(other, leftLeads));
    }

    /** The exchanges asked for, each as a chain of neighbouring ones. */
    Section asked() {
        List<Block.Step> steps = new ArrayList<>();
        for (Exchanged each : exchanges.asked()) {
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (Deal link : deal.chain(each.exchange().orElseThrow()))
                rows.add(List.of(
                        Block.Cell.of(link.word()),
                        Block.Cell.of(DealSections.spaced(link.leftHand())),
                        Block.Cell.of(value(link, true), words),
                        Block.Cell.of(value(link, false), words)));
            Block.Table chain = new Block.Table(
                    words.say("trick.exchange.chain"),
                    List.of(
                            words.say("trick.exchange.word"),
                            words.say("trick.left"),
                            words.say("trick.exchange.leading"),
                            words.say("trick.exchange.answering")),
                    rows,
                    true);
            List<Block> shown = new ArrayList<>(List.of(table(List.of(each)), chain));
            if (deal.size() <= SHOWN) shown.addAll(shown(each));
            steps.add(new Block.Step(
                    words.say(
                            "trick.exchange.asked",
                            given(each),
                            taken(each),
                            signed(each.value(solution.game().leftLeads()) - solution.value())),
                    shown));
        }
        return Section.of(words.say("trick.section.asked"), new Block.Steps(steps));
    }

    Section idle() {
        List<Integer> idle = exchanges.idle();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(
                idle.isEmpty()
                        ? words.say("trick.idle.none")
                        : words.say("trick.idle.some", DealSections.spaced(idle), idle.size())));
        String runs = String.join(
                ", ",
                runs().stream()
                        .filter(run -> run.size() > 1)
                        .map(DealSections::spaced)
                        .toList());
        if (!runs.isEmpty()) blocks.add(new Block.Paragraph(words.say("trick.idle.runs", runs)));
        return new Section(words.say("trick.section.idle"), blocks);
    }

    /** Neighbouring cards of one hand and one worth: it never matters which of them is played. */
    private List<List<Integer>> runs() {
        List<List<Integer>> runs = new ArrayList<>();
        for (int p = 0; p < 2 * deal.size(); p++) {
            int rank = deal.rank(p);
            boolean joins = p > 0
                    && deal.isLeft(rank) == deal.isLeft(rank + 1)
                    && solution.game()
                            .rules()
                            .points()
                            .get(p)
                            .equals(solution.game().rules().points().get(p - 1));
            if (!joins) runs.add(new ArrayList<>());
            runs.getLast().add(rank);
        }
        return runs;
    }
}
