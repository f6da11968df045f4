package hissho.card.tanhinmin;

import hissho.card.tanhinmin.claim.ZugzwangCount;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How many positions of so many cards are zugzwangs, by how the cards are dealt. */
final class ZugzwangCensus implements Tabulation {

    private static final int MOST_CARDS = 6;

    /** Up to so many cards every position is worked out again; with more about so many of each deal. */
    private static final int EVERY_POSITION = 4;

    private static final int SAMPLED = 200;
    private static final Field<Integer> CARDS = Field.optional("cards", Shape.whole(2, MOST_CARDS), 5);

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
        return Shape.fields(CARDS);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int most = CARDS.in(parameters);
        List<List<Cell>> rows = new ArrayList<>();
        List<Map<String, Object>> counts = new ArrayList<>();
        long zugzwangs = 0;
        long positions = 0;
        long checked = 0;
        boolean holds = true;
        for (int cards = 2; cards <= most; cards++)
            for (int held = 1; held < cards; held++) {
                ZugzwangCount count = ZugzwangCount.of(held, cards, progress);
                zugzwangs += count.zugzwangs();
                positions += count.positions();
                long step = cards <= EVERY_POSITION ? 1 : Math.max(1, count.positions() / SAMPLED);
                ZugzwangCount.Recount again = ZugzwangCount.again(held, cards, step, progress);
                checked += again.positions();
                holds &= again.same()
                        && (step > 1 || (again.zugzwangs() == count.zugzwangs() && again.drawn() == count.drawn()));
                counts.add(InOrder.of(
                        "cards", cards,
                        "held", held,
                        "positions", count.positions(),
                        "cyclic", count.cyclic(),
                        "drawn", count.drawn(),
                        "zugzwangs", count.zugzwangs(),
                        "forms", count.forms()));
                rows.add(List.of(
                        Cell.of(cards, words),
                        Cell.of(held + " - " + (cards - held)),
                        Cell.of(count.positions(), words),
                        Cell.of(count.cyclic(), words),
                        Cell.of(count.drawn(), words),
                        Cell.of(count.zugzwangs(), words),
                        Cell.of(count.forms(), words)));
            }
        List<String> head = List.of(
                words.say("tanhinmin.census.cards"),
                words.say("tanhinmin.census.split"),
                words.say("tanhinmin.census.positions"),
                words.say("tanhinmin.census.cyclic"),
                words.say("tanhinmin.census.drawn"),
                words.say("tanhinmin.census.zugzwangs"),
                words.say("tanhinmin.census.forms"));
        long found = zugzwangs;
        Facts facts = new Facts().put("zugzwangs", () -> found);
        Certificate certificate = new Certificate.Values(
                holds,
                Extent.sample(checked, positions),
                Message.of("tanhinmin.census.certificate"),
                InOrder.of("zugzwangs", zugzwangs, "counts", counts));
        return new Report(
                        GeneralisedKind.NAME,
                        words.say("tanhinmin.table.zugzwang-census"),
                        words.say("tanhinmin.census.headline", zugzwangs, most),
                        Said.of(words, "tanhinmin", facts, "zugzwangs"),
                        List.of(Section.of(
                                words.say("tanhinmin.table.zugzwang-census"),
                                new Block.Table("", head, rows, false),
                                new Block.Paragraph(words.say("tanhinmin.census.about")))))
                .certified(certificate, words);
    }
}
