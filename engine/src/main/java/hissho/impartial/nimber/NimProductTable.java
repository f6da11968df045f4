package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** A rectangle of the nim multiplication table. */
final class NimProductTable implements Tabulation {

    private static final int LARGEST = 256;
    private static final long MOST = 1L << 31;
    private static final int LARGEST_WRITTEN = 32;
    private static final Field<Long> ROW_FROM = Field.optional("rowFrom", Shape.whole(0, MOST), 0L);
    private static final Field<Long> ROW_TO = Field.optional("rowTo", Shape.whole(0, MOST));
    private static final Field<Long> COLUMN_FROM = Field.optional("columnFrom", Shape.whole(0, MOST), 0L);
    private static final Field<Long> COLUMN_TO = Field.optional("columnTo", Shape.whole(0, MOST));

    @Override
    public String name() {
        return "nim-multiplication";
    }

    @Override
    public String room() {
        return "nimber";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(ROW_FROM, ROW_TO, COLUMN_FROM, COLUMN_TO);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        List<Long> rowNumbers = range(parameters, ROW_FROM, ROW_TO);
        List<Long> columnNumbers = range(parameters, COLUMN_FROM, COLUMN_TO);
        boolean written = Math.max(rowNumbers.size(), columnNumbers.size()) <= LARGEST_WRITTEN;
        List<List<Cell>> rows = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        List<List<Long>> values = new ArrayList<>();
        for (long a : rowNumbers) {
            progress.check();
            List<Long> products =
                    columnNumbers.stream().map(b -> LongNimber.product(a, b)).toList();
            List<Cell> row = new ArrayList<>(List.of(Cell.of(String.valueOf(a))));
            products.forEach(p -> row.add(new Cell(p, String.valueOf(p), Tone.PLAIN)));
            rows.add(row);
            values.add(products);
            shades.add(products.stream()
                    .map(p -> new Figure.Shade(p, written ? String.valueOf(p) : ""))
                    .toList());
        }
        List<String> columns = columnNumbers.stream().map(String::valueOf).toList();
        List<String> head = new ArrayList<>(List.of("⊗"));
        head.addAll(columns);
        String title = words.say("nimber.table.nim-multiplication");
        Figure map = new Figure.HeatMap(
                "b", "a", rowNumbers.stream().map(String::valueOf).toList(), columns, shades);
        Facts facts = new Facts().put("products", () -> values);
        return new Report(
                        name(),
                        title,
                        words.say("nimber.headline.table"),
                        Said.of(words, "nimber", facts, "products"),
                        List.of(Section.of(
                                title, new Block.Table(title, head, rows, true), new Block.Picture(map, title))))
                .certified(checked(rowNumbers, columnNumbers, values, progress), words);
    }

    private static List<Long> range(Node parameters, Field<Long> from, Field<Long> to) {
        long first = from.in(parameters);
        long most = Math.min(MOST, first + LARGEST - 1);
        long last = to.find(parameters).orElse(Math.min(most, first + 15));
        if (last < first || last > most)
            throw parameters.get(to.name()).bad("core.bad.out-of-range", last, first, most);
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    /** Every product by the rules of Fermat powers. */
    private static Certificate checked(
            List<Long> rows, List<Long> columns, List<List<Long>> values, Progress progress) {
        NimCheck check = new NimCheck(progress);
        boolean holds = true;
        for (int i = 0; holds && i < rows.size(); i++)
            for (int j = 0; holds && j < columns.size(); j++)
                holds = check.product(Nimber.of(rows.get(i)), Nimber.of(columns.get(j)))
                        .equals(Nimber.of(values.get(i).get(j)));
        return check.certificate(
                holds, "nimber.certificate.table", InOrder.of("rows", rows, "columns", columns, "products", values));
    }
}
