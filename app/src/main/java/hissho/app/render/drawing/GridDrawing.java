package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Grid;
import hissho.report.Figure.Square;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lays out a board: equal cells, tinted by their tones, with heads above and to the left. */
final class GridDrawing {

    private static final double LETTER = 15;
    private static final double CELL = 38;

    private GridDrawing() {}

    static List<Shape> shapes(Grid grid) {
        int columns = grid.rows().stream().mapToInt(List::size).max().orElse(0);
        double widest = Stream.concat(
                        grid.columnHeads().stream(),
                        grid.rows().stream().flatMap(List::stream).map(Square::text))
                .mapToDouble(text -> Lettering.width(text, LETTER))
                .max()
                .orElse(0);
        double width = Math.max(CELL, widest + 16);
        double height = CELL;
        List<Shape> shapes = new ArrayList<>();
        List<Shape> marked = new ArrayList<>();
        for (int j = 0; j < Math.min(columns, grid.columnHeads().size()); j++)
            shapes.add(head(j * width + width / 2, -14, grid.columnHeads().get(j), Anchor.MIDDLE));
        for (int i = 0; i < grid.rows().size(); i++) {
            if (i < grid.rowHeads().size())
                shapes.add(head(-10, i * height + height / 2, grid.rowHeads().get(i), Anchor.END));
            for (int j = 0; j < grid.rows().get(i).size(); j++) {
                Square square = grid.rows().get(i).get(j);
                boolean accent = square.tone() == Tone.ACCENT;
                Pen pen = accent ? Pen.of(Ink.ACCENT, 2) : Pen.of(Ink.FRAME, 1);
                Box box = new Box(j * width, i * height, width, height, 0, pen, Ink.wash(square.tone()));
                (accent ? marked : shapes).add(box);
                if (square.text().isBlank()) continue;
                boolean bold = square.tone() != Tone.PLAIN && square.tone() != Tone.MUTED;
                (accent ? marked : shapes)
                        .add(new Label(
                                (j + 0.5) * width,
                                (i + 0.5) * height,
                                square.text(),
                                Anchor.MIDDLE,
                                LETTER,
                                bold,
                                Ink.letters(square.tone()),
                                false));
            }
        }
        shapes.addAll(marked);
        return shapes;
    }

    private static Label head(double x, double y, String text, Anchor anchor) {
        return new Label(x, y, text, anchor, LETTER - 2, false, Ink.SOFT, false);
    }
}
