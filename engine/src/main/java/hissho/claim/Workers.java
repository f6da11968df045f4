package hissho.claim;

import hissho.progress.Progress;

/** Who checks pieces: threads here, or a cluster elsewhere. */
public interface Workers {

    /** How many pieces are checked at once. */
    int count();

    /**
     * Takes pieces from the agenda and checks them, each unless it is no longer wanted when its turn comes, and hands over every tally as soon as it is
     * there, with the time it took. Returns when the agenda has no more and all that were taken are done.
     */
    void check(Claim claim, Agenda agenda, Progress progress);
}
