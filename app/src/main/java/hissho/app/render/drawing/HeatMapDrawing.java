package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Point;
import hissho.report.Figure.Shade;
import java.util.ArrayList;
import java.util.List;

/** Lays out a heat map with its heads, its labels and the scale of its colours. */
final class HeatMapDrawing {

    private static final double SIDE = 600;
    private static final double LETTER = 12;
    private static final int SCALE_STEPS = 40;

    private final HeatMap map;
    private final HeatScale scale;
    private final int columns;
    private final double width;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();

    HeatMapDrawing(HeatMap map) {
        this.map = map;
        this.scale = HeatScale.of(map);
        this.columns = map.rows().stream().mapToInt(List::size).max().orElse(0);
        int longest = Math.max(Math.max(columns, map.rows().size()), 1);
        double side = Math.clamp(SIDE / longest, 4, 34);
        double widest = map.rows().stream()
                .flatMap(List::stream)
                .mapToDouble(shade -> Lettering.width(shade.text(), LETTER))
                .max()
                .orElse(0);
        this.width = side >= 14 ? Math.clamp(widest + 8, side, 80) : side;
        this.height = side;
    }

    List<Shape> shapes() {
        if (columns == 0) return shapes;
        for (int i = 0; i < map.rows().size(); i++)
            for (int j = 0; j < map.rows().get(i).size(); j++)
                cell(i, j, map.rows().get(i).get(j));
        double right = columns * width;
        double bottom = map.rows().size() * height;
        shapes.add(new Box(0, 0, right, bottom, 0, Pen.of(Ink.FRAME, 1), null));
        heads();
        if (!map.xLabel().isBlank())
            shapes.add(
                    new Label(right / 2, -34, map.xLabel() + " →", Anchor.MIDDLE, LETTER + 1, false, Ink.TEXT, false));
        if (!map.yLabel().isBlank())
            shapes.add(new Label(-10, -34, map.yLabel() + " ↓", Anchor.END, LETTER + 1, false, Ink.TEXT, false));
        scale(bottom + 22);
        return shapes;
    }

    private void cell(int i, int j, Shade shade) {
        double x = j * width;
        double y = i * height;
        if (!Double.isFinite(shade.value())) {
            shapes.add(new Box(x, y, width, height, 0, null, Ink.MUTED_WASH));
            shapes.add(Line.of(Pen.of(Ink.FRAME, 0.8), new Point(x, y + height), new Point(x + width, y)));
        } else {
            shapes.add(new Box(x, y, width, height, 0, null, new Heat(scale.share(shade.value()))));
        }
        double size = Math.min(LETTER, height * 0.55);
        if (shade.text().isBlank() || size < 7 || Lettering.width(shade.text(), size) > width) return;
        Ink ink = Double.isFinite(shade.value()) ? new Heat(scale.share(shade.value())).letters() : Ink.TEXT;
        shapes.add(new Label(x + width / 2, y + height / 2, shade.text(), Anchor.MIDDLE, size, false, ink, false));
    }

    private void heads() {
        double widest = map.columnHeads().stream()
                .mapToDouble(head -> Lettering.width(head, LETTER))
                .max()
                .orElse(0);
        int every = every(widest + 4, width);
        for (int j = 0; j < Math.min(columns, map.columnHeads().size()); j += every)
            shapes.add(head((j + 0.5) * width, -11, map.columnHeads().get(j), Anchor.MIDDLE));
        int everyRow = every(LETTER + 1, height);
        for (int i = 0; i < Math.min(map.rows().size(), map.rowHeads().size()); i += everyRow)
            shapes.add(head(-8, (i + 0.5) * height, map.rowHeads().get(i), Anchor.END));
    }

    /** Every how many cells a head of this size can stand: 1, 2, 5, 10 and so on. */
    private static int every(double needed, double cell) {
        int[] steps = {1, 2, 5, 10, 20, 50, 100, 200, 500};
        for (int step : steps) if (step * cell >= needed) return step;
        return 1000;
    }

    private void scale(double y) {
        if (scale.most() <= scale.least()) return;
        double length = Math.clamp(columns * width, 120, 320);
        double step = length / SCALE_STEPS;
        for (int k = 0; k < SCALE_STEPS; k++)
            shapes.add(new Box(k * step, y, step + 0.4, 12, 0, null, new Heat(k / (SCALE_STEPS - 1.0))));
        Ticks ticks = Ticks.between(scale.least(), scale.most(), 5);
        for (double tick : ticks.places())
            shapes.add(head(scale.share(tick) * length, y + 24, ticks.label(tick), Anchor.MIDDLE));
    }

    private static Label head(double x, double y, String text, Anchor anchor) {
        return new Label(x, y, text, anchor, LETTER, false, Ink.SOFT, false);
    }
}
