package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Bar;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Group;
import hissho.report.Figure.Point;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/** Lays out bars one below the other from a common zero, with names on the left and exact numbers at the ends. */
final class BarsDrawing {

    private static final double LENGTH = 380;
    private static final double ROW = 26;
    private static final double THICK = 16;
    private static final double LETTER = 13;

    private final Bars bars;
    private final BarScale scale;
    private final List<Shape> shapes = new ArrayList<>();

    BarsDrawing(Bars bars) {
        this.bars = bars;
        this.scale = BarScale.of(bars);
    }

    List<Shape> shapes() {
        double names = names();
        double y = 0;
        if (!bars.axis().isBlank()) {
            shapes.add(text(zero(), y, bars.axis(), Anchor.START, Ink.SOFT, false));
            y += ROW;
        }
        double top = y;
        for (Group group : bars.groups()) {
            if (y > top) y += 8;
            if (!group.label().isBlank()) {
                shapes.add(text(zero() + 6, y, group.label(), Anchor.START, Ink.TEXT, true));
                y += ROW - 4;
            }
            for (Bar bar : group.bars()) {
                bar(bar, names, y);
                y += ROW;
            }
        }
        if (y > top)
            shapes.addFirst(
                    Line.of(Pen.of(Ink.FRAME, 1.2), new Point(zero(), top - ROW / 2), new Point(zero(), y - ROW / 2)));
        return shapes;
    }

    private double zero() {
        return scale.zero() * LENGTH;
    }

    /** Where the names end: left of the scale, and of the numbers beside negative bars. */
    private double names() {
        return bars.groups().stream()
                        .flatMap(group -> group.bars().stream())
                        .filter(bar -> scale.share(bar.value()) < 0)
                        .mapToDouble(bar ->
                                zero() + scale.share(bar.value()) * LENGTH - 6 - Lettering.width(bar.text(), LETTER))
                        .reduce(0, Math::min)
                - 10;
    }

    private void bar(Bar bar, double names, double y) {
        double length = scale.share(bar.value()) * LENGTH;
        double end = zero() + length;
        boolean toned = bar.tone() != Tone.PLAIN && bar.tone() != Tone.MUTED;
        shapes.add(text(names, y, bar.label(), Anchor.END, Ink.letters(bar.tone()), toned));
        if (length != 0) {
            Pen pen = bar.tone() == Tone.MUTED ? Pen.dashed(Ink.SOFT, 1.2) : null;
            Ink fill = bar.tone() == Tone.MUTED
                    ? Ink.MUTED_WASH
                    : bar.tone() == Tone.PLAIN ? Ink.SOFT : Ink.of(bar.tone());
            shapes.add(new Box(Math.min(zero(), end), y - THICK / 2, Math.abs(length), THICK, 0, pen, fill));
        }
        if (length < 0) shapes.add(text(end - 6, y, bar.text(), Anchor.END, Ink.TEXT, toned));
        else shapes.add(text(end + 6, y, bar.text(), Anchor.START, Ink.TEXT, toned));
    }

    private static Label text(double x, double y, String text, Anchor anchor, Ink ink, boolean bold) {
        return new Label(x, y, text, anchor, LETTER, bold, ink, false);
    }
}
