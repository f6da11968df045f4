package hissho.app.document;

/**
 * How much of a document is read before it counts as a mistake or an attack.
 *
 * @param bytes the longest file
 * @param values the most values in the tree, with every use of a YAML alias counted as if it were written out
 * @param depth the deepest nesting
 * @param text the longest single text
 */
public record Limits(int bytes, int values, int depth, int text) {

    public static final Limits USUAL = new Limits(64 << 20, 2_000_000, 300, 1 << 20);
}
