package hissho.card.tanhinmin;

import hissho.card.tanhinmin.claim.ZugzwangCount;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** How many positions of so many cards are zugzwangs, by how the cards are dealt. */
final class ZugzwangCensus implements Tabulation {

    private static final int MOST_CARDS = 6;

    @Override
    public String name() {
        return "zugzwang-census";
    }

    @Override
    public String room() {
        return "tanhinmin";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(Field.optional("cards", Shape.whole(2, MOST_CARDS)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int most =
                parameters.find("cards").map(node -> node.whole(2, MOST_CARDS)).orElse(5);
        List<List<Cell>> rows = new ArrayList<>();
        long zugzwangs = 0;
        for (int cards = 2; cards <= most; cards++)
            for (int held = 1; held < cards; held++) {
                ZugzwangCount count = ZugzwangCount.of(held, cards, progress);
                zugzwangs += count.zugzwangs();
                rows.add(List.of(
                        Cell.of(cards, words),
                        Cell.of(held + " - " + (cards - held)),
                        Cell.of(count.positions(), words),
                        Cell.of(count.cyclic(), words),
                        Cell.of(count.zugzwangs(), words)));
            }
        List<String> head = List.of(
                words.say("tanhinmin.census.cards"),
                words.say("tanhinmin.census.split"),
                words.say("tanhinmin.census.positions"),
                words.say("tanhinmin.census.cyclic"),
                words.say("tanhinmin.census.zugzwangs"));
        return new Report(
                GeneralisedKind.NAME,
                words.say("tanhinmin.table.zugzwang-census"),
                words.say("tanhinmin.census.headline", zugzwangs, most),
                List.of(Said.of(words, "zugzwangs", "tanhinmin.census.zugzwangs", zugzwangs)),
                List.of(Section.of(
                        words.say("tanhinmin.table.zugzwang-census"),
                        new Block.Table("", head, rows, false),
                        new Block.Paragraph(words.say("tanhinmin.census.about")))),
                new Report.Certificate(words.say("tanhinmin.census.certificate"), true));
    }
}
