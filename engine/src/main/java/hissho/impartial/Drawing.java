package hissho.impartial;

import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puts the scenes of several components into one: piles above each other, graphs side by side, anything else one after another. */
public final class Drawing {

    private Drawing() {}

    public static Scene together(List<Scene> scenes) {
        List<Scene> numbered = IntStream.range(0, scenes.size())
                .mapToObj(i -> numbered(i + 1, scenes.get(i)))
                .toList();
        if (numbered.size() == 1) return numbered.getFirst();
        String text = IntStream.range(0, scenes.size())
                .mapToObj(i -> (i + 1) + ": " + scenes.get(i).text().replace("\n", "\n   "))
                .collect(Collectors.joining("\n"));
        List<String> notes = new ArrayList<>();
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < numbered.size(); i++) {
            String number = Integer.toString(i + 1);
            numbered.get(i).notes().forEach(note -> notes.add(number + ": " + note));
            numbered.get(i).boards().forEach(board -> boards.add(board.titled(number)));
        }
        return new Scene(text, notes, joined(boards));
    }

    /** A part told apart from the same part of other components. */
    static Part numbered(int number, Part part) {
        return switch (part) {
            case Part.Spot(String id) -> new Part.Spot(number + ":" + id);
            case Part.Named named -> new Part.Named(number + ":" + named.id(), named.name());
            case Part.Amount amount -> amount;
        };
    }

    private static Scene numbered(int number, Scene scene) {
        return new Scene(
                scene.text(),
                scene.notes(),
                scene.boards().stream()
                        .map(board -> new Board(
                                board.title(), board.figure(), parts(board.places(), part -> number + ":" + part)))
                        .toList());
    }

    private static Map<Place, String> parts(Map<Place, String> places, Function<String, String> name) {
        Map<Place, String> renamed = new LinkedHashMap<>();
        places.forEach((place, part) -> renamed.put(place, name.apply(part)));
        return renamed;
    }

    /** A single square that says something. */
    public static Board sign(String text) {
        return Board.still(
                new Figure.Grid(List.of(), List.of(), List.of(List.of(new Figure.Square(text, Tone.PLAIN)))));
    }

    /** A strip of squares with heads, whose squares stand for these parts, empty for none. */
    public static Board strip(List<String> heads, List<Figure.Square> squares, List<String> parts) {
        return new Board(new Figure.Grid(List.of(), heads, List.of(squares)), row(0, parts));
    }

    /** The places of a row of cells with the parts they stand for, empty for none. */
    public static Map<Place, String> row(int row, List<String> parts) {
        Map<Place, String> places = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++)
            if (!parts.get(i).isEmpty()) places.put(new Place.Cell(row, i), parts.get(i));
        return places;
    }

    /** One pile of chips; a chip stands for the part with its number from the bottom, the pile itself for {@code pile}. */
    public static Board pile(BigInteger size) {
        Figure.Pile pile = new Figure.Pile("", size, Tone.PLAIN);
        Map<Place, String> places = new LinkedHashMap<>();
        if (size.signum() > 0) places.put(new Place.Pile(0), "pile");
        for (int chip = 0; pile.isDrawn() && chip < size.intValue(); chip++)
            places.put(new Place.Chip(0, chip), Integer.toString(chip));
        return new Board(new Figure.Piles(List.of(pile)), places);
    }

    /** Whether the chips of a pile are drawn one by one. */
    public static boolean isDrawn(BigInteger size) {
        return new Figure.Pile("", size, Tone.PLAIN).isDrawn();
    }

    /** A pile in letters: its size, and its chips where they are drawn. */
    public static String chips(BigInteger size) {
        return size + (isDrawn(size) ? "  " + "●".repeat(size.intValue()) : "");
    }

    private static List<Board> joined(List<Board> boards) {
        if (boards.stream().allMatch(board -> board.figure() instanceof Figure.Piles)) return List.of(stacked(boards));
        if (boards.stream().allMatch(board -> board.figure() instanceof Figure.Graph))
            return List.of(sideBySide(boards));
        return boards;
    }

    private static Board stacked(List<Board> boards) {
        List<Figure.Pile> piles = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        for (Board board : boards) {
            int before = piles.size();
            for (Figure.Pile pile : ((Figure.Piles) board.figure()).piles())
                piles.add(new Figure.Pile(
                        pile.label().isEmpty() ? board.title() : pile.label(), pile.size(), pile.tone()));
            board.places()
                    .forEach((place, part) -> places.put(
                            switch (place) {
                                case Place.Pile(int index) -> new Place.Pile(before + index);
                                case Place.Chip(int pile, int index) -> new Place.Chip(before + pile, index);
                                default -> place;
                            },
                            part));
        }
        return new Board(new Figure.Piles(piles), places);
    }

    private static Board sideBySide(List<Board> boards) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        Map<Place, String> places = new HashMap<>();
        double offset = 0;
        for (Board board : boards) {
            Figure.Graph graph = (Figure.Graph) board.figure();
            String prefix = board.title() + ":";
            int before = edges.size();
            double left = graph.vertices().stream()
                    .mapToDouble(Figure.Vertex::x)
                    .min()
                    .orElse(0);
            double right = graph.vertices().stream()
                    .mapToDouble(Figure.Vertex::x)
                    .max()
                    .orElse(0);
            for (Figure.Vertex v : graph.vertices())
                vertices.add(new Figure.Vertex(prefix + v.id(), v.label(), v.x() - left + offset, v.y(), v.tone()));
            for (Figure.Edge e : graph.edges())
                edges.add(new Figure.Edge(prefix + e.from(), prefix + e.to(), e.label(), e.tone(), e.directed()));
            board.places()
                    .forEach((place, part) -> places.put(
                            switch (place) {
                                case Place.Vertex(String id) -> new Place.Vertex(prefix + id);
                                case Place.Edge(int index) -> new Place.Edge(before + index);
                                default -> place;
                            },
                            part));
            offset += right - left + 1;
        }
        return new Board(
                new Figure.Graph(
                        vertices, edges, ((Figure.Graph) boards.getFirst().figure()).layout()),
                places);
    }
}
