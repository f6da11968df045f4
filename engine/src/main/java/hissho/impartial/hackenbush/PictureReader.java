package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.report.Figure;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads Hackenbush pictures: the edges by their ends and the ground, or bamboo stalks by their lengths. */
final class PictureReader {

    static final int MOST_EDGES = 2_000_000;
    private static final long MOST = 1L << 50;

    private PictureReader() {}

    static List<Field<?>> fields() {
        return List.of(
                Field.optional("edges", Shape.listOf(Shape.listOf(Shape.whole(0, MOST), 2, 2), 0, MOST_EDGES))
                        .looksLike("hackenbush"),
                Field.optional("ground", Shape.whole(0, MOST)),
                Field.optional("stalks", Shape.listOf(Shape.whole(0, MOST_EDGES), 0, 1000)),
                Field.optional("places", Shape.mapOf(Shape.listOf(Shape.number(), 2, 2))));
    }

    /** A green picture with its layout. */
    static GreenPicture green(Node document) {
        Picture picture = picture(document, MOST_EDGES);
        return GreenPicture.of(picture, layout(document, picture));
    }

    static Picture picture(Node document, int mostEdges) {
        if (!document.has("edges")) return stalks(document.get("stalks"), mostEdges);
        long ground = document.find("ground").map(n -> n.wholeLong(0, MOST)).orElse(0L);
        Node node = document.get("edges");
        Picture picture = edges(node, ground, mostEdges);
        BitSet grounded = picture.grounded(picture.whole());
        int loose = grounded.nextClearBit(0);
        if (loose < picture.edges()) throw node.list().get(loose).bad("hackenbush.bad.loose", ground);
        return picture;
    }

    /** The edges of a list, whatever they are connected to. */
    static Picture edges(Node node, long ground, int mostEdges) {
        List<Node> edges = node.list(0, mostEdges);
        long[] from = new long[edges.size()];
        long[] to = new long[edges.size()];
        for (int e = 0; e < from.length; e++) {
            List<Node> ends = edges.get(e).list(2, 2);
            from[e] = ends.get(0).wholeLong(0, MOST);
            to[e] = ends.get(1).wholeLong(0, MOST);
        }
        return Picture.of(ground, from, to);
    }

    private static Picture stalks(Node node, int mostEdges) {
        List<Integer> lengths = node.wholes(0, mostEdges);
        long total = lengths.stream().mapToLong(Integer::longValue).sum();
        if (total > mostEdges) throw node.bad("core.bad.too-large", total, mostEdges);
        List<Long> from = new ArrayList<>();
        for (int length : lengths) for (int i = 0; i < length; i++) from.add(i == 0 ? 0L : (long) from.size());
        long[] lower = from.stream().mapToLong(Long::longValue).toArray();
        long[] upper = new long[lower.length];
        for (int e = 0; e < upper.length; e++) upper[e] = e + 1L;
        return Picture.of(0, lower, upper);
    }

    /** Where the vertices are drawn, as far as the document says so. */
    static Layout layout(Node document, Picture picture) {
        if (!document.has("places")) return Layout.of(picture);
        Map<Long, Figure.Point> places = new HashMap<>();
        Node node = document.get("places");
        for (String name : node.fields().keySet()) {
            if (!name.matches("\\d{1,15}")) throw node.bad("hackenbush.bad.vertex", name);
            List<Node> place = node.get(name).list(2, 2);
            places.put(
                    Long.valueOf(name),
                    new Figure.Point(
                            place.get(0).rational().doubleValue(),
                            place.get(1).rational().doubleValue()));
        }
        return Layout.of(picture, places);
    }
}
