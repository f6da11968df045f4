package hissho.impartial.nimber;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
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
        return Shape.fields(
                Field.optional("rowFrom", Shape.whole(0, MOST)),
                Field.optional("rowTo", Shape.whole(0, MOST)),
                Field.optional("columnFrom", Shape.whole(0, MOST)),
                Field.optional("columnTo", Shape.whole(0, MOST)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        List<Long> rowNumbers = range(parameters, "rowFrom", "rowTo");
        List<Long> columnNumbers = range(parameters, "columnFrom", "columnTo");
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
        return new Report(
                name(),
                title,
                words.say("nimber.headline.table"),
                List.of(Said.of(words, "products", "nimber.fact.products", values)),
                List.of(Section.of(title, new Block.Table(title, head, rows, true), new Block.Picture(map, title))),
                new Report.Certificate(words.say("nimber.certificate.table"), checked(rowNumbers, columnNumbers)));
    }

    private static List<Long> range(Node parameters, String from, String to) {
        long first = parameters.find(from).map(n -> n.wholeLong(0, MOST)).orElse(0L);
        long last = parameters
                .find(to)
                .map(n -> n.wholeLong(first, Math.min(MOST, first + LARGEST - 1)))
                .orElse(first + 15);
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    /** The products of the first rows and columns by the tower alone. */
    private static boolean checked(List<Long> rows, List<Long> columns) {
        return rows.stream()
                .limit(8)
                .allMatch(a -> columns.stream()
                        .limit(8)
                        .allMatch(b -> LongNimber.product(a, b) == LongNimber.plainProduct(a, b, 64)));
    }
}
