package hissho.app.render;

import com.fasterxml.jackson.core.JsonGenerator;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Bar;
import hissho.report.Figure.Bars;
import hissho.report.Figure.Card;
import hissho.report.Figure.Cards;
import hissho.report.Figure.Coins;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Edge;
import hissho.report.Figure.Graph;
import hissho.report.Figure.Grid;
import hissho.report.Figure.Group;
import hissho.report.Figure.Hand;
import hissho.report.Figure.Handle;
import hissho.report.Figure.HeatMap;
import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Node;
import hissho.report.Figure.Pile;
import hissho.report.Figure.Piles;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Figure.Shade;
import hissho.report.Figure.Square;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Triangle;
import hissho.report.Figure.Turn;
import hissho.report.Figure.Vertex;
import hissho.report.Tone;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Figures as the data they are. */
public final class JsonFigures {

    private final JsonGenerator json;

    public JsonFigures(JsonGenerator json) {
        this.json = json;
    }

    public void figure(Figure figure) throws IOException {
        json.writeStartObject();
        switch (figure) {
            case Plot plot -> plot(plot);
            case Grid grid -> grid("grid", grid);
            case HeatMap map -> heatMap(map);
            case Graph graph -> graph(graph);
            case Tree tree -> tree(tree);
            case Triangle triangle -> triangle(triangle);
            case Figure.Tetrahedron solid -> tetrahedron(solid);
            case Bars bars -> bars(bars);
            case Cards cards -> cards(cards);
            case Piles piles -> piles(piles);
            case Coins coins -> grid("coins", coins.grid());
        }
        json.writeEndObject();
    }

    static void strings(JsonGenerator json, String name, List<String> strings) throws IOException {
        json.writeArrayFieldStart(name);
        for (String string : strings) json.writeString(string);
        json.writeEndArray();
    }

    static void tone(JsonGenerator json, Tone tone) throws IOException {
        json.writeStringField("tone", tone.name().toLowerCase(Locale.ROOT));
    }

    private void plot(Plot plot) throws IOException {
        json.writeStringField("type", "plot");
        axis("x", plot.x());
        axis("y", plot.y());
        json.writeBooleanField("equalScale", plot.equalScale());
        drawn(plot.curves(), plot.dots(), plot.regions(), false);
    }

    private void triangle(Triangle triangle) throws IOException {
        json.writeStringField("type", "triangle");
        strings(json, "corners", triangle.corners());
        json.writeBooleanField("firstBelow", triangle.firstBelow());
        drawn(triangle.curves(), triangle.dots(), triangle.regions(), true);
    }

    private void tetrahedron(Figure.Tetrahedron solid) throws IOException {
        json.writeStringField("type", "tetrahedron");
        strings(json, "corners", solid.corners());
        json.writeArrayFieldStart("lines");
        for (Figure.Tetrahedron.Line line : solid.lines()) {
            json.writeStartObject();
            tone(json, line.tone());
            json.writeBooleanField("bold", line.bold());
            shares("from", line.from());
            shares("to", line.to());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("spots");
        for (Figure.Tetrahedron.Spot spot : solid.spots()) {
            json.writeStartObject();
            json.writeStringField("label", spot.label());
            tone(json, spot.tone());
            shares("at", spot.at());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void shares(String name, List<Double> shares) throws IOException {
        json.writeArrayFieldStart(name);
        for (double share : shares) JsonValues.decimal(json, share);
        json.writeEndArray();
    }

    /** A point: its two numbers, or the shares of the three corners of a triangle. */
    private void point(Point point, boolean shares) throws IOException {
        json.writeStartArray();
        if (shares) JsonValues.decimal(json, Math.rint((1 - point.x() - point.y()) * 1e12) / 1e12);
        JsonValues.decimal(json, point.x());
        JsonValues.decimal(json, point.y());
        json.writeEndArray();
    }

    private void drawn(List<Curve> curves, List<Dot> dots, List<Region> regions, boolean shares) throws IOException {
        json.writeArrayFieldStart("curves");
        for (Curve curve : curves) {
            json.writeStartObject();
            json.writeStringField("label", curve.label());
            tone(json, curve.tone());
            json.writeBooleanField("bold", curve.bold());
            points("points", curve.points(), shares);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("dots");
        for (Dot dot : dots) {
            json.writeStartObject();
            json.writeStringField("label", dot.label());
            tone(json, dot.tone());
            if (shares) {
                json.writeFieldName("at");
                point(dot.at(), true);
            } else {
                number("x", dot.at().x());
                number("y", dot.at().y());
            }
            if (dot.handle().isPresent()) handle(dot.handle().get());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("regions");
        for (Region region : regions) {
            json.writeStartObject();
            json.writeStringField("label", region.label());
            tone(json, region.tone());
            points("outline", region.outline(), shares);
            strings(json, "corners", region.corners());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void handle(Handle handle) throws IOException {
        json.writeObjectFieldStart("moves");
        json.writeStringField("field", handle.field());
        json.writeArrayFieldStart("origin");
        for (double start : handle.origin()) JsonValues.decimal(json, start);
        json.writeEndArray();
        number("scale", handle.scale());
        json.writeEndObject();
    }

    private void axis(String name, Axis axis) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("label", axis.label());
        number("from", axis.from());
        number("to", axis.to());
        json.writeEndObject();
    }

    private void points(String name, List<Point> points, boolean shares) throws IOException {
        json.writeArrayFieldStart(name);
        for (Point point : points) point(point, shares);
        json.writeEndArray();
    }

    private void cards(Cards cards) throws IOException {
        json.writeStringField("type", "cards");
        json.writeArrayFieldStart("rows");
        for (Hand hand : cards.rows()) {
            json.writeStartObject();
            json.writeStringField("label", hand.label());
            json.writeArrayFieldStart("cards");
            for (Card card : hand.cards()) {
                json.writeStartObject();
                json.writeStringField("text", card.text());
                json.writeStringField("side", card.side().name().toLowerCase(Locale.ROOT));
                tone(json, card.tone());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void piles(Piles piles) throws IOException {
        json.writeStringField("type", "piles");
        json.writeArrayFieldStart("piles");
        for (Pile pile : piles.piles()) {
            json.writeStartObject();
            json.writeStringField("label", pile.label());
            json.writeStringField("size", pile.size().toString());
            json.writeBooleanField("drawn", pile.isDrawn());
            tone(json, pile.tone());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void grid(String type, Grid grid) throws IOException {
        json.writeStringField("type", type);
        strings(json, "rowHeads", grid.rowHeads());
        strings(json, "columnHeads", grid.columnHeads());
        json.writeArrayFieldStart("rows");
        for (List<Square> row : grid.rows()) {
            json.writeStartArray();
            for (Square square : row) {
                json.writeStartObject();
                json.writeStringField("text", square.text());
                tone(json, square.tone());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndArray();
        if (grid.picking().isPresent()) picking(grid.picking().get());
    }

    private void picking(Figure.Picking picking) throws IOException {
        json.writeObjectFieldStart("picks");
        json.writeStringField("field", picking.field());
        json.writeArrayFieldStart("before");
        for (List<Integer> place : picking.before()) {
            json.writeStartArray();
            for (int line : place) json.writeNumber(line);
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeNumberField("rows", picking.rows());
        json.writeNumberField("columns", picking.columns());
        json.writeEndObject();
    }

    private void heatMap(HeatMap map) throws IOException {
        json.writeStringField("type", "heatMap");
        json.writeStringField("xLabel", map.xLabel());
        json.writeStringField("yLabel", map.yLabel());
        strings(json, "rowHeads", map.rowHeads());
        strings(json, "columnHeads", map.columnHeads());
        json.writeArrayFieldStart("rows");
        for (List<Shade> row : map.rows()) {
            json.writeStartArray();
            for (Shade shade : row) {
                json.writeStartObject();
                number("value", shade.value());
                json.writeStringField("text", shade.text());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void graph(Graph graph) throws IOException {
        json.writeStringField("type", "graph");
        json.writeStringField("layout", graph.layout().name().toLowerCase(Locale.ROOT));
        json.writeArrayFieldStart("vertices");
        for (Vertex vertex : graph.vertices()) {
            json.writeStartObject();
            json.writeStringField("id", vertex.id());
            json.writeStringField("label", vertex.label());
            number("x", vertex.x());
            number("y", vertex.y());
            tone(json, vertex.tone());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("edges");
        for (Edge edge : graph.edges()) {
            json.writeStartObject();
            json.writeStringField("from", edge.from());
            json.writeStringField("to", edge.to());
            json.writeStringField("label", edge.label());
            tone(json, edge.tone());
            json.writeBooleanField("directed", edge.directed());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void tree(Tree tree) throws IOException {
        json.writeStringField("type", "tree");
        strings(json, "players", tree.players());
        json.writeArrayFieldStart("nodes");
        for (Node node : tree.nodes()) {
            json.writeStartObject();
            json.writeNumberField("parent", node.parent());
            json.writeStringField("move", node.branch().move());
            json.writeStringField("probability", node.branch().probability());
            json.writeBooleanField("chosen", node.branch().chosen());
            switch (node.turn()) {
                case Turn.Chance chance -> json.writeStringField("turn", "chance");
                case Turn.Player(int index) -> {
                    json.writeStringField("turn", "player");
                    json.writeNumberField("player", index);
                }
                case Turn.End(List<String> payoffs) -> {
                    json.writeStringField("turn", "end");
                    strings(json, "payoffs", payoffs);
                }
            }
            json.writeStringField("label", node.label());
            json.writeNumberField("hidden", node.hidden());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("sets");
        for (InformationSet set : tree.sets()) {
            json.writeStartObject();
            json.writeStringField("label", set.label());
            json.writeArrayFieldStart("nodes");
            for (int node : set.nodes()) json.writeNumber(node);
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void bars(Bars bars) throws IOException {
        json.writeStringField("type", "bars");
        json.writeStringField("axis", bars.axis());
        json.writeArrayFieldStart("groups");
        for (Group group : bars.groups()) {
            json.writeStartObject();
            json.writeStringField("label", group.label());
            json.writeArrayFieldStart("bars");
            for (Bar bar : group.bars()) {
                json.writeStartObject();
                json.writeStringField("label", bar.label());
                number("value", bar.value());
                json.writeStringField("text", bar.text());
                tone(json, bar.tone());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void number(String name, double value) throws IOException {
        json.writeFieldName(name);
        JsonValues.decimal(json, value);
    }
}
