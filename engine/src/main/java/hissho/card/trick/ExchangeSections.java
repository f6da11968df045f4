package hissho.card.trick;

import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What changes when two cards change hands: every neighbouring pair, any pair asked for, and the cards that do not matter. */
final class ExchangeSections {

    /** Up to this size the matrices of the exchanged deals are shown as well. */
    private static final int SHOWN = 6;

    private final TrickSolution solution;
    private final Words words;
    private final Deal deal;
    private final List<Exchanged> neighbours;

    ExchangeSections(TrickSolution solution, Words words) {
        this.solution = solution;
        this.words = words;
        this.deal = solution.game().deal();
        this.neighbours = deal.neighbours().stream().map(this::exchanged).toList();
    }

    /** A deal after an exchange: its matrices and what Left takes when he leads and when he answers. */
    record Exchanged(Deal.Exchange exchange, Deal deal, Matrices matrices, int leading, int answering) {}

    Exchanged exchanged(Deal.Exchange exchange) {
        Deal other = deal.exchanged(exchange);
        Matrices m = solution.analysis().matrices(SuitState.start(other, true));
        return new Exchanged(exchange, other, m, value(other, true), value(other, false));
    }

    private int value(Deal other, boolean leftLeads) {
        return solution.analysis().value(SuitState.start(other, leftLeads));
    }

    /** The exchanges as values for programs. */
    List<Map<String, Object>> values() {
        List<Map<String, Object>> list = new ArrayList<>();
        for (Exchanged each : neighbours) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("given", each.exchange().given());
            map.put("taken", each.exchange().taken());
            map.put("value", current(each));
            map.put("change", current(each) - solution.value());
            list.add(map);
        }
        return list;
    }

    String inShort() {
        return String.join(
                ", ",
                neighbours.stream()
                        .map(each -> each.exchange().given() + "→"
                                + each.exchange().taken() + ": " + signed(current(each) - solution.value()))
                        .toList());
    }

    private int current(Exchanged each) {
        return solution.game().leftLeads() ? each.leading() : each.answering();
    }

    Section exchanges() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("trick.exchange.about")));
        blocks.add(table(neighbours));
        if (deal.size() <= SHOWN) for (Exchanged each : neighbours) blocks.addAll(shown(each));
        return new Section(words.say("trick.section.exchanges"), blocks);
    }

    private Block.Table table(List<Exchanged> exchanges) {
        int leading = value(deal, true);
        int answering = value(deal, false);
        List<List<Block.Cell>> rows = new ArrayList<>();
        rows.add(row(
                words.say("trick.exchange.none"), deal, solution.matrices(), leading, answering, leading, answering));
        for (Exchanged each : exchanges)
            rows.add(row(
                    each.exchange().given() + " → " + each.exchange().taken(),
                    each.deal(),
                    each.matrices(),
                    each.leading(),
                    each.answering(),
                    leading,
                    answering));
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

    private List<Block.Cell> row(
            String name, Deal dealt, Matrices m, int leading, int answering, int wasLeading, int wasAnswering) {
        return List.of(
                Block.Cell.of(name),
                Block.Cell.of(dealt.word()),
                Block.Cell.of(leading, words),
                change(leading - wasLeading),
                Block.Cell.of(answering, words),
                change(answering - wasAnswering),
                Block.Cell.of(Matrices.maxmin(m.w()), words),
                Block.Cell.of(Matrices.minmax(m.w()), words));
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
                each.exchange().given(),
                each.exchange().taken(),
                DealSections.spaced(each.deal().leftHand()),
                DealSections.spaced(each.deal().rightHand()));
        return List.of(new Block.Table(
                head, List.of("G", "T", "W"), PrintedLayout.sideBySide(List.of(m.g(), m.t(), m.w())), false));
    }

    /** The exchanges asked for, each as a chain of neighbouring ones. */
    Section asked() {
        List<Block.Step> steps = new ArrayList<>();
        for (Deal.Exchange exchange : solution.game().asked()) {
            Exchanged each = exchanged(exchange);
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (Deal link : deal.chain(exchange))
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
                            exchange.given(),
                            exchange.taken(),
                            signed(current(each) - solution.value())),
                    shown));
        }
        return Section.of(words.say("trick.section.asked"), new Block.Steps(steps));
    }

    /** The cards whose exchange for the nearest card of the other hand, above or below, changes nothing for either leader. */
    List<Integer> idleCards() {
        List<Integer> idle = new ArrayList<>();
        for (int rank = 2 * deal.size(); rank >= 1; rank--)
            if (idle(nearest(rank, 1)) && idle(nearest(rank, -1))) idle.add(rank);
        return idle;
    }

    /** The exchange of a card for the nearest one of the other hand in a direction, if there is one. */
    private Optional<Deal.Exchange> nearest(int rank, int step) {
        boolean left = deal.isLeft(rank);
        for (int other = rank + step; other >= 1 && other <= 2 * deal.size(); other += step)
            if (deal.isLeft(other) != left)
                return Optional.of(left ? new Deal.Exchange(rank, other) : new Deal.Exchange(other, rank));
        return Optional.empty();
    }

    private boolean idle(Optional<Deal.Exchange> exchange) {
        if (exchange.isEmpty()) return true;
        Deal other = deal.exchanged(exchange.get());
        return value(other, true) == value(deal, true) && value(other, false) == value(deal, false);
    }

    Section idle() {
        List<Integer> idle = idleCards();
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
