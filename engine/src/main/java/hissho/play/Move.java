package hissho.play;

import hissho.words.Message;
import java.util.List;

/**
 * A move, or a draw of chance: its parts, the short notation a person types for it, unique among the legal moves of its position, and
 * what it is in words. Moves are equal when they are written alike.
 */
public record Move(List<Part> parts, String notation, Message words) {

    public Move {
        parts = List.copyOf(parts);
    }

    /** A move that is one thing on the board. */
    public static Move spot(String id, Message words) {
        return new Move(List.of(new Part.Spot(id)), id, words);
    }

    /** A move that is not on the board, and is called what it is. */
    public static Move named(String id, Message words) {
        return new Move(List.of(new Part.Named(id, words)), id, words);
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object object) {
        return object instanceof Move other && other.notation.equals(notation);
    }

    @Override
    public int hashCode() {
        return notation.hashCode();
    }
}
