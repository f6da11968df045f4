package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.OutcomeSearch;
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
        return Shape.fields(
                Field.optional("columnsTo", Shape.whole(1, 12)), Field.optional("rowsTo", Shape.whole(1, 12)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int columns = parameters.find("columnsTo").map(n -> n.whole(1, 12)).orElse(8);
        int rows = parameters.find("rowsTo").map(n -> n.whole(1, 12)).orElse(6);
        Map<String, List<List<Integer>>> openings = BoardTopics.openings(
                columns, rows, new OutcomeSearch<>(new Chomp(), Convention.NORMAL, 3_000_000), progress);
        return BoardTables.table(
                name(),
                words,
                BoardTables.range(1, rows),
                BoardTables.range(1, columns),
                (row, column) -> {
                    List<List<Integer>> bites = openings.getOrDefault(column + "x" + row, List.of());
                    String text =
                            bites.stream().map(b -> b.get(0) + "," + b.get(1)).collect(Collectors.joining(" "));
                    return new Cell(bites, text.isEmpty() ? "–" : text, Tone.PLAIN);
                },
                cell -> cell.value() instanceof List<?> bites ? (double) bites.size() : 0.0,
                "rows",
                "columns");
    }
}
