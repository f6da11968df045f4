package hissho.app.render;

import hissho.app.render.drawing.Barycentric;
import hissho.report.Block.Cell;
import hissho.report.Block.Picture;
import hissho.report.Block.Table;
import hissho.report.Figure;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Grid;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Square;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Triangle;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/** Figures in characters. */
final class TextFigure {

    private TextFigure() {}

    /** The figure with a legend that says what its marks mean in it. */
    static List<String> lines(Picture picture, Style style) {
        Signs signs = new Signs(picture.legend());
        return switch (picture.figure()) {
            case Plot plot -> TextPlot.draw(plot, style);
            case Grid grid -> grid(grid, style, signs);
            case HeatMap map -> TextHeatMap.draw(map, style);
            case Graph graph -> TextGraph.draw(graph, style, signs);
            case Tree tree -> TextTree.draw(tree, style);
            case Triangle triangle -> TextPlot.draw(Barycentric.flat(triangle), style);
            case Figure.Tetrahedron solid -> TextPlot.draw(solid.flat(), style);
            case Bars bars -> TextBars.draw(bars, style, signs);
            case Figure.Cards cards -> grid(cards.grid(), style, signs);
            case Figure.Piles piles -> grid(piles.grid(), style, signs);
            case Figure.Coins coins -> grid(coins.grid(), style, signs);
        };
    }

    private static List<String> grid(Grid grid, Style style, Signs signs) {
        if (grid.rows().stream().allMatch(List::isEmpty))
            return List.of(style.words().say("render.figure.empty"));
        boolean headed = !grid.rowHeads().isEmpty();
        List<String> head = new ArrayList<>(grid.columnHeads());
        if (headed && !head.isEmpty()) head.addFirst("");
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < grid.rows().size(); i++) {
            List<Cell> row = new ArrayList<>();
            if (headed)
                row.add(Cell.of(i < grid.rowHeads().size() ? grid.rowHeads().get(i) : ""));
            for (Square square : grid.rows().get(i)) row.add(cell(square, style, signs));
            rows.add(row);
        }
        List<String> lines = new ArrayList<>(TextTable.drawCentred(new Table("", head, rows, headed), style));
        lines.addAll(signs.legend(style));
        return lines;
    }

    private static Cell cell(Square square, Style style, Signs signs) {
        if (square.text().isBlank()) return Cell.of(signs.of(square.tone()));
        if (style.colour()) return Cell.of(square.text(), square.tone());
        boolean player = square.tone() == Tone.FIRST || square.tone() == Tone.SECOND;
        signs.marked(square.tone());
        return Cell.of(player ? square.text() + signs.of(square.tone()) : square.text(), square.tone());
    }
}
