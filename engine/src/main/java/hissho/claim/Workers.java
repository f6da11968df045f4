package hissho.claim;

import hissho.progress.Progress;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Who checks pieces: threads here, or a cluster elsewhere. */
public interface Workers {

    /** How many pieces are checked at once; twice as many are handed over at a time. */
    int count();

    /**
     * Checks these pieces, each unless it is no longer wanted when its turn comes, and hands over every tally as soon as it is there, one at a
     * time. Returns when all are done.
     */
    void check(
            Claim claim, List<Piece> pieces, Predicate<Piece> wanted, BiConsumer<Piece, Tally> done, Progress progress);
}
