package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The Grundy values of Wythoff's queen on a square board, row 0 at the bottom. */
record WythoffTabulation() implements Tabulation {

    private static final Field<Integer> SIZE = Field.optional("size", Shape.whole(1, 200), 8);

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
        return Shape.fields(SIZE);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int size = SIZE.in(parameters);
        WythoffTable table = new WythoffTable();
        List<List<Integer>> values = IntStream.range(0, size)
                .mapToObj(y -> IntStream.range(0, size)
                        .mapToObj(x -> table.value(x, y, progress))
                        .toList())
                .toList();
        int[] columns = BoardTables.range(0, size - 1);
        int[] rows = IntStream.iterate(size - 1, r -> r >= 0, r -> r - 1).toArray();
        Certificate certificate = new Certificate.Values(
                values.equals(byMex(size, progress)),
                Extent.everything(),
                Message.of("impartial.wythoff.certificate-mex"),
                InOrder.of("rows", values));
        return BoardTables.table(
                        name(),
                        words,
                        rows,
                        columns,
                        (y, x) -> {
                            int value = values.get(y).get(x);
                            return new Cell(value, Integer.toString(value), value == 0 ? Tone.GOOD : Tone.PLAIN);
                        },
                        cell -> cell.value() instanceof Integer n ? n.doubleValue() : 0.0,
                        "y",
                        "x")
                .certified(certificate, words);
    }

    /** The values row by row from the definition: the least number that no square left, below or on the diagonal has. */
    static List<List<Integer>> byMex(int size, Progress progress) {
        List<List<Integer>> rows = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            List<Integer> row = new ArrayList<>();
            for (int x = 0; x < size; x++) {
                progress.check();
                BitSet reached = new BitSet();
                for (int left = 0; left < x; left++) reached.set(row.get(left));
                for (int below = 0; below < y; below++)
                    reached.set(rows.get(below).get(x));
                for (int d = 1; d <= Math.min(x, y); d++)
                    reached.set(rows.get(y - d).get(x - d));
                row.add(reached.nextClearBit(0));
            }
            rows.add(row);
        }
        return rows;
    }
}
