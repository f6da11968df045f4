package hissho.stochastic.claim;

import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import java.util.function.IntToLongFunction;

/** A statement about systems of games. */
record SystemClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    static Claim holds(String id, int usual, IntToLongFunction count, Statement statement) {
        return new SystemClaim(id, Verdict.HOLDS, 1, usual, count, statement);
    }
}
