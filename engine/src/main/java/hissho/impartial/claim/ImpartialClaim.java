package hissho.impartial.claim;

import hissho.claim.Claim;
import hissho.claim.TextbookClaim;
import java.util.function.IntToLongFunction;

/** A statement about impartial games. */
record ImpartialClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements TextbookClaim {

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new ImpartialClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }
}
