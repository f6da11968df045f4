package hissho.claim;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * All instances of one size: which of them are finished, which are lent, and what comes next.
 *
 * <p>Pieces may have any length, as long as no two of them overlap without one holding the other: they start at multiples of their length, which is a power
 * of two times {@link #LEAST}. What is finished is read from the left, the longest piece first, so that nothing is counted twice however the pieces were cut.
 */
final class Span {

    /** The shortest piece that is cut, in instances. */
    static final long LEAST = 64;

    /** A finished piece. */
    private record Finished(Piece piece, Tally tally) {}

    private final Claim claim;
    private final int size;
    private final long instances;
    private final TreeMap<Long, Finished> finished = new TreeMap<>();
    private final TreeMap<Long, Piece> lent = new TreeMap<>();
    private long at;
    /** Everything before this instance is finished, with this tally. */
    private long place;

    private Tally total = Tally.NOTHING;

    Span(Claim claim, int size, Map<Piece, Tally> known) {
        this.claim = claim;
        this.size = size;
        instances = Math.max(0, claim.instances(size));
        known.forEach(this::finish);
    }

    long instances() {
        return instances;
    }

    /** How many instances nobody has been asked to look at. */
    long left() {
        return instances - at;
    }

    void finish(Piece piece, Tally tally) {
        lent.remove(piece.from());
        finished.merge(
                piece.from(),
                new Finished(piece, tally),
                (old, now) -> now.piece().to() > old.piece().to() ? now : old);
    }

    /** From the beginning again, for what others had reserved and did not finish. */
    void again() {
        at = 0;
    }

    /** The next piece of about so many instances that is neither finished nor lent nor reserved by others. */
    Optional<Piece> next(long wanted, Predicate<Piece> reserved) {
        while (at < instances) {
            Finished here = finished.get(at);
            if (here != null) {
                at = here.tally().first().isPresent() ? instances : here.piece().to();
                continue;
            }
            Piece out = lent.get(at);
            if (out != null) {
                at = out.to();
                continue;
            }
            long end = Math.min(at + Math.min(length(wanted), instances - at), Math.min(start(finished), start(lent)));
            Piece piece = new Piece(claim.id(), size, at, end);
            at = end;
            if (!reserved.test(piece)) continue;
            lent.put(piece.from(), piece);
            return Optional.of(piece);
        }
        return Optional.empty();
    }

    private long start(NavigableMap<Long, ?> pieces) {
        Long next = pieces.higherKey(at);
        return next == null ? instances : next;
    }

    private long length(long wanted) {
        if (at % LEAST != 0) return LEAST - at % LEAST;
        long length = LEAST;
        while (2 * length <= wanted && at % (2 * length) == 0) length *= 2;
        return length;
    }

    /** The tally of the size once every instance up to the first counterexample was looked at. */
    Optional<Tally> settled() {
        while (place < instances && total.first().isEmpty()) {
            Finished here = finished.get(place);
            if (here == null) return Optional.empty();
            total = total.plus(here.tally());
            place = here.piece().to();
        }
        return Optional.of(total);
    }
}
