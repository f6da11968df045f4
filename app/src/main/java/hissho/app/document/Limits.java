package hissho.app.document;

/**
 * How much of a document is read before it counts as a mistake or an attack.
 *
 * @param bytes the longest file that is read as a text
 * @param streamed the longest file of numbers that is read without being held
 * @param values the most values in the tree, with every use of a YAML alias counted as if it were written out; sixteen whole numbers
 *     of a list of nothing else count as one
 * @param depth the deepest nesting
 * @param text the longest single text
 */
public record Limits(int bytes, long streamed, int values, int depth, int text) {

    public static final Limits USUAL = new Limits(64 << 20, 2L << 30, 2_000_000, 300, 1 << 20);

    /** How many whole numbers a list of nothing else may hold. */
    int numbers() {
        return Tree.VALUE * values;
    }
}
