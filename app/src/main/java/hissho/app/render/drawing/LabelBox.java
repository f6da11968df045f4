package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Label;
import hissho.report.Figure.Point;

/** The place that a label, or something else that must stay readable, takes up. */
record LabelBox(double left, double top, double right, double bottom, Label label) {

    private static final Label NONE = new Label(0, 0, "", Anchor.MIDDLE, 1, false, Ink.TEXT, false);
    private static final double BOLD = 1.1;
    private static final double EDGE = 2;

    static LabelBox of(Label label) {
        double width = Lettering.width(label.text(), label.size()) * (label.bold() ? BOLD : 1) + 2 * EDGE;
        double left = switch (label.anchor()) {
            case START -> label.x();
            case MIDDLE -> label.x() - width / 2;
            case END -> label.x() - width;
        };
        double half = label.size() / 2 + EDGE;
        return new LabelBox(left, label.y() - half, left + width, label.y() + half, label);
    }

    static LabelBox around(Point centre, double width, double height) {
        return new LabelBox(
                centre.x() - width / 2,
                centre.y() - height / 2,
                centre.x() + width / 2,
                centre.y() + height / 2,
                NONE);
    }

    /** How much of the one the other covers. */
    double overlap(LabelBox other) {
        double across = Math.min(right, other.right) - Math.max(left, other.left);
        double down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        return across > 0 && down > 0 ? across * down : 0;
    }
}
