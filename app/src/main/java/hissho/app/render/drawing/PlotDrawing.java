package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Lays out a plot: round ticks, curves named at their ends, dots with the lines that read them off. */
final class PlotDrawing {

    private static final double WIDTH = 560;
    private static final double HEIGHT = 360;
    /** The longer side where both axes have the same scale. */
    private static final double SIDE = 440;

    private static final double LETTER = 13;
    private static final double LINE = 17;
    /** A curve that ends inside the frame may have its name at so many places along it. */
    private static final int NAMED_PLACES = 8;

    private static final int MOST_READ_OFF = 3;

    private final Plot plot;
    private final Clipping frame;
    private final double width;
    private final double height;
    private final Placement placement;
    private final List<Shape> shapes = new ArrayList<>();

    PlotDrawing(Plot plot) {
        this.plot = plot;
        this.frame = Clipping.of(plot);
        double unit =
                (plot.hasAxes() ? SIDE : WIDTH) / Math.max(frame.right() - frame.left(), frame.top() - frame.bottom());
        this.width = plot.equalScale() ? unit * (frame.right() - frame.left()) : WIDTH;
        this.height = plot.equalScale() ? unit * (frame.top() - frame.bottom()) : HEIGHT;
        this.placement = new Placement(0, 0, width, height);
    }

    List<Shape> shapes() {
        if (plot.hasAxes()) axes();
        plot.regions().forEach(this::region);
        plot.curves().stream().filter(c -> !c.bold()).forEach(this::curve);
        plot.curves().stream().filter(Curve::bold).forEach(this::curve);
        long important = plot.dots().stream().filter(PlotDrawing::isReadOff).count();
        for (Dot dot : plot.dots())
            if (plot.hasAxes() && important <= MOST_READ_OFF && isReadOff(dot) && frame.holds(dot.at())) readOff(dot);
        for (Dot dot : plot.dots()) if (frame.holds(dot.at())) reserve(dot.at());
        List<Dot> framing =
                plot.dots().stream().filter(this::isCornerOfThePicture).toList();
        framing.forEach(this::dot);
        plot.regions().forEach(this::corners);
        rightLabels();
        for (Dot dot : plot.dots()) if (frame.holds(dot.at()) && !framing.contains(dot)) dot(dot);
        leftLabels();
        plot.regions().forEach(this::regionLabel);
        return shapes;
    }

    private void axes() {
        Ticks across = Ticks.between(frame.left(), frame.right(), 8);
        Ticks up = Ticks.between(frame.bottom(), frame.top(), 6);
        Pen rule = Pen.of(Ink.RULE, 1);
        for (double tick : across.places()) {
            double x = x(tick);
            shapes.add(Line.of(rule, new Point(x, 0), new Point(x, height)));
            shapes.add(label(x, height + 16, across.label(tick), Anchor.MIDDLE, Ink.SOFT));
        }
        for (double tick : plot.y().label().isBlank() ? List.<Double>of() : up.places()) {
            double y = y(tick);
            shapes.add(Line.of(rule, new Point(0, y), new Point(width, y)));
            shapes.add(label(-9, y, up.label(tick), Anchor.END, Ink.SOFT));
        }
        Pen frameLine = Pen.of(Ink.FRAME, 1.2);
        if (frame.bottom() < 0 && frame.top() > 0) zero(frameLine, new Point(0, y(0)), new Point(width, y(0)));
        if (frame.left() < 0 && frame.right() > 0) zero(frameLine, new Point(x(0), 0), new Point(x(0), height));
        shapes.add(Line.of(frameLine, new Point(0, 0), new Point(0, height), new Point(width, height)));
        if (!plot.y().label().isBlank()) shapes.add(label(-18, -20, plot.y().label(), Anchor.START, Ink.TEXT));
        if (!plot.x().label().isBlank())
            shapes.add(label(width / 2, height + 38, plot.x().label(), Anchor.MIDDLE, Ink.TEXT));
    }

    private void zero(Pen pen, Point from, Point to) {
        shapes.add(Line.of(pen, from, to));
        if (plot.equalScale()) placement.avoid(from, to, 1);
    }

    private void region(Region region) {
        List<Point> outline =
                frame.polygon(region.outline()).stream().map(this::place).toList();
        if (outline.size() < 3) return;
        shapes.add(new Line(outline, Pen.of(Ink.of(region.tone()), 1.2), Ink.wash(solid(region.tone()))));
    }

    /** The named corners of a region, with their names outside of it where there is room. */
    private void corners(Region region) {
        List<Point> outline = region.outline();
        List<Integer> named = IntStream.range(0, region.corners().size())
                .filter(k -> !region.corners().get(k).isBlank() && frame.holds(outline.get(k)))
                .boxed()
                .toList();
        if (named.isEmpty()) return;
        for (int k = 0; k < outline.size(); k++) {
            Point next = outline.get((k + 1) % outline.size());
            if (frame.holds(outline.get(k)) && frame.holds(next))
                placement.avoid(place(outline.get(k)), place(next), 5);
        }
        Point middle = place(centroid(frame.polygon(outline)));
        for (int k : named) reserve(outline.get(k));
        for (int k : named) {
            Point at = place(outline.get(k));
            shapes.add(new Disc(at.x(), at.y(), 4, Pen.of(Ink.PAPER, 1), Ink.of(region.tone())));
            String name = region.corners().get(k);
            Point place = placement.outside(at, middle, Lettering.width(name, LETTER), LINE);
            shapes.add(halo(place.x(), place.y(), name, Anchor.START, Ink.letters(region.tone())));
        }
    }

    private static Tone solid(Tone tone) {
        return tone == Tone.PLAIN ? Tone.MUTED : tone;
    }

    private void regionLabel(Region region) {
        List<Point> outline = frame.polygon(region.outline());
        if (outline.size() < 3 || region.label().isBlank()) return;
        Point middle = place(centroid(outline));
        double room = Lettering.width(region.label(), LETTER);
        Point place = placement.beside(new Point(middle.x() - room / 2 - 12, middle.y()), room, LINE);
        shapes.add(label(place.x(), place.y(), region.label(), Anchor.START, Ink.letters(region.tone())));
    }

    private static Point centroid(List<Point> outline) {
        double area = 0;
        double cx = 0;
        double cy = 0;
        for (int k = 0; k < outline.size(); k++) {
            Point a = outline.get(k);
            Point b = outline.get((k + 1) % outline.size());
            double cross = a.x() * b.y() - b.x() * a.y();
            area += cross;
            cx += (a.x() + b.x()) * cross;
            cy += (a.y() + b.y()) * cross;
        }
        return Math.abs(area) < 1e-12 ? outline.getFirst() : new Point(cx / (3 * area), cy / (3 * area));
    }

    private void curve(Curve curve) {
        Pen pen = Pen.of(Ink.of(curve.tone()), curve.bold() ? 4 : 1.8);
        for (List<Point> piece : frame.polyline(curve.points())) {
            List<Point> placed = simplified(piece.stream().map(this::place).toList());
            shapes.add(new Line(placed, pen, null));
            for (int k = 0; k + 1 < placed.size(); k++)
                placement.avoid(placed.get(k), placed.get(k + 1), curve.bold() ? 8 : 3);
        }
    }

    /** The line without the points that do not bend it. */
    private static List<Point> simplified(List<Point> line) {
        List<Point> kept = new ArrayList<>();
        for (Point next : line) {
            while (kept.size() > 1 && isStraight(kept.get(kept.size() - 2), kept.getLast(), next)) kept.removeLast();
            kept.add(next);
        }
        return kept;
    }

    private static boolean isStraight(Point a, Point b, Point c) {
        double dx = c.x() - a.x();
        double dy = c.y() - a.y();
        double length = Math.hypot(dx, dy);
        boolean forward = (b.x() - a.x()) * dx + (b.y() - a.y()) * dy >= 0;
        return forward && length > 0 && Math.abs(dx * (b.y() - a.y()) - dy * (b.x() - a.x())) / length < 0.02;
    }

    private static boolean isReadOff(Dot dot) {
        return dot.tone() == Tone.ACCENT || dot.tone() == Tone.GOOD;
    }

    private void readOff(Dot dot) {
        Point at = place(dot.at());
        Pen pen = Pen.dashed(Ink.of(dot.tone()), 1.2);
        shapes.add(Line.of(pen, new Point(0, at.y()), at));
        shapes.add(Line.of(pen, at, new Point(at.x(), height)));
        placement.avoid(new Point(0, at.y()), at, 2);
        placement.avoid(at, new Point(at.x(), height), 2);
    }

    private void reserve(Point point) {
        placement.mark(place(point), 7);
    }

    /** The corners of a picture without axes are named first, outwards. */
    private boolean isCornerOfThePicture(Dot dot) {
        return !plot.hasAxes() && dot.tone() == Tone.PLAIN && frame.holds(dot.at());
    }

    private void dot(Dot dot) {
        Point at = place(dot.at());
        shapes.add(new Disc(at.x(), at.y(), 5.5, Pen.of(Ink.PAPER, 1.5), Ink.of(dot.tone())));
        if (dot.label().isBlank()) return;
        double room = Lettering.bold(dot.label(), LETTER);
        Point place = isCornerOfThePicture(dot)
                ? placement.outside(at, new Point(width / 2, height / 2), room, LINE)
                : placement.beside(at, room, LINE);
        shapes.add(new Label(
                place.x(), place.y(), dot.label(), Anchor.START, LETTER, true, Ink.letters(dot.tone()), true));
    }

    /** A curve and where one of its ends is seen. */
    private record End(Curve curve, Point at) {}

    private void rightLabels() {
        List<End> margin = new ArrayList<>();
        for (Curve curve : plot.curves()) {
            if (curve.label().isBlank()) continue;
            frame.polyline(curve.points()).stream()
                    .flatMap(List::stream)
                    .map(this::place)
                    .reduce((a, b) -> b.x() >= a.x() ? b : a)
                    .map(at -> new End(curve, at))
                    .ifPresent(end -> {
                        if (end.at().x() > width - 3) margin.add(end);
                        else inside(end);
                    });
        }
        margin.sort(Comparator.comparingDouble(end -> end.at().y()));
        double[] wanted = margin.stream().mapToDouble(end -> end.at().y()).toArray();
        double[] places = Spread.within(Spread.apart(wanted, LINE), 0, height);
        for (int k = 0; k < places.length; k++) {
            Ink ink = Ink.of(margin.get(k).curve().tone());
            boolean moved = Math.abs(places[k] - wanted[k]) > 4;
            double x = width + (moved ? 20 : 8);
            if (moved)
                shapes.add(
                        Line.of(Pen.of(ink, 0.8), new Point(width + 3, wanted[k]), new Point(width + 17, places[k])));
            shapes.add(halo(
                    x,
                    places[k],
                    margin.get(k).curve().label(),
                    Anchor.START,
                    Ink.letters(margin.get(k).curve().tone())));
        }
    }

    private void inside(End end) {
        String label = end.curve().label();
        List<Point> along = new ArrayList<>(List.of(end.at()));
        for (List<Point> piece : frame.polyline(end.curve().points()))
            for (int k = 1; k < NAMED_PLACES; k++) along.add(place(along(piece, (double) k / NAMED_PLACES)));
        Point place = placement.besideOneOf(along, Lettering.width(label, LETTER), LINE);
        shapes.add(halo(
                place.x(),
                place.y(),
                label,
                Anchor.START,
                Ink.letters(end.curve().tone())));
    }

    /** The point after this share of a line, measured as it is drawn. */
    private Point along(List<Point> line, double share) {
        double whole = 0;
        for (int k = 1; k < line.size(); k++) whole += distance(line.get(k - 1), line.get(k));
        double left = share * whole;
        for (int k = 1; k < line.size(); k++) {
            double piece = distance(line.get(k - 1), line.get(k));
            if (piece >= left && piece > 0) return Bezier.mix(line.get(k - 1), line.get(k), left / piece);
            left -= piece;
        }
        return line.getLast();
    }

    private double distance(Point from, Point to) {
        Point a = place(from);
        Point b = place(to);
        return Math.hypot(b.x() - a.x(), b.y() - a.y());
    }

    /** Names at the left ends too, inside the frame, of curves among several that run from side to side, where they are short and cover little. */
    private void leftLabels() {
        List<End> ends = new ArrayList<>();
        for (Curve curve : plot.curves()) {
            if (curve.label().isBlank() || Lettering.width(curve.label(), LETTER) > 70 || !isAcross(curve)) continue;
            frame.polyline(curve.points()).stream()
                    .flatMap(List::stream)
                    .map(this::place)
                    .reduce((a, b) -> b.x() < a.x() ? b : a)
                    .filter(at -> at.x() < 3)
                    .ifPresent(at -> ends.add(new End(curve, at)));
        }
        if (plot.curves().size() > 12) return;
        ends.sort(Comparator.comparingDouble(end -> end.at().y()));
        for (End end : ends) {
            double room = Lettering.width(end.curve().label(), LETTER);
            placement
                    .atLeftEnd(end.at(), room, LINE)
                    .ifPresent(place -> shapes.add(halo(
                            place.x(),
                            place.y(),
                            end.curve().label(),
                            Anchor.START,
                            Ink.letters(end.curve().tone()))));
        }
    }

    /** Whether a curve among several reaches the right side, so that its name stands in the margin there. */
    private boolean isAcross(Curve curve) {
        return plot.curves().size() > 1
                && frame.polyline(curve.points()).stream()
                        .flatMap(List::stream)
                        .anyMatch(point -> place(point).x() > width - 3);
    }

    private static Label label(double x, double y, String text, Anchor anchor, Ink ink) {
        return new Label(x, y, text, anchor, LETTER, false, ink, false);
    }

    private static Label halo(double x, double y, String text, Anchor anchor, Ink ink) {
        return new Label(x, y, text, anchor, LETTER, false, ink, true);
    }

    private Point place(Point point) {
        return new Point(x(point.x()), y(point.y()));
    }

    private double x(double x) {
        return frame.across(x) * width;
    }

    private double y(double y) {
        return (1 - frame.up(y)) * height;
    }
}
