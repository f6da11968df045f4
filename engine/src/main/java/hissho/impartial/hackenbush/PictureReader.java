package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.document.WholeNumbers;
import hissho.number.Rational;
import hissho.progress.Room;
import hissho.report.Figure;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads Hackenbush pictures: the edges by their ends and the ground, or bamboo stalks by their lengths. */
final class PictureReader {

    static final int MOST_EDGES = 20_000_000;

    /** What an edge takes until its value is known. */
    private static final long EDGE_BYTES = 120;

    private static final long LARGEST = 1L << 50;

    /** The number of a vertex. */
    static final Shape<Long> VERTEX = Shape.whole(0L, LARGEST);

    static final Field<Ends> EDGES = Field.optional("edges", edges(MOST_EDGES)).looksLike("hackenbush");
    static final Field<Long> GROUND = Field.optional("ground", VERTEX, 0L);
    static final Field<List<Integer>> STALKS =
            Field.optional("stalks", Shape.listOf(Shape.whole(0, MOST_EDGES), 0, 1000));
    static final Field<Map<String, List<Rational>>> PLACES =
            Field.optional("places", Shape.mapOf(Shape.listOf(Shape.number(), 2, 2)), Map.of());

    private PictureReader() {}

    /** The edges of a list by the numbers of their ends. */
    @SuppressWarnings("ArrayRecordComponent") // read once, turned into a picture, never compared
    record Ends(long[] from, long[] to) {
        Picture picture(long ground) {
            return Picture.of(ground, from, to);
        }
    }

    /** At most so many edges. */
    static Shape<Ends> edges(int most) {
        Shape<List<List<Long>>> shape = Shape.listOf(Shape.listOf(VERTEX, 2, 2), 0, most);
        Shape<Ends> plain = shape.as(pairs -> new Ends(
                pairs.stream().mapToLong(List::getFirst).toArray(),
                pairs.stream().mapToLong(List::getLast).toArray()));
        return shape.by(node -> node.value() instanceof WholeNumbers pairs
                        && pairs.width() == 2
                        && pairs.size() <= most
                        && Arrays.stream(pairs.numbers()).allMatch(name -> name >= 0 && name <= LARGEST)
                ? ends(pairs.numbers())
                : plain.read(node));
    }

    /** The same of a list that is kept as numbers only. */
    private static Ends ends(long[] numbers) {
        Room.ask(numbers.length / 2 * EDGE_BYTES);
        long[] from = new long[numbers.length / 2];
        long[] to = new long[numbers.length / 2];
        for (int e = 0; e < from.length; e++) {
            from[e] = numbers[2 * e];
            to[e] = numbers[2 * e + 1];
        }
        return new Ends(from, to);
    }

    static List<Field<?>> fields() {
        return List.of(EDGES, GROUND, STALKS, PLACES);
    }

    /** A green picture with its layout. */
    static GreenPicture green(Node document) {
        if (!EDGES.isIn(document) && STALKS.isIn(document)) {
            Picture stalks = stalks(document);
            return GreenPicture.of(stalks, layout(document, stalks));
        }
        Picture picture = picture(document, EDGES);
        return GreenPicture.of(picture, layout(document, picture));
    }

    /** The picture of some edges, all of which must be connected to the ground. */
    static Picture picture(Node document, Field<Ends> edges) {
        Picture picture = edges.in(document).picture(GROUND.in(document));
        BitSet grounded = picture.grounded(picture.whole());
        int loose = grounded.nextClearBit(0);
        if (loose < picture.edges())
            throw document.get(edges.name()).entry(loose).bad("hackenbush.bad.loose", GROUND.in(document));
        return picture;
    }

    private static Picture stalks(Node document) {
        List<Integer> lengths = STALKS.in(document);
        long total = lengths.stream().mapToLong(Integer::longValue).sum();
        if (total > MOST_EDGES) throw document.get("stalks").bad("core.bad.too-large", total, MOST_EDGES);
        Room.ask(total * EDGE_BYTES);
        long[] lower = new long[(int) total];
        long[] upper = new long[(int) total];
        int edge = 0;
        for (int length : lengths)
            for (int i = 0; i < length; i++) {
                lower[edge] = i == 0 ? 0 : edge;
                upper[edge] = ++edge;
            }
        return Picture.of(0, lower, upper);
    }

    /** Where the vertices are drawn, as far as the document says so. */
    static Layout layout(Node document, Picture picture) {
        Map<Long, Figure.Point> places = new HashMap<>();
        PLACES.in(document).forEach((name, place) -> {
            if (!name.matches("\\d{1,15}")) throw document.get("places").bad("hackenbush.bad.vertex", name);
            places.put(
                    Long.valueOf(name),
                    new Figure.Point(place.get(0).doubleValue(), place.get(1).doubleValue()));
        });
        return places.isEmpty() ? Layout.of(picture) : Layout.of(picture, places);
    }
}
