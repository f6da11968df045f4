package hissho.play;

import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Moves that differ only by a number, too many to be listed: from a pile of a million chips any number may be taken.
 *
 * @param parts what the moves have in common; a move has these parts and an {@link Part.Amount}
 * @param stem how the notations begin, before the number
 * @param asks what the number is, in words
 * @param move the move with this number; its notation is the stem and the number, and perhaps more that follows from them
 */
public record Range(
        List<Part> parts,
        String stem,
        Message asks,
        BigInteger from,
        BigInteger to,
        Function<BigInteger, Move> move) {

    public Range {
        parts = List.copyOf(parts);
        if (from.compareTo(to) > 0) throw new IllegalArgumentException("an empty range");
    }

    public BigInteger count() {
        return to.subtract(from).add(BigInteger.ONE);
    }

    /** The move with this number, where it is in the range. */
    public Optional<Move> with(BigInteger number) {
        return number.compareTo(from) < 0 || number.compareTo(to) > 0
                ? Optional.empty()
                : Optional.of(move.apply(number));
    }
}
