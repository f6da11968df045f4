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
        long length = length(instances);
        List<Piece> pieces = new ArrayList<>();
        for (long from = 0; from < instances; from += Math.min(length, instances - from))
            pieces.add(new Piece(claim.id(), size, from, from + Math.min(length, instances - from)));
        return pieces;
    }

    /** How many pieces a size is cut into. */
    static long count(Claim claim, int size) {
        long instances = claim.instances(size);
        return Math.ceilDiv(instances, length(instances));
    }

    private static long length(long instances) {
        return Math.max(LEAST_INSTANCES, Math.ceilDiv(instances, MOST_PIECES));
    }

    public Tally check(Claim claim, hissho.progress.Progress progress) {
        return claim.check(size, from, to, progress);
    }
}
