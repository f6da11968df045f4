package hissho.impartial.pile;

import hissho.impartial.heap.HeapClasses;
import hissho.impartial.heap.HeapSupplement;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tells the values of single piles: a table in lines of one width, and the period beneath it. */
record PileReport(PileValues piles, Words words) {

    private static final int MOST_SHOWN = 30;

    /** In misère play the table of P and N, for values belong to normal play. */
    private Report classes(String kind, List<String> keys) {
        HeapClasses classes = new HeapClasses(piles.game(), piles.range().convention(), piles.progress());
        String title = words.say(
                "impartial.table.heap.classes",
                words.say("impartial." + piles.game().name()),
                piles.game().rule());
        List<List<Cell>> rows = new ArrayList<>();
        List<Long> lost = new ArrayList<>();
        for (long row = piles.range().from() - piles.range().from() % piles.width();
                row <= piles.to();
                row += piles.width()) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Long.toString(row))));
            for (long n = row; n < row + piles.width(); n++) {
                if (n < piles.range().from() || n > piles.to()) cells.add(Cell.of(""));
                else if (classes.isP(n)) {
                    lost.add(n);
                    cells.add(Cell.of("P", Tone.GOOD));
                } else cells.add(Cell.of("N"));
            }
            rows.add(cells);
        }
        List<Long> shown = lost.subList(0, Math.min(MOST_SHOWN, lost.size()));
        return new Report(
                kind,
                title,
                lost.size() > shown.size()
                        ? words.say(
                                "impartial.table.heap.misere-many",
                                shown,
                                lost.size() - shown.size(),
                                piles.range().from(),
                                piles.to())
                        : words.say(
                                "impartial.table.heap.misere",
                                lost,
                                piles.range().from(),
                                piles.to()),
                Said.of(words, "impartial", piles.facts(), keys.toArray(String[]::new)),
                List.of(Section.of(title, new Block.Table(title, head(), rows, true))));
    }

    /** The table of the values, with these facts. */
    Report table(String kind, List<String> keys) {
        if (piles.isMisere()) return classes(kind, keys);
        String title = words.say(
                "impartial.table.heap.title",
                words.say("impartial." + piles.game().name()),
                piles.game().rule());
        List<List<Cell>> rows = rows();
        List<Block> blocks = new ArrayList<>(List.of(new Block.Table(title, head(), rows, true)));
        blocks.addAll(legend(rows));
        if (kind.equals("pile-values"))
            piles.period().ifPresent(p -> blocks.addAll(HeapSupplement.told(piles.game(), p, words, piles.progress())));
        return new Report(
                kind,
                title,
                piles.period().isPresent()
                        ? words.say(
                                "impartial.table.heap.periodic",
                                piles.range().from(),
                                piles.to(),
                                piles.period().get().period(),
                                piles.period().get().from())
                        : words.say(
                                "impartial.table.heap.headline", piles.range().from(), piles.to()),
                Said.of(words, "impartial", piles.facts(), keys.toArray(String[]::new)),
                List.of(new Section(title, blocks)));
    }

    /** What the colours of these rows say, where they have any. */
    private List<Block> legend(List<List<Cell>> rows) {
        List<Tone> seen =
                rows.stream().flatMap(List::stream).map(Cell::tone).distinct().toList();
        return Stream.of(Tone.GOOD, Tone.ACCENT)
                .filter(seen::contains)
                .map(tone -> tone == Tone.GOOD
                        ? "impartial.table.heap.legend-zero"
                        : "impartial.table.heap.legend-exception")
                .<Block>map(key -> new Block.Paragraph(words.say(key)))
                .toList();
    }

    private List<String> head() {
        List<String> head = new ArrayList<>(List.of("n"));
        for (int i = 0; i < piles.width(); i++) head.add("+" + i);
        return head;
    }

    private List<List<Cell>> rows() {
        List<Integer> promised = piles.period()
                .map(p -> p.periodValues(n -> (int) piles.value(n)))
                .orElse(List.of());
        List<List<Cell>> rows = new ArrayList<>();
        for (long row = piles.range().from() - piles.range().from() % piles.width();
                row <= piles.to();
                row += piles.width()) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Long.toString(row))));
            for (long n = row; n < row + piles.width(); n++) cells.add(cell(n, promised));
            rows.add(cells);
        }
        return rows;
    }

    private Cell cell(long pile, List<Integer> promised) {
        if (pile < piles.range().from() || pile > piles.to()) return Cell.of("");
        long value = piles.values().get((int) (pile - piles.range().from()));
        boolean exception = !promised.isEmpty() && value != promised.get((int) (pile % promised.size()));
        return new Cell(value, Long.toString(value), exception ? Tone.ACCENT : value == 0 ? Tone.GOOD : Tone.PLAIN);
    }
}
