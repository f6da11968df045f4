package hissho.impartial.ordinal;

import java.util.List;

/** How a coin may go down in two-dimensional Nim, and what follows for the length of play. */
public enum LowerVariant {
    /** to any square of any lower row: the value is ω·y + x */
    ANY_LOWER_SQUARE("any-lower-square", new Direction(Change.ANY, Change.LESS)),
    /** straight down its column: the value is the nim-sum of x and y */
    SAME_COLUMN("same-column", new Direction(Change.SAME, Change.LESS));

    /** What a move may do to a coordinate. */
    private enum Change {
        LESS,
        SAME,
        ANY
    }

    /** A sort of move: what it does to column and row. */
    private record Direction(Change column, Change row) {
        boolean lowersRowThenColumn() {
            return row == Change.LESS || (row == Change.SAME && column == Change.LESS);
        }

        boolean lowersColumnThenRow() {
            return column == Change.LESS || (column == Change.SAME && row == Change.LESS);
        }

        /** Whether it is open to a coin and, on an endless board, can take a coordinate as high as the player likes. */
        boolean climbsFrom(long x, long y) {
            return (column == Change.ANY && y > 0) || (row == Change.ANY && x > 0);
        }
    }

    private final String plain;
    private final List<Direction> directions;

    LowerVariant(String plain, Direction down) {
        this.plain = plain;
        this.directions = List.of(new Direction(Change.LESS, Change.SAME), down);
    }

    public String plain() {
        return plain;
    }

    /** Every sort of move goes down in one and the same lexicographic order of squares, which is a well-order; so every play ends. */
    boolean alwaysEnds() {
        return directions.stream().allMatch(Direction::lowersRowThenColumn)
                || directions.stream().allMatch(Direction::lowersColumnThenRow);
    }

    /** Whether a coin on this square of an endless board has a move that may lead as far away as the player likes. */
    boolean climbsFrom(long x, long y) {
        return directions.stream().anyMatch(direction -> direction.climbsFrom(x, y));
    }

    public static LowerVariant of(String name) {
        return name.equals(SAME_COLUMN.plain) ? SAME_COLUMN : ANY_LOWER_SQUARE;
    }
}
