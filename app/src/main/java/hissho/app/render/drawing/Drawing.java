package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Bow;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.report.Figure;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Grid;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Triangle;
import java.util.List;
import java.util.stream.Stream;

/** A figure laid out: the rectangle it fills and its shapes from back to front, in pixels. */
public record Drawing(double x, double y, double width, double height, List<Shape> shapes) {

    private static final double MARGIN = 12;

    public Drawing {
        shapes = List.copyOf(shapes);
    }

    public static Drawing of(Figure figure) {
        return switch (figure) {
            case Plot plot -> around(new PlotDrawing(plot).shapes());
            case Grid grid -> around(GridDrawing.shapes(grid));
            case HeatMap map -> around(new HeatMapDrawing(map).shapes());
            case Graph graph -> around(new GraphDrawing(graph).shapes());
            case Tree tree -> around(new GameTreeDrawing(tree).shapes());
            case Triangle triangle -> around(new PlotDrawing(Barycentric.flat(triangle)).shapes());
            case Figure.Tetrahedron solid -> around(new PlotDrawing(solid.flat()).shapes());
            case Bars bars -> around(new BarsDrawing(bars).shapes());
            case Figure.Cards cards -> around(GridDrawing.shapes(cards.grid()));
            case Figure.Piles piles -> around(GridDrawing.shapes(piles.grid()));
            case Figure.Coins coins -> around(GridDrawing.shapes(coins.grid()));
        };
    }

    /** The shapes with a margin around them. */
    static Drawing around(List<Shape> shapes) {
        double[] box = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        shapes.stream().flatMap(Drawing::extremes).forEach(point -> {
            box[0] = Math.min(box[0], point.x());
            box[1] = Math.min(box[1], point.y());
            box[2] = Math.max(box[2], point.x());
            box[3] = Math.max(box[3], point.y());
        });
        if (box[0] > box[2]) return new Drawing(0, 0, 2 * MARGIN, 2 * MARGIN, shapes);
        return new Drawing(
                Math.floor(box[0] - MARGIN),
                Math.floor(box[1] - MARGIN),
                Math.ceil(box[2] - box[0] + 2 * MARGIN + 1),
                Math.ceil(box[3] - box[1] + 2 * MARGIN + 1),
                shapes);
    }

    private static Stream<Point> extremes(Shape shape) {
        return switch (shape) {
            case Line line -> line.points().stream();
            case Bow(Bezier curve, Shape.Pen pen) ->
                Stream.of(curve.from(), curve.at(0.25), curve.at(0.5), curve.at(0.75), curve.to());
            case Box box ->
                Stream.of(new Point(box.x(), box.y()), new Point(box.x() + box.width(), box.y() + box.height()));
            case Disc disc ->
                Stream.of(
                        new Point(disc.x() - disc.radius(), disc.y() - disc.radius()),
                        new Point(disc.x() + disc.radius(), disc.y() + disc.radius()));
            case Label label ->
                Stream.of(
                        new Point(label.left(), label.y() - label.size() * 0.6),
                        new Point(
                                label.left() + Lettering.width(label.text(), label.size()),
                                label.y() + label.size() * 0.6));
        };
    }
}
