package hissho.impartial.heap;

import hissho.impartial.Component;
import hissho.impartial.Family;
import hissho.impartial.Option;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The regions of Rims and Rayles: groups of points that closed loops keep apart, drawn as loops with their points inside. */
public record Regions(String game) implements Family {

    private static final int MOST_LOOPS = 40;
    private static final int MOST_POINTS = 36;
    private static final double ASPECT = 14.0 / 9;
    private static final double LOOP = 0.45;
    private static final int CORNERS = 48;

    @Override
    public Message describe(List<Component> members) {
        return Message.of("impartial.region.all", Message.of(game), Family.list(members));
    }

    @Override
    public Message move(int number, Component moved, Option option) {
        return Message.of("impartial.region.in", number, moved.print(), option.words());
    }

    @Override
    public Scene scene(List<Component> members, Words words) {
        return drawn(
                members.stream()
                        .map(member -> member instanceof Heap heap ? heap.size() : 0L)
                        .toList(),
                number -> number + ":pile");
    }

    /** A loop for every region, its number in the middle and its points around it; many points are a number. */
    static Scene drawn(List<Long> points, IntFunction<String> parts) {
        if (points.size() > MOST_LOOPS) return Scene.of(written(points), listed(points, parts));
        int across = (int) Math.ceil(Math.sqrt(points.size() * ASPECT));
        int down = Math.ceilDiv(points.size(), across);
        double width = Math.max(across, down * ASPECT);
        double height = width / ASPECT;
        List<Figure.Region> loops = new ArrayList<>();
        List<Figure.Dot> dots = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            int row = i / across;
            double x = (width - across) / 2 + i % across + 0.5;
            double y = height - (height - down) / 2 - row - 0.5;
            long count = points.get(i);
            boolean many = count > MOST_POINTS;
            String number = points.size() == 1 ? "" : Integer.toString(i + 1);
            String label = !many ? number : number.isEmpty() ? Long.toString(count) : number + ": " + count;
            loops.add(new Figure.Region(label, ring(x, y, LOOP, 0, CORNERS), Tone.PLAIN));
            if (!many)
                for (Figure.Point at : scattered(x, y, (int) count)) dots.add(new Figure.Dot(at, "", Tone.PLAIN));
        }
        Figure plot =
                new Figure.Plot(new Figure.Axis("", 0, width), new Figure.Axis("", 0, height), List.of(), dots, loops);
        Map<Place, String> places = new LinkedHashMap<>();
        for (int i = 0; i < points.size(); i++)
            if (points.get(i) > 0) places.put(new Place.Region(i), parts.apply(i + 1));
        return Scene.of(written(points), new Board(plot, places));
    }

    /** Points on rings of six, twelve and eighteen around the middle, the outermost spread evenly. */
    private static List<Figure.Point> scattered(double x, double y, int count) {
        List<Figure.Point> points = new ArrayList<>();
        int left = count;
        for (int ring = 1; left > 0; ring++) {
            int here = Math.min(left, 6 * ring);
            double radius = count <= 6 ? 0.25 : 0.06 + 0.11 * ring;
            points.addAll(ring(x, y, radius, 0.4 * (ring - 1), here));
            left -= here;
        }
        return points;
    }

    private static List<Figure.Point> ring(double x, double y, double radius, double turned, int count) {
        return IntStream.range(0, count)
                .mapToDouble(i -> Math.PI / 2 + turned + 2 * Math.PI * i / count)
                .mapToObj(angle -> new Figure.Point(x + radius * Math.cos(angle), y + radius * Math.sin(angle)))
                .toList();
    }

    /** The regions in text: the points of each between brackets that stand for its loop. */
    private static String written(List<Long> points) {
        return IntStream.range(0, points.size())
                .mapToObj(i -> (points.size() == 1 ? "" : (i + 1) + ": ") + loop(points.get(i)))
                .collect(Collectors.joining("\n"));
    }

    private static Board listed(List<Long> points, IntFunction<String> parts) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int i = 0; i < points.size(); i++) places.put(new Place.Cell(i, 0), parts.apply(i + 1));
        Figure.Grid grid = new Figure.Grid(
                IntStream.rangeClosed(1, points.size())
                        .mapToObj(Integer::toString)
                        .toList(),
                List.of(),
                points.stream()
                        .map(count -> List.of(new Figure.Square(loop(count), Tone.PLAIN)))
                        .toList());
        return new Board(grid, places);
    }

    private static String loop(long points) {
        return points == 0
                ? "( )"
                : points > MOST_POINTS ? "( " + points + " )" : "( " + "● ".repeat((int) points) + ")";
    }
}
