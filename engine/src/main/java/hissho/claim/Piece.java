package hissho.claim;

import java.io.Serializable;

/** A numbered range of a claim's instances at one size: what one worker checks at a time and what is recorded when it is done. */
public record Piece(String claim, int size, long from, long to) implements Serializable {

    public Tally check(Claim claim, hissho.progress.Progress progress) {
        return claim.check(size, from, to, progress);
    }

    public long instances() {
        return to - from;
    }
}
