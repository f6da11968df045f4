package hissho.impartial.hackenbush;

import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Where the vertices of a picture are drawn, y growing downwards. Without given places each vertex stands as high as its distance
 * from the ground, and side by side in the order of a walk through the picture.
 */
public final class Layout {

    private static final int MOST_DRAWN = 400;
    private static final int MOST_WRITTEN = 80;

    private final double[] x;
    private final double[] y;

    private Layout(double[] x, double[] y) {
        this.x = x;
        this.y = y;
    }

    /** The layout with these places by the vertices' names; vertices without one are placed as if none were given. */
    public static Layout of(Picture picture, Map<Long, Figure.Point> places) {
        Layout layout = of(picture);
        for (int v = 0; v < picture.vertices(); v++) {
            Figure.Point place = places.get(picture.name(v));
            if (place == null) continue;
            layout.x[v] = place.x();
            layout.y[v] = -place.y();
        }
        return layout;
    }

    public static Layout of(Picture picture) {
        int n = picture.vertices();
        double[] x = new double[n];
        double[] y = new double[n];
        int[] parent = new int[n];
        int[] walk = breadthFirst(picture, parent, y);
        int[] children = new int[n];
        for (int i = 1; i < walk.length; i++) children[parent[walk[i]]]++;
        double[] width = new double[n];
        for (int i = walk.length - 1; i >= 0; i--) {
            int v = walk[i];
            if (children[v] == 0) width[v] = 1;
            if (i > 0) width[parent[v]] += width[v];
        }
        double[] used = new double[n];
        for (int i = 1; i < walk.length; i++) {
            int v = walk[i];
            double left = x[parent[v]] - width[parent[v]] / 2 + used[parent[v]];
            used[parent[v]] += width[v];
            x[v] = left + width[v] / 2;
        }
        return new Layout(x, y);
    }

    private static int[] breadthFirst(Picture picture, int[] parent, double[] y) {
        int n = picture.vertices();
        boolean[] seen = new boolean[n];
        int[] queue = new int[n];
        int tail = 1;
        seen[0] = true;
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            for (int i = picture.firstEnd(v); i < picture.firstEnd(v + 1); i++) {
                int other = picture.across(picture.edgeAt(i), v);
                if (seen[other]) continue;
                seen[other] = true;
                parent[other] = v;
                y[other] = y[v] - 1;
                queue[tail++] = other;
            }
        }
        return java.util.Arrays.copyOf(queue, tail);
    }

    /** The picture with the edges that are there, toned one by one and labelled by their numbers. */
    public Figure.Graph figure(Picture picture, BitSet present, IntFunction<Tone> tone) {
        List<Figure.Vertex> vertices = new ArrayList<>();
        List<Figure.Edge> edges = new ArrayList<>();
        BitSet drawn = new BitSet();
        present.stream().limit(MOST_DRAWN).forEach(e -> {
            drawn.set(picture.from(e));
            drawn.set(picture.to(e));
            edges.add(new Figure.Edge(
                    String.valueOf(picture.name(picture.from(e))),
                    String.valueOf(picture.name(picture.to(e))),
                    String.valueOf(e),
                    tone.apply(e),
                    false));
        });
        drawn.set(0);
        drawn.stream()
                .forEach(v -> vertices.add(new Figure.Vertex(
                        String.valueOf(picture.name(v)),
                        v == 0 ? "⊥" : String.valueOf(picture.name(v)),
                        x[v],
                        y[v],
                        v == 0 ? Tone.ACCENT : Tone.PLAIN)));
        return new Figure.Graph(vertices, edges, Figure.Layout.GIVEN);
    }

    /** What players see: the edges by number, and the figure. */
    public Scene scene(Picture picture, BitSet present, IntFunction<Tone> tone) {
        StringBuilder text = new StringBuilder();
        present.stream()
                .limit(MOST_WRITTEN)
                .forEach(e -> text.append(text.isEmpty() ? "" : "  ")
                        .append(e)
                        .append(':')
                        .append(end(picture, picture.from(e)))
                        .append(mark(tone.apply(e)))
                        .append(end(picture, picture.to(e))));
        if (present.cardinality() > MOST_WRITTEN) text.append("  …");
        if (present.isEmpty()) text.append("⊥");
        Map<Place, String> places = new LinkedHashMap<>();
        present.stream().limit(MOST_DRAWN).forEach(e -> places.put(new Place.Edge(places.size()), Integer.toString(e)));
        return Scene.of(text.toString(), new Board(figure(picture, present, tone), places));
    }

    /** The edge as a part of a move, on the board where it is drawn. */
    static Part part(BitSet present, int edge, Message words) {
        String id = Integer.toString(edge);
        boolean drawn = present.stream().limit(MOST_DRAWN).anyMatch(e -> e == edge);
        return drawn ? new Part.Spot(id) : new Part.Named(id, words);
    }

    private static String end(Picture picture, int vertex) {
        return vertex == 0 ? "⊥" : String.valueOf(picture.name(vertex));
    }

    private static String mark(Tone tone) {
        return switch (tone) {
            case FIRST -> "=b=";
            case SECOND -> "=r=";
            default -> "-";
        };
    }
}
