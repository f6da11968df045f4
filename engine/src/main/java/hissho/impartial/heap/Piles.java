package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Shape;
import java.util.List;

/** How large piles may be, how many of them, and the field of a document that holds them. */
public final class Piles {

    public static final long MOST_CHIPS = 4_000_000_000_000_000_000L;
    public static final int MOST_PILES = 1_000;

    private Piles() {}

    /** Piles of so many chips at least. */
    public static Shape<List<Long>> shape(long least) {
        return Shape.listOf(Shape.whole(least, MOST_CHIPS), 1, MOST_PILES);
    }

    public static Field<List<Long>> field(String name, long least) {
        return Field.required(name, shape(least)).looksLike("piles");
    }
}
