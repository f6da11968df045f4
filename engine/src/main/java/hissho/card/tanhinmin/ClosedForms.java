package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.TwoRanks;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The closed forms of the papers that apply to a position on an empty table, each told as a section. */
final class ClosedForms {

    private static final int MOST_CARDS_SHOWN = 60;

    private ClosedForms() {}

    static List<Section> sections(TanhinminGame.Plain game, Words words) {
        List<Section> sections = new ArrayList<>();
        twoRanks(game, words).ifPresent(sections::add);
        if (game.mover().equals(game.other())) sections.addAll(identical(game.mover(), words));
        return sections;
    }

    // ---- two ranks

    private static Optional<Section> twoRanks(TanhinminGame.Plain game, Words words) {
        if (game.mover().kinds() > 2 || game.other().kinds() > 2) return Optional.empty();
        TreeSet<Integer> ranks = new TreeSet<>(game.mover().ranksAbove(0));
        ranks.addAll(game.other().ranksAbove(0));
        if (ranks.size() != 2) return Optional.empty();
        TwoRanks form = TwoRanks.of(game.mover(), game.other(), ranks.first(), ranks.last());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("tanhinmin.two.about", form.lost(), form.gained())));
        blocks.add(new Block.Table(
                "",
                List.of(
                        words.say("tanhinmin.two.case"),
                        words.say("tanhinmin.two.condition"),
                        words.say("tanhinmin.two.here")),
                cases(form, words),
                false));
        blocks.add(new Block.Paragraph(
                words.say(form.printed() ? "tanhinmin.two.printed-wins" : "tanhinmin.two.printed-loses")));
        blocks.add(new Block.Paragraph(
                words.say(form.exception() ? "tanhinmin.two.exception" : "tanhinmin.two.no-exception")));
        blocks.add(new Block.Paragraph(words.say("tanhinmin.two.strategy", ranks.first(), ranks.last())));
        return Optional.of(new Section(words.say("tanhinmin.section.two"), blocks));
    }

    private static List<List<Cell>> cases(TwoRanks form, Words words) {
        boolean a = form.moverLow() > form.otherHigh();
        boolean b = form.otherLow() > form.moverHigh();
        return List.of(
                row("A1 > B2, B1 > A2", "Z' ≥ Z", a && b, words),
                row("A1 ≤ B2, B1 > A2", "Z' + 1 ≥ Z", !a && b, words),
                row("A1 > B2, B1 ≤ A2", "Z' > Z", a && !b, words),
                row("A1 ≤ B2, B1 ≤ A2", "Z' ≥ Z", !a && !b, words));
    }

    private static List<Cell> row(String when, String condition, boolean here, Words words) {
        Tone tone = here ? Tone.ACCENT : Tone.MUTED;
        return List.of(Cell.of(when, tone), Cell.of(condition, tone), Cell.of(here ? words.say("core.yes") : "", tone));
    }

    // ---- identical hands

    private static List<Section> identical(Hand hand, Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("tanhinmin.section.identical"),
                new Block.Paragraph(words.say("tanhinmin.identical.about")),
                new Block.Paragraph(words.say(strategyNote(hand)))));
        if (hand.kinds() >= 3 && hand.size() <= MOST_CARDS_SHOWN && copies(hand) > 0)
            StateDiagram.ofCopies(copies(hand)).ifPresent(diagram -> sections.add(walk(hand, diagram, words)));
        return sections;
    }

    private static String strategyNote(Hand hand) {
        if (copies(hand) == 0) return "tanhinmin.identical.unequal";
        return hand.kinds() >= 3 ? "tanhinmin.identical.strategy" : "tanhinmin.identical.few-ranks";
    }

    /** How many cards of each rank a hand has, 0 where the numbers differ. */
    static int copies(Hand hand) {
        for (int kind = 1; kind < hand.kinds(); kind++) if (hand.count(kind) != hand.count(0)) return 0;
        return hand.count(0);
    }

    private static Section walk(Hand hand, StateDiagram diagram, Words words) {
        WalkedGame game = WalkedGame.against(hand, diagram);
        List<List<Cell>> rows = new ArrayList<>();
        for (WalkedGame.Round round : game.rounds())
            rows.add(List.of(
                    Cell.of(rows.size() + 1, words),
                    Cell.of(round.edge().from()),
                    Cell.of(
                            words.say(round.firstOpens() ? "tanhinmin.mover" : "tanhinmin.other"),
                            round.firstOpens() ? Tone.FIRST : Tone.SECOND),
                    Cell.of(PlainReport.cards(round.cards())),
                    Cell.of(signed(round.edge().label())),
                    Cell.of(round.edge().to())));
        List<String> head = List.of(
                words.say("tanhinmin.walk.round"),
                words.say("tanhinmin.walk.state"),
                words.say("tanhinmin.walk.opens"),
                words.say("tanhinmin.walk.cards"),
                words.say("tanhinmin.walk.label"),
                words.say("tanhinmin.walk.next"));
        return Section.of(
                words.say("tanhinmin.section.walk"),
                new Block.Paragraph(words.say("tanhinmin.walk." + diagram)),
                new Block.Picture(
                                DiagramFigure.of(diagram, game.edges(), diagram.end()),
                                words.say("tanhinmin.walk.figure"))
                        .marking(Tone.ACCENT, words.say("tanhinmin.legend.here"))
                        .marking(Tone.GOOD, words.say("tanhinmin.legend.walked")),
                new Block.Paragraph(words.say("tanhinmin.walk.game")),
                new Block.Table("", head, rows, true),
                new Block.Paragraph(words.say("tanhinmin.walk.why." + diagram)));
    }

    private static String signed(int label) {
        return label > 0 ? "+" + label : Integer.toString(label);
    }
}
