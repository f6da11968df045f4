package hissho.impartial.board;

import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Tables over two coordinates, with a heat map beside them. */
final class BoardTables {

    /** What stands at a place. */
    interface Entry {
        Cell at(int row, int column);
    }

    private BoardTables() {}

    static Report table(
            String name,
            Words words,
            int[] rows,
            int[] columns,
            Entry entry,
            Function<Cell, Double> shade,
            String rowLabel,
            String columnLabel) {
        List<String> head = new ArrayList<>(List.of(rowLabel + "\\" + columnLabel));
        for (int column : columns) head.add(Integer.toString(column));
        List<List<Cell>> cells = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        List<String> rowHeads = new ArrayList<>();
        for (int row : rows) {
            List<Cell> line = new ArrayList<>(List.of(Cell.of(Integer.toString(row))));
            List<Figure.Shade> shadeLine = new ArrayList<>();
            for (int column : columns) {
                Cell cell = entry.at(row, column);
                line.add(cell);
                shadeLine.add(new Figure.Shade(shade.apply(cell), cell.text()));
            }
            cells.add(line);
            shades.add(shadeLine);
            rowHeads.add(Integer.toString(row));
        }
        String title = words.say("impartial.table." + name);
        Figure map = new Figure.HeatMap(columnLabel, rowLabel, rowHeads, head.subList(1, head.size()), shades);
        return new Report(
                "table",
                title,
                words.say("impartial.table." + name + ".headline"),
                List.of(),
                List.of(Section.of(title, new Block.Table(title, head, cells, true), new Block.Picture(map, title))));
    }

    static int[] range(int from, int to) {
        return java.util.stream.IntStream.rangeClosed(from, to).toArray();
    }
}
