package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Tone;
import hissho.words.Words;

/** The outcome classes of Empty and Divide over a range of boxes. */
record EmptyAndDivideTable() implements Tabulation {

    private static final Field<Integer> SIZE = Field.optional("size", Shape.whole(1, 200), 10);

    @Override
    public String name() {
        return "empty-and-divide";
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(SIZE, Convention.PLAY);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int size = SIZE.in(parameters);
        Convention convention = Convention.PLAY.in(parameters);
        int[] range = BoardTables.range(1, size);
        return BoardTables.table(
                        name(),
                        words,
                        range,
                        range,
                        (m, n) -> {
                            boolean p = new EmptyAndDivide(m, n).outcome(convention, progress) == Outcome.P;
                            return Cell.of(p ? "P" : "N", p ? Tone.GOOD : Tone.PLAIN);
                        },
                        cell -> cell.text().equals("P") ? 1.0 : 0.0,
                        "m",
                        "n")
                .certified(new EmptyAndDivideClasses(1, size, 1, size, convention).check(progress), words);
    }
}
