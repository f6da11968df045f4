package hissho.claim;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A numbered range of a claim's instances at one size: what one worker checks at a time and what is recorded when it is done. */
public record Piece(String claim, int size, long from, long to) implements Serializable {

    private static final long MOST_PIECES = 256;
    private static final long LEAST_INSTANCES = 64;

    /** Cuts all instances of a size into pieces, always in the same way, so that a later run finds them again. */
    public static List<Piece> of(Claim claim, int size) {
        long instances = claim.instances(size);
        long length = Math.max(LEAST_INSTANCES, (instances + MOST_PIECES - 1) / MOST_PIECES);
        List<Piece> pieces = new ArrayList<>();
        for (long from = 0; from < instances; from += length)
            pieces.add(new Piece(claim.id(), size, from, Math.min(instances, from + length)));
        return pieces;
    }

    public Tally check(Claim claim, hissho.progress.Progress progress) {
        return claim.check(size, from, to, progress);
    }
}
