package hissho.extensive.claim;

import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import java.util.function.IntToLongFunction;

/** A statement about game trees. */
record TreeClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new TreeClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    static Claim fails(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new TreeClaim(id, Verdict.FAILS, smallest, usual, count, statement);
    }
}
