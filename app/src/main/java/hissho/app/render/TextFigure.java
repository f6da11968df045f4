package hissho.app.render;

import hissho.report.Block.Cell;
import hissho.report.Block.Table;
import hissho.report.Figure;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Grid;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Square;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Figures in characters. */
final class TextFigure {

    private TextFigure() {}

    static List<String> lines(Figure figure, Style style) {
        return switch (figure) {
            case Plot plot -> TextPlot.draw(plot, style);
            case Grid grid -> grid(grid, style);
            case HeatMap map -> TextHeatMap.draw(map, style);
            case Graph graph -> TextGraph.draw(graph, style);
        };
    }

    private static List<String> grid(Grid grid, Style style) {
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
            for (Square square : grid.rows().get(i)) row.add(cell(square, style));
            rows.add(row);
        }
        List<String> lines = new ArrayList<>(TextTable.drawCentred(new Table("", head, rows, headed), style));
        lines.addAll(legend(grid, style));
        return lines;
    }

    private static Cell cell(Square square, Style style) {
        if (square.text().isBlank()) {
            return new Cell("", square.tone() == Tone.PLAIN ? "" : String.valueOf(sign(square.tone())), Tone.PLAIN);
        }
        boolean player = square.tone() == Tone.FIRST || square.tone() == Tone.SECOND;
        String text = player && !style.colour() ? square.text() + sign(square.tone()) : square.text();
        return new Cell(text, text, square.tone());
    }

    /** What the marks of a board without colours mean. */
    private static List<String> legend(Grid grid, Style style) {
        Set<Tone> written = EnumSet.noneOf(Tone.class);
        Set<Tone> bare = EnumSet.noneOf(Tone.class);
        for (List<Square> row : grid.rows())
            for (Square square : row) (square.text().isBlank() ? bare : written).add(square.tone());
        if (style.colour()) written.clear();
        written.removeAll(Set.of(Tone.PLAIN, Tone.MUTED));
        bare.remove(Tone.PLAIN);
        List<String> parts = new ArrayList<>();
        for (Tone tone : Tone.values()) {
            String mark = writtenMark(tone);
            if (bare.contains(tone)) parts.add(sign(tone) + " " + meaning(tone, style));
            if (written.contains(tone) && !(bare.contains(tone) && mark.equals(String.valueOf(sign(tone)))))
                parts.add(mark + " " + meaning(tone, style));
        }
        if (parts.isEmpty()) return List.of();
        return Wrapping.wrap(parts.stream().collect(Collectors.joining("   ")), style.width());
    }

    private static String meaning(Tone tone, Style style) {
        return style.words().say("render.legend." + tone.name().toLowerCase(java.util.Locale.ROOT));
    }

    private static String writtenMark(Tone tone) {
        return switch (tone) {
            case ACCENT -> "[ ]";
            case GOOD -> "*";
            case BAD -> "!";
            default -> String.valueOf(sign(tone));
        };
    }

    private static char sign(Tone tone) {
        return switch (tone) {
            case FIRST -> '▲';
            case SECOND -> '▼';
            case GOOD -> '●';
            case BAD -> '○';
            case ACCENT -> '◆';
            case MUTED -> '·';
            case PLAIN -> ' ';
        };
    }
}
