package hissho.impartial.hackenbush;

import hissho.kind.Game;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A Hackenbush picture with coloured edges, few enough for their sets to fit a word. */
public record ColouredPicture(Picture picture, List<Colour> colours, Layout layout) implements Game {

    public static final int MOST_EDGES = 60;

    public ColouredPicture {
        colours = List.copyOf(colours);
        if (colours.size() != picture.edges() || picture.edges() > MOST_EDGES)
            throw new IllegalArgumentException("a colour for each of at most " + MOST_EDGES + " edges");
    }

    /** The edges connected to the ground, as the bits of a word. */
    long whole() {
        return word(picture.grounded(picture.whole()));
    }

    long cut(long present, int edge) {
        return word(picture.cut(set(present), edge));
    }

    static BitSet set(long present) {
        return BitSet.valueOf(new long[] {present});
    }

    private static long word(BitSet set) {
        return set.isEmpty() ? 0 : set.toLongArray()[0];
    }

    /** The parts that meet only at the ground. */
    List<Long> components(long present) {
        List<Long> parts = new ArrayList<>();
        for (BitSet part : picture.components(set(present))) parts.add(word(part));
        return parts;
    }

    boolean has(long present, Colour colour) {
        return set(present).stream().anyMatch(e -> colours.get(e) == colour);
    }
}
