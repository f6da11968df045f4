package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Tone;
import hissho.words.Words;

/** The Grundy values of Wythoff's queen on a square board, row 0 at the bottom. */
record WythoffTabulation() implements Tabulation {

    @Override
    public String name() {
        return "wythoff";
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(Field.optional("size", Shape.whole(1, 200)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int size = parameters.find("size").map(n -> n.whole(1, 200)).orElse(8);
        WythoffTable table = new WythoffTable();
        int[] columns = BoardTables.range(0, size - 1);
        int[] rows = java.util.stream.IntStream.iterate(size - 1, r -> r >= 0, r -> r - 1)
                .toArray();
        return BoardTables.table(
                name(),
                words,
                rows,
                columns,
                (y, x) -> {
                    int value = table.value(x, y, progress);
                    return new Cell(value, Integer.toString(value), value == 0 ? Tone.GOOD : Tone.PLAIN);
                },
                cell -> cell.value() instanceof Integer n ? n.doubleValue() : 0.0,
                "y",
                "x");
    }
}
