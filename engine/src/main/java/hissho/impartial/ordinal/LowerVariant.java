package hissho.impartial.ordinal;

/** How a coin may go down in two-dimensional Nim. */
public enum LowerVariant {
    /** to any square of any lower row: the value is ω·y + x */
    ANY_LOWER_SQUARE("any-lower-square"),
    /** straight down its column: the value is the nim-sum of x and y */
    SAME_COLUMN("same-column");

    private final String plain;

    LowerVariant(String plain) {
        this.plain = plain;
    }

    public String plain() {
        return plain;
    }

    public static LowerVariant of(String name) {
        return name.equals(SAME_COLUMN.plain) ? SAME_COLUMN : ANY_LOWER_SQUARE;
    }
}
