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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All winning openings of Chomp on rectangles over a range. */
record ChompTable() implements Tabulation {

    private static final Field<Integer> COLUMNS_TO = Field.optional("columnsTo", Shape.whole(1, 12), 8);
    private static final Field<Integer> ROWS_TO = Field.optional("rowsTo", Shape.whole(1, 12), 6);

    @Override
    public String name() {
        return "chomp-openings";
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(COLUMNS_TO, ROWS_TO);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        ChompOpenings asked = new ChompOpenings(COLUMNS_TO.in(parameters), ROWS_TO.in(parameters));
        ChompKind.limited(parameters, Chomp.rectangle(asked.columns(), asked.rows()));
        Map<String, List<List<Integer>>> openings = asked.openings(progress);
        return BoardTables.table(
                        name(),
                        words,
                        BoardTables.range(1, asked.rows()),
                        BoardTables.range(1, asked.columns()),
                        (row, column) -> {
                            List<List<Integer>> bites = openings.getOrDefault(column + "x" + row, List.of());
                            String text = bites.stream()
                                    .map(b -> b.get(0) + "," + b.get(1))
                                    .collect(Collectors.joining(" "));
                            return new Cell(bites, text.isEmpty() ? "–" : text, Tone.PLAIN);
                        },
                        cell -> cell.value() instanceof List<?> bites ? (double) bites.size() : 0.0,
                        "rows",
                        "columns")
                .certified(asked.check(openings, progress), words);
    }
}
