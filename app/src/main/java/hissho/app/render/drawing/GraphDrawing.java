package hissho.app.render.drawing;

import hissho.app.render.drawing.Network.Link;
import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Bow;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Layout;
import hissho.report.Figure.Point;
import hissho.report.Figure.Vertex;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays out a graph: edges that bend around vertices and around each other, arrow heads that end at the border, loops outwards. */
final class GraphDrawing {

    private static final double ARROW = 9;
    private static final double BEND = 22;
    private static final double[] AROUND_THE_MIDDLE = {0.5, 0.35, 0.65, 0.25, 0.75, 0.42, 0.58};
    private static final long MOST_BEND_TESTS = 2_000_000;

    private final Network network;
    private final List<Point> places;
    private final Point middle;
    private final boolean sticks;
    private final boolean stacked;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Shape> labels = new ArrayList<>();

    GraphDrawing(Graph graph) {
        this.network = Network.of(graph);
        this.places = Layouts.places(network, graph.layout());
        this.middle = new Point(
                places.stream().mapToDouble(Point::x).average().orElse(0),
                places.stream().mapToDouble(Point::y).average().orElse(0));
        this.stacked = graph.layout() == Layout.LAYERS || graph.layout() == Layout.TREE;
        this.sticks = network.links().stream().noneMatch(link -> link.edge().directed())
                && java.util.stream.IntStream.range(0, network.size()).allMatch(network::isBare);
    }

    List<Shape> shapes() {
        Map<Long, List<Link>> together = new LinkedHashMap<>();
        for (Link link : network.links()) {
            long low = Math.min(link.from(), link.to());
            together.computeIfAbsent(low << 32 | Math.max(link.from(), link.to()), k -> new ArrayList<>())
                    .add(link);
        }
        for (List<Link> links : together.values()) {
            for (int k = 0; k < links.size(); k++) {
                Link link = links.get(k);
                if (link.isLoop()) loop(link, k);
                else edge(link, k - (links.size() - 1) / 2.0);
            }
        }
        for (int v = 0; v < network.size(); v++) vertex(v);
        shapes.addAll(labels);
        return shapes;
    }

    private void vertex(int v) {
        Vertex vertex = network.vertices().get(v);
        Point at = places.get(v);
        Ink ink = vertex.tone() == Tone.PLAIN ? Ink.FRAME : Ink.of(vertex.tone());
        if (network.isBare(v)) {
            shapes.add(new Disc(at.x(), at.y(), network.width(v) / 2, Pen.of(Ink.PAPER, 1.5), Ink.of(vertex.tone())));
            return;
        }
        double width = network.width(v);
        double height = network.height(v);
        Pen pen = Pen.of(ink, vertex.tone() == Tone.PLAIN || vertex.tone() == Tone.MUTED ? 1.3 : 2);
        shapes.add(new Box(
                at.x() - width / 2, at.y() - height / 2, width, height, height / 2, pen, Ink.wash(vertex.tone())));
        boolean bold = vertex.tone() != Tone.PLAIN && vertex.tone() != Tone.MUTED;
        shapes.add(new Label(
                at.x(),
                at.y(),
                vertex.label(),
                Anchor.MIDDLE,
                Network.LETTER,
                bold,
                Ink.letters(vertex.tone()),
                false));
    }

    /** An edge, bent by its rank among the edges between the same two vertices, and away from vertices in its way. */
    private void edge(Link link, double rank) {
        Point from = places.get(link.from());
        Point to = places.get(link.to());
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double bulge = rank * BEND * 2 * (link.from() < link.to() ? 1 : -1);
        if (length < 1) return;
        if (isBlocked(link)) {
            double around = Math.clamp(length * 0.22, 30, 110);
            bulge = bulge == 0 ? outwards(from, to) * around : Math.signum(bulge) * Math.max(Math.abs(bulge), around);
        }
        Bezier whole = bulge == 0 ? Bezier.straight(from, to) : Bezier.bowed(from, to, bulge);
        double start = exit(whole, link.from(), false);
        double end = exit(whole, link.to(), true);
        if (start >= end) {
            start = 0;
            end = 1;
        }
        draw(link, whole.between(start, end), bulge == 0);
    }

    private void draw(Link link, Bezier curve, boolean straight) {
        Ink ink =
                link.edge().tone() == Tone.PLAIN ? Ink.SOFT : Ink.of(link.edge().tone());
        double width =
                sticks ? 4.5 : link.edge().tone() == Tone.PLAIN || link.edge().tone() == Tone.MUTED ? 1.5 : 2.4;
        Pen pen = link.edge().tone() == Tone.MUTED && !sticks ? Pen.dashed(ink, width) : Pen.of(ink, width);
        double size = ARROW + width;
        Bezier line = link.edge().directed() ? curve.between(0, shortened(curve, size * 0.8)) : curve;
        shapes.add(straight ? Line.of(pen, line.from(), line.to()) : new Bow(line, pen));
        if (link.edge().directed()) arrow(curve, size, ink);
        if (link.edge().label().isBlank()) return;
        Point at = link.isLoop()
                ? beyond(curve.at(0.5), link)
                : free(curve, link.edge().label());
        labels.add(new Label(
                at.x(),
                at.y(),
                link.edge().label(),
                Anchor.MIDDLE,
                Network.LETTER - 2,
                false,
                Ink.letters(link.edge().tone()),
                true));
    }

    /** A place for the label of an edge, near its middle but not on another edge's label. */
    private Point free(Bezier curve, String text) {
        double room = Lettering.width(text, Network.LETTER - 2);
        for (double t : AROUND_THE_MIDDLE) {
            Point at = curve.at(t);
            boolean taken = labels.stream()
                    .anyMatch(shape -> shape instanceof Label other
                            && Math.abs(other.y() - at.y()) < Network.LETTER
                            && Math.abs(other.x() - at.x())
                                    < (room + Lettering.width(other.text(), Network.LETTER - 2)) / 2 + 3);
            if (!taken) return at;
        }
        return curve.at(0.5);
    }

    /** A place for the label of a loop, outside of it. */
    private Point beyond(Point tip, Link link) {
        Point at = places.get(link.from());
        double dx = tip.x() - at.x();
        double dy = tip.y() - at.y();
        double length = Math.max(1e-9, Math.hypot(dx, dy));
        double away = 8 + Math.abs(dx / length) * Lettering.width(link.edge().label(), Network.LETTER - 2) / 2;
        return new Point(tip.x() + dx / length * away, tip.y() + dy / length * away);
    }

    /** The time at which so much of the curve is left. */
    private static double shortened(Bezier curve, double rest) {
        Point end = curve.to();
        for (int k = 99; k > 0; k--) {
            Point at = curve.at(k / 100.0);
            if (Math.hypot(at.x() - end.x(), at.y() - end.y()) >= rest) return k / 100.0;
        }
        return 1;
    }

    private void arrow(Bezier curve, double size, Ink ink) {
        Point tip = curve.to();
        Point back = curve.at(Math.min(0.99, shortened(curve, size)));
        double dx = tip.x() - back.x();
        double dy = tip.y() - back.y();
        double length = Math.max(1e-9, Math.hypot(dx, dy));
        double ux = dx / length * size;
        double uy = dy / length * size;
        shapes.add(Line.filled(
                ink,
                List.of(
                        tip,
                        new Point(tip.x() - ux - uy * 0.42, tip.y() - uy + ux * 0.42),
                        new Point(tip.x() - ux * 0.75, tip.y() - uy * 0.75),
                        new Point(tip.x() - ux + uy * 0.42, tip.y() - uy - ux * 0.42))));
    }

    private void loop(Link link, int rank) {
        Point at = places.get(link.from());
        double angle = loopAngle(at) + rank * 0.9;
        double reach = Math.max(network.width(link.from()), network.height(link.from())) / 2 + 46;
        Point left = new Point(at.x() + reach * Math.cos(angle - 0.55), at.y() + reach * Math.sin(angle - 0.55));
        Point right = new Point(at.x() + reach * Math.cos(angle + 0.55), at.y() + reach * Math.sin(angle + 0.55));
        Bezier whole = new Bezier(at, left, right, at);
        double start = 0;
        while (start < 0.45 && isInside(whole.at(start), link.from())) start += 0.005;
        double end = 1;
        while (end > 0.55 && isInside(whole.at(end), link.from())) end -= 0.005;
        draw(link, whole.between(start, end), false);
    }

    /** Loops point away from the middle of the drawing, and sidewards where edges run up and down. */
    private double loopAngle(Point at) {
        if (stacked) return at.x() < middle.x() - 1 ? Math.PI : 0;
        if (Math.hypot(at.x() - middle.x(), at.y() - middle.y()) < 1) return -Math.PI / 2;
        return Math.atan2(at.y() - middle.y(), at.x() - middle.x());
    }

    /** Where a curve leaves the border of the vertex at its start, or meets that of the vertex at its end. */
    private double exit(Bezier curve, int vertex, boolean atEnd) {
        for (int k = 0; k <= 200; k++) {
            double t = atEnd ? 1 - k / 200.0 : k / 200.0;
            if (!isInside(curve.at(t), vertex)) return t;
        }
        return atEnd ? 0 : 1;
    }

    private boolean isInside(Point point, int vertex) {
        Point at = places.get(vertex);
        double half = network.height(vertex) / 2;
        double flat = Math.max(0, network.width(vertex) / 2 - half);
        double dx = Math.max(0, Math.abs(point.x() - at.x()) - flat);
        double margin = network.isBare(vertex) ? sticks ? -half : 0 : 1;
        return Math.hypot(dx, point.y() - at.y()) < half + margin;
    }

    /** Whether the straight way runs over another vertex. */
    private boolean isBlocked(Link link) {
        if ((long) network.size() * network.links().size() > MOST_BEND_TESTS) return false;
        Point from = places.get(link.from());
        Point to = places.get(link.to());
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double square = dx * dx + dy * dy;
        for (int v = 0; v < network.size(); v++) {
            if (v == link.from() || v == link.to()) continue;
            Point at = places.get(v);
            double t = Math.clamp(((at.x() - from.x()) * dx + (at.y() - from.y()) * dy) / square, 0.0, 1.0);
            if (isInside(new Point(from.x() + t * dx, from.y() + t * dy), v)) return true;
        }
        return false;
    }

    /** 1 where the left of the way points away from the middle of the drawing, -1 where the right does. */
    private double outwards(Point from, Point to) {
        double cx = (from.x() + to.x()) / 2 - middle.x();
        double cy = (from.y() + to.y()) / 2 - middle.y();
        double left = cx * (to.y() - from.y()) - cy * (to.x() - from.x());
        return left >= 0 ? 1 : -1;
    }
}
