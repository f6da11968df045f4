package hissho.coalition.claim;

import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import java.util.function.IntToLongFunction;

/** A statement about coalitional games. */
record CoalitionClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new CoalitionClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    /** A statement that is known to fail. */
    static Claim fails(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new CoalitionClaim(id, Verdict.FAILS, smallest, usual, count, statement);
    }
}
